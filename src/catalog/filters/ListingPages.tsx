// The pages of a listing. On a foreign page their links lead to the shop; a plain click turns the page where it is.
import type { MouseEvent } from 'react';
import { Pagination } from '../../ui/pagination/Pagination';
import { useStorefront } from '../../use-storefront';
import type { Listing } from '../listing/listing-contract';
import { listingHref } from '../listing/listing-address';

export interface ListingPagesProps {
  listing: Listing;
  pages: number;
  /** The page was turned here. */
  onTurned: () => void;
}

export function ListingPages({ listing, pages, onTurned }: ListingPagesProps) {
  const storefront = useStorefront();
  const { config, routing } = storefront;
  const turnHere = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (config.standalone || !link || event.defaultPrevented) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    routing.navigate(new URL(link.href).search || '?');
    onTurned();
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- the links inside are what is pressed, by key as well
    <div onClick={turnHere}>
      <Pagination
        page={listing.state.value.page}
        pages={pages}
        href={(target) => listingHref(storefront, listing, { page: target })}
      />
    </div>
  );
}
