// Remembers what paths are: what a listing, a menu or the server told, and what the backend answered when asked (behaviour 2.2).
import type { Transport } from '../transport/transport';
import { canonicalPath } from './paths';
import type { askRoute as AskRoute } from './route-answer';
import type { ScreenElement } from './route-table';

export interface Target {
  type: 'CATEGORY' | 'PRODUCT' | 'CMS_PAGE';
  uid?: string;
  /** Of a product: backends cannot filter by uid, and the address may be a rewrite that does not tell. */
  urlKey?: string;
  identifier?: string;
}

export type Outcome =
  | { kind: 'screen'; screen: ScreenElement }
  /** To a path of the shop, or to another site where `to` is absolute. */
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' }
  | { kind: 'error'; error: unknown };

export interface FindOptions {
  /** Passes every cache by, after a store switch. */
  fresh?: boolean;
  signal?: AbortSignal;
}

export interface Lookup {
  /** What is known without asking. */
  known(path: string): ScreenElement | undefined;
  /** undefined: the target leads to no screen, and nothing is learned. */
  learn(path: string, target: Target): ScreenElement | undefined;
  /** Asks; never rejects. */
  find(path: string, search: string, options?: FindOptions): Promise<Outcome>;
  forget(): void;
}

/** Kept, so that only the first lookup waits for code. */
let askRoute: typeof AskRoute | undefined;

export function createLookup(transport: Pick<Transport, 'query'>): Lookup {
  const learned = new Map<string, ScreenElement>();

  const learn: Lookup['learn'] = (path, target) => {
    const screen = screenOf(target);
    if (screen) learned.set(canonicalPath(path), screen);
    return screen;
  };

  return {
    known: (path) => learned.get(canonicalPath(path)),
    learn,
    forget: () => learned.clear(),
    async find(path, search, options = {}) {
      try {
        askRoute ??= (await import('./route-answer')).askRoute;
      } catch (error) {
        return { kind: 'error', error };
      }
      return askRoute(transport, learn, path, search, options);
    },
  };
}

function screenOf({ type, uid, urlKey, identifier }: Target): ScreenElement | undefined {
  if (type === 'CMS_PAGE')
    return identifier ? { tag: 'airside-cms-page', attributes: { identifier } } : undefined;
  if (!uid) return undefined;
  if (type === 'CATEGORY') return { tag: 'airside-category-page', attributes: { uid } };
  return { tag: 'airside-product-page', attributes: { uid, ...(urlKey ? { 'url-key': urlKey } : {}) } };
}
