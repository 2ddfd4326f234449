// The products of a brand, page by page. The URL decides which page (decision 006).
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { useStorefront } from '../../use-storefront';
import { createListing } from '../listing/listing';
import { ListingResults } from '../results/ListingResults';
import { ListingShape } from '../results/ListingShape';
import { useLive } from '../use-live';
import { brandSource } from './api';
import type { Brand } from '../brand-names/brands';

export interface BrandProductsProps {
  brand: Brand;
  /** Banners, film or words stand above the products. */
  below: boolean;
}

export function BrandProducts({ brand, below }: BrandProductsProps) {
  const { routing } = useStorefront();
  const text = useText();
  const held = useLive((storefront) => createListing(storefront, brandSource(brand)), brand.id);
  const list = { id: `brand-${brand.id}`, name: brand.name };
  const listing = held.value;
  const result = listing?.result.value;
  if (listing && result)
    return (
      <ListingResults
        listing={listing}
        result={result}
        list={list}
        below={below}
        empty={
          <EmptyState
            title={text('catalog.brandEmptyTitle')}
            message={text('catalog.brandEmptyMessage', { name: brand.name })}
            action={<Button href={routing.href('/brands')}>{text('catalog.brands')}</Button>}
          />
        }
      />
    );
  if (listing?.error.value)
    return (
      <EmptyState
        icon="alert"
        title={text('catalog.errorTitle')}
        message={text('catalog.errorMessage')}
        action={
          <Button busy={listing.pending.value} onClick={listing.reload}>
            {text('catalog.retry')}
          </Button>
        }
      />
    );
  return <ListingShape listing={listing} />;
}
