// Where the shopper is: the URL and the screen that it shows. The standalone shop's router moves them; embedded, the host page is left alone.
import { computed, signal } from '@preact/signals-core';
import type { ShopHistory } from './history';
import type { Arrival, Router, RouterOptions, Routing, Screen } from './routing';
import type { Said, WayOut } from './out-of-frame';
import { isAbsolute, pathInShop, urlInShop } from './shop-url';
import type { Target } from './target';
import { withView, writeView, type View } from './view-parameter';

export interface RoutingOptions extends Pick<
  RouterOptions,
  'shopUrl' | 'transport' | 'isSignedIn' | 'setPageLoading'
> {
  standalone: boolean;
  /** Addresses of paths of the shop that are pages elsewhere. */
  pages?: Readonly<Record<string, string | undefined>>;
  /** What the page, or whoever reads it, has chosen. Reads signals. */
  chosenView?: () => View;
  history?: ShopHistory;
  /** How it is said that the page's frame could not be left. */
  said?: Said;
  /** Where the visitor is; the browser's own address when absent. */
  here?: URL;
}

export function createRouting({
  standalone,
  pages = {},
  chosenView,
  said,
  history,
  here,
  ...options
}: RoutingOptions): Routing {
  const { shopUrl } = options;
  // The address of a frame may be about:srcdoc, which nothing is relative to.
  const url = signal(history?.url ?? here ?? new URL(globalThis.location?.host ? location.href : shopUrl));
  const screen = signal<Screen>({ tag: '', attributes: {}, state: standalone ? 'loading' : 'resolved' });
  const arrival = signal<Arrival>({ by: 'first', key: history?.key ?? 'first' });
  const title = signal('');
  /** What was told before there is a router. */
  const learned = new Map<string, Target>();
  let router: Router | undefined;

  const view = computed(() => (standalone || !chosenView ? '' : writeView(chosenView())));

  const isOfShop = (target: URL): boolean => pathInShop(target, shopUrl) !== undefined;
  const resolve = (to: string): URL => {
    if (/^[?#]/.test(to)) return new URL(to, url.peek());
    if (pages[to]) return new URL(pages[to]);
    const target = isAbsolute(to) ? new URL(to) : urlInShop(to, shopUrl);
    return view.value && isOfShop(target) ? withView(target, view.value) : target;
  };
  const exit = standalone || !said ? undefined : wayOut(isOfShop, said);
  const leave = async (target: URL, replace = false): Promise<boolean> => {
    const isOut = exit && isOfShop(target) ? (await exit)?.leave(target.href) : undefined;
    if (isOut !== undefined) return isOut;
    if (history) history.leave(target, replace);
    else globalThis.location?.[replace ? 'replace' : 'assign'](target);
    return true;
  };

  const navigate: Routing['navigate'] = (to, { replace = false } = {}) => {
    const target = resolve(to);
    if (router && isOfShop(target)) return router.go(target, replace ? 'replace' : 'link');
    // A listing on a foreign page turns its pages without writing into that page's history.
    if (!standalone && target.pathname === url.peek().pathname && target.origin === url.peek().origin) {
      url.value = target;
      return;
    }
    if (router) router.leave(target, replace);
    else void leave(target, replace);
  };

  return {
    url,
    screen,
    arrival,
    title,
    view,
    path: computed(() => pathInShop(url.value, shopUrl) ?? ''),
    setTitle: (text) => void (title.value = text),
    navigate,
    leave: (address) => leave(new URL(address)),
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
    dispose() {
      void exit?.then((way) => way?.dispose());
      router?.dispose();
    },
  };
}

/** undefined where nobody frames the page; of undefined where nobody else does, or the code does not come: then all goes on as in a page. */
function wayOut(isOfShop: (url: URL) => boolean, said: Said): Promise<WayOut | undefined> | undefined {
  // A server has no window.
  if (!globalThis.top || top === self) return undefined;
  return import('./out-of-frame').then(
    ({ leadOut }) => leadOut(isOfShop, said),
    () => undefined,
  );
}
