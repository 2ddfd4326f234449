// Sold out is not an end: what can be had of the same kind.
import '../../words/catalogue/product-more';
import { useText } from '../../words/use-text';
import type { ProductDetail } from '../product';
import { ProductRail } from '../shelf/ProductRail';

/** Of a category's first products some are sold out themselves. */
const looked = 30;

export function Alternatives({ product }: { product: ProductDetail }) {
  const text = useText();
  const category = product.trail.at(-1);
  if (!category) return null;
  return (
    <ProductRail
      id="alternatives"
      title={text('catalog.alternatives')}
      question={{ categoryUid: category.uid, limit: looked }}
      isFit={({ sku, inStock }) => inStock && sku !== product.sku}
      isNear
    />
  );
}
