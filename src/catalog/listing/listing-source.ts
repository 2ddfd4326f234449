// What a listing lists: a category, or what a search finds. The listing itself knows neither.
import type { DocumentText } from '../../graphql/document-text';
import type { ProductAttributeFilterInput } from '../../graphql/generated/catalog-listing';
import type { Filter, Sort } from './listing-url';
import type { ListingResult } from '../product';

export interface ListingQuestion {
  page: number;
  pageSize: number;
  /** The shopper's, else the source's own. */
  sort: Sort;
  /** The source's own condition, and what the shopper has chosen. */
  filter: ProductAttributeFilterInput;
}

export interface ListingSource<D = unknown, V = unknown> {
  document: DocumentText<D, V>;
  /** undefined: there is nothing to ask. */
  variables(question: ListingQuestion): V | undefined;
  parse(data: D): ListingResult;
  /** Of all products of the source, before any choice. */
  scope: { filter: ProductAttributeFilterInput; search?: string };
  /** The order where none is chosen. */
  ownSort: Sort;
  /** Products on a page where nothing is chosen; undefined: as many as the store says. */
  ownPageSize?: number;
  /** Path of its page below the shop's URL, perhaps with a query, for links from foreign pages; '' until known. */
  path(result: ListingResult | undefined): string;
  /** The categories that the shopper can choose among, in order; undefined: all that the backend names. */
  categories?(result: ListingResult): readonly string[];
}

/** The attribute by which categories are chosen. */
export const categoryCode = 'category_uid';

/** What is chosen as the backend's filter. A chosen category takes the place of the source's own, which it is in. */
export function filterInput(
  scope: ListingSource['scope'],
  filters: readonly Filter[],
): ProductAttributeFilterInput {
  return {
    ...scope.filter,
    ...(Object.fromEntries(
      filters.map(({ code, values, match, from, to }) => [
        code,
        values
          ? { in: values }
          : match !== undefined
            ? { match }
            : { from: from?.toString(), to: to?.toString() },
      ]),
    ) as ProductAttributeFilterInput),
  };
}
