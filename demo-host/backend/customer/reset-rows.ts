// Open password resets: at most one per customer, known by the hash of its token, which only the mail has.
import { createHash } from 'node:crypto';
import { one, run, type Database } from '../database';
import { sqlTime } from '../sql-time';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Replaces one that was open. */
export const openReset = (db: Database, customerId: number, token: string, until: Date) =>
  run(
    db,
    'INSERT OR REPLACE INTO password_reset (customer_id, token_hash, expires_at) VALUES (?, ?, ?)',
    customerId,
    hashOf(token),
    sqlTime(until),
  );

export const isOpenReset = (db: Database, customerId: number, token: string, now: Date): boolean =>
  one(
    db,
    'SELECT 1 FROM password_reset WHERE customer_id = ? AND token_hash = ? AND expires_at > ?',
    customerId,
    hashOf(token),
    sqlTime(now),
  ) !== undefined;

export const closeReset = (db: Database, customerId: number) =>
  run(db, 'DELETE FROM password_reset WHERE customer_id = ?', customerId);
