// Writes mails into the outbox, and reads them back for its page.
import type { Context } from '../context';
import type { Database } from '../database';
import { all, one, run } from '../database';
import { sqlTime } from '../sql-time';

export interface NewMail {
  to: string;
  subject: string;
  /** Plain text. */
  body: string;
}

export interface Mail extends NewMail {
  id: number;
  /** UTC, `2026-11-21 06:17:00`. */
  time: string;
}

/** Call inside the transaction of what the mail is about, so that there is neither without the other. */
export function sendMail({ db, now }: Pick<Context, 'db' | 'now'>, { to, subject, body }: NewMail): void {
  run(
    db,
    'INSERT INTO outbox (recipient, subject, body, created_at) VALUES (?, ?, ?, ?)',
    to,
    subject,
    body,
    sqlTime(now),
  );
}

const columns = 'id, recipient AS "to", subject, body, created_at AS time';

export const findMail = (db: Database, id: number): Mail | undefined =>
  one<Mail>(db, `SELECT ${columns} FROM outbox WHERE id = ?`, id);

export interface MailSearch {
  /** Part of the recipient's address, in any case; empty for all. */
  to: string;
  /** Only mails older than this one. */
  before?: number;
  limit: number;
}

/** Newest first. */
export function findMails(db: Database, { to, before, limit }: MailSearch): Mail[] {
  return all<Mail>(
    db,
    `SELECT ${columns} FROM outbox WHERE instr(lower(recipient), lower(?)) > 0 AND id < ? ORDER BY id DESC LIMIT ?`,
    to,
    before ?? Number.MAX_SAFE_INTEGER,
    limit,
  );
}
