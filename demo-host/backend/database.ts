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
 * Throws UnusableDatabaseError for a file of a newer version and for one that is no database.
 */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new Sqlite(file);
  try {
    db.pragma('busy_timeout = 5000');
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = OFF');
    transaction(db, () => migrate(db, tables, steps));
    db.pragma('foreign_keys = ON');
    return db;
  } catch (error) {
    db.close();
    throw explained(error, file);
  }
}

function explained(error: unknown, file: string): unknown {
  const reason =
    (error as { code?: string }).code === 'SQLITE_NOTADB'
      ? 'it is not an SQLite database; move it away to start anew.'
      : error instanceof UnusableDatabaseError && error.message;
  return reason ? new UnusableDatabaseError(`The database ${file} cannot be used: ${reason}`) : error;
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

/** Runs a write; tells how many rows it changed and the id of the last inserted one. */
export function run(db: Database, sql: string, ...parameters: Value[]): { changes: number; id: number } {
  const result = statement(db, sql).run(parameters);
  return { changes: result.changes, id: Number(result.lastInsertRowid) };
}
