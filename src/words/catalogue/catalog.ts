// Texts of the catalogue that cards and pages of products need.
import { addWords } from '../known';

export const catalog = {
  retry: 'Try again',
  home: 'To the home page',
  homeCrumb: 'Home',
  isNew: 'New',
  bestSeller: 'Best seller',
  soldOut: 'Sold out',
  noPrice: 'Not for sale at the moment',
  priceError: 'The price did not load.',
} as const;

addWords({ catalog });
