// Opens the shop's SQLite file; all writes go through transactions and survive a kill.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'libsql';
import { cartTables } from './cart/tables';
import { catalogIndexTables } from './catalog/index-tables';
import { catalogTables } from './catalog/tables';
import { contentTables } from './content/tables';
import { customerTables } from './customer/tables';
import { orderTables } from './orders/tables';
import { outboxTables } from './outbox/tables';
import { paymentTables } from '../payment/tables';
import { routingTables } from './routing/tables';
import { settingTables } from './settings-table';
import { storeViewTables } from './store-view/tables';

export type Database = InstanceType<typeof Sqlite>;
export type Value = string | number | null;

/** Every noun's tables, in order of their references. */
const tables = [
  settingTables,
  storeViewTables,
  catalogTables,
  catalogIndexTables,
  routingTables,
  contentTables,
  customerTables,
  cartTables,
  orderTables,
  outboxTables,
  paymentTables,
];

/** Opens (and where needed creates) the database. `:memory:` for tests. */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new Sqlite(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.pragma('busy_timeout = 5000');
  for (const sql of tables) db.exec(sql);
  return db;
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
    db.exec('ROLLBACK');
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
