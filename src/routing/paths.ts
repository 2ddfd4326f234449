// Pure arithmetic with paths of the shop: spellings, fixed routes, queries.
import { pathInShop } from './shop-url';

export function withLeadingSlash(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}

/** Path without query and trailing slash, decoded: what two spellings of one page have in common. */
export function canonicalPath(path: string): string {
  const bare = withLeadingSlash(path.split(/[?#]/, 1)[0] ?? '');
  const trimmed = bare.length > 1 ? bare.replace(/\/+$/, '') || '/' : bare;
  try {
    return decodeURI(trimmed);
  } catch {
    return trimmed;
  }
}

/** Whether an address is that of a fixed route ('/checkout'), however it is spelled. */
export function isAt(route: string, url: URL, shopUrl: string): boolean {
  const path = pathInShop(url, shopUrl);
  return path !== undefined && canonicalPath(path) === route;
}

/** The query of `from`, added to `to` where `to` does not already say it. */
export function keepQuery(to: string, from: string): string {
  const [path = '', query = ''] = to.split('?');
  const parameters = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(from))
    if (!parameters.has(name)) parameters.append(name, value);
  const kept = parameters.toString();
  return kept ? `${path}?${kept}` : path;
}
