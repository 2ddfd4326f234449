// What a product's page shows of the product, and of the variant that is chosen. Pure.
import type { ProductDetail, ProductImage, Variant } from '../product';

/** What the page of a product is called: a linked variant has a name of its own. */
export const productTitle = (
  product: Pick<ProductDetail, 'metaTitle' | 'name'>,
  variant?: Pick<Variant, 'name'>,
): string => variant?.name || product.metaTitle || product.name;

/** The pictures of a variant stand in for the product's first one, so that the row of pictures keeps its size. */
export function galleryOf(
  { images }: Pick<ProductDetail, 'images'>,
  variant?: Pick<Variant, 'images'>,
): ProductImage[] {
  const own = variant?.images ?? [];
  if (own.length === 0) return images;
  return [...own, ...images.slice(1).filter(({ url }) => !own.some((image) => image.url === url))];
}
