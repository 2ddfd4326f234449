// Asks the backend what a path is (SPEC 2.2) and remembers every answer, and every target that a listing already told.
import type { Transport } from '../transport/transport';
import type { TransportError } from '../transport/errors';
import { ResolveUrlDocument, type ResolveUrlQuery } from '../graphql/generated/routing';
import { canonicalPath, isAbsolute, keepQuery, withLeadingSlash } from './paths';
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

export interface Lookup {
  /** What is known without asking. */
  known(path: string): ScreenElement | undefined;
  learn(path: string, target: Target): void;
  /** Asks; never rejects. `fresh` passes every cache by, after a store switch. */
  find(path: string, search: string, options?: { fresh?: boolean; signal?: AbortSignal }): Promise<Outcome>;
  forget(): void;
}

type Answer = NonNullable<ResolveUrlQuery['route']>;

export function createLookup(transport: Pick<Transport, 'query'>): Lookup {
  const learned = new Map<string, ScreenElement>();

  const learn = (path: string, target: Target): void => {
    const screen = screenOf(target);
    if (screen) learned.set(canonicalPath(path), screen);
  };

  return {
    known: (path) => learned.get(canonicalPath(path)),
    learn,
    forget: () => learned.clear(),
    async find(path, search, { fresh, signal } = {}) {
      try {
        const policy = fresh ? 'network-only' : 'cache-first';
        const { route } = await transport.query(ResolveUrlDocument, { url: path }, { policy, signal });
        return route ? read(route, path, search, learn) : { kind: 'not-found' };
      } catch (error) {
        return isRefusalOfPath(error) ? { kind: 'not-found' } : { kind: 'error', error };
      }
    },
  };
}

function read(route: Answer, path: string, search: string, learn: Lookup['learn']): Outcome {
  const target = targetOf(route);
  const relativeUrl = route.relative_url ?? '';
  const redirects = route.redirect_code === 301 || route.redirect_code === 302;
  if (redirects && isAbsolute(relativeUrl)) return { kind: 'redirect', to: relativeUrl };
  if (redirects && relativeUrl) {
    const to = withLeadingSlash(relativeUrl);
    // The answer already names the final page, so the redirect costs no second query.
    if (target) learn(to, target);
    // A rewrite that leads to itself must not send the shopper round in a circle; spellings do count here.
    if (bare(to) !== bare(withLeadingSlash(path))) return { kind: 'redirect', to: keepQuery(to, search) };
  }
  const screen = target && screenOf(target);
  if (!target || !screen) return { kind: 'not-found' };
  learn(path, target);
  return { kind: 'screen', screen };
}

function targetOf(route: Answer): Target | undefined {
  if (route.type !== 'CATEGORY' && route.type !== 'PRODUCT' && route.type !== 'CMS_PAGE') return undefined;
  return {
    type: route.type,
    ...('uid' in route && route.uid ? { uid: route.uid } : {}),
    ...('url_key' in route && route.url_key ? { urlKey: route.url_key } : {}),
    ...('identifier' in route && route.identifier ? { identifier: route.identifier } : {}),
  };
}

function screenOf({ type, uid, urlKey, identifier }: Target): ScreenElement | undefined {
  if (type === 'CMS_PAGE')
    return identifier ? { tag: 'airside-cms-page', attributes: { identifier } } : undefined;
  if (!uid) return undefined;
  if (type === 'CATEGORY') return { tag: 'airside-category-page', attributes: { uid } };
  return { tag: 'airside-product-page', attributes: { uid, ...(urlKey ? { 'url-key': urlKey } : {}) } };
}

/** An inactive page or a rewrite to something deleted makes the resolver itself fail: for the shopper that is "not found". */
function isRefusalOfPath(error: unknown): boolean {
  const { kind, entries } = error as Partial<TransportError>;
  return kind === 'graphql' && Boolean(entries?.some((entry) => entry.path?.[0] === 'route'));
}

const bare = (path: string): string => path.split(/[?#]/, 1)[0] ?? '';
