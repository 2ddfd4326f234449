// Brings the listing index up to date with the catalogue: prices, stock, categories, facets and searchable text.
import { all, one, run, transaction, type Database } from '../database';
import { counter, raiseCounter } from '../settings';
import { indexEntry, loadIndexSource } from './index-entry';
import { endOf } from './dates';
import { list } from './rows';

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
    'INSERT INTO product_index VALUES (?, ?, ?, ?, ?, ?, ?)',
    ...[
      id,
      entry.name,
      entry.visibility,
      entry.min,
      entry.max,
      entry.inStock ? 1 : 0,
      entry.employeeOnly ? 1 : 0,
    ],
  );
  for (const price of entry.groupPrices)
    run(db, 'INSERT INTO product_group_price VALUES (?, ?, ?, ?)', id, price.group, price.min, price.max);
  for (const [category, position] of entry.listings)
    run(db, 'INSERT INTO category_listing VALUES (?, ?, ?)', category, position, id);
  for (const { attributeId, value } of entry.facets)
    run(db, 'INSERT OR IGNORE INTO product_facet VALUES (?, ?, ?)', attributeId, value, id);
  const text = entry.text;
  run(
    db,
    'INSERT INTO product_text (rowid, name, sku, brand, short_description, description) VALUES (?, ?, ?, ?, ?, ?)',
    ...[id, text.name, text.sku, text.brand, text.short, text.long],
  );
}

/** What changed, parents of changed variants included; null when everything has to be looked at. */
function changedIds(db: Database): number[] | null {
  const rows = all<{ product_id: number }>(db, 'SELECT product_id FROM product_changed ORDER BY product_id');
  if (rows.some((row) => row.product_id === 0)) return null;
  const ids = rows.map((row) => row.product_id);
  const parents = all<{ parent_id: number }>(
    db,
    'SELECT DISTINCT parent_id FROM product_variant WHERE child_id IN (SELECT product_id FROM product_changed)',
  );
  return [...new Set([...ids, ...parents.map((row) => row.parent_id)])];
}

/**
 * Cheap when nothing changed. Importers call it once at their end, so that no shopper has to wait for it.
 * `onProgress` is told how many of the changed products are done.
 */
export function refreshProductIndex(db: Database, now: Date, onProgress?: OnProgress): void {
  const span = priceSpan(db);
  const stale = now.getTime() < span.from || now.getTime() >= span.until;
  if (!stale && one(db, 'SELECT 1 FROM product_changed LIMIT 1') === undefined) return;
  transaction(db, () => {
    if (stale)
      run(
        db,
        'INSERT OR IGNORE INTO product_changed SELECT id FROM product WHERE special_price_cents IS NOT NULL',
      );
    const changed = changedIds(db);
    if (!changed) run(db, 'DELETE FROM product_text WHERE rowid NOT IN (SELECT id FROM product)');
    const ids = changed ?? all<{ id: number }>(db, 'SELECT id FROM product ORDER BY id').map((row) => row.id);
    rebuild(db, ids, now, onProgress);
    run(db, 'DELETE FROM product_changed');
    savePriceSpan(db, now);
    raiseCounter(db, 'index');
  });
}
