// Brings the listing index up to date with the catalogue: prices, stock, categories, facets and searchable text.
import { setTimeout as wait } from 'node:timers/promises';
import { all, failureCode, impatiently, one, run, transaction, type Database } from '../../database';
import { counter, raiseCounter } from '../../settings';
import { indexEntry } from './index-entry';
import { loadIndexSource } from './index-source';
import { endOf } from '../dates';
import { list } from '../rows';

const chunk = 500;

/** Prices change by the clock alone: the span in which the indexed ones hold, in ms. */
function priceSpan(db: Database): { from: number; until: number } {
  const read = (name: string) =>
    one<{ value: number }>(db, 'SELECT value FROM counter WHERE name = ?', name)?.value;
  return { from: read('prices_from') ?? Infinity, until: read('prices_until') ?? -Infinity };
}

function savePriceSpan(db: Database, now: Date): void {
  let from = 0;
  let until = Number.MAX_SAFE_INTEGER;
  for (const row of all<{ special_from: string | null; special_to: string | null }>(
    db,
    'SELECT DISTINCT special_from, special_to FROM product WHERE special_price_cents IS NOT NULL',
  ))
    for (const edge of [
      row.special_from === null ? undefined : Date.parse(row.special_from),
      row.special_to === null ? undefined : endOf(row.special_to),
    ]) {
      if (edge === undefined) continue;
      if (edge <= now.getTime()) from = Math.max(from, edge);
      else until = Math.min(until, edge);
    }
  const save = (name: string, value: number) =>
    run(
      db,
      'INSERT INTO counter VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      name,
      value,
    );
  save('prices_from', from);
  save('prices_until', until);
}

function remove(db: Database, ids: readonly number[]): void {
  const those = 'IN (SELECT value FROM json_each(?))';
  run(db, `DELETE FROM product_text WHERE rowid ${those}`, list(ids));
  run(db, `DELETE FROM product_index WHERE product_id ${those}`, list(ids));
}

type OnProgress = (done: number, total: number) => void;

function rebuild(db: Database, ids: readonly number[], now: Date, onProgress?: OnProgress): void {
  for (let start = 0; start < ids.length; start += chunk) {
    const part = ids.slice(start, start + chunk);
    remove(db, part);
    run(
      db,
      'INSERT OR REPLACE INTO product_revision SELECT id, ? FROM product WHERE id IN (SELECT value FROM json_each(?))',
      ...[counter(db, 'index') + 1, list(part)],
    );
    const source = loadIndexSource(db, part);
    for (const row of source.products) write(db, row.id, indexEntry(source, row, now));
    onProgress?.(start + part.length, ids.length);
  }
}

function write(db: Database, id: number, entry: ReturnType<typeof indexEntry>): void {
  if (!entry) return;
  run(
    db,
    'INSERT INTO product_index VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ...[
      id,
      entry.name,
      entry.visibility,
      entry.min,
      entry.max,
      entry.inStock ? 1 : 0,
      entry.employeeOnly ? 1 : 0,
      entry.bestSeller ? 1 : 0,
      entry.sold,
      entry.saving,
      entry.litreCents,
      entry.createdAt,
      entry.merchandised,
    ],
  );
  for (const price of entry.groupPrices)
    run(db, 'INSERT INTO product_group_price VALUES (?, ?, ?, ?)', id, price.group, price.min, price.max);
  for (const { category, position, merchandised } of entry.listings)
    run(db, 'INSERT INTO category_listing VALUES (?, ?, ?, ?)', category, position, id, merchandised);
  for (const { attributeId, value } of entry.facets)
    run(db, 'INSERT OR IGNORE INTO product_facet VALUES (?, ?, ?)', attributeId, value, id);
  const text = entry.text;
  run(
    db,
    `INSERT INTO product_text (rowid, name, sku, brand, short_description, description, category, more)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[id, text.name, text.sku, text.brand, text.short, text.long, text.category, text.more],
  );
}

/** Each product by name, where everything has to be looked at. */
function nameAll(db: Database): void {
  if (one(db, 'SELECT 1 FROM product_changed WHERE product_id = 0') === undefined) return;
  run(db, 'DELETE FROM product_text WHERE rowid NOT IN (SELECT id FROM product)');
  run(db, 'INSERT OR IGNORE INTO product_changed SELECT id FROM product');
  run(db, 'DELETE FROM product_changed WHERE product_id = 0');
}

/** What changed, parents of changed variants included. */
function changedIds(db: Database, most: number): { changed: number[]; concerned: number[] } {
  const rows = all<{ product_id: number }>(
    db,
    'SELECT product_id FROM product_changed ORDER BY product_id LIMIT ?',
    most,
  );
  const changed = rows.map((row) => row.product_id);
  const parents = all<{ parent_id: number }>(
    db,
    'SELECT DISTINCT parent_id FROM product_variant WHERE child_id IN (SELECT value FROM json_each(?))',
    list(changed),
  );
  return { changed, concerned: [...new Set([...changed, ...parents.map((row) => row.parent_id)])] };
}

/** Of a full or read-only disk, and of another process that is writing just now. */
const passing = /^SQLITE_(FULL|READONLY|IOERR|BUSY)/;
/** Nobody reads faster by trying again with each request. */
const pauseMs = { busy: 1000, broken: 60_000 };
const nextTry = new WeakMap<Database, number>();

/** For reads: where the index cannot be brought up to date, they are answered from the one that is there. */
export function refreshForReading(db: Database, now: Date): void {
  if (db.inTransaction) return void refresh(db, now, everything);
  if (Date.now() < Math.max(nextTry.get(db) ?? 0, counter(db, indexing))) return;
  try {
    impatiently(db, () => refresh(db, now, everything));
  } catch (error) {
    const code = failureCode(error);
    if (!passing.test(code)) throw error;
    const isBusy = code.startsWith('SQLITE_BUSY');
    nextTry.set(db, Date.now() + (isBusy ? pauseMs.busy : pauseMs.broken));
    if (!isBusy) console.error(`The listing index stays as it was: ${(error as Error).message}`);
  }
}

/** As SQLite's LIMIT has it. */
const everything = -1;

/** Cheap when nothing changed. Tells how many products are left. */
function refresh(db: Database, now: Date, most: number, onProgress?: OnProgress): number {
  const span = priceSpan(db);
  const stale = now.getTime() < span.from || now.getTime() >= span.until;
  if (!stale && one(db, 'SELECT 1 FROM product_changed LIMIT 1') === undefined) return 0;
  return transaction(db, () => {
    if (stale)
      run(
        db,
        'INSERT OR IGNORE INTO product_changed SELECT id FROM product WHERE special_price_cents IS NOT NULL',
      );
    nameAll(db);
    const { changed, concerned } = changedIds(db, most);
    rebuild(db, concerned, now, onProgress);
    run(
      db,
      'DELETE FROM product_changed WHERE product_id IN (SELECT value FROM json_each(?))',
      list(changed),
    );
    savePriceSpan(db, now);
    raiseCounter(db, 'index');
    return one<{ count: number }>(db, 'SELECT count(*) AS count FROM product_changed')?.count ?? 0;
  });
}

/** Everything at once: for who fills a database that nobody uses yet. `onProgress` is told how many products are done. */
export function refreshProductIndex(db: Database, now: Date, onProgress?: OnProgress): void {
  refresh(db, now, everything, onProgress);
}

/** What one slice brings up to date: some 50 ms on a slow machine, for which a checkout waits. */
const slice = 100;

/** Counter: until when, in ms since 1970, an importer brings the index up to date, so that no read has to. */
const indexing = 'indexing_until';
/** After a crash, reads take over. */
const leaseMs = 10_000;

const leaseUntil = (db: Database, time: number) =>
  run(
    db,
    'INSERT INTO counter VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    indexing,
    time,
  );

/** For importers, before they write: else whoever reads first brings all of it up to date at once, and everybody waits. */
export const holdIndexing = (db: Database): void => void leaseUntil(db, Date.now() + leaseMs);

/** For importers: others write between the slices. */
export async function refreshInSlices(db: Database, now: Date, onProgress: OnProgress): Promise<void> {
  let total: number | undefined;
  try {
    for (;;) {
      const started = performance.now();
      holdIndexing(db);
      const left = refresh(db, now, slice);
      total ??= left + slice;
      onProgress(total - left, total);
      if (left === 0) return;
      // Who waits for a lock asks for it ten times a second.
      await wait(Math.min(performance.now() - started, 100));
    }
  } finally {
    leaseUntil(db, 0);
  }
}
