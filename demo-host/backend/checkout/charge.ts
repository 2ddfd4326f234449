// Charges the card that an order is paid with, and keeps it where its owner asked for that.
import { redeemNonce, type Card, type CardOutcome, type Redemption } from '../../payment/nonces';
import { keepCard, keptCard } from '../../payment/vault';
import { braintree, demoCard, vaultedMethod } from '../cart/payment-methods';
import type { CartRow } from '../cart/rows';
import type { Context } from '../context';
import { findSavedCard, saveCard } from '../customer/saved-cards';
import { simulateCharge } from './braintree';

const nonceTexts: Record<Exclude<Redemption['status'], 'redeemed'>, string> = {
  unknown: 'The card details were not recognised. Enter the card again.',
  consumed: 'The card details have been used already. Enter the card again.',
  expired: 'The card details have expired. Enter the card again.',
};

export interface Charge {
  outcome: CardOutcome;
  card?: { brand: string; last4: string };
}

/** The cart's method and what was given with it: a nonce, or the public hash of a saved card. */
export interface Means {
  cart: CartRow;
  /** Of the grand total, in the cart's currency. */
  cents: number;
  given: string;
  /** Keep the card for the customer's next orders. */
  save: boolean;
}

const isPaid = (outcome: CardOutcome) => outcome === 'approved' || outcome === 'times-out-placed';

/** Call inside the order's transaction. `refusal` says why nothing could be charged. */
export function charge(context: Context, { cart, cents, given, save }: Means): Charge | { refusal: string } {
  const { db, now } = context;
  const method = cart.payment_method ?? '';
  if (method === demoCard) {
    const redemption = redeemNonce(db, given, now);
    if (redemption.status !== 'redeemed') return { refusal: nonceTexts[redemption.status] };
    if (save && cart.customer_id !== null && isPaid(redemption.outcome))
      keep(context, cart.customer_id, redemption);
    return { outcome: redemption.outcome, card: redemption };
  }
  if (method === braintree) {
    if (given === '') return { refusal: nonceTexts.unknown };
    const outcome = simulateCharge(context, given, cents);
    return outcome === 'consumed' ? { refusal: nonceTexts.consumed } : { outcome };
  }
  const owner = vaultedMethod(method);
  if (owner === undefined) return { outcome: 'approved' };
  const saved = findSavedCard(context, cart.customer_id, owner, given);
  const card = saved?.gateway_token ? keptCard(db, saved.gateway_token) : undefined;
  if (!saved || (owner === demoCard && !card)) return { refusal: nonceTexts.unknown };
  return card ? { outcome: card.outcome, card } : { outcome: 'approved' };
}

function keep(context: Context, customerId: number, card: Card): void {
  saveCard(context, customerId, { method: demoCard, token: keepCard(context.db, card), ...card });
}
