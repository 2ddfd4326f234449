// What is thrown away when its time is over: carts that nobody came back to, mails, and what gave access for a while.
import { run, transaction, type Database } from './database';
import { sqlTime } from './sql-time';

const day = 24 * 60 * 60 * 1000;

interface Kind {
  table: string;
  key: string;
  /** The column that tells how old a row is, or when it ends. */
  time: string;
  isText: boolean;
  /** How long after that time a row stays, in ms. */
  stays: number;
}

const kinds: readonly Kind[] = [
  // `checkout/cart/delete_quote_after` of a Magento: guests' and customers' alike. An order stands for itself.
  { table: 'cart', key: 'id', time: 'updated_at', isText: true, stays: 30 * day },
  // Mails hold addresses and links that open accounts.
  { table: 'outbox', key: 'id', time: 'created_at', isText: true, stays: 30 * day },
  { table: 'password_reset', key: 'customer_id', time: 'expires_at', isText: true, stays: 0 },
  { table: 'payment_session', key: 'id', time: 'expires_at', isText: false, stays: 0 },
  // Told apart from unknown ones for a day.
  { table: 'payment_nonce', key: 'nonce', time: 'expires_at', isText: false, stays: day },
  // Braintree itself forgets its nonces after hours.
  { table: 'braintree_used_nonce', key: 'hash', time: 'used_at', isText: false, stays: 30 * day },
];

/** What one slice takes away: few enough that a checkout waits for milliseconds. */
const slice = 200;

/** Takes one slice of each kind; tells whether there may be more. */
export function sweep(db: Database, now: Date): boolean {
  let isFull = false;
  for (const { table, key, time, isText, stays } of kinds) {
    const before = new Date(now.getTime() - stays);
    const end = isText ? sqlTime(before) : before.getTime();
    const { changes } = transaction(db, () =>
      run(
        db,
        `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${time} <= ? LIMIT ${slice})`,
        end,
      ),
    );
    isFull ||= changes === slice;
  }
  return isFull;
}

const pause = 100;
const hour = 60 * 60 * 1000;

/** Sweeps now and every hour, slice by slice, until the function that it returns is called. */
export function keepSwept(db: Database, now: () => Date): () => void {
  let timer: NodeJS.Timeout;
  const turn = () => {
    let isMore = false;
    try {
      isMore = sweep(db, now());
    } catch (error) {
      // A full disk, or another process that writes: nobody has to fail for it.
      console.error(`What is over could not be thrown away: ${(error as Error).message}`);
    }
    wait(isMore ? pause : hour);
  };
  const wait = (ms: number) => (timer = setTimeout(turn, ms).unref());
  wait(0);
  return () => clearTimeout(timer);
}
