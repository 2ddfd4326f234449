// Where the shopper is: the URL and the screen that it shows. In a standalone shop it moves them; embedded, it leaves the host page alone.
import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Transport } from '../transport/transport';
import { browserHistory, type ShopHistory } from './history';
import { createLookup, type Outcome, type Target } from './lookup';
import { isAbsolute, pathInShop, urlInShop } from './paths';
import { matchRoute, signInPath, type ScreenElement } from './route-table';

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
  /** Takes over the page's history. Called once, by the standalone shop. */
  start(): void;
  dispose(): void;
}

export interface RoutingOptions {
  /** Ends with a slash. */
  shopUrl: string;
  standalone: boolean;
  transport: Pick<Transport, 'query'>;
  /** Read inside an effect: a visitor whose session ends leaves the pages that need one. */
  isSignedIn(): boolean;
  setPageLoading(loading: boolean): void;
  history?: ShopHistory;
}

/** Redirects followed for one click; a longer chain is a mistake in the backend's rewrites. */
const maximumHops = 5;

export function createRouting({
  shopUrl,
  standalone,
  transport,
  isSignedIn,
  setPageLoading,
  ...rest
}: RoutingOptions): Routing {
  const history = rest.history ?? (typeof window === 'undefined' ? undefined : browserHistory(window));
  const lookup = createLookup(transport);
  const url = signal(history?.url ?? new URL(shopUrl));
  const screen = signal<Screen>({ tag: '', attributes: {}, state: standalone ? 'loading' : 'resolved' });
  const arrival = signal<Arrival>({ by: 'first', key: history?.key ?? 'first' });
  const title = signal('');
  const cleanUps: (() => void)[] = [];
  let latest = 0;
  let asking: AbortController | undefined;
  let refreshing = false;

  const resolve = (to: string): URL =>
    /^[?#]/.test(to) ? new URL(to, url.peek()) : isAbsolute(to) ? new URL(to) : urlInShop(to, shopUrl);

  /** The screen of an address as far as it is known without asking. */
  const decide = (target: URL): Outcome | undefined => {
    const path = pathInShop(target, shopUrl) ?? '/';
    const route = matchRoute(path, target.searchParams);
    if (route?.signedInOnly && !isSignedIn())
      return { kind: 'redirect', to: signInPath(path + target.search) };
    const known = route ?? lookup.known(path);
    return known && { kind: 'screen', screen: { tag: known.tag, attributes: known.attributes } };
  };

  const show = (target: URL, next: Screen, by: Arrival['by'], key: string): void => {
    batch(() => {
      if (!sameScreen(screen.peek(), next)) {
        title.value = '';
        screen.value = next;
      }
      arrival.value = { by, key };
      if (target.href !== url.peek().href) url.value = target;
    });
  };

  /** Finds what `target` is, following redirects, then shows it; the newest call wins. */
  const go = async (first: URL, by: Arrival['by'], traverseKey?: string): Promise<void> => {
    const ticket = ++latest;
    asking?.abort();
    asking = undefined;
    let target = first;
    let outcome = decide(target);
    for (let hops = 0; ; hops += 1) {
      if (!outcome) {
        setPageLoading(true);
        asking = new AbortController();
        const path = pathInShop(target, shopUrl) ?? '/';
        outcome = await lookup.find(path, target.search, { fresh: refreshing, signal: asking.signal });
        if (ticket !== latest) return;
      }
      if (outcome.kind !== 'redirect') break;
      if (isAbsolute(outcome.to)) return history?.leave(new URL(outcome.to), true);
      if (hops === maximumHops) outcome = { kind: 'not-found' };
      else {
        if (by === 'first' || by === 'traverse') screen.value = { ...screen.peek(), state: 'redirect' };
        target = urlInShop(outcome.to, shopUrl);
        target.hash ||= first.hash;
        outcome = decide(target);
      }
    }
    setPageLoading(false);
    const moved = target.href !== first.href;
    const writes = by === 'link' || by === 'replace' || moved;
    const key =
      writes && history ? history.write(target, by !== 'link') : (traverseKey ?? arrival.peek().key);
    show(target, screenFor(outcome), by, key);
  };

  const prefetch: Routing['prefetch'] = async (to) => {
    let target = resolve(to);
    for (let hops = 0; hops < maximumHops; hops += 1) {
      const path = standalone ? pathInShop(target, shopUrl) : undefined;
      if (path === undefined) return undefined;
      const outcome = decide(target) ?? (await lookup.find(path, target.search));
      if (outcome.kind === 'screen') return outcome.screen;
      if (outcome.kind !== 'redirect' || isAbsolute(outcome.to)) return undefined;
      target = urlInShop(outcome.to, shopUrl);
    }
    return undefined;
  };

  const navigate: Routing['navigate'] = (to, { replace = false } = {}) => {
    const target = resolve(to);
    const inShop = pathInShop(target, shopUrl) !== undefined;
    if (standalone && inShop) return void go(target, replace ? 'replace' : 'link');
    // A listing on a foreign page turns its pages without writing into that page's history.
    if (!standalone && target.pathname === url.peek().pathname && target.origin === url.peek().origin) {
      url.value = target;
      return;
    }
    history?.leave(target, replace);
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
    learn: lookup.learn,
    prefetch,
    refresh() {
      if (!standalone) return;
      lookup.forget();
      refreshing = true;
      void go(url.peek(), 'replace').finally(() => (refreshing = false));
    },
    start() {
      if (!history || !standalone || cleanUps.length) return;
      cleanUps.push(
        history.listen({
          accepts: (target) => pathInShop(target, shopUrl) !== undefined,
          onLink: (target, replace) => void go(target, replace ? 'replace' : 'link'),
          onTraverse: (target, key) => void go(target, 'traverse', key),
        }),
      );
      void go(url.peek(), 'first');
      cleanUps.push(
        effect(() => {
          const path = pathInShop(url.peek(), shopUrl) ?? '/';
          if (!isSignedIn() && matchRoute(path, new URLSearchParams())?.signedInOnly)
            void go(url.peek(), 'replace');
        }),
      );
    },
    dispose() {
      latest += 1;
      asking?.abort();
      for (const cleanUp of cleanUps.splice(0)) cleanUp();
    },
  };
}

function screenFor(outcome: Outcome): Screen {
  if (outcome.kind === 'screen') return { ...outcome.screen, state: 'resolved' };
  const state = outcome.kind === 'error' ? 'error' : 'not-found';
  return {
    tag: 'airside-error-view',
    attributes: { kind: state === 'error' ? 'internal-error' : 'not-found' },
    state,
  };
}

function sameScreen(a: Screen, b: Screen): boolean {
  return (
    a.state === b.state && a.tag === b.tag && JSON.stringify(a.attributes) === JSON.stringify(b.attributes)
  );
}
