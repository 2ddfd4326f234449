// What the shopper keeps of an order, and what analytics hears of it.
import type { Cart } from '../../cart/cart';
import { cartEvent, inCents, known } from '../../cart/cart-event';
import type { PurchaseEvent } from '../../cart/ecommerce';
import type { Address } from '../../user/addresses/address';

/** behaviour 3: order id and shipping_address; the rest is what the shopper had in front of them. */
export interface Receipt {
  order: {
    /** The backend's entity id, which people never see: as a number it could be that of somebody else's order. */
    id?: string;
    /** The number people see, where the backend tells it. */
    number?: string;
  };
  shipping_address: Address;
  /** Absent where the bill names the shipping address. */
  billing_address?: Address;
  email: string;
  shippingTitle: string;
  paymentDescription: string;
  cart: Cart;
}

export function purchaseEvent({ order, cart }: Receipt): PurchaseEvent {
  return {
    // Never taken for the number of another order, and never the cart's id, by which a guest's address can be read.
    transaction_id: order.number ?? `entity-${order.id}`,
    ...cartEvent(cart),
    shipping: cart.shipping ? known(cart.shipping) : 0,
    tax: inCents(cart.taxes.reduce((sum, tax) => sum + known(tax.amount), 0)),
  };
}
