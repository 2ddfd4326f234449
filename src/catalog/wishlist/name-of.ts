// What a wish is called of which only the SKU is known.
import type { Storefront } from '../../storefront';
import { createSkuAnswers, whenAnswered } from '../by-sku/sku-answers';

/** Rejects where the shop has no such product for this shopper, or does not answer. */
export async function nameOf(storefront: Storefront, sku: string): Promise<string> {
  const { product, error } = await whenAnswered(storefront.feature(createSkuAnswers).bySku(sku));
  if (!product) throw error ?? new Error('no such product');
  return product.name;
}
