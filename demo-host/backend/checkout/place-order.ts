// Turns a cart into an order: checks, card, order, stock, closing the cart and the mail in one transaction.
import { redeemNonce, type CardOutcome, type Redemption } from '../../payment/nonces';
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
import { orderObstacle } from './obstacle';
import { demoCard } from './payment-methods';

/** A reason that the shopper can do something about; the caller puts it into its own shape of error. */
export class OrderRefused extends Error {
  override name = 'OrderRefused';
}

/** `hangs`: the card network does not answer in time, whether or not there is an order. */
export interface Placement {
  order: OrderRow | undefined;
  hangs: boolean;
}

export const declinedText = 'Transaction has been declined. Please try again later.';

const nonceTexts: Record<Exclude<Redemption['status'], 'redeemed'>, string> = {
  unknown: 'The card details were not recognised. Enter the card again.',
  consumed: 'The card details have been used already. Enter the card again.',
  expired: 'The card details have expired. Enter the card again.',
};

interface Charge {
  outcome: CardOutcome;
  card?: { brand: string; last4: string };
}

function charge(context: Context, method: string | null, nonce: string | undefined): Charge {
  if (method !== demoCard) return { outcome: 'approved' };
  const redemption = redeemNonce(context.db, nonce ?? '', context.now);
  if (redemption.status !== 'redeemed') throw new OrderRefused(nonceTexts[redemption.status]);
  const { outcome, brand, last4 } = redemption;
  return { outcome, card: { brand, last4 } };
}

/**
 * Places the order of a cart, at most once. Throws OrderRefused with the reason when there can be none.
 * A nonce is used up by the attempt, also by a declined one; a cart that is not ready does not cost a nonce.
 */
export function placeOrder(context: Context, cartId: number, nonce?: string): Placement {
  const { db } = context;
  const { outcome, order } = transaction(db, () => {
    const cart = findCart(db, cartId);
    if (!cart?.is_active) throw noSuchEntity("The cart isn't active.");
    const priced = priceCart(context, cart);
    const obstacle = orderObstacle(context, priced);
    if (obstacle !== undefined) throw new OrderRefused(obstacle);
    const { outcome, card } = charge(context, cart.payment_method, nonce ?? cart.payment_nonce ?? undefined);
    run(db, 'UPDATE cart SET payment_nonce = NULL WHERE id = ?', cartId);
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
  sendMail(context, orderMail(order, priced));
  return order;
}
