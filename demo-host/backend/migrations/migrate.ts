// Brings a file of an older version up to date, and refuses one of a newer version.
import Sqlite from 'libsql';
import type { Database } from '../database';
import { rebuild } from './rebuild';
import type { Step } from './steps';

/** The file cannot be used; the message says in one line why and what to do. */
export class UnusableDatabaseError extends Error {
  override name = 'UnusableDatabaseError';
}

function versionOf(db: Database): number {
  const [row] = db.pragma('user_version') as { user_version: number }[];
  return row?.user_version ?? 0;
}

function hasTable(db: Database, table: string): boolean {
  return db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").all([table]).length > 0;
}

const isNew = (db: Database): boolean =>
  db.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').all([]).length === 0;

function take(db: Database, steps: readonly Step[], tables: readonly string[]): void {
  const fresh = new Sqlite(':memory:');
  for (const sql of tables) fresh.exec(sql);
  const changed = new Set<string>();
  for (const { table, before } of steps) {
    if (!hasTable(db, table)) continue;
    if (before !== undefined) db.exec(before);
    changed.add(table);
  }
  // After the last step of each table: the new definition has no room for what a later step takes out.
  for (const table of changed) if (hasTable(db, table)) rebuild(db, fresh, table);
  fresh.close();
}

/**
 * Takes the steps that the file has not seen, then makes every table that is missing. The file's version is the number of steps.
 * Call inside a write transaction, so that of two processes one waits, with foreign keys off: a table is rebuilt by
 * dropping it. Throws UnusableDatabaseError for a newer file and when rows are left that refer to nothing.
 */
export function migrate(db: Database, tables: readonly string[], steps: readonly Step[]): void {
  const version = versionOf(db);
  if (version > steps.length)
    throw new UnusableDatabaseError(
      `its version is ${version}, and this Airside knows up to ${steps.length}; update Airside, or move the file away to start anew.`,
    );
  const missed = isNew(db) ? [] : steps.slice(version);
  if (missed.length > 0) take(db, missed, tables);
  for (const sql of tables) db.exec(sql);
  if (missed.length > 0) {
    const [orphan] = db.pragma('foreign_key_check') as { table: string; parent: string }[];
    if (orphan)
      throw new UnusableDatabaseError(
        `rows of its table ${orphan.table} refer to rows of ${orphan.parent} that are not there; delete them, or move the file away.`,
      );
  }
  if (version !== steps.length) db.pragma(`user_version = ${steps.length}`);
}
