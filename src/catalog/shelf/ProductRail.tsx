// Products in one row to scroll through. Its room is kept from the start; it goes when there is nothing to show.
import type { ReactNode } from 'react';
import '../../words/catalogue/catalog';
import '../../words/catalogue/shelf';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { useElementId } from '../../ui/use-element-id';
import { useStyles } from '../../ui/use-styles';
import { CardShape } from '../card/CardShape';
import { ProductCard } from '../card/ProductCard';
import type { CardAction } from '../card/ProductGrid';
import { cardStyles } from '../card/styles';
import { useListEvents } from '../card/use-list-events';
import type { ProductSummary } from '../product';
import { useLive } from '../use-live';
import { createShelf, placesOf, type ShelfQuestion } from './create-shelf';
import railCss from './rail.css?inline';

const styles = [...cardStyles, railCss];

/** More cannot be seen at once, on no screen. */
export const railLength = 10;

export interface ProductRailProps {
  /** What the page is told of it. */
  id: string;
  title: string;
  question: ShelfQuestion;
  /** Which of the answer stand there; all unless said. */
  isFit?: (product: ProductSummary) => boolean;
  /** The shopper is near: asked for now. */
  isNear: boolean;
}

export function ProductRail({ isNear, ...cards }: ProductRailProps) {
  return <Rail title={cards.title}>{isNear && <Cards {...cards} />}</Rail>;
}

/** Its name, and room for what stands there. */
export function Rail({ title, children }: { title: string; children: ReactNode }) {
  useStyles(styles);
  const id = useElementId();
  return (
    <section className="rail" part="rail" aria-labelledby={id}>
      <h2 className="rail-title" id={id}>
        {title}
      </h2>
      <div className="rail-room">{children}</div>
    </section>
  );
}

function Cards({ id, title, question, isFit = () => true }: Omit<ProductRailProps, 'isNear'>) {
  const text = useText();
  const held = useLive((storefront) => createShelf(storefront, question), JSON.stringify(question));
  const shelf = held.value;
  const products = shelf?.products.value?.filter(isFit).slice(0, railLength);
  if (shelf?.error.value && !products)
    return (
      <Alert tone="error">
        <span>{text('catalog.listError')}</span>{' '}
        <Button variant="quiet" size="small" onClick={shelf.reload}>
          {text('catalog.retry')}
        </Button>
      </Alert>
    );
  if (!products)
    return (
      <div className="rail-row">
        {Array.from({ length: Math.min(railLength, placesOf(question)) }, (_, place) => (
          <CardShape key={place} />
        ))}
      </div>
    );
  if (products.length === 0) return <p className="rail-empty" />;
  return <RailRow id={id} title={title} products={products} />;
}

export interface RailRowProps extends Pick<ProductRailProps, 'id' | 'title'> {
  products: readonly ProductSummary[];
  /** Stands on every card. */
  action?: CardAction;
}

export function RailRow({ id, title, products, action: Action }: RailRowProps) {
  const select = useListEvents({ id, name: title }, products);
  return (
    <ul className="rail-row" aria-label={title}>
      {products.map((product, index) => (
        <li key={product.uid}>
          <ProductCard
            product={product}
            sizes="(max-width: 639px) 44vw, 260px"
            onSelect={() => select(index)}
          >
            {Action && <Action product={product} />}
          </ProductCard>
        </li>
      ))}
    </ul>
  );
}
