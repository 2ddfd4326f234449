// Opens the shop's SQLite file; all writes go through transactions and survive a kill.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'libsql';
import { catalogTables } from './catalog/tables';

export type Database = InstanceType<typeof Sqlite>;

/** Every noun's tables, in order of their references. */
const tables = [catalogTables];

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
