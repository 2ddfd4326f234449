// A product's brand, leading to all that the shop has of it where there is such a page.
import { useStorefront } from '../../use-storefront';
import type { ProductDetail } from '../product';

export function BrandName({ product: { brand, brandPath } }: { product: ProductDetail }) {
  const { routing } = useStorefront();
  return brandPath ? <a href={routing.href(brandPath)}>{brand}</a> : <span>{brand}</span>;
}
