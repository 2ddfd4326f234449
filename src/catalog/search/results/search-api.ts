// What the page of results asks for, and what is read from the answer.
import {
  ProductSearchDocument,
  type ProductSearchQuery,
  type ProductSearchQueryVariables,
} from '../../../graphql/generated/catalog-search-results';
import type { ListingSource } from '../../listing/listing-source';
import type { ListingResult } from '../../product';
import { present } from '../../../graphql/loose';
import { parseCards } from '../../product-api';
import { searchPath } from '../search-query';

/** behaviour 9. */
const pageSize = 6;

/** Orders that mean nothing among products from all over the shop. */
const strangeSorts = ['position', 'relevance'];

export function parseSearch({ products }: ProductSearchQuery): ListingResult {
  return {
    products: parseCards(products?.items),
    total: products?.total_count ?? 0,
    pages: products?.page_info?.total_pages ?? 0,
    sortFields: present(products?.sort_fields?.options).flatMap(({ value, label }) =>
      value && !strangeSorts.includes(value) ? { value, label: label ?? value } : [],
    ),
    hints: present(products?.suggestions).map(({ search }) => search),
  };
}

/** The listing of what a search finds, best first: backends know that order but do not list it. */
export function searchSource(query: string): ListingSource<ProductSearchQuery, ProductSearchQueryVariables> {
  return {
    document: ProductSearchDocument,
    variables: (asked) => ({
      inputText: query,
      pageSize: asked.pageSize,
      currentPage: asked.page,
      filters: asked.filter,
      sort: { [asked.sort.by]: asked.sort.direction },
    }),
    parse: parseSearch,
    scope: { filter: {}, search: query },
    ownSort: { by: 'relevance', direction: 'DESC' },
    ownPageSize: pageSize,
    path: () => searchPath(query).slice(1),
  };
}
