// Texts of shelves and of cards that stand alone, among those of the catalogue.
import { addWords } from '../known';

export const shelf = {
  missingProduct: 'This product is not in the shop at the moment.',
  priceError: 'The price did not load.',
  productError: 'The product did not load.',
  listEmpty: 'No products to show at the moment.',
  listError: 'The products did not load.',
} as const;

addWords({ catalog: shelf });
