// What a shopper searches for: how it is cleaned, and the address of what it finds. Pure.

/** In characters; backends cut longer ones off without a word. */
export const longestQuery = 128;

const searchPage = '/search.html';

/** Without control characters, broken characters and needless space, and no longer than a backend reads. */
export function cleanQuery(text: string): string {
  const words = text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  return [...words].slice(0, longestQuery).join('').trimEnd();
}

/** '' where there is none. */
export function queryIn(url: URL): string {
  return cleanQuery(url.searchParams.get('query') ?? '');
}

/** '?query=…', or '' for no query. */
export function queryString(query: string): string {
  return query && `?${new URLSearchParams({ query }).toString()}`;
}

/** Path of the results, inside the shop. */
export function searchPath(query: string): string {
  return searchPage + queryString(query);
}
