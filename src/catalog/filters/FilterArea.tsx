// The filters round a shelf: what is chosen above it, the panel beside it, or in a sheet where there is no room. Loaded late.
import { useEffect } from 'react';
import '../../words/catalogue/filters';
import { useText } from '../../words/use-text';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import type { Listing } from '../listing/listing-contract';
import { knownKinds } from '../listing/filter-kinds';
import { changeListing } from '../listing/listing-address';
import { mayNameAlone } from '../listing/listing-query';
import { ActiveFilters } from './ActiveFilters';
import { facetsOf } from './facets';
import { FilterPanel } from './FilterPanel';
import { FilterSheet } from './FilterSheet';
import { filterStyles } from './styles';
import { useIsShown } from './use-is-shown';

export interface FilterAreaProps {
  listing: Listing;
  /** The sheet. */
  isOpen: boolean;
  /** What was chosen in the sheet takes effect. */
  onApplied: () => void;
  onClose: () => void;
}

export function FilterArea({ listing, isOpen, onApplied, onClose }: FilterAreaProps) {
  useStyles(filterStyles);
  const text = useText();
  const storefront = useStorefront();
  const facets = facetsOf(storefront, listing);
  // The style sheet decides by the room that the listing has.
  const [frame, isBeside] = useIsShown<HTMLElement>();
  const { filters } = listing.state.value;
  const hasChips = filters.length > 0 || listing.setAside.value.length > 0;
  const isNamed = useNamesAlone(listing);
  const isNeeded = isBeside || isOpen || hasChips || isNamed;
  useEffect(() => {
    if (isNeeded) facets.want();
  }, [facets, isNeeded]);
  return (
    <>
      {hasChips && <ActiveFilters listing={listing} chips={facets.chips.value} />}
      <section className="listing-filters" ref={frame} aria-label={text('catalog.filters')}>
        {isBeside && (
          <FilterPanel
            facets={facets.facets.value}
            filters={filters}
            error={facets.error.value}
            onRetry={facets.reload}
            onChange={(next) => changeListing(storefront, listing, { filters: next })}
          />
        )}
      </section>
      <FilterSheet listing={listing} facets={facets} open={isOpen} onApplied={onApplied} onClose={onClose} />
    </>
  );
}

/** What the address calls by a name alone is found among the facets. */
function useNamesAlone({ address }: Listing): boolean {
  const { config, storage } = useStorefront();
  return config.standalone && mayNameAlone(address.url.value.searchParams, knownKinds(storage));
}
