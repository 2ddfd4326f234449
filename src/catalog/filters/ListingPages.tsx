// The pages of a listing. A plain click turns the page where it is; on a foreign page the links themselves lead to the shop.
import type { MouseEvent } from 'react';
import { Pagination } from '../../ui/pagination/Pagination';
import { useShownFirst } from '../../ui/use-shown-first';
import { useStorefront } from '../../use-storefront';
import type { Listing } from '../listing/listing-contract';
import { changeListing, listingHref } from '../listing/listing-address';
import { readListing } from '../listing/listing-url';

export interface ListingPagesProps {
  listing: Listing;
  pages: number;
  /** What had the focus may be gone, and is out of sight. */
  onTurned: () => void;
}

export function ListingPages({ listing, pages, onTurned }: ListingPagesProps) {
  const storefront = useStorefront();
  const { page } = listing.state.value;
  const [coming, turn] = useShownFirst(page, (next) => {
    changeListing(storefront, listing, { page: next });
    onTurned();
  });
  const turnHere = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    turn(readListing(new URL(link.href)).page);
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- the links inside are what is pressed, by key as well
    <div onClick={turnHere}>
      <Pagination
        page={page}
        pages={pages}
        coming={coming}
        href={(target) => listingHref(storefront, listing, { page: target })}
      />
    </div>
  );
}
