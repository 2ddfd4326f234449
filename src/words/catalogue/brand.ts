// Texts of the brand page.
import { addWords } from '../known';

export const brand = {
  brands: 'Brands',
  allBrands: { one: 'The only brand', other: 'All {n} brands' },
  brandCount: { one: '{n} product', other: '{n} products' },
  brandsMessage: 'Every house on our shelves, from A to Z.',
  brandLetters: 'Brands by letter',
  brandLoading: 'Loading the brand',
  brandUnknownTitle: 'We do not carry this brand',
  brandUnknownMessage: 'It may have left our shelves, or be spelled otherwise.',
  brandErrorTitle: 'The brand did not load',
  brandErrorMessage: 'Please check your connection and try again.',
  brandEmptyTitle: 'Nothing on the shelf just now',
  brandEmptyMessage: 'We have no product of {name} for sale at the moment.',
  brandVideo: 'Film by {name}',
  videoFailed: 'The film cannot be played here.',
  noBrands: 'The shop does not list its brands at the moment.',
} as const;

addWords({ catalog: brand });
