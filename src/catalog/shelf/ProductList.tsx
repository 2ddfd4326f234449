// A shelf for any page: the products of a category, of a list of SKUs, of a search, or of a kind.
import '../../words/catalogue/catalog';
import '../../words/catalogue/shelf';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { useElementId } from '../../ui/use-element-id';
import { ProductGrid } from '../card/ProductGrid';
import { createShelf, placesOf } from './create-shelf';
import type { Missing } from './shelf';
import type { ShelfKind } from './shelf-api';
import { useNotFound } from '../by-sku/use-not-found';
import { useLive } from '../use-live';

export interface ProductListProps {
  categoryUid?: string;
  /** Separated by commas or spaces; shown in this order. */
  skus?: string;
  /** Words to search for. */
  search?: string;
  kind?: ShelfKind;
  title?: string;
  /** At most this many products; absent: six, and all SKUs. */
  limit?: number;
  /** Shows as many, also where they leave a row half empty. */
  partialRow?: boolean;
  /** A shelf without products is not there at all, instead of saying so. */
  hideEmpty?: boolean;
  /** Width of a picture, as in <img sizes>, where the shelf is not of the usual columns. */
  sizes?: string;
  /** For each SKU, and for a category, in which nothing is. */
  onNotFound?: (detail: Missing) => void;
}

export function ProductList({
  categoryUid,
  skus,
  search,
  kind,
  title = '',
  limit,
  partialRow = false,
  hideEmpty = false,
  sizes,
  onNotFound,
}: ProductListProps) {
  const text = useText();
  const id = useElementId();
  const held = useLive(
    (storefront) => createShelf(storefront, { categoryUid, skus, search, kind, limit }),
    JSON.stringify([categoryUid, skus, search, kind, limit]),
  );
  const shelf = held.value;
  const products = shelf?.products.value;
  const error = shelf?.error.value;

  useNotFound(shelf?.missing.value ?? [], onNotFound);

  const places = placesOf({ skus, limit });
  // Nothing is left out of what somebody has named, nor where that is all there is.
  const isWhole = !partialRow && !skus && (products?.length ?? places) >= places;

  const list = categoryUid ?? kind ?? (search ? 'search' : 'skus');

  if (hideEmpty && products?.length === 0) return null;
  return (
    <section
      className={classNames('shelf', isWhole && 'shelf-whole')}
      part="shelf"
      aria-labelledby={title ? `${id}title` : undefined}
    >
      {title && (
        <h2 className="shelf-title" id={`${id}title`} part="title">
          {title}
        </h2>
      )}
      {error && !products ? (
        <Alert tone="error">
          <span>{text('catalog.listError')}</span>{' '}
          <Button variant="quiet" size="small" onClick={shelf?.reload}>
            {text('catalog.retry')}
          </Button>
        </Alert>
      ) : products?.length === 0 ? (
        <p className="shelf-empty">{text('catalog.listEmpty')}</p>
      ) : (
        <ProductGrid
          list={{ id: list, name: title || search || list }}
          products={products}
          expected={places}
          sizes={sizes}
        />
      )}
    </section>
  );
}
