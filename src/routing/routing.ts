// What routing is to everybody else, and the router to it.
import type { ReadonlySignal, Signal } from '@preact/signals-core';
import type { Transport } from '../transport/transport';
import type { ShopHistory } from './history';
import type { ScreenElement } from './route-table';
import type { Target } from './target';

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
  /** What links to the shop say of store view and currency (view-parameter.ts); '' in the shop itself, which keeps them. */
  readonly view: ReadonlySignal<string>;
  setTitle(title: string): void;
  /** Goes to a path of the shop, to '?query' of this page, or to an absolute address. */
  navigate(to: string, options?: { replace?: boolean }): void;
  /** Leaves a page of another site for an absolute address of the shop. False where the page's frame does not allow it, which is said. */
  leave(address: string): Promise<boolean>;
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

export interface RouterOptions {
  /** Ends with a slash. */
  shopUrl: string;
  transport: Pick<Transport, 'query'>;
  /** Read inside an effect: a visitor whose session ends leaves the pages that need one. */
  isSignedIn(): boolean;
  setPageLoading(loading: boolean): void;
  /** Shows a change of screens as the browser can; calls it once, soon. */
  inTransition?(target: URL, change: () => void): void;
  history?: ShopHistory;
  url: Signal<URL>;
  screen: Signal<Screen>;
  arrival: Signal<Arrival>;
  title: Signal<string>;
  /** What is known of paths already. */
  learned: ReadonlyMap<string, Target>;
}

export interface Router extends Pick<Routing, 'learn' | 'refresh' | 'dispose'> {
  /** To an address of the shop. */
  go(target: URL, by: 'link' | 'replace'): void;
  /** Away from the shop. */
  leave(target: URL, replace: boolean): void;
  prefetch(target: URL): ReturnType<Routing['prefetch']>;
}
