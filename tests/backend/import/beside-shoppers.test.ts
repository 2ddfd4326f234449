// An import while the shop is open: others write all the time, and what they wrote stays.
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { all, one, run, type Database } from '../../../demo-host/backend/database';
import { importCatalog } from '../../../demo-host/backend/import/import-catalog';
import type { Progress } from '../../../demo-host/backend/import/options';
import { CatalogueChangedError } from '../../../demo-host/backend/import/rehearsal';
import { refreshForReading } from '../../../demo-host/backend/catalog/product-index/product-index';
import { openDatabase } from '../../../demo-host/backend/open-database';
import { csv, now, skus } from './csv';

let folder: string;
let db: Database;
/** The shop's own connection. */
let shop: Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'airside-beside-'));
  const file = join(folder, 'airside.db');
  db = openDatabase(file);
  run(db, "INSERT INTO store_view (code, name, is_default) VALUES ('default', 'Default', 1)");
  shop = openDatabase(file);
  shop.pragma('busy_timeout = 0');
});
afterEach(() => {
  shop.close();
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

const rows = (count: number, more: Record<string, string> = {}) =>
  Array.from({ length: count }, (_, n) => ({
    sku: `S-${n}`,
    name: `Gin ${n}`,
    url_key: `gin-${n}`,
    ...more,
  }));
const importRows = (cells: Record<string, string>[], onProgress?: (progress: Progress) => void) =>
  importCatalog(db, (async function* () { yield csv(cells); })(), { now, onProgress }); // oxfmt-ignore

it('lets others write between any two of its products', async () => {
  const phases = new Set<string>();
  const write = () => run(shop, 'UPDATE setting SET value = value');
  await importRows(rows(250), ({ phase }) => {
    phases.add(phase);
    // Throws where the import has the lock, for nobody waits here.
    write();
  });
  expect([...phases]).toEqual(['reading', 'writing', 'indexing']);
  expect(all(db, 'SELECT 1 FROM product_index')).toHaveLength(250);
});

it('indexes slice by slice, and a shopper who reads meanwhile is answered', async () => {
  const done: number[] = [];
  await importRows(rows(250), ({ phase, done: products, total }) => {
    if (phase !== 'indexing') return;
    done.push(products);
    expect(total).toBe(250);
    // Whoever reads leaves it to the import.
    refreshForReading(shop, now);
    expect(all(shop, 'SELECT 1 FROM product_index')).toHaveLength(products);
  });
  expect(done).toEqual([100, 200, 250]);
});

it('keeps what was sold meanwhile, also in the listing', async () => {
  await importRows(rows(2, { qty: '5' }));
  const sell = () => run(shop, 'UPDATE stock SET quantity = 0, is_in_stock = 0 WHERE product_id = 1');
  let isSold = false;
  await importRows(rows(3, { qty: '5' }), ({ phase }) => {
    if (phase === 'writing' && !isSold) sell();
    if (phase === 'writing') isSold = true;
  });
  expect(one(db, 'SELECT quantity FROM stock WHERE product_id = 1')).toEqual({ quantity: 0 });
  refreshForReading(shop, now);
  expect(all(shop, 'SELECT product_id AS id, in_stock FROM product_index ORDER BY id')).toEqual([
    { id: 1, in_stock: 0 },
    { id: 2, in_stock: 1 },
    { id: 3, in_stock: 1 },
  ]);
});

it('writes nothing when the catalogue has become another one meanwhile', async () => {
  await importRows(rows(2));
  const clash = importRows(rows(3), ({ phase, done }) => {
    if (phase === 'writing' && done === 3)
      run(shop, "UPDATE product SET name = 'Other', updated_at = '2027-01-01' WHERE id = 1");
  });
  await expect(clash).rejects.toThrow(CatalogueChangedError);
  expect(skus(db)).toEqual(['S-0', 'S-1']);
  expect((await importRows(rows(3))).imported).toBe(1);
});

it('leaves what is to be indexed to the next read, where it is broken off there', async () => {
  const cut = importRows(rows(150), ({ phase }) => {
    if (phase === 'indexing') throw new Error('power cut');
  });
  await expect(cut).rejects.toThrow('power cut');
  expect(skus(db)).toHaveLength(150);
  refreshForReading(shop, now);
  expect(all(shop, 'SELECT 1 FROM product_index')).toHaveLength(150);
});

it('leaves no copy of the customers where the database cannot be copied', async () => {
  const temporary = join(folder, 'temporary');
  mkdirSync(temporary);
  vi.stubEnv('TMPDIR', temporary);
  const full = importRows(rows(1), ({ phase }) => {
    // As on a full disk, VACUUM is refused.
    if (phase === 'reading' && !db.inTransaction) db.exec('BEGIN');
  });
  await expect(full).rejects.toThrow('cannot VACUUM');
  vi.unstubAllEnvs();
  expect(readdirSync(temporary)).toEqual([]);
});
