// A shelf: product cards in columns, or their shapes while they are on their way.
import { classNames } from '../../ui/class-names';
import { useMedia } from '../../ui/use-media';
import { CardShape } from './CardShape';
import type { ProductSummary } from '../product';
import { ProductCard } from './ProductCard';
import type { ListName } from './list-event';
import { useListEvents } from './use-list-events';

export interface ProductGridProps {
  /** What the page is told of it; nothing where absent. */
  list?: ListName;
  /** undefined: still loading. */
  products?: readonly ProductSummary[];
  /** How many shapes to show while loading. */
  expected: number;
  level?: 2 | 3;
  /** What is shown is about to be replaced. */
  stale?: boolean;
  /** The shelf stands above the fold: its first row is loaded at once. */
  first?: boolean;
}

const sizes = '(max-width: 639px) 48vw, (max-width: 1440px) 31vw, 440px';

export function ProductGrid({
  list,
  products,
  expected,
  level,
  stale = false,
  first = false,
}: ProductGridProps) {
  const columns = useMedia('(width < 640px)') ? 2 : 3;
  const select = useListEvents(list, products);
  if (!products)
    return (
      <div key="shapes" className="product-grid">
        {Array.from({ length: expected }, (_, index) => (
          <CardShape key={index} />
        ))}
      </div>
    );
  return (
    <ul
      key="products"
      className={classNames('product-grid', stale && 'product-grid-stale')}
      part="grid"
      aria-busy={stale || undefined}
    >
      {products.map((product, index) => (
        <li key={product.uid}>
          <ProductCard
            product={product}
            level={level}
            priority={first && index < columns}
            sizes={sizes}
            onSelect={() => select(index)}
          />
        </li>
      ))}
    </ul>
  );
}
