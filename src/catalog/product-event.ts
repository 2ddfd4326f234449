// Products as analytics expects them: one that is looked at, kept or bought, and lists of them.
import { eventItem, type Bought } from '../cart/cart-event';
import type { EventItem, ItemListEvent } from '../cart/ecommerce';
import type { Crumb, ProductSummary, Variant } from './product';

/** A list as reports name it. */
export interface ListName {
  id: string;
  name: string;
  /** Place of the first product in the whole list, from 0. */
  start?: number;
}

/** `trail`: where the product stands, if that is known. */
export function asBought(
  product: ProductSummary & { trail?: readonly Crumb[] },
  variant?: Pick<Variant, 'sku' | 'offer'>,
): Bought {
  const { name, brand, trail } = product;
  const { sku, offer } = variant ?? product;
  return {
    sku,
    name,
    brand,
    price: (!product.isPriceHidden && offer?.final) || { value: 0, currency: offer?.final.currency ?? 'USD' },
    discount: product.isPriceHidden ? 0 : offer?.saving,
    category: trail?.at(-1)?.name,
  };
}

export function listEvent(
  { id, name, start = 0 }: ListName,
  products: readonly ProductSummary[],
  first = 0,
): ItemListEvent {
  const list = { item_list_id: id, item_list_name: name };
  return {
    ...list,
    currency: products.find(({ offer }) => offer)?.offer?.final.currency ?? 'USD',
    items: products.map((product, index): EventItem => ({
      ...eventItem(asBought(product), 1),
      index: start + first + index,
      ...list,
    })),
  };
}
