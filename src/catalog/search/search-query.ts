// What a shopper searches for: how it is cleaned, and the address of what it finds. Pure.

/** In characters; backends cut longer ones off without a word. */
export const longestQuery = 128;

/** Products that are suggested for a query. */
export const mostSuggested = 5;

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

/** As it is spelt, and nothing like it. */
const literally = 'literally';

export const isLiteral = (url: URL): boolean => url.searchParams.has(literally);

/** Path of what is found for just these letters, inside the shop. */
export const literalPath = (query: string): string => `${searchPath(query)}&${literally}=1`;

/** '?query=…', or '' for no query. */
export function queryString(query: string): string {
  return query && `?${new URLSearchParams({ query }).toString()}`;
}

/** Path of the results, inside the shop. */
export function searchPath(query: string): string {
  return searchPage + queryString(query);
}

/** Other spellings of a search, as a shopper is shown them. */
const mostHints = 3;

/** Without the search itself, each once. */
export function cleanHints(proposed: readonly string[], query: string): string[] {
  const hints = proposed.map(cleanQuery).filter((hint) => hint && hint.toLowerCase() !== query.toLowerCase());
  return [...new Set(hints)].slice(0, mostHints);
}
