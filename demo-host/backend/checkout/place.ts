// placeOrder of GraphQL: what a shopper is told when there can be no order.
import { setTimeout as wait } from 'node:timers/promises';
import { cartOf } from '../cart/access';
import type { CartRow } from '../cart/rows';
import type { Context } from '../context';
import { BackendError, inputError } from '../errors';
import { orderView } from '../orders/view';
import { profileOf } from '../profile';
import { checkGuestCheckout } from './guest-checkout';
import { OrderRefused, placeOrder } from './place-order';

// What Magento says when placing an order breaks for a reason of its own; also what it says of an empty cart.
const brokenText =
  'A server error stopped your order from being placed. Please try to place your order again.';

const codes: [start: string, code: string][] = [
  ['Could not find a cart with ID', 'CART_NOT_FOUND'],
  ["The cart isn't active", 'CART_NOT_ACTIVE'],
  ['Guest email for cart is missing', 'GUEST_EMAIL_MISSING'],
  ['Unable to place order', 'UNABLE_TO_PLACE_ORDER'],
];

const codeOf = (message: string) => codes.find(([start]) => message.startsWith(start))?.[1] ?? 'UNDEFINED';

async function orderOf(context: Context, cartId: string, choosePayment?: (cart: CartRow) => void) {
  const cart = cartOf(context, cartId);
  checkGuestCheckout(context);
  if (!cart.email) throw inputError('Guest email for cart is missing.');
  choosePayment?.(cart);
  try {
    const { order, hangs } = placeOrder(context, cart.id);
    // Here nothing stands between the shop and the backend that could give up before; the answer comes late.
    if (hangs) await wait(context.options.paymentTimeoutMs ?? 20_000);
    if (hangs || !order) throw new OrderRefused(brokenText);
    return order;
  } catch (error) {
    if (error instanceof OrderRefused) throw inputError(`Unable to place order: ${error.message}`);
    throw error;
  }
}

/** Up to 2.4.6 a refusal is an error; since 2.4.7 it is part of the answer, but for somebody else's cart. */
export async function place(context: Context, cartId: string, choosePayment?: (cart: CartRow) => void) {
  try {
    const order = await orderOf(context, cartId, choosePayment);
    return {
      order: { order_number: order.number, order_id: order.number },
      orderV2: orderView(context, order),
      errors: [],
    };
  } catch (error) {
    const isAnswer = error instanceof BackendError && error.category !== 'graphql-authorization';
    if (!isAnswer || !profileOf(context.options).hasNewerHabits) throw error;
    return { order: null, orderV2: null, errors: [{ code: codeOf(error.message), message: error.message }] };
  }
}
