// Cards a customer saved while paying: listing, finding, adding and removing them.
import { createHash } from 'node:crypto';
import type { Context } from '../context';
import { all, one, run } from '../database';
import { noSuchEntity } from '../errors';
import { sqlTime } from '../sql-time';
import type { CustomerRow } from './rows';

interface SavedCard {
  public_hash: string;
  payment_method_code: string;
  type: string;
  details: string;
  gateway_token: string | null;
}

const usable = 'customer_id = ? AND is_active = 1 AND expires_at > ?';

/** Expired ones are not listed. */
export const savedCards = ({ db, now }: Context, customer: CustomerRow): { items: SavedCard[] } => ({
  items: all<SavedCard>(db, `SELECT * FROM saved_card WHERE ${usable}`, customer.id, sqlTime(now)),
});

/** One that this customer may pay with now. */
export const findSavedCard = (
  { db, now }: Context,
  customerId: number | null,
  method: string,
  hash: string,
): SavedCard | undefined =>
  one<SavedCard>(
    db,
    `SELECT * FROM saved_card WHERE ${usable} AND public_hash = ? AND payment_method_code = ?`,
    customerId,
    sqlTime(now),
    hash,
    method,
  );

/** Magento's codes of card types. */
const types: Readonly<Record<string, string>> = {
  Visa: 'VI',
  Mastercard: 'MC',
  'American Express': 'AE',
  Discover: 'DI',
  JCB: 'JCB',
};

export interface NewCard {
  /** Payment method code of the provider. */
  method: string;
  /** By which the provider knows the card. */
  token: string;
  brand: string;
  last4: string;
  /** 'MM/YYYY' */
  expiration: string;
}

/** The same card saved again is the same saved card. */
export function saveCard({ db }: Context, customerId: number, card: NewCard): void {
  const { method, token, brand, last4, expiration } = card;
  const details = JSON.stringify({
    type: types[brand] ?? brand,
    maskedCC: last4,
    expirationDate: expiration,
  });
  const hash = createHash('sha256').update(`${customerId} ${method} ${details}`).digest('hex');
  const [month = 0, year = 0] = expiration.split('/').map(Number);
  run(
    db,
    `INSERT INTO saved_card (public_hash, customer_id, payment_method_code, details, gateway_token, expires_at)
     VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (public_hash) DO UPDATE SET gateway_token = excluded.gateway_token, is_active = 1`,
    hash,
    customerId,
    method,
    details,
    token,
    // Good until the end of its month.
    sqlTime(new Date(Date.UTC(year, month, 1))),
  );
}

/** Removing one twice is fine, as long as it is the customer's own. */
export function removeSavedCard(context: Context, customer: CustomerRow, hash: string) {
  const own = 'public_hash = ? AND customer_id = ?';
  if (!one(context.db, `SELECT 1 FROM saved_card WHERE ${own}`, hash, customer.id)) {
    throw noSuchEntity(`Could not find a token using public hash: ${hash}`);
  }
  run(context.db, `UPDATE saved_card SET is_active = 0 WHERE ${own}`, hash, customer.id);
  return { result: true, customerPaymentTokens: savedCards(context, customer) };
}
