// Products in one row to scroll through. Its room is kept from the start; it goes when there is nothing to show.
import '../../words/catalogue/catalog';
import '../../words/catalogue/shelf';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { useElementId } from '../../ui/use-element-id';
import { CardShape } from '../card/CardShape';
import { ProductCard } from '../card/ProductCard';
import { createShelf, placesOf, type ShelfQuestion } from '../shelf/create-shelf';
import { useListEvents } from '../card/use-list-events';
import type { ProductSummary } from '../product';
import { useLive } from '../use-live';

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
  const id = useElementId();
  return (
    <section className="rail" part="rail" aria-labelledby={id}>
      <h2 className="rail-title" id={id}>
        {cards.title}
      </h2>
      <div className="rail-room">{isNear && <Cards {...cards} />}</div>
    </section>
  );
}

function Cards({ id, title, question, isFit = () => true }: Omit<ProductRailProps, 'isNear'>) {
  const text = useText();
  const held = useLive((storefront) => createShelf(storefront, question), JSON.stringify(question));
  const shelf = held.value;
  const products = shelf?.products.value?.filter(isFit).slice(0, railLength);
  const select = useListEvents({ id, name: title }, products);
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
  return (
    <ul className="rail-row" aria-label={title}>
      {products.map((product, index) => (
        <li key={product.uid}>
          <ProductCard
            product={product}
            sizes="(max-width: 639px) 44vw, 260px"
            onSelect={() => select(index)}
          />
        </li>
      ))}
    </ul>
  );
}
