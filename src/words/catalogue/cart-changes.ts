// Texts of changing the cart.
import { addWords } from '../known';

export const cartChanges = {
  replaced: 'Your earlier cart had expired, so we started a new one.',
  ordered: 'Your last order was under way when its page closed. The checkout says what became of it.',
  seeOrder: 'See the order',
  signedOut: 'Your session has ended. You are signed out and have a new cart.',
  cameAlong: 'Your cart came with you.',
  merged: 'Your cart was added to the one you had saved.',
  mergedInPart: 'Your carts were put together, but not everything is in stock.',
  mergedLess: '{name}: {got} instead of {wanted}',
} as const;

addWords({ cart: cartChanges });
