// What a backend suggests for a few letters: products, and other spellings.
import type { SearchSuggestionsQuery } from '../../../graphql/generated/catalog-search-suggest';
import type { ProductSummary } from '../../product';
import { present } from '../../../graphql/loose';
import { parseCards } from '../../product-api';
import { cleanHints, mostSuggested } from '../search-query';

export { SearchSuggestionsDocument } from '../../../graphql/generated/catalog-search-suggest';

export interface SuggestionAnswer {
  products: readonly ProductSummary[];
  /** Of everything that the search finds. */
  total: number;
  /** Other spellings. */
  hints: readonly string[];
}

export interface SuggestionsFor extends SuggestionAnswer {
  query: string;
}

export function parseSuggestions({ products }: SearchSuggestionsQuery, query: string): SuggestionAnswer {
  return {
    products: parseCards(products?.items).slice(0, mostSuggested),
    total: products?.total_count ?? 0,
    hints: cleanHints(
      present(products?.suggestions).map(({ search }) => search),
      query,
    ),
  };
}
