// Texts of several wishlists, among those of the page of one.
import { addWords } from '../known';

export const wishlistLists = {
  lists: 'Your lists',
  listOf: 'List {n}',
} as const;

addWords({ wishlist: wishlistLists });
