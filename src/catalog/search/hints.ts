// Other spellings of a search, as a shopper is shown them.
import { cleanQuery } from './search-query';

const mostHints = 3;

/** Without the search itself, each once. */
export function cleanHints(proposed: readonly string[], query: string): string[] {
  const hints = proposed.map(cleanQuery).filter((hint) => hint && hint.toLowerCase() !== query.toLowerCase());
  return [...new Set(hints)].slice(0, mostHints);
}
