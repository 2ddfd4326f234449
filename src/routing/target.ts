// What a path leads to, and the screen that shows it.
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

/** undefined: the target leads to no screen, and nothing is learned. */
export type Learn = (path: string, target: Target) => ScreenElement | undefined;

export function screenOf({ type, uid, urlKey, identifier }: Target): ScreenElement | undefined {
  if (type === 'CMS_PAGE')
    return identifier ? { tag: 'airside-cms-page', attributes: { identifier } } : undefined;
  if (!uid) return undefined;
  if (type === 'CATEGORY') return { tag: 'airside-category-page', attributes: { uid } };
  return { tag: 'airside-product-page', attributes: { uid, ...(urlKey ? { 'url-key': urlKey } : {}) } };
}
