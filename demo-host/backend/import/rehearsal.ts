// An import's writes, tried on a copy of the database first: the shop is locked only while they are repeated.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { all, run, transaction, witness, type Database, type Value } from '../database';
import { counter } from '../settings';

/** Somebody else has changed the catalogue while a file was being read. */
export class CatalogueChangedError extends Error {
  override name = 'CatalogueChangedError';

  constructor() {
    super(
      'The catalogue was changed by somebody else meanwhile; nothing was imported. Import the file again.',
    );
  }
}

type Write = [statement: number, parameters: Value[]];

/** Of an INSERT, the values of one row: more of them can follow. */
const row = / VALUES (\((?:\?, )*\?\))$/;
/** SQLite takes 32,766 parameters, and every number of rows is a statement of its own to prepare. */
const mostRows = 20;

/** How many writes are in memory at once. */
const part = 50;

/** What an import builds upon; sales do not change it. */
function catalogueOf(db: Database): string {
  const products = all(db, 'SELECT count(*), max(id), max(updated_at) FROM product');
  return JSON.stringify([
    products,
    ...['attributes', 'options', 'categories'].map((name) => counter(db, name)),
  ]);
}

/** Rows for one table that stand in a row go in together: most of the time is spent on the way to SQLite. */
function* together(writes: readonly Write[], texts: readonly string[]) {
  for (let first = 0; first < writes.length;) {
    const [statement, parameters] = writes[first]!;
    const sql = texts[statement] ?? '';
    const values = row.exec(sql)?.[1];
    let end = first + 1;
    if (values !== undefined)
      while (end - first < mostRows && writes[end]?.[0] === statement) parameters.push(...writes[end++]![1]);
    yield { sql: sql + `, ${values}`.repeat(end - first - 1), parameters };
    first = end;
  }
}

export class Rehearsal {
  readonly copy: Database;
  private readonly before: string;
  private readonly statements = new Map<string, number>();
  private writes: Write[] = [];

  /** One at a time on a connection. */
  constructor(private readonly db: Database) {
    const folder = mkdtempSync(join(tmpdir(), 'airside-import-'));
    const file = join(folder, 'copy.db');
    try {
      db.exec(`VACUUM INTO '${file.replaceAll("'", "''")}'`);
      this.copy = new Sqlite(file);
      // It is thrown away whatever happens.
      this.copy.pragma('journal_mode = OFF');
      this.copy.pragma('synchronous = OFF');
      this.copy.pragma('foreign_keys = ON');
      this.before = catalogueOf(this.copy);
    } finally {
      // It holds customers as well: whatever ends this process, nothing of it stays on the disk.
      rmSync(folder, { recursive: true, force: true });
    }
    // What is written stays in memory until it is all there.
    db.pragma('cache_size = -32768');
    db.exec('CREATE TEMP TABLE import_write (position INTEGER PRIMARY KEY, writes TEXT NOT NULL)');
    witness(this.copy, (sql, parameters) => this.note(sql, parameters));
  }

  private note(sql: string, parameters: Value[]): void {
    const known = this.statements.get(sql) ?? this.statements.size;
    this.statements.set(sql, known);
    this.writes.push([known, parameters]);
    if (this.writes.length >= part) this.keep();
  }

  private keep(): void {
    run(this.db, 'INSERT INTO import_write (writes) VALUES (?)', JSON.stringify(this.writes));
    this.writes = [];
  }

  /** All or nothing. Throws CatalogueChangedError when the copy is no longer one. */
  repeat(): void {
    this.keep();
    const texts = [...this.statements.keys()];
    transaction(this.db, () => {
      if (catalogueOf(this.db) !== this.before) throw new CatalogueChangedError();
      const next = 'SELECT * FROM import_write WHERE position > ? ORDER BY position LIMIT 1';
      for (let last = 0; ; last++) {
        const [kept] = all<{ writes: string }>(this.db, next, last);
        if (!kept) return;
        for (const { sql, parameters } of together(JSON.parse(kept.writes) as Write[], texts))
          run(this.db, sql, ...parameters);
      }
    });
  }

  close(): void {
    this.copy.close();
    this.db.exec('DROP TABLE import_write');
  }
}
