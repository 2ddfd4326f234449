// Texts of the bag that opens the cart, among those of the cart.
import { addWords } from '../known';

export const miniCart = {
  open: 'Open your cart',
  openCount: { one: 'Open your cart, {n} item', other: 'Open your cart, {n} items' },
} as const;

addWords({ cart: miniCart });
