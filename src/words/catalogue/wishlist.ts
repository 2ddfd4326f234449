// Texts of the heart that puts a product on the wishlist.
import { addWords } from '../known';

export const wishlist = {
  like: 'Add {name} to your wishlist',
  likeAsGuest: 'Sign in to add {name} to your wishlist',
  unlike: 'Take {name} off your wishlist',
  liked: '{name} is on your wishlist.',
  unliked: '{name} is no longer on your wishlist.',
  likeFailed: 'Your wishlist could not be changed. Please try again.',
  likeShort: 'Add to wishlist',
  likedShort: 'On your wishlist',
} as const;

addWords({ catalog: wishlist });
