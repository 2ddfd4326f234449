// The heart for any page, known only by a SKU.
import { useStorefront } from '../../use-storefront';
import { createSkuAnswers, missingSku } from '../by-sku/sku-answers';
import { useNotFound, type NotFoundEvents } from '../by-sku/use-not-found';
import { WishlistButton, type WishlistButtonProps } from './WishlistButton';

export function WishlistButtonBySku({
  sku = '',
  withLabel,
  onNotFound,
}: Partial<Pick<WishlistButtonProps, 'sku' | 'withLabel'>> & NotFoundEvents) {
  const answer = useStorefront().feature(createSkuAnswers).bySku(sku).value;
  const { product } = answer;
  useNotFound(missingSku(sku, answer), onNotFound);
  if (!sku) return null;
  return (
    <WishlistButton
      sku={sku}
      name={product?.name ?? sku}
      path={product?.path}
      withLabel={withLabel}
      product={product}
    />
  );
}
