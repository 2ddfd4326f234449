// Texts of the catalogue that cards and pages of products need.
import { addWords } from '../known';

export const catalog = {
  retry: 'Try again',
  isNew: 'New',
  bestSeller: 'Best seller',
  soldOut: 'Sold out',
  noPrice: 'Not for sale at the moment',
} as const;

addWords({ catalog });
