// A product card for any page, known only by its SKU; optionally with a button to buy.
import type { ItemEvent } from '../../cart/ecommerce';
import '../../words/catalogue/catalog';
import '../../words/catalogue/shelf';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { AddToCart } from '../purchase/AddToCart';
import { CardShape } from './CardShape';
import { ProductCard } from './ProductCard';
import { useStorefront } from '../../use-storefront';
import { createSkuAnswers, missingSku } from '../by-sku/sku-answers';
import { useNotFound, type NotFoundEvents } from '../by-sku/use-not-found';
import { useListEvents } from './use-list-events';

const list = { id: 'product-card', name: 'product-card' };

export interface ProductCardBySkuProps extends NotFoundEvents {
  sku?: string;
  /** Shows a button under the card. */
  addToCart?: boolean;
  /** Nothing at all where there is no such product, instead of saying so. */
  hideEmpty?: boolean;
  onItemAdded?: (detail: ItemEvent) => void;
}

export function ProductCardBySku({
  sku = '',
  addToCart = false,
  hideEmpty = false,
  onItemAdded,
  onNotFound,
}: ProductCardBySkuProps) {
  const text = useText();
  const known = useStorefront().feature(createSkuAnswers);
  const answer = known.bySku(sku).value;
  const { product, error, pending } = answer;
  useNotFound(missingSku(sku, answer), onNotFound);
  const select = useListEvents(list, product && [product]);
  if (product)
    return (
      <ProductCard product={product} onSelect={() => select(0)}>
        {addToCart && <AddToCart sku={product.sku} onItemAdded={onItemAdded} />}
      </ProductCard>
    );
  if (pending) return <CardShape isBuyable={addToCart} />;
  if (hideEmpty && !error) return null;
  return (
    <CardShape>
      <p role="status">{text(error ? 'catalog.productError' : 'catalog.missingProduct')}</p>
      {error && (
        <Button variant="quiet" size="small" onClick={() => known.reloadSku(sku)}>
          {text('catalog.retry')}
        </Button>
      )}
    </CardShape>
  );
}
