// Opens the shop's SQLite file with the tables of every noun.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'libsql';
import { paymentTables } from '../payment/tables';
import { cartTables } from './cart/tables';
import { catalogIndexTables } from './catalog/product-index/index-tables';
import { catalogTables } from './catalog/tables';
import { checkoutTables } from './checkout/tables';
import { contentTables } from './content/tables';
import { customerTables } from './customer/tables';
import { failureCode, patienceMs, transaction, type Database } from './database';
import { migrate, UnusableDatabaseError } from './migrations/migrate';
import { steps } from './migrations/steps';
import { newsletterTables } from './newsletter/tables';
import { orderTables } from './orders/tables';
import { outboxTables } from './outbox/tables';
import { reviewTables } from './reviews/tables';
import { routingTables } from './routing/tables';
import { settingTables } from './settings-table';
import { storeViewTables } from './store-view/tables';
import { taxTables } from './tax/tables';
import { wishlistTables } from './wishlist/tables';

/** Every noun's tables, in order of their references. How to change a table that exists: migrations/steps.ts. */
const tables = [
  settingTables,
  storeViewTables,
  taxTables,
  catalogTables,
  catalogIndexTables,
  routingTables,
  contentTables,
  customerTables,
  reviewTables,
  cartTables,
  checkoutTables,
  orderTables,
  wishlistTables,
  newsletterTables,
  outboxTables,
  paymentTables,
];

/**
 * Opens the database; creates it or brings it up to date where needed. `:memory:` for tests.
 * Throws UnusableDatabaseError for a file of a newer version, and for one that cannot be read or written.
 */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  let opened: Database | undefined;
  try {
    const db = (opened = new Sqlite(file));
    db.pragma(`busy_timeout = ${patienceMs}`);
    db.pragma('journal_mode = WAL');
    // What one great write has made of the journal does not stay on the disk for ever.
    db.pragma('journal_size_limit = 67108864');
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = OFF');
    transaction(db, () => migrate(db, tables, steps));
    db.pragma('foreign_keys = ON');
    return db;
  } catch (error) {
    opened?.close();
    throw explainedFailure(error, file);
  }
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/^SQLITE_NOTADB/, 'it is not an SQLite database; move it away to start anew.'],
  [/^SQLITE_CORRUPT/, 'it is damaged; put a backup in its place, or move it away to start anew.'],
  [
    /^SQLITE_(READONLY|CANTOPEN|PERM|AUTH)/,
    'it cannot be written; look at the rights of the file and of its folder, and whether the disk is read-only.',
  ],
  [/^SQLITE_FULL/, 'the disk is full; make room on it.'],
  [/^SQLITE_IOERR/, 'the disk cannot be read or written.'],
  [/^SQLITE_BUSY/, 'another process is writing to it; try again in a minute.'],
];

/** What a failure means to who started the shop: UnusableDatabaseError with the file's name where it is the database's. */
export function explainedFailure(error: unknown, file: string): unknown {
  if (error instanceof UnusableDatabaseError && error.message.includes(file)) return error;
  const reason =
    reasons.find(([code]) => code.test(failureCode(error)))?.[1] ??
    (error instanceof UnusableDatabaseError && error.message);
  return reason ? new UnusableDatabaseError(`The database ${file} cannot be used: ${reason}`) : error;
}
