// Texts of the catalogue that cards and shelves need.
import { addMessages } from './index';

export const catalog = {
  retry: 'Try again',
  home: 'To the home page',
  homeCrumb: 'Home',
  isNew: 'New',
  bestSeller: 'Best seller',
  soldOut: 'Sold out',
  noPrice: 'Not for sale at the moment',
  missingProduct: 'This product is not in the shop at the moment.',
  productError: 'The product did not load.',
  listEmpty: 'No products to show at the moment.',
  listError: 'The products did not load.',
} as const;

addMessages({ catalog });
