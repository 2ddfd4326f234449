// Texts of what was done with the items of a wishlist.
import { addWords } from '../known';

export const wishlistChanges = {
  removed: '{name} is off your wishlist.',
  undo: 'Undo',
  undone: '{name} is on your wishlist again.',
  undoFailed: '{name} could not be put back.',
  movedAll: { one: '{n} item is in your cart.', other: '{n} items are in your cart.' },
  movedSome: {
    one: '{n} item is in your cart. What is left says why it stays.',
    other: '{n} items are in your cart. What is left says why it stays.',
  },
  movedNone: 'Nothing could be put into your cart. Each item says why.',
  moved: '{name} is in your cart.',
  viewCart: 'View cart',
} as const;

addWords({ wishlist: wishlistChanges });
