// Nonces: one-time stand-ins for a card that only the provider has seen.
import { randomUUID } from 'node:crypto';
import type { Database } from '../backend/database';
import { one, run, transaction } from '../backend/database';

/** What the card network says when the card is charged. The last two keep the caller waiting first. */
export type CardOutcome =
  | 'approved'
  | 'declined'
  | 'insufficient-funds'
  | 'processor-unavailable'
  | 'times-out'
  | 'times-out-placed';

export interface Card {
  brand: string;
  last4: string;
  /** 'MM/YYYY' */
  expiration: string;
  outcome: CardOutcome;
}

export type Redemption = ({ status: 'redeemed' } & Card) | { status: 'unknown' | 'consumed' | 'expired' };

const lifetimeMs = 3 * 60 * 60 * 1000;
/** How long a nonce is remembered after its time, so that it is still told apart from an unknown one. */
const memoryMs = 24 * 60 * 60 * 1000;

export function createNonce(
  db: Database,
  { brand, last4, expiration, outcome }: Card,
  now: Date,
  lifeMs = lifetimeMs,
): { nonce: string; expiresAt: number } {
  const nonce = `demo_${randomUUID()}`;
  const expiresAt = now.getTime() + lifeMs;
  run(db, 'DELETE FROM payment_nonce WHERE expires_at < ?', now.getTime() - memoryMs);
  run(
    db,
    'INSERT INTO payment_nonce (nonce, brand, last4, expiration, outcome, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
    nonce,
    brand,
    last4,
    expiration,
    outcome,
    expiresAt,
  );
  return { nonce, expiresAt };
}

interface NonceRow extends Card {
  expires_at: number;
  consumed_at: number | null;
}

/** Uses a nonce up. The second use, and one after its time, gets nothing. */
export function redeemNonce(db: Database, nonce: string, now: Date): Redemption {
  return transaction(db, () => {
    const row = one<NonceRow>(db, 'SELECT * FROM payment_nonce WHERE nonce = ?', nonce);
    if (!row) return { status: 'unknown' };
    if (row.consumed_at !== null) return { status: 'consumed' };
    if (row.expires_at <= now.getTime()) return { status: 'expired' };
    run(db, 'UPDATE payment_nonce SET consumed_at = ? WHERE nonce = ?', now.getTime(), nonce);
    const { brand, last4, expiration, outcome } = row;
    return { status: 'redeemed', brand, last4, expiration, outcome };
  });
}
