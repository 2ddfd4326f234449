// Card sessions: what lets three frames of one page belong together and ask for a nonce.
import { randomUUID } from 'node:crypto';
import type { Database } from '../backend/database';
import { one, run } from '../backend/database';

// As long as somebody may leave a filled form open; the session itself can buy nothing.
const lifetimeMs = 60 * 60 * 1000;

export function openSession(db: Database, now: Date): { session: string; expiresAt: number } {
  const session = randomUUID();
  const expiresAt = now.getTime() + lifetimeMs;
  run(db, 'DELETE FROM payment_session WHERE expires_at <= ?', now.getTime());
  run(db, 'INSERT INTO payment_session (id, expires_at) VALUES (?, ?)', session, expiresAt);
  return { session, expiresAt };
}

export const isOpen = (db: Database, session: string, now: Date): boolean =>
  one(db, 'SELECT 1 FROM payment_session WHERE id = ? AND expires_at > ?', session, now.getTime()) !==
  undefined;
