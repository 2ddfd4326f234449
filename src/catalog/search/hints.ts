// Other spellings of a search, as a backend proposes them.
import { present } from '../product-api';
import { cleanQuery } from './search-query';

const mostHints = 3;

/** Without the search itself, each once. */
export function parseHints(
  answer: readonly ({ search: string } | null)[] | null | undefined,
  query: string,
): string[] {
  const hints = present(answer)
    .map(({ search }) => cleanQuery(search))
    .filter((hint) => hint && hint.toLowerCase() !== query.toLowerCase());
  return [...new Set(hints)].slice(0, mostHints);
}
