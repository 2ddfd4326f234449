// The price of one product, anywhere in a text or a table.
import '../../words/catalogue/catalog';
import '../../words/catalogue/shelf';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { Price } from '../../ui/price/Price';
import { Skeleton } from '../../ui/Skeleton';
import { useStorefront } from '../../use-storefront';
import { createSkuAnswers, missingSku } from '../by-sku/sku-answers';
import { useNotFound, type NotFoundEvents } from '../by-sku/use-not-found';

export function PriceBySku({ sku = '', onNotFound }: { sku?: string } & NotFoundEvents) {
  const text = useText();
  const known = useStorefront().feature(createSkuAnswers);
  const answer = known.bySku(sku).value;
  const { product, error, pending } = answer;
  useNotFound(missingSku(sku, answer), onNotFound);
  if (!product && pending)
    return (
      <div className="price-shape">
        <Skeleton />
      </div>
    );
  if (!product && error)
    return (
      <div className="card-no-price">
        <span role="status">{text('catalog.priceError')}</span>{' '}
        <Button variant="quiet" size="small" onClick={() => known.reloadSku(sku)}>
          {text('catalog.retry')}
        </Button>
      </div>
    );
  const offer = product?.offer;
  if (!offer && !product?.isPriceHidden) return <p className="card-no-price">{text('catalog.noPrice')}</p>;
  return <Price final={offer?.final} regular={offer?.regular} from={offer?.isFrom} />;
}
