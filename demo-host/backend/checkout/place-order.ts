// Turns a cart into an order: checks, card, order, stock, closing the cart and the mail in one transaction.
import { priceCart, stockedId, type PricedCart } from '../cart/pricing';
import { findCart } from '../cart/rows';
import { reserve } from '../catalog/stock';
import type { Context } from '../context';
import { run, transaction } from '../database';
import { noSuchEntity } from '../errors';
import { insertOrder } from '../orders/insert-order';
import type { OrderRow } from '../orders/rows';
import { orderMail } from '../orders/mail';
import { sendMail } from '../outbox/mails';
import { charge, type Charge } from './charge';
import { orderObstacle } from './obstacle';

/** A reason that the shopper can do something about; the caller puts it into its own shape of error. */
export class OrderRefused extends Error {
  override name = 'OrderRefused';
}

/** `hangs`: the card network does not answer in time, whether or not there is an order. */
export interface Placement {
  order: OrderRow | undefined;
  hangs: boolean;
}

/** What a call that pays and orders in one brings along; else the cart knows. */
export interface GivenMeans {
  nonce: string;
  save: boolean;
}

const declinedText = 'Transaction has been declined. Please try again later.';

/**
 * Places the order of a cart, at most once. Throws OrderRefused with the reason when there can be none.
 * A nonce is used up by the attempt, also by a declined one; a cart that is not ready does not cost a nonce.
 */
export function placeOrder(context: Context, cartId: number, means?: GivenMeans): Placement {
  const { db } = context;
  const { outcome, order } = transaction(db, () => {
    const cart = findCart(db, cartId);
    if (!cart?.is_active) throw noSuchEntity("The cart isn't active.");
    const priced = priceCart(context, cart);
    const obstacle = orderObstacle(context, priced);
    if (obstacle !== undefined) throw new OrderRefused(obstacle);
    const charged = charge(context, {
      cart,
      cents: priced.grandTotal.cents,
      given: means?.nonce ?? cart.payment_nonce ?? '',
      save: means?.save ?? cart.saves_card === 1,
    });
    if ('refusal' in charged) throw new OrderRefused(charged.refusal);
    const { outcome, card } = charged;
    run(db, 'UPDATE cart SET payment_nonce = NULL, saves_card = 0 WHERE id = ?', cartId);
    const isPaid = outcome === 'approved' || outcome === 'times-out-placed';
    return { outcome, order: isPaid ? close(context, priced, card) : undefined };
  });
  // Only now: the declined card's nonce must stay used up.
  if (!order && outcome !== 'times-out') throw new OrderRefused(declinedText);
  return { order, hangs: outcome === 'times-out' || outcome === 'times-out-placed' };
}

function close(context: Context, priced: PricedCart, card: Charge['card']): OrderRow {
  const { db } = context;
  const { cart } = priced;
  const email = cart.email ?? '';
  const paymentMethod = cart.payment_method ?? '';
  const order = insertOrder(context, { priced, email, paymentMethod, ...(card && { card }) });
  for (const { row } of priced.lines) reserve(db, stockedId(row), row.quantity);
  const closed = run(
    db,
    'UPDATE cart SET is_active = 0, order_number = ? WHERE id = ? AND is_active = 1',
    order.number,
    cart.id,
  );
  if (closed.changes !== 1) throw new Error(`cart ${cart.id} was closed by somebody else`);
  sendMail(context, orderMail(context, order, priced));
  return order;
}
