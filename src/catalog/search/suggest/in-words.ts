// What the list below a search box holds, in one sentence for those who do not see it.
import '../../../words/catalogue/search-panel';
import type { MessageKey, Text } from '../../../words/text';
import type { OptionKind, SearchOption } from './options';

const counted: readonly [OptionKind, MessageKey][] = [
  ['recent', 'search.countRecent'],
  ['hint', 'search.countHints'],
  ['category', 'search.countCategories'],
  ['brand', 'search.countBrands'],
  ['product', 'search.countProducts'],
  ['popular', 'search.countPopular'],
  ['page', 'search.countPages'],
];

/** What leads to all results is no suggestion. */
export function inWords(
  text: Text,
  query: string,
  options: readonly SearchOption[],
  isNothing: boolean,
): string {
  if (isNothing) return text('search.noSuggestions', { query });
  const counts = counted.flatMap(([kind, key]) => {
    const n = options.filter((option) => option.kind === kind).length;
    return n > 0 ? text(key, { n }) : [];
  });
  const n = options.filter(({ kind }) => kind !== 'all').length;
  return n > 0 ? text('search.suggestionCount', { n, counts: counts.join(', ') }) : '';
}
