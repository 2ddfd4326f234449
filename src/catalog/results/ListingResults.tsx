// The products of a listing with what steers them: filters, count, order, pages and their size.
import { useRef, useState, type ReactNode } from 'react';
import '../../words/catalogue/catalog';
import '../../words/catalogue/listing';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { latePart } from '../../late/late-part';
import { classNames } from '../../ui/class-names';
import { defaultPageSize } from '../../store-view/config';
import { useStorefront } from '../../use-storefront';
import { useServed } from '../../served';
import { FilterPlace } from './FilterPlace';
import type { Listing, ListedPage } from '../listing/listing-contract';
import { ProductGrid } from '../card/ProductGrid';
import type { ListName } from '../card/list-event';
import { useLate } from '../../late/use-late';

const load = () => import('../filters/late-filters');
const FilterArea = latePart(async () => ({ default: (await load()).FilterArea }));
const ListingChoices = latePart(async () => ({ default: (await load()).ListingChoices }));
/** What a server draws too, for those without script. */
const ListingPages = latePart(async () => ({ default: (await load()).ListingPages }), <></>);
const ListingMore = latePart(async () => ({ default: (await import('./ListingMore')).ListingMore }));
const PageSize = latePart(async () => ({ default: (await load()).PageSize }));
const QuickAdd = latePart(async () => ({ default: (await load()).QuickAdd }));
const NoMatch = latePart(async () => ({ default: (await load()).NoMatch }), <Skeleton lines={6} />);
const parts = [FilterArea, ListingChoices, ListingPages, PageSize, QuickAdd];
const preload = () => Promise.all(parts.map((part) => part.preload()));

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

/** The filters stand beside the products on a wide page. */
const sizes =
  '(width < 640px) calc(50vw - 28px), (width < 1080px) calc(33.4vw - 48px), (width < 1440px) calc(33.4vw - 170px), 311px';

export function ListingResults({ listing, result, list, empty, below = false }: ListingResultsProps) {
  const { config } = useStorefront();
  const text = useText();
  const top = useRef<HTMLDivElement>(null);
  const isReady = useLate(preload);
  const isServed = useServed() !== undefined;
  const [isOpen, setOpen] = useState(false);
  const { filters } = listing.state.value;
  const error = listing.error.value;
  const { products, total, pages, page, pageSize } = result;
  const isMore = config.listing === 'more' && page === 1 && pages > 1;
  const appended = listing.appended.value;
  // What was chosen may still be what has found nothing.
  const hasFilters = filters.length > 0 || (listing.isStale.value && !total);

  // The bar itself may be stuck where it is.
  const toStart = () => top.current?.parentElement?.scrollIntoView({ block: 'start' });
  const toTop = () => {
    // The shop scrolls by itself.
    if (!config.standalone) toStart();
    top.current?.focus({ preventScroll: true });
  };

  const shelf = (
    <div className="listing-main">
      {error && <ListingError listing={listing} />}
      {products.length > 0 ? (
        <ProductGrid
          list={{ ...list, start: (page - 1) * pageSize }}
          products={isMore && appended ? [...products, ...appended.products] : products}
          expected={pageSize}
          waiting={isMore && !isServed ? (appended?.waiting ?? waitingFor(listing, result)) : 0}
          level={2}
          stale={listing.isStale.value && !error}
          first={!below}
          sizes={sizes}
          action={isReady ? QuickAdd : undefined}
        />
      ) : (
        !error && (hasFilters ? <NoMatch listing={listing} /> : empty)
      )}
      {(pages > 1 || total > (listing.storePageSize.value ?? defaultPageSize)) && (
        <div className="listing-pages">
          {isMore && !isServed ? (
            <ListingMore listing={listing} result={result} />
          ) : (
            pages > 1 &&
            (isReady || isServed) && <ListingPages listing={listing} pages={pages} onTurned={toTop} />
          )}
          {isReady && <PageSize listing={listing} />}
        </div>
      )}
    </div>
  );

  return (
    <section
      className={classNames('listing', config.standalone && 'listing-own')}
      aria-label={text('catalog.products')}
    >
      <div className="listing-bar" ref={top} tabIndex={-1}>
        <ListingCount result={result} isMore={isMore} />
        {isReady && (total > 0 || hasFilters) && (
          <ListingChoices listing={listing} sortFields={result.sortFields} onFilters={() => setOpen(true)} />
        )}
      </div>
      {total > 0 || hasFilters ? (
        <div className="listing-body">
          {isReady ? (
            <FilterArea
              listing={listing}
              isOpen={isOpen}
              onApplied={toStart}
              onClose={() => setOpen(false)}
            />
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

function ListingError({ listing }: { listing: Listing }) {
  const text = useText();
  return (
    <Alert tone="error">
      <span>{text('catalog.errorMessage')}</span>{' '}
      <Button variant="quiet" size="small" busy={listing.pending.value} onClick={listing.reload}>
        {text('catalog.retry')}
      </Button>
    </Alert>
  );
}

/** Before the code for them is there: room for all that the address asks for, so that a place on the page can be found again. */
function waitingFor(listing: Listing, { products, total, pages, pageSize }: ListedPage): number {
  const { through = 1 } = listing.state.value;
  return Math.max(0, Math.min(total, Math.min(through, pages) * pageSize) - products.length);
}

/** Said again after every choice. */
function ListingCount({
  result: { total, page, pageSize },
  isMore,
}: {
  result: ListedPage;
  isMore: boolean;
}) {
  const text = useText();
  const [from, to] = [(page - 1) * pageSize + 1, Math.min(total, page * pageSize)];
  return (
    <p className="listing-count" role="status">
      <bdi>
        {total > pageSize && !isMore
          ? text('catalog.countRange', { from, to, n: total })
          : text('catalog.count', { n: total })}
      </bdi>
    </p>
  );
}
