// Gives a table the definition it would have in a new file, keeping its rows; SQLite alters little in place.
import type { Database } from '../database';

function columnsOf(db: Database, table: string): string[] {
  return (db.pragma(`table_info("${table}")`) as { name: string }[]).map(({ name }) => name);
}

function definitionOf(db: Database, table: string): string {
  const rows = db.prepare("SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?").all([table]);
  const [row] = rows as { sql: string }[];
  if (!row) throw new Error(`no noun makes a table ${table} any more`);
  return row.sql;
}

/**
 * `fresh` is a database as a new file would be. Indexes and triggers go with the old table: the nouns' SQL, run
 * afterwards, makes them again. Throws when a column would be lost.
 */
export function rebuild(db: Database, fresh: Database, table: string): void {
  const wanted = columnsOf(fresh, table);
  const present = columnsOf(db, table);
  const lost = present.filter((column) => !wanted.includes(column));
  if (lost.length > 0)
    throw new Error(`rebuilding ${table} would lose ${lost.join(', ')}: drop or rename before`);
  const named = present.map((column) => `"${column}"`).join(', ');
  const definition = definitionOf(fresh, table);
  // As SQLite's documentation on ALTER TABLE has it; without the pragma, renaming would check triggers of others.
  db.pragma('legacy_alter_table = ON');
  db.exec(definition.replace(/^CREATE TABLE "?\w+"?/, `CREATE TABLE "${table}_rebuilt"`));
  db.exec(`INSERT INTO "${table}_rebuilt" (${named}) SELECT ${named} FROM "${table}"`);
  if (/\bAUTOINCREMENT\b/i.test(definition)) keepSequence(db, table);
  db.exec(`DROP TABLE "${table}"; ALTER TABLE "${table}_rebuilt" RENAME TO "${table}"`);
  db.pragma('legacy_alter_table = OFF');
}

// Ids of deleted rows are not given out again.
function keepSequence(db: Database, table: string): void {
  db.exec(`DELETE FROM sqlite_sequence WHERE name = '${table}_rebuilt'`);
  db.exec(
    `INSERT INTO sqlite_sequence (name, seq) SELECT '${table}_rebuilt', seq FROM sqlite_sequence WHERE name = '${table}'`,
  );
}
