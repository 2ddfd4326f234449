// A product as analytics expects it, where it is looked at, kept or bought.
import type { Bought } from '../cart/cart-event';
import type { Crumb, ProductSummary, Variant } from './product';

/** `trail`: where the product stands, if that is known. */
export function asBought(
  product: ProductSummary & { trail?: readonly Crumb[] },
  variant?: Pick<Variant, 'sku' | 'offer'>,
): Bought {
  const { name, brand, trail } = product;
  const { sku, offer } = variant ?? product;
  const currency = (offer ?? product.offer)?.final.currency ?? 'USD';
  return {
    sku,
    name,
    brand,
    price: (!product.isPriceHidden && offer?.final) || { value: 0, currency },
    discount: product.isPriceHidden ? 0 : offer?.saving,
    category: trail?.at(-1)?.name,
  };
}
