// Texts of the heart that puts a product on the wish list.
import { addMessages } from './index';

export const wishlist = {
  like: 'Add {name} to your wish list',
  likeAsGuest: 'Sign in to add {name} to your wish list',
  unlike: 'Take {name} off your wish list',
  liked: '{name} is on your wish list.',
  unliked: '{name} is no longer on your wish list.',
  likeFailed: 'Your wish list could not be changed. Please try again.',
  likeShort: 'Add to wish list',
  likedShort: 'On your wish list',
  move: 'Move to wish list',
  moveNamed: 'Move {name} to your wish list',
} as const;

addMessages({ catalog: wishlist });
