// What the list below a search box offers, in order. Pure.
import type { ProductSummary } from '../product';
import type { SuggestionsFor } from './suggestions';

export type SearchOption =
  | { kind: 'recent' | 'hint'; key: string; query: string }
  | { kind: 'product'; key: string; product: ProductSummary }
  | { kind: 'all'; key: string; query: string; total: number };

/** `query` is what stands in the field. Products without a page lead nowhere. */
export function searchOptions(
  query: string,
  answer: SuggestionsFor | undefined,
  recent: readonly string[],
): SearchOption[] {
  if (query === '') return recent.map((past) => ({ kind: 'recent', key: `recent ${past}`, query: past }));
  if (!answer) return [];
  const { products, total, hints } = answer;
  if (total === 0) return hints.map((hint) => ({ kind: 'hint', key: `hint ${hint}`, query: hint }));
  return [
    ...products
      .filter(({ path }) => path)
      .map((product): SearchOption => ({ kind: 'product', key: product.uid, product })),
    { kind: 'all', key: 'all', query: answer.query, total },
  ];
}

/** Which option is active after a key: through all of them and, between last and first, none (-1). */
export function nextOption(key: 'ArrowDown' | 'ArrowUp', active: number, count: number): number {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  return active === -1 ? count - 1 : active - 1;
}
