// Texts of the page of the wishlist.
import { addWords } from '../known';
import type { wishlistChanges } from './wishlist-changes';
import type { wishlistLists } from './wishlist-lists';
import type { wishlistNote } from './wishlist-note';

export const wishlistPage = {
  title: 'Wishlist',
  loading: 'Loading your wishlist',
  count: { one: '{n} item', other: '{n} items' },
  allToCart: 'Add all to cart',
  toCart: 'Add to cart',
  toCartNamed: 'Add to cart: {name}',
  choose: 'Choose options',
  chooseNamed: 'Choose options: {name}',
  askPrice: 'Ask for the price',
  askPriceNamed: 'Ask for the price of {name}',
  soldOut: 'Sold out',
  gone: 'No longer sold',
  remove: 'Remove',
  removeNamed: 'Remove {name} from your wishlist',
  quantityOf: 'Quantity of {name}',
  addNote: 'Add a note',
  addNoteNamed: 'Add a note on {name}',
  editNote: 'Edit note',
  editNoteNamed: 'Edit note on {name}',
  failed: 'Your wishlist could not be changed. Try again.',
  more: 'Show more',
  moreFailed: 'The rest of your list did not load. Try again.',
  shown: 'Showing {n} of {all}',
  emptyTitle: 'Your wishlist is empty',
  empty: 'Tap the heart on any product to keep it here.',
  shop: 'Start shopping',
  errorTitle: 'Your wishlist did not load',
  error: 'We could not reach the shop. What you put on it is safe; try again in a moment.',
  retry: 'Try again',
  offTitle: 'No wishlists here',
  off: 'This shop keeps no wishlists at the moment.',
} as const;

declare module '../messages' {
  interface Messages {
    wishlist: typeof wishlistPage & typeof wishlistChanges & typeof wishlistNote & typeof wishlistLists;
  }
}

addWords({ wishlist: wishlistPage });
