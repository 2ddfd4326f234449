// The heart for any page, known only by a SKU.
import { useStorefront } from '../../use-storefront';
import { createSkuAnswers } from '../by-sku/sku-answers';
import { WishlistButton, type WishlistButtonProps } from './WishlistButton';

export function WishlistButtonBySku({
  sku = '',
  withLabel,
}: Partial<Pick<WishlistButtonProps, 'sku' | 'withLabel'>>) {
  const { product } = useStorefront().feature(createSkuAnswers).bySku(sku).value;
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
