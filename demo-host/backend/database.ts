// Opens the shop's SQLite file; all writes go through transactions and survive a kill.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'libsql';
import { cartTables } from './cart/tables';
import { catalogIndexTables } from './catalog/index-tables';
import { catalogTables } from './catalog/tables';
import { checkoutTables } from './checkout/tables';
import { contentTables } from './content/tables';
import { customerTables } from './customer/tables';
import { migrate, UnusableDatabaseError } from './migrations/migrate';
import { steps } from './migrations/steps';
import { newsletterTables } from './newsletter/tables';
import { orderTables } from './orders/tables';
import { outboxTables } from './outbox/tables';
import { paymentTables } from '../payment/tables';
import { reviewTables } from './reviews/tables';
import { routingTables } from './routing/tables';
import { settingTables } from './settings-table';
import { storeViewTables } from './store-view/tables';
import { taxTables } from './tax/tables';
import { wishlistTables } from './wishlist/tables';

export type Database = InstanceType<typeof Sqlite>;
export type Value = string | number | null;

/** How long a write waits for another process. */
const patienceMs = 5000;

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

/** SQLite's name of what went wrong; '' where it is nothing of the database. */
export function failureCode(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  // The driver names everything but this.
  return message?.startsWith('ConnectionFailed') ? 'SQLITE_CANTOPEN' : (code ?? '');
}

/** What a failure means to who started the shop: UnusableDatabaseError with the file's name where it is the database's. */
export function explainedFailure(error: unknown, file: string): unknown {
  if (error instanceof UnusableDatabaseError && error.message.includes(file)) return error;
  const reason =
    reasons.find(([code]) => code.test(failureCode(error)))?.[1] ??
    (error instanceof UnusableDatabaseError && error.message);
  return reason ? new UnusableDatabaseError(`The database ${file} cannot be used: ${reason}`) : error;
}

/** Runs `work` without waiting for another process that writes: SQLITE_BUSY comes at once. */
export function impatiently<T>(db: Database, work: () => T): T {
  db.pragma('busy_timeout = 0');
  try {
    return work();
  } finally {
    db.pragma(`busy_timeout = ${patienceMs}`);
  }
}

/** Runs `work` in one transaction that takes the write lock at once; nested calls join the outer one. */
export function transaction<T>(db: Database, work: () => T): T {
  if (db.inTransaction) return work();
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has SQLite roll back by itself.
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

type Statement = ReturnType<Database['prepare']>;

// Preparing costs more than running for most of our statements; texts are few, so they are kept per connection.
const statements = new WeakMap<Database, Map<string, Statement>>();

function statement(db: Database, sql: string): Statement {
  let known = statements.get(db);
  if (!known) statements.set(db, (known = new Map()));
  let prepared = known.get(sql);
  if (!prepared) {
    prepared = db.prepare(sql);
    if (known.size < 1000) known.set(sql, prepared);
  }
  return prepared;
}

/** All rows of a query. `T` is what the caller selected. */
export function all<T>(db: Database, sql: string, ...parameters: Value[]): T[] {
  return statement(db, sql).all(parameters) as T[];
}

/** The first row of a query. The driver's own get() can answer with stale bindings after an all(): not used. */
export function one<T>(db: Database, sql: string, ...parameters: Value[]): T | undefined {
  return all<T>(db, sql, ...parameters)[0];
}

type Witness = (sql: string, parameters: Value[]) => void;
const witnesses = new WeakMap<Database, Witness>();

/** `note` is told of every write of `run` on this connection that changed something. */
export const witness = (db: Database, note: Witness): void => void witnesses.set(db, note);

/** Runs a write; tells how many rows it changed and the id of the last inserted one. */
export function run(db: Database, sql: string, ...parameters: Value[]): { changes: number; id: number } {
  const result = statement(db, sql).run(parameters);
  if (result.changes > 0) witnesses.get(db)?.(sql, parameters);
  return { changes: result.changes, id: Number(result.lastInsertRowid) };
}
