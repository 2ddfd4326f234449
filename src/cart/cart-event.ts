// The cart as analytics expects it: GA4's item and ecommerce shapes, so that a dataLayer push is one line.
import type { Cart, CartItem } from './cart';

export interface EventItem {
  item_id: string;
  item_name: string;
  item_variant?: string;
  price: number;
  quantity: number;
}

export interface CartEvent {
  currency: string;
  value: number;
  coupon?: string;
  items: EventItem[];
}

export function eventItem(item: CartItem): EventItem {
  const variant = item.options.map((option) => option.value).join(', ');
  return {
    item_id: item.sku,
    item_name: item.name,
    ...(variant ? { item_variant: variant } : {}),
    price: item.price.value,
    quantity: item.quantity,
  };
}

export function cartEvent(cart: Cart): CartEvent {
  return {
    currency: cart.grandTotal.currency,
    value: cart.grandTotal.value,
    ...(cart.coupons[0] ? { coupon: cart.coupons[0] } : {}),
    items: cart.items.map(eventItem),
  };
}
