// Texts of a line of the cart that moves to the wishlist, among those of the catalogue.
import { addWords } from '../known';

export const wishlistMove = {
  move: 'Move to wishlist',
  moveNamed: 'Move {name} to your wishlist',
} as const;

addWords({ catalog: wishlistMove });
