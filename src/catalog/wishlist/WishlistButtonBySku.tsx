// The heart for any page, known only by a SKU.
import { useStorefront } from '../../use-storefront';
import { createSkuAnswers } from '../sku-answers';
import { WishlistButton, type WishlistButtonProps } from './WishlistButton';

export function WishlistButtonBySku({
  sku = '',
  ...rest
}: Partial<Omit<WishlistButtonProps, 'name' | 'path'>>) {
  const { product } = useStorefront().feature(createSkuAnswers).bySku(sku).value;
  if (!sku) return null;
  return <WishlistButton {...rest} sku={sku} name={product?.name ?? sku} path={product?.path} />;
}
