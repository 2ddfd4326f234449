// What a backend suggests for a few letters: products, and other spellings.
import {
  SearchSuggestionsDocument,
  type SearchSuggestionsQuery,
  type SearchSuggestionsQueryVariables,
} from '../../graphql/generated/catalog-search-suggest';
import type { ProductSummary } from '../product';
import { parseCards, present } from '../product-api';
import { cleanHints } from './hints';

export { SearchSuggestionsDocument };

export interface SuggestionAnswer {
  products: readonly ProductSummary[];
  /** Of everything that the search finds. */
  total: number;
  /** Other spellings. */
  hints: readonly string[];
}

const mostProducts = 5;

export function suggestionVariables(query: string): SearchSuggestionsQueryVariables {
  return { search: query, pageSize: mostProducts };
}

export function parseSuggestions({ products }: SearchSuggestionsQuery, query: string): SuggestionAnswer {
  return {
    products: parseCards(products?.items).slice(0, mostProducts),
    total: products?.total_count ?? 0,
    hints: cleanHints(
      present(products?.suggestions).map(({ search }) => search),
      query,
    ),
  };
}
