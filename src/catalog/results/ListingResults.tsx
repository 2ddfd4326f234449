// The products of a listing with what steers them: filters, count, page size, order and pages.
import { useRef, useState, type ReactNode } from 'react';
import '../../words/catalogue/catalog';
import '../../words/catalogue/listing';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { latePart } from '../../late/late-part';
import { FilterPlace } from './FilterPlace';
import type { Listing, ListedPage } from '../listing/listing';
import { ProductGrid } from '../card/ProductGrid';
import type { ListName } from '../card/list-event';
import { useLate } from '../../late/use-late';

const load = () => import('../filters/late-filters');
const FilterArea = latePart(async () => ({ default: (await load()).FilterArea }));
const ListingChoices = latePart(async () => ({ default: (await load()).ListingChoices }));
const ListingPages = latePart(async () => ({ default: (await load()).ListingPages }));
const NoMatch = latePart(async () => ({ default: (await load()).NoMatch }));
const preload = () => Promise.all([FilterArea, ListingChoices, ListingPages].map((part) => part.preload()));

export interface ListingResultsProps {
  listing: Listing;
  result: ListedPage;
  /** What the page is told of it. */
  list: ListName;
  /** Shown where there is nothing to list, whatever is chosen. */
  empty: ReactNode;
  /** Something high stands above it: no picture is worth loading before that. */
  below?: boolean;
}

export function ListingResults({ listing, result, list, empty, below = false }: ListingResultsProps) {
  const text = useText();
  const top = useRef<HTMLDivElement>(null);
  const isReady = useLate(preload);
  const [isOpen, setOpen] = useState(false);
  const { filters } = listing.state.value;
  const error = listing.error.value;
  const { products, total, pages, page, pageSize } = result;
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(total, page * pageSize);
  const hasFilters = filters.length > 0;

  const toTop = () => {
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  };

  const shelf = (
    <div className="listing-main">
      {error && (
        <Alert tone="error">
          {text('catalog.errorMessage')}{' '}
          <Button variant="quiet" size="small" onClick={listing.reload}>
            {text('catalog.retry')}
          </Button>
        </Alert>
      )}
      {products.length > 0 ? (
        <ProductGrid
          list={{ ...list, start: from - 1 }}
          products={products}
          expected={pageSize}
          level={2}
          stale={listing.isStale.value && !error}
          first={!below}
        />
      ) : (
        !error && (hasFilters ? <NoMatch listing={listing} /> : empty)
      )}
      {pages > 1 && (
        <div className="listing-pages">
          {isReady && <ListingPages listing={listing} pages={pages} onTurned={toTop} />}
        </div>
      )}
    </div>
  );

  return (
    <section className="listing" aria-label={text('catalog.products')}>
      <div className="listing-bar" ref={top} tabIndex={-1}>
        <p className="listing-count" role="status">
          <bdi>
            {total > pageSize
              ? text('catalog.countRange', { from, to, n: total })
              : text('catalog.count', { n: total })}
          </bdi>
        </p>
        {isReady && (total > 0 || hasFilters) && (
          <ListingChoices listing={listing} sortFields={result.sortFields} onFilters={() => setOpen(true)} />
        )}
      </div>
      {total > 0 || hasFilters ? (
        <div className="listing-body">
          {isReady ? (
            <FilterArea listing={listing} isOpen={isOpen} onClose={() => setOpen(false)} />
          ) : (
            <FilterPlace hasFilters={hasFilters} />
          )}
          {shelf}
        </div>
      ) : (
        shelf
      )}
    </section>
  );
}
