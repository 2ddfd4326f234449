// Texts of what a search box suggests.
import { addWords } from '../known';

export const searchPanel = {
  suggestions: 'Suggestions',
  suggestionCount: { one: '{n} suggestion: {counts}', other: '{n} suggestions: {counts}' },
  countRecent: { one: '{n} recent search', other: '{n} recent searches' },
  countHints: { one: '{n} other spelling', other: '{n} other spellings' },
  countCategories: { one: '{n} category', other: '{n} categories' },
  countBrands: { one: '{n} brand', other: '{n} brands' },
  countProducts: { one: '{n} product', other: '{n} products' },
  countPopular: { one: '{n} popular product', other: '{n} popular products' },
  countPages: { one: '{n} page', other: '{n} pages' },
  noSuggestions: 'Nothing found for “{query}”',
  seeAll: { one: 'See {n} result for “{query}”', other: 'See all {n} results for “{query}”' },
  hints: 'Did you mean',
  recent: 'Recent searches',
  categoriesFound: 'Categories',
  brandsFound: 'Brands',
  productsFound: 'Products',
  popular: 'Popular',
  pagesFound: 'Pages',
  within: 'in {name}',
  forget: 'Remove “{query}” from recent searches',
  clearRecent: 'Clear recent searches',
  // What people write before an amount, in a row.
  priceUnder: 'under, below, less than, up to, cheaper than',
  priceOver: 'over, above, more than',
} as const;

addWords({ search: searchPanel });
