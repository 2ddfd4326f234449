// The drafts of an import in a temporary table on disk: a file may hold more than fits into memory.
import { all, one, run, type Database } from '../database';
import type { Row } from './validate';

export interface Draft {
  sku: string;
  /** The first record that named it. */
  record: number;
  /** Further records of the same sku, whose values are in `row`. */
  later: number[];
  row: Row;
  /** Paths of all its rows, names from the root down. */
  categories: string[][];
  /** Final; unique in the file. */
  urlKey: string;
}

/** How many drafts are in memory at once. */
const chunk = 200;

interface Stored {
  position: number;
  draft: string;
}

export class DraftStore {
  /** By sku in lower case, in the order of the file; what must be at hand while rows are read. */
  private readonly known = new Map<string, { position: number; urlKey: string }>();
  private addresses: Set<string> | undefined;
  private last = 0;

  /** One import at a time on a connection. */
  constructor(private readonly db: Database) {
    db.pragma('temp_store = FILE');
    db.exec('CREATE TEMP TABLE import_draft (position INTEGER PRIMARY KEY, draft TEXT NOT NULL)');
  }

  get size(): number {
    return this.known.size;
  }

  /** Skus in lower case. */
  skus(): Iterable<string> {
    return this.known.keys();
  }

  has(sku: string): boolean {
    return this.known.has(sku.toLowerCase());
  }

  urlKeyOf(sku: string): string | undefined {
    return this.known.get(sku.toLowerCase())?.urlKey;
  }

  /** Asked once everything has been put. */
  hasAddress(urlKey: string): boolean {
    this.addresses ??= new Set([...this.known.values()].map((one) => one.urlKey));
    return this.addresses.has(urlKey);
  }

  /** A copy: changes count once it is put back. */
  get(sku: string): Draft | undefined {
    const position = this.known.get(sku.toLowerCase())?.position;
    if (position === undefined) return undefined;
    const row = one<Stored>(this.db, 'SELECT * FROM import_draft WHERE position = ?', position);
    return row && (JSON.parse(row.draft) as Draft);
  }

  /** In place of an earlier draft of the same sku, or at the end. */
  put(draft: Draft): void {
    const key = draft.sku.toLowerCase();
    const position = this.known.get(key)?.position ?? ++this.last;
    this.known.set(key, { position, urlKey: draft.urlKey });
    run(this.db, 'INSERT OR REPLACE INTO import_draft VALUES (?, ?)', position, JSON.stringify(draft));
  }

  remove({ sku }: Draft): void {
    const position = this.known.get(sku.toLowerCase())?.position;
    if (position !== undefined) run(this.db, 'DELETE FROM import_draft WHERE position = ?', position);
    this.known.delete(sku.toLowerCase());
  }

  *chunks(): Generator<Draft[]> {
    const sql = `SELECT * FROM import_draft WHERE position > ? ORDER BY position LIMIT ${chunk}`;
    let rows = all<Stored>(this.db, sql, 0);
    for (; rows.length > 0; rows = all<Stored>(this.db, sql, rows.at(-1)?.position ?? 0))
      yield rows.map((row) => JSON.parse(row.draft) as Draft);
  }

  *[Symbol.iterator](): Generator<Draft> {
    for (const drafts of this.chunks()) yield* drafts;
  }

  close(): void {
    this.db.exec('DROP TABLE import_draft');
  }
}
