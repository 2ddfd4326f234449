// What the bag shows and says before the shop's icons and words are there: all of either would be a third of that element.

/** That of src/ui/icon/icon-paths.ts; a test compares them. */
export const bagPath =
  'M5.2 8.5h13.6l.9 10.6a1.3 1.3 0 0 1-1.3 1.4H5.6a1.3 1.3 0 0 1-1.3-1.4zM8.6 11V7.2a3.4 3.4 0 0 1 6.8 0V11';

/** The English ones of src/words; a test compares them. */
export const texts = {
  open: 'Open your cart',
  openCount: { one: 'Open your cart, {n} item', other: 'Open your cart, {n} items' },
};

/** What opens: the real mini cart, which comes with the first look inside. */
export const panelTag = 'airside-mini-cart-panel';
