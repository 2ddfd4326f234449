// The products of a listing with what steers them: count, page size, order and pages.
import { useRef, type MouseEvent } from 'react';
import '../locale/en_US/catalog';
import '../locale/en_US/listing';
import { useText } from '../locale/use-text';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Pagination } from '../ui/Pagination';
import { Select } from '../ui/Select';
import { useStorefront } from '../use-storefront';
import type { Listing } from './listing';
import { readSort, writeSort } from './listing-url';
import type { ListingResult } from './product';
import { ProductGrid } from './ProductGrid';
import { pageSizes, sortChoices } from './listing-choices';
import { defaultPageSize } from './state';

export interface ListingResultsProps {
  listing: Listing;
  result: ListingResult;
  /** Of the category. */
  name: string;
}

export function ListingResults({ listing, result, name }: ListingResultsProps) {
  const { config, routing } = useStorefront();
  const text = useText();
  const top = useRef<HTMLDivElement>(null);
  const { page, sort, pageSize = defaultPageSize } = listing.state.value;
  const error = listing.error.value;
  const storePageSize = listing.storePageSize.value ?? defaultPageSize;
  const { products, total, pages } = result;
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(total, page * pageSize);

  /** On a foreign page the links lead to the shop; a plain click turns the page where it is. */
  const turnHere = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (config.standalone || !link || event.defaultPrevented) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    routing.navigate(new URL(link.href).search || '?');
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  };

  return (
    <section className="listing" aria-label={text('catalog.products')}>
      <div className="listing-bar" ref={top} tabIndex={-1}>
        <p className="listing-count" role="status">
          {total > pageSize
            ? text('catalog.countRange', { from, to, n: total })
            : text('catalog.count', { n: total })}
        </p>
        {total > 0 && (
          <div className="listing-choices">
            <Select
              label={text('catalog.sortBy')}
              name="sort"
              value={sort ? writeSort(sort) : 'position_asc'}
              options={sortChoices(result.sortFields, sort, text)}
              onChange={(value) =>
                listing.change({
                  sort: value === 'position_asc' ? undefined : readSort(value),
                })
              }
            />
            <Select
              label={text('catalog.perPage')}
              name="page_limit"
              value={String(pageSize)}
              options={pageSizes(storePageSize, pageSize).map((size) => ({
                value: String(size),
                label: String(size),
              }))}
              onChange={(value) =>
                listing.change({
                  pageSize: Number(value) === storePageSize ? undefined : Number(value),
                })
              }
            />
          </div>
        )}
      </div>
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
          products={products}
          expected={pageSize}
          level={2}
          stale={listing.isStale.value && !error}
          first
        />
      ) : (
        !error && (
          <EmptyState
            title={text('catalog.emptyTitle')}
            message={text('catalog.emptyMessage', { name })}
            action={<Button href={routing.href('/')}>{text('catalog.home')}</Button>}
          />
        )
      )}
      <div className="listing-pages" onClick={turnHere}>
        <Pagination page={page} pages={pages} href={(target) => listing.href({ page: target })} />
      </div>
    </section>
  );
}
