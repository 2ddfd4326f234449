// What the shopper keeps of an order, and what analytics hears of it.
import type { Cart } from '../../cart/cart';
import { cartEvent, inCents } from '../../cart/cart-event';
import type { PurchaseEvent } from '../../cart/ecommerce';
import type { Address } from '../../user/addresses/address';

/** SPEC 3: order id and shipping_address; the rest is what the shopper had in front of them. */
export interface Receipt {
  order: {
    /** The backend's entity id; absent when it is known only that the order was placed. */
    id?: string;
    /** The number people see, where the backend tells it. */
    number?: string;
  };
  shipping_address: Address;
  email: string;
  shippingTitle: string;
  paymentDescription: string;
  cart: Cart;
}

export function purchaseEvent({ order, cart }: Receipt): PurchaseEvent {
  return {
    transaction_id: order.number ?? order.id ?? cart.id,
    ...cartEvent(cart),
    shipping: cart.shipping?.value ?? 0,
    tax: inCents(cart.taxes.reduce((sum, tax) => sum + tax.amount.value, 0)),
  };
}
