// A list of products as analytics expects it.
import { eventItem } from '../../cart/cart-event';
import type { EventItem, ItemListEvent } from '../../cart/ecommerce';
import type { ProductSummary } from '../product';
import { asBought } from '../product-event';

/** A list as reports name it. */
export interface ListName {
  id: string;
  name: string;
  /** Place of the first product in the whole list, from 0. */
  start?: number;
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
