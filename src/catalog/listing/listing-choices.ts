// What a shopper can choose about a listing: its order and the size of a page. Pure.
import '../../words/catalogue/filters';
import type { Text } from '../../words/text';
import { largestPageSize, writeSort, type Sort } from './listing-url';
import type { SortField } from '../product';

export interface ListingChoice {
  value: string;
  label: string;
}

/** Multiples of the store's own page size, and the one that is in the URL. */
export function pageSizes(storePageSize: number, current: number): number[] {
  const sizes = [storePageSize, storePageSize * 2, storePageSize * 4, current];
  return [...new Set(sizes)].filter((size) => size <= largestPageSize).sort((a, b) => a - b);
}

/** Orders that only make sense one way round, by how the shop's own module names them: nobody asks for the smallest saving first. */
const oneWay: Readonly<Record<string, Sort['direction']>> = {
  newest: 'DESC',
  best_selling: 'DESC',
  saving: 'DESC',
  litre_price: 'ASC',
};

/** Both directions of every other field; the store's own order first and only once. */
export function sortChoices(
  fields: readonly SortField[],
  current: Sort | undefined,
  own: Sort,
  text: Text,
): ListingChoice[] {
  const choices = fields
    .filter(({ value }) => value !== own.by)
    .flatMap(({ value, label }): ListingChoice[] => {
      const direction = Object.hasOwn(oneWay, value) ? oneWay[value] : undefined;
      if (direction) return [{ value: writeSort({ by: value, direction }), label }];
      const isAmount = value === 'price';
      return [
        {
          value: writeSort({ by: value, direction: 'ASC' }),
          label: text(isAmount ? 'catalog.sortLowest' : 'catalog.sortFirst', { label }),
        },
        {
          value: writeSort({ by: value, direction: 'DESC' }),
          label: text(isAmount ? 'catalog.sortHighest' : 'catalog.sortLast', { label }),
        },
      ];
    });
  const label = text(own.by === 'relevance' ? 'catalog.sortRelevance' : 'catalog.sortOwn');
  const all = [{ value: writeSort(own), label }, ...choices];
  const asked = current && writeSort(current);
  return !asked || all.some(({ value }) => value === asked)
    ? all
    : [...all, { value: asked, label: current.by }];
}
