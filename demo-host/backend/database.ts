// The shop's SQLite database once it is open: all writes go through transactions and survive a kill.
import type Sqlite from 'libsql';

export type Database = InstanceType<typeof Sqlite>;
export type Value = string | number | null;

/** How long a write waits for another process. */
export const patienceMs = 5000;

/** SQLite's name of what went wrong; '' where it is nothing of the database. */
export function failureCode(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  // The driver names everything but this.
  return message?.startsWith('ConnectionFailed') ? 'SQLITE_CANTOPEN' : (code ?? '');
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
