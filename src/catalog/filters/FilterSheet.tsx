// The panel on a narrow screen: a sheet in which choices are collected, and applied together.
import { useEffect, useState } from 'react';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { afterPaint } from '../../ui/after-paint';
import { Drawer } from '../../ui/dialog/Drawer';
import { useStorefront } from '../../use-storefront';
import type { Listing } from '../listing/listing-contract';
import { changeListing } from '../listing/listing-address';
import type { Facets } from './facets';
import { FilterPanel } from './FilterPanel';

export interface FilterSheetProps {
  listing: Listing;
  facets: Facets;
  open: boolean;
  onApplied: () => void;
  onClose: () => void;
}

export function FilterSheet({ listing, facets, open, onApplied, onClose }: FilterSheetProps) {
  const text = useText();
  const storefront = useStorefront();
  const total = facets.total.value;
  const filters = facets.draft.value ?? listing.state.value.filters;
  // One visit, one panel: what was folded or sought is not remembered.
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    if (!open) return;
    return () => {
      facets.setDraft(undefined);
      setVisit((before) => before + 1);
    };
  }, [facets, open]);

  const apply = () => {
    if (facets.draft.value) {
      changeListing(storefront, listing, { filters: facets.draft.value });
      onApplied();
    }
    onClose();
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="bottom"
      label={text('catalog.filters')}
      footer={
        <div className="filters-foot">
          <Button
            variant="secondary"
            aria-disabled={filters.length === 0}
            onClick={() => filters.length > 0 && facets.setDraft([])}
          >
            {text('catalog.clearFilters')}
          </Button>
          {/* After what was ticked before it. */}
          <Button onClick={() => afterPaint(apply)}>
            <span aria-live="polite">
              {total === undefined
                ? text('catalog.showResultsPending')
                : text('catalog.showResults', { n: total })}
            </span>
          </Button>
        </div>
      }
    >
      <FilterPanel
        key={visit}
        facets={facets.facets.value}
        filters={filters}
        error={facets.error.value}
        onRetry={facets.reload}
        onChange={facets.setDraft}
      />
    </Drawer>
  );
}
