// Texts of a listing whose pages are put together, among those of the catalogue.
import { addWords } from '../known';

export const listingMore = {
  loadMore: 'Load more',
  /** Said again after every press. */
  showing: 'Showing {shown} of {n}',
  moreError: 'Some products did not load.',
} as const;

addWords({ catalog: listingMore });
