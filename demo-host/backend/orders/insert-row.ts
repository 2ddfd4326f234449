// Inserts a row given as columns; for tables with more columns than a reader can count.
import { run, type Database, type Value } from '../database';

/** Answers the new row's id. */
export function insertRow(db: Database, table: string, row: Record<string, Value>): number {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join(', ');
  return run(db, `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`, ...Object.values(row)).id;
}
