// The price of one product, anywhere in a text or a table.
import '../../locale/en_US/catalog';
import { useText } from '../../locale/use-text';
import { Price } from '../../ui/price/Price';
import { Skeleton } from '../../ui/Skeleton';
import { useStorefront } from '../../use-storefront';
import { createSkuAnswers } from './sku-answers';

export function PriceBySku({ sku = '' }: { sku?: string }) {
  const text = useText();
  const { product, pending } = useStorefront().feature(createSkuAnswers).bySku(sku).value;
  if (!product && pending)
    return (
      <div className="price-shape">
        <Skeleton />
      </div>
    );
  if (!product || (!product.offer && !product.isPriceHidden))
    return <p className="card-no-price">{text('catalog.noPrice')}</p>;
  return (
    <Price
      final={product.offer?.final ?? { value: 0, currency: 'USD' }}
      regular={product.offer?.regular}
      from={product.offer?.isFrom}
      hidden={product.isPriceHidden}
    />
  );
}
