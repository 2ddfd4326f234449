// Texts of the cart that every page needs.
import { addWords } from '../known';

export const cart = {
  unableToCreate: 'Unable to create cart',
} as const;

addWords({ cart });
