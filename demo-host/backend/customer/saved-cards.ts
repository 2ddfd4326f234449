// Cards a customer saved while paying: listing and removing them.
import type { Context } from '../context';
import { all, one, run } from '../database';
import { noSuchEntity } from '../errors';
import { sqlTime, type CustomerRow } from './rows';

interface SavedCard {
  public_hash: string;
  payment_method_code: string;
  type: string;
  details: string;
}

/** Expired ones are not listed. */
export const savedCards = ({ db, now }: Context, customer: CustomerRow): { items: SavedCard[] } => ({
  items: all<SavedCard>(
    db,
    'SELECT * FROM saved_card WHERE customer_id = ? AND is_active = 1 AND expires_at > ?',
    customer.id,
    sqlTime(now),
  ),
});

/** Removing one twice is fine, as long as it is the customer's own. */
export function removeSavedCard(context: Context, customer: CustomerRow, hash: string) {
  const own = 'public_hash = ? AND customer_id = ?';
  if (!one(context.db, `SELECT 1 FROM saved_card WHERE ${own}`, hash, customer.id)) {
    throw noSuchEntity(`Could not find a token using public hash: ${hash}`);
  }
  run(context.db, `UPDATE saved_card SET is_active = 0 WHERE ${own}`, hash, customer.id);
  return { result: true, customerPaymentTokens: savedCards(context, customer) };
}
