// The browser's history, as the router needs it: links that were followed, back and forward, and entries it adds itself.
// Uses the Navigation API where there is one (it sees links inside shadow roots too), click and popstate elsewhere.
import { pressedLink } from './pressed-link';

export interface HistoryListener {
  /** True for addresses that the router shows itself. */
  accepts(url: URL): boolean;
  /** A link was followed (or a script asked to go). Nothing has happened yet. */
  onLink(url: URL, replace: boolean): void;
  /** Back or forward; the address has already changed. */
  onTraverse(url: URL, key: string): void;
}

export interface ShopHistory {
  readonly url: URL;
  /** Names the current entry, so that its scroll position can be found again. */
  readonly key: string;
  write(url: URL, replace: boolean): string;
  leave(url: URL, replace: boolean): void;
  listen(listener: HistoryListener): () => void;
}

interface NavigateEventLike extends Event {
  readonly canIntercept: boolean;
  readonly hashChange: boolean;
  readonly downloadRequest: string | null;
  readonly formData: FormData | null;
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly destination: { readonly url: string };
}

/** Of an entry; what others keep there stays. */
interface State {
  airside?: string;
}

const randomKey = (): string => Math.random().toString(36).slice(2);

export function browserHistory(page: Window): ShopHistory {
  const navigation = (page as unknown as { navigation?: EventTarget }).navigation;
  let writing = false;
  // Of the entry that this page was loaded into: another page of the same shop was another one.
  const first = randomKey();
  const keyOf = (state: State | null): string => state?.airside ?? first;

  /** What the router does itself is no link that was followed. */
  const unheard = (change: () => void): void => {
    writing = true;
    try {
      change();
    } finally {
      writing = false;
    }
  };

  /** Kept in the entry, so that a reload finds the place again. */
  const nameEntry = (state: State | null, key: string): string => {
    if (state?.airside) return state.airside;
    unheard(() => page.history.replaceState({ ...state, airside: key }, ''));
    return key;
  };

  const listenToNavigation = (target: EventTarget, listener: HistoryListener): (() => void) => {
    const onNavigate = (event: Event): void => {
      const { canIntercept, hashChange, downloadRequest, formData, navigationType, destination } =
        event as NavigateEventLike;
      const isLink = navigationType === 'push' || navigationType === 'replace';
      if (writing || !isLink || !canIntercept || !event.cancelable) return;
      if (hashChange || downloadRequest !== null || formData) return;
      const url = new URL(destination.url);
      if (!listener.accepts(url)) return;
      event.preventDefault();
      listener.onLink(url, navigationType === 'replace');
    };
    target.addEventListener('navigate', onNavigate);
    return () => target.removeEventListener('navigate', onNavigate);
  };

  const listenToClicks = (listener: HistoryListener): (() => void) => {
    const onClick = (event: MouseEvent): void => {
      const url = followedLink(event, page);
      if (!url || !listener.accepts(url)) return;
      event.preventDefault();
      listener.onLink(url, false);
    };
    page.document.addEventListener('click', onClick);
    return () => page.document.removeEventListener('click', onClick);
  };

  return {
    get url() {
      return new URL(page.location.href);
    },
    get key() {
      return keyOf(page.history.state);
    },
    write(url, replace) {
      const key = replace ? keyOf(page.history.state) : randomKey();
      unheard(() => page.history[replace ? 'replaceState' : 'pushState']({ airside: key }, '', url));
      return key;
    },
    leave(url, replace) {
      // Only until that is asked for: the browser may keep the page, and show it again.
      unheard(() => page.location[replace ? 'replace' : 'assign'](url));
    },
    listen(listener) {
      nameEntry(page.history.state, first);
      const unlisten = navigation ? listenToNavigation(navigation, listener) : listenToClicks(listener);
      // The entry of a fragment that the browser has followed has no name yet.
      const onPopState = (event: PopStateEvent): void =>
        listener.onTraverse(new URL(page.location.href), nameEntry(event.state, randomKey()));
      page.addEventListener('popstate', onPopState);
      return () => {
        unlisten();
        page.removeEventListener('popstate', onPopState);
      };
    },
  };
}

/** Where a click leads, or undefined when the browser should follow it by itself. */
function followedLink(event: MouseEvent, page: Window): URL | undefined {
  const link = pressedLink(event);
  if (!link || (link.target && link.target !== '_self')) return undefined;
  const url = new URL(link.href);
  const current = page.location;
  const onlyHash = url.hash !== '' && url.pathname === current.pathname && url.search === current.search;
  return onlyHash && url.origin === current.origin ? undefined : url;
}
