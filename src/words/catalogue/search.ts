// Texts of the search box and what it suggests.
import { addWords } from '../known';

export const search = {
  label: 'Search the shop',
  placeholder: 'Product, brand or category',
  submit: 'Search',
  clear: 'Clear',
  suggestions: 'Suggestions',
  suggestionCount: { one: '{n} suggestion', other: '{n} suggestions' },
  noSuggestions: 'Nothing found for “{query}”',
  seeAll: { one: 'See {n} result for “{query}”', other: 'See all {n} results for “{query}”' },
  hints: 'Did you mean',
  recent: 'Recent searches',
  forget: 'Remove “{query}” from recent searches',
  forgotten: 'Removed “{query}”',
  clearRecent: 'Clear recent searches',
  cleared: 'Recent searches cleared',
} as const;

addWords({ search });
