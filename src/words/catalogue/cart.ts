// Texts of the cart that every page needs.
import { addWords } from '../known';

export const cart = {
  open: 'Open your cart',
  openCount: { one: 'Open your cart, {n} item', other: 'Open your cart, {n} items' },
  unableToCreate: 'Unable to create cart',
} as const;

addWords({ cart });
