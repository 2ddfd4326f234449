// Texts of buying, among those of the catalogue.
import { addWords } from '../known';

export const product = {
  addToCart: 'Add to cart',
  viewCart: 'View cart',
  addFailed: '{name} could not be added to the cart. Try again.',
  addOffline: 'You are offline: {name} was not added to your cart. Try again when you are back.',
  chooseOptions: 'Choose options',
  atLeast: 'Sold from {n} pieces',
  atMost: { one: 'At most {n} in one order', other: 'At most {n} in one order' },
} as const;

addWords({ catalog: product });
