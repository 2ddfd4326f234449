// The address by which a query is asked with GET.
import { toJson } from '../json';

/** Bytes; proxies and servers refuse a request line of 8 KiB. */
const longestUrl = 7000;

/** undefined where it would be too long. */
export function questionUrl(
  endpoint: string,
  query: string,
  variables: object | undefined,
  longest = longestUrl,
): string | undefined {
  const search = new URLSearchParams({ query });
  if (variables && Object.keys(variables).length) search.set('variables', toJson(variables));
  const url = `${endpoint}${endpoint.includes('?') ? '&' : '?'}${search}`;
  return url.length > longest ? undefined : url;
}

/**
 * Cookies only within the site: across origins they are blocked or make the backend's wildcard answer invalid (decision 020).
 * What a page's address says is not its origin: a frame may be sandboxed, or have no address of its own.
 * Runtimes of the edge have an origin, and no address.
 */
export function credentialsFor(endpoint: string): RequestCredentials {
  const page = globalThis.origin;
  return page && new URL(endpoint, globalThis.location?.href).origin === page ? 'include' : 'omit';
}
