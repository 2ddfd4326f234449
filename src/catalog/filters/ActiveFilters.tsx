// What is chosen, above the shelf: each can be taken away.
import { useRef } from 'react';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/icon/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useStorefront } from '../../use-storefront';
import type { Listing } from '../listing/listing-contract';
import { changeListing } from '../listing/listing-address';
import type { Chip } from './chips';
import { focusBar } from './focus-bar';

export interface ActiveFiltersProps {
  listing: Listing;
  /** undefined: their names are on their way. */
  chips: readonly Chip[] | undefined;
}

export function ActiveFilters({ listing, chips }: ActiveFiltersProps) {
  const text = useText();
  const storefront = useStorefront();
  const list = useRef<HTMLUListElement>(null);

  /** Keeps the focus where the next chip comes to stand, or at the shelf's bar when none is left. */
  const takeAway = (chip: Chip, index: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus({ preventScroll: true });
    else focusBar(list.current);
    changeListing(storefront, listing, { filters: chip.rest });
  };
  const clear = () => {
    focusBar(list.current);
    changeListing(storefront, listing, { filters: [] });
  };

  return (
    <div className="listing-chips" part="active-filters">
      {chips && (
        <>
          <ul className="filter-chips" ref={list} aria-label={text('catalog.chosenFilters')}>
            {chips.map((chip, index) => (
              <li key={chip.id}>
                <button type="button" className="filter-chip" onClick={() => takeAway(chip, index)}>
                  <VisuallyHidden>{`${text('catalog.removeFilter')} `}</VisuallyHidden>
                  <span className="filter-chip-label">{chip.label}</span>{' '}
                  <bdi className="filter-chip-value">{chip.value}</bdi>
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
          <Button variant="quiet" size="small" onClick={clear}>
            {text('catalog.clearFilters')}
          </Button>
        </>
      )}
    </div>
  );
}
