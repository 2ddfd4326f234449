// The provider's vault: cards that may be charged again without being typed again.
import { randomUUID } from 'node:crypto';
import type { Database } from '../backend/database';
import { one, run } from '../backend/database';
import type { Card } from './nonces';

/** Answers the token by which the shop names the card from now on. */
export function keepCard(db: Database, { brand, last4, expiration, outcome }: Card): string {
  const token = `demo_vault_${randomUUID()}`;
  run(db, 'INSERT INTO payment_vault VALUES (?, ?, ?, ?, ?)', token, brand, last4, expiration, outcome);
  return token;
}

export const keptCard = (db: Database, token: string): Card | undefined =>
  one<Card>(db, 'SELECT brand, last4, expiration, outcome FROM payment_vault WHERE token = ?', token);
