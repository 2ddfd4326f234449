// No product fits everything that is chosen: which choice to leave out, and how many products there are then.
import { useEffect, type MouseEvent } from 'react';
import '../../words/catalogue/filters';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import type { Listing } from '../listing/listing-contract';
import { changeListing } from '../listing/listing-address';
import { without } from './choices';
import { facetsOf } from './facets';
import { focusBar } from './focus-bar';
import { filterStyles } from './styles';

export function NoMatch({ listing }: { listing: Listing }) {
  useStyles(filterStyles);
  const text = useText();
  const storefront = useStorefront();
  const facets = facetsOf(storefront, listing);
  useEffect(() => facets.want(), [facets]);
  const { filters } = listing.state.value;
  const choose = (next: typeof filters) => (event: MouseEvent) => {
    // What is offered changes with the address, before the answer.
    focusBar(event.currentTarget);
    changeListing(storefront, listing, { filters: next });
  };
  const chips = facets.chips.value ?? [];
  const ways = filters
    .map(({ code }) => {
      const own = chips.filter((chip) => chip.code === code);
      const label = [own[0]?.label, own.map(({ value }) => value).join(', ')].filter(Boolean).join(' ');
      return { code, label, total: facets.totalWithout(code) ?? 0 };
    })
    .filter(({ label, total }) => label && total > 0)
    .sort((one, other) => other.total - one.total);
  // What can be said at once stands above what comes later, so that nothing moves.
  return (
    <EmptyState
      title={text('catalog.noMatchTitle')}
      message={text('catalog.noMatchMessage')}
      action={
        <div className="no-match">
          <Button onClick={choose([])}>{text('catalog.clearFiltersLong')}</Button>
          {filters.length > 1 && ways.length > 0 && (
            <>
              <p className="no-match-ways">{text('catalog.leaveOneOut')}</p>
              {ways.map(({ code, label, total }) => (
                <Button key={code} variant="secondary" onClick={choose(without(filters, code))}>
                  {text('catalog.leaveOut', { label, n: total })}
                </Button>
              ))}
            </>
          )}
        </div>
      }
    />
  );
}
