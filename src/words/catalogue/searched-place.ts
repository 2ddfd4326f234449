// Texts of a page that a search has led to.
import { addWords } from '../known';

export const searchedPlace = {
  searchedCategory: 'Showing the category {name}.',
  searchedBrand: 'Showing the brand {name}.',
  searchAll: 'Search all products for “{query}”',
} as const;

addWords({ navigation: searchedPlace });
