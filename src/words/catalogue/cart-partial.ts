// Texts of a cart that could not be read as a whole.
import { addWords } from '../known';

export const cartPartial = {
  partial: 'Not all that there is to say of your cart could be read.',
  totalUnknown: 'We could not read what your cart comes to. Nothing in it is lost; try again in a moment.',
} as const;

addWords({ cart: cartPartial });
