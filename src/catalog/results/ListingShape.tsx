// What a listing looks like until its products are there.
import { defaultPageSize } from '../../store-view/config';
import { useStorefront } from '../../use-storefront';
import { FilterPlace } from './FilterPlace';
import type { Listing } from '../listing/listing-contract';
import { readListing } from '../listing/listing-url';
import { ProductGrid } from '../card/ProductGrid';

export function ListingShape({ listing }: { listing?: Listing }) {
  const { routing } = useStorefront();
  return (
    <>
      <div className="listing-bar" />
      <div className="listing-body">
        <FilterPlace hasFilters={readListing(routing.url.value).filters.length > 0} />
        <div className="listing-main">
          <ProductGrid expected={listing?.state.value.pageSize ?? defaultPageSize} />
        </div>
      </div>
    </>
  );
}
