// Finds what an address of the standalone shop shows, and moves the shopper there. Comes with <airside-shop>.
import { batch, effect } from '@preact/signals-core';
import { browserHistory } from './history';
import { createLookup, type Lookup } from './lookup';
import { matchRoute } from './route-table';
import { signInPath } from './sign-in-path';
import type { Arrival, Router, RouterOptions, Screen } from './routing';
import { isAbsolute, pathInShop, urlInShop } from './shop-url';
import type { Outcome } from './target';
import { createLastRequest } from '../transport/last-request';

/** Redirects followed for one click; a longer chain is a mistake in the backend's rewrites. */
const maximumHops = 5;

/** Takes over the page's history. */
export function createRouter(options: RouterOptions): Router {
  const { shopUrl, isSignedIn, setPageLoading, url, screen, arrival, learned } = options;
  const { history = browserHistory(window) } = options;
  const lookup = createLookup(options.transport);
  for (const [path, target] of learned) lookup.learn(path, target);
  const show = createShow(options);
  const { decide, prefetch } = createOutcomes(shopUrl, isSignedIn, lookup);
  const requests = createLastRequest();
  let asking: AbortController | undefined;
  let refreshing = false;

  /** Finds what `target` is, following redirects, then shows it; the newest call wins. */
  const go = async (first: URL, by: Arrival['by'], traverseKey?: string): Promise<void> => {
    const stillCounts = requests.begin();
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
        if (!stillCounts()) return;
      }
      if (outcome.kind !== 'redirect') break;
      if (isAbsolute(outcome.to)) {
        setPageLoading(false);
        return history.leave(new URL(outcome.to), by !== 'link');
      }
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
    const key = writes ? history.write(target, by !== 'link') : (traverseKey ?? arrival.peek().key);
    show(target, screenFor(outcome), { by, key });
  };

  const cleanUps = [
    history.listen({
      accepts: (target) => pathInShop(target, shopUrl) !== undefined,
      onLink: (target, replace) => void go(target, replace ? 'replace' : 'link'),
      onTraverse: (target, key) => void go(target, 'traverse', key),
    }),
  ];
  arrival.value = { by: 'first', key: history.key };
  void go(url.peek(), 'first');
  cleanUps.push(
    effect(() => {
      const path = pathInShop(url.peek(), shopUrl) ?? '/';
      if (!isSignedIn() && matchRoute(path, new URLSearchParams())?.signedInOnly)
        void go(url.peek(), 'replace');
    }),
  );

  return {
    go: (target, by) => void go(target, by),
    leave: history.leave,
    prefetch,
    learn: lookup.learn,
    refresh() {
      lookup.forget();
      refreshing = true;
      void go(url.peek(), 'replace').finally(() => (refreshing = false));
    },
    dispose() {
      requests.drop();
      asking?.abort();
      for (const cleanUp of cleanUps.splice(0)) cleanUp();
    },
  };
}

function createOutcomes(shopUrl: string, isSignedIn: () => boolean, lookup: Lookup) {
  /** The screen of an address as far as it is known without asking. */
  const decide = (target: URL): Outcome | undefined => {
    const path = pathInShop(target, shopUrl) ?? '/';
    const route = matchRoute(path, target.searchParams);
    if (route?.signedInOnly && !isSignedIn())
      return { kind: 'redirect', to: signInPath(path + target.search) };
    const told = lookup.known(path);
    // A category without a suffix may be called as these are.
    const known = (/^.(brand|event)s/.test(path) && told) || route || told;
    return known && { kind: 'screen', screen: { tag: known.tag, attributes: known.attributes } };
  };

  const prefetch: Router['prefetch'] = async (first) => {
    let target = first;
    for (let hops = 0; hops < maximumHops; hops += 1) {
      const path = pathInShop(target, shopUrl);
      if (path === undefined) return undefined;
      const outcome = decide(target) ?? (await lookup.find(path, target.search));
      if (outcome.kind === 'screen') return outcome.screen;
      if (outcome.kind !== 'redirect' || isAbsolute(outcome.to)) return undefined;
      target = urlInShop(outcome.to, shopUrl);
    }
    return undefined;
  };

  return { decide, prefetch };
}

type Show = (target: URL, next: Screen, arrived: Arrival) => void;

function createShow({ url, screen, arrival, title, inTransition }: RouterOptions): Show {
  let latest = 0;
  return (target, next, arrived) => {
    const own = ++latest;
    const isOther = () => !sameScreen(screen.peek(), next);
    const change = () => {
      // A transition begins a moment later: where the shopper has gone on, that is where they are.
      if (own !== latest) return;
      batch(() => {
        if (isOther()) {
          title.value = '';
          screen.value = next;
        }
        arrival.value = arrived;
        if (target.href !== url.peek().href) url.value = target;
      });
    };
    // Back and forward look as the browser makes them look.
    if (inTransition && arrived.by === 'link' && isOther()) inTransition(target, change);
    else change();
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
