// The cart as analytics expects it: GA4's item and ecommerce shapes, so that a dataLayer push is one line.
import type { Money } from '../ui/money';
import type { Cart } from './cart';

export interface EventItem {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_variant?: string;
  price: number;
  quantity: number;
}

export interface CartEvent {
  currency: string;
  /** What the items cost after discounts; GA4 wants no shipping and no tax in it. */
  value: number;
  coupon?: string;
  items: EventItem[];
}

/** Detail of airside-item-added and airside-item-removed: pieces of one product, and GA4's shape of them. */
export interface ItemEvent {
  sku: string;
  name: string;
  /** Pieces that went in or out. */
  quantity: number;
  /** Of one piece; 0 where the shop does not say. */
  price: number;
  currency: string;
  value: number;
  items: EventItem[];
}

/** What an event says of a product: a line of the cart, or what a page knows of it. */
export interface Bought {
  sku: string;
  name: string;
  brand?: string;
  price: Money;
  options?: { value: string }[];
}

function eventItem(item: Bought, quantity: number): EventItem {
  const variant = item.options?.map((option) => option.value).join(', ');
  return {
    item_id: item.sku,
    item_name: item.name,
    ...(item.brand ? { item_brand: item.brand } : {}),
    ...(variant ? { item_variant: variant } : {}),
    price: item.price.value,
    quantity,
  };
}

export function cartEvent(cart: Cart): CartEvent {
  const { items, discounts } = cart;
  const goods = items.reduce((sum, { price, quantity }) => sum + price.value * quantity, 0);
  return {
    currency: cart.grandTotal.currency,
    value: inCents(discounts.reduce((left, { amount }) => left - Math.abs(amount.value), goods)),
    ...(cart.coupons[0] ? { coupon: cart.coupons[0] } : {}),
    items: items.map((item) => eventItem(item, item.quantity)),
  };
}

export function itemEvent(item: Bought, quantity: number): ItemEvent {
  const { sku, name, price } = item;
  return {
    sku,
    name,
    quantity,
    price: price.value,
    currency: price.currency,
    value: inCents(price.value * quantity),
    items: [eventItem(item, quantity)],
  };
}

/** 3 × 24.1 is not 72.30000000000001. */
export function inCents(value: number): number {
  return Math.round(value * 100) / 100;
}
