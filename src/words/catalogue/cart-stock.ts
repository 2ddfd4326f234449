// Texts of what cannot be bought any more; they come with reading the cart.
import { addWords } from '../known';

export const cartStock = {
  unavailable: 'No longer available',
  tooMany: 'Not available in this quantity. Choose fewer, or remove it.',
  someUnavailable:
    'Something in your cart is no longer available in this quantity, and the shop does not say what. Choose fewer, or remove items.',
} as const;

addWords({ cart: cartStock });
