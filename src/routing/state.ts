// Where the shopper is: the URL and the screen that it shows. The standalone shop's router moves them; embedded, the host page is left alone.
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ShopHistory } from './history';
import type { Target } from './lookup';
import type { ScreenElement } from './route-table';
import type { Router, RouterOptions } from './router';
import { isAbsolute, pathInShop, urlInShop } from './shop-url';

export interface Screen extends ScreenElement {
  state: 'loading' | 'not-found' | 'error' | 'redirect' | 'resolved';
}

/** How the shopper came here; the shop scrolls and moves the focus by it. */
export interface Arrival {
  by: 'first' | 'link' | 'replace' | 'traverse';
  /** The history entry. */
  key: string;
}

export interface Routing {
  readonly url: ReadonlySignal<URL>;
  /** Path inside the shop without the base; '' on a page that is not the shop's. */
  readonly path: ReadonlySignal<string>;
  readonly screen: ReadonlySignal<Screen>;
  readonly arrival: ReadonlySignal<Arrival>;
  /** What the current screen calls itself; '' until it says so. Written to the document by the standalone shop only. */
  readonly title: ReadonlySignal<string>;
  setTitle(title: string): void;
  /** Goes to a path of the shop, to '?query' of this page, or to an absolute address. */
  navigate(to: string, options?: { replace?: boolean }): void;
  /** Absolute address of a path of the shop, for links. */
  href(path: string): string;
  /** Tells what a link leads to, so that following it needs no query. */
  learn(path: string, target: Target): void;
  /** What an address of the shop shows, as navigating to it would find; undefined where that is no screen. Goes nowhere. */
  prefetch(to: string): Promise<ScreenElement | undefined>;
  /** Asks again what the current page is, past every cache (after a store switch). */
  refresh(): void;
  /** Called once, by the standalone shop, which brings what takes over the page's history. */
  start(createRouter: (options: RouterOptions) => Router): void;
  dispose(): void;
}

export interface RoutingOptions extends Pick<
  RouterOptions,
  'shopUrl' | 'transport' | 'isSignedIn' | 'setPageLoading'
> {
  standalone: boolean;
  history?: ShopHistory;
}

export function createRouting({ standalone, history, ...options }: RoutingOptions): Routing {
  const { shopUrl } = options;
  // The address of a frame may be about:srcdoc, which nothing is relative to.
  const url = signal(history?.url ?? new URL(globalThis.location?.host ? location.href : shopUrl));
  const screen = signal<Screen>({ tag: '', attributes: {}, state: standalone ? 'loading' : 'resolved' });
  const arrival = signal<Arrival>({ by: 'first', key: history?.key ?? 'first' });
  const title = signal('');
  /** What was told before there is a router. */
  const learned = new Map<string, Target>();
  let router: Router | undefined;

  const resolve = (to: string): URL =>
    /^[?#]/.test(to) ? new URL(to, url.peek()) : isAbsolute(to) ? new URL(to) : urlInShop(to, shopUrl);
  const leave = (target: URL, replace: boolean): void => {
    if (history) history.leave(target, replace);
    else globalThis.location?.[replace ? 'replace' : 'assign'](target);
  };

  const navigate: Routing['navigate'] = (to, { replace = false } = {}) => {
    const target = resolve(to);
    const inShop = pathInShop(target, shopUrl) !== undefined;
    if (router && inShop) return router.go(target, replace ? 'replace' : 'link');
    // A listing on a foreign page turns its pages without writing into that page's history.
    if (!standalone && target.pathname === url.peek().pathname && target.origin === url.peek().origin) {
      url.value = target;
      return;
    }
    (router?.leave ?? leave)(target, replace);
  };

  return {
    url,
    screen,
    arrival,
    title,
    path: computed(() => pathInShop(url.value, shopUrl) ?? ''),
    setTitle: (text) => void (title.value = text),
    navigate,
    href: (path) => resolve(path).href,
    learn(path, target) {
      if (router) router.learn(path, target);
      else if (standalone) learned.set(path, target);
    },
    prefetch: async (to) => router?.prefetch(resolve(to)),
    refresh: () => router?.refresh(),
    start(createRouter) {
      if (router || !standalone) return;
      router = createRouter({ ...options, history, url, screen, arrival, title, learned });
    },
    dispose: () => router?.dispose(),
  };
}
