// What the backend answers about a path (behaviour 2.2). Fetched with the first lookup: most pages need none.
import type { Transport } from '../transport/transport';
import type { TransportError } from '../transport/errors';
import { ResolveUrlDocument, type ResolveUrlQuery } from '../graphql/generated/routing';
import { keepQuery, withLeadingSlash } from './paths';
import { isAbsolute } from './shop-url';
import type { FindOptions, Learn, Outcome, Target } from './target';

type Answer = NonNullable<ResolveUrlQuery['route']>;

/** Never rejects; `learn` is told what the answer says about this path and others. */
export async function askRoute(
  transport: Pick<Transport, 'query'>,
  learn: Learn,
  path: string,
  search: string,
  { fresh, signal }: FindOptions,
): Promise<Outcome> {
  try {
    const policy = fresh ? 'network-only' : 'cache-first';
    const { route } = await transport.query(ResolveUrlDocument, { url: path }, { policy, signal });
    return route ? read(route, path, search, learn) : { kind: 'not-found' };
  } catch (error) {
    return isRefusalOfPath(error) ? { kind: 'not-found' } : { kind: 'error', error };
  }
}

function read(route: Answer, path: string, search: string, learn: Learn): Outcome {
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
  const screen = target && learn(path, target);
  return screen ? { kind: 'screen', screen } : { kind: 'not-found' };
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

/** An inactive page or a rewrite to something deleted makes the resolver itself fail: for the shopper that is "not found". */
function isRefusalOfPath(error: unknown): boolean {
  const { kind, entries } = error as Partial<TransportError>;
  return kind === 'graphql' && Boolean(entries?.some((entry) => entry.path?.[0] === 'route'));
}

const bare = (path: string): string => path.split(/[?#]/, 1)[0] ?? '';
