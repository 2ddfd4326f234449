// A shelf: product cards in columns, or their shapes while they are on their way.
import { memo, type ComponentType } from 'react';
import { classNames } from '../../ui/class-names';
import { useMedia } from '../../ui/use-media';
import { useSlices } from '../../ui/use-slices';
import { useServed } from '../../served';
import { CardShape } from './CardShape';
import type { ProductSummary } from '../product';
import { ProductCard, type ProductCardProps } from './ProductCard';
import type { ListName } from './list-event';
import { useListEvents } from './use-list-events';

export interface ProductGridProps {
  /** What the page is told of it; nothing where absent. */
  list?: ListName;
  /** undefined: still loading. */
  products?: readonly ProductSummary[];
  /** How many shapes to show while loading. */
  expected: number;
  /** How many stand behind the products: more are on their way. */
  waiting?: number;
  level?: 2 | 3;
  /** What is shown is about to be replaced. */
  stale?: boolean;
  /** The shelf stands above the fold: its first row is loaded at once. */
  first?: boolean;
  /** Width of a picture, as in <img sizes>; absent: a third of the page, half of a narrow one. */
  sizes?: string;
  /** Stands on every card. */
  action?: CardAction;
}

export type CardAction = ComponentType<{ product: ProductSummary }>;

/** About what a screen shows; the others follow in slices. */
const firstCards = 6;

const thirds = '(width < 640px) calc(50vw - 28px), (width < 1440px) calc(33.4vw - 48px), 433px';

export function ProductGrid({
  list,
  products,
  expected,
  waiting = 0,
  level,
  stale = false,
  first = false,
  sizes = thirds,
  action,
}: ProductGridProps) {
  const columns = useMedia('(width < 640px)') ? 2 : 3;
  const select = useListEvents(list, products);
  const isServed = useServed() !== undefined;
  const total = products?.length ?? 0;
  const drawn = useSlices({ total, first: isServed ? total : firstCards, of: products?.[0]?.uid });
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
          {index < drawn ? (
            <GridCard
              product={product}
              level={level}
              priority={first && index < columns}
              sizes={sizes}
              index={index}
              onSelect={select}
              action={action}
            />
          ) : (
            <CardShape />
          )}
        </li>
      ))}
      {Array.from({ length: waiting }, (_, index) => (
        <li key={index}>
          <CardShape />
        </li>
      ))}
    </ul>
  );
}

interface GridCardProps extends Pick<ProductCardProps, 'product' | 'level' | 'priority' | 'sizes'> {
  index: number;
  onSelect: (index: number) => void;
  action: CardAction | undefined;
}

/** Drawn again only when it shows something else: a press on the page need not wait for it. */
const GridCard = memo(function GridCard({ index, onSelect, action: Action, ...card }: GridCardProps) {
  return (
    <ProductCard {...card} onSelect={() => onSelect(index)}>
      {Action && <Action product={card.product} />}
    </ProductCard>
  );
});
