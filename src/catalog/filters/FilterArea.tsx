// The filters round a shelf: what is chosen above it, the panel beside it, or in a sheet where there is no room. Loaded late.
import { useEffect } from 'react';
import '../../words/catalogue/filters';
import { useText } from '../../words/use-text';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import type { Listing } from '../listing/listing';
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
  onClose: () => void;
}

export function FilterArea({ listing, isOpen, onClose }: FilterAreaProps) {
  useStyles(filterStyles);
  const text = useText();
  const facets = facetsOf(useStorefront(), listing);
  // The style sheet decides by the room that the listing has.
  const [frame, isBeside] = useIsShown<HTMLElement>();
  const { filters } = listing.state.value;
  const isNeeded = isBeside || isOpen || filters.length > 0;
  useEffect(() => {
    if (isNeeded) facets.want();
  }, [facets, isNeeded]);
  return (
    <>
      {filters.length > 0 && <ActiveFilters listing={listing} chips={facets.chips.value} />}
      <section className="listing-filters" ref={frame} aria-label={text('catalog.filters')}>
        {isBeside && (
          <FilterPanel
            facets={facets.facets.value}
            filters={filters}
            error={facets.error.value}
            onRetry={facets.reload}
            onChange={(next) => listing.change({ filters: next })}
          />
        )}
      </section>
      <FilterSheet listing={listing} facets={facets} open={isOpen} onClose={onClose} />
    </>
  );
}
