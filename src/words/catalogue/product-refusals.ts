// Texts of what came of putting a product into the cart.
import { addWords } from '../known';

export const productRefusals = {
  added: { one: '{name} is in your cart.', other: '{n} × {name} are in your cart.' },
  // {options} is the same as the shop writes it, for languages whose nouns are capitals.
  chooseFirst: 'Please choose your {lower}.',
  soldOutNow: '{name} is sold out.',
  chosenUnavailable: 'This combination is sold out. Choose another one.',
  fewer: 'Not available in this quantity. Choose fewer.',
  limit: { one: 'Only {n} left.', other: 'Only {n} left.' },
  limitInCart: 'Only {n} left, and {inCart} of them are in your cart already.',
  allInCart: 'All we have left is in your cart already.',
  overLimit: 'At most {n} in one order; {inCart} of them are in your cart already.',
  notSoldHere: '{name} is sold on request. Contact us for the price.',
} as const;

addWords({ catalog: productRefusals });
