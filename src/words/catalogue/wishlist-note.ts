// Texts of where a note on an item is written, among those of the page of the wishlist.
import { addWords } from '../known';

export const wishlistNote = {
  noteOf: 'Note on {name}',
  save: 'Save',
  cancel: 'Cancel',
} as const;

addWords({ wishlist: wishlistNote });
