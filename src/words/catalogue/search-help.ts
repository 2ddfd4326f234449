// Texts of a search that has nothing to show, among those of searching.
import { addWords } from '../known';

export const searchHelp = {
  noneTitle: 'Nothing found',
  noneMessage: 'No product has “{query}” in its name, brand or description. Fewer or other words may help.',
  ask: 'Ask us for it',
  didYouMean: 'Did you mean',
  categories: 'Browse the shop',
  products: 'What others buy',
} as const;

addWords({ search: searchHelp });
