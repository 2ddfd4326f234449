// Texts of category pages, among those of the catalogue.
import { addWords } from '../known';

export const listing = {
  loading: 'Loading products',
  count: { one: '{n} product', other: '{n} products' },
  countRange: '{from}–{to} of {n} products',
  subcategories: 'In {name}',
  products: 'Products',
  readMore: 'Read more',
  readLess: 'Read less',
  emptyTitle: 'Nothing on this shelf yet',
  emptyMessage: 'There are no products in {name} at the moment. Have a look next door.',
  unknownTitle: 'This shelf is gone',
  unknownMessage: 'The category you were looking for is not in the shop any more.',
  errorTitle: 'The shelf did not load',
  errorMessage: 'We could not fetch the products. Check your connection and try again.',
} as const;

addWords({ catalog: listing });
