// The cart as analytics expects it: GA4's item and ecommerce shapes, so that a dataLayer push is one line.
import type { Money } from '../ui/price/money';
import type { Cart } from './cart';
import type { CartEvent, EventItem, ItemEvent } from './ecommerce';

/** What an event says of a product: a line of the cart, or what a page knows of it. */
export interface Bought {
  sku: string;
  name: string;
  brand?: string;
  category?: string;
  /** What a piece is cheaper than usual. */
  discount?: number;
  price: Money;
  options?: { value: string }[];
}

/** Of what a page has by its SKU alone. */
export const unknownPrice: Money = { value: 0, currency: 'USD' };

export function eventItem(item: Bought, quantity: number): EventItem {
  const variant = item.options?.map((option) => option.value).join(', ');
  return {
    item_id: item.sku,
    item_name: item.name,
    ...(item.brand && { item_brand: item.brand }),
    ...(item.category && { item_category: item.category }),
    ...(variant && { item_variant: variant }),
    price: known(item.price),
    ...(item.discount && { discount: inCents(item.discount) }),
    quantity,
  };
}

export function cartEvent(cart: Cart): CartEvent {
  const { items, discounts } = cart;
  const goods = items.reduce((sum, { price, quantity }) => sum + known(price) * quantity, 0);
  return {
    currency: cart.grandTotal.currency,
    value: inCents(discounts.reduce((left, { amount }) => left - Math.abs(known(amount)), goods)),
    ...(cart.coupons[0] && { coupon: cart.coupons[0] }),
    items: items.map((item) => eventItem(item, item.quantity)),
  };
}

export function itemEvent(item: Bought, quantity: number): ItemEvent {
  const { sku, name, price } = item;
  return {
    sku,
    name,
    quantity,
    price: known(price),
    currency: price.currency,
    value: inCents(known(price) * quantity),
    items: [eventItem(item, quantity)],
  };
}

/** 0 where the backend has not told it. */
export const known = ({ value }: Money): number => value || 0;

/** 3 × 24.1 is not 72.30000000000001. */
export function inCents(value: number): number {
  return Math.round(value * 100) / 100;
}
