// Texts of the page of results, among those of searching.
import { addWords } from '../known';

export const searchPage = {
  emptyTitle: 'Search the shop',
  title: 'Results for “{query}”',
  pageTitle: 'Search: {query}',
  loading: 'Searching for “{query}”',
  found: { one: '{n} product found', other: '{n} products found' },
  showing: 'Showing results for “{query}”.',
  instead: 'Search instead for “{query}”',
  errorTitle: 'The search did not work',
  errorMessage: 'We could not look for “{query}”. Check your connection and try again.',
} as const;

addWords({ search: searchPage });
