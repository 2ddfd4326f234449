// A file as Magento's own export writes it, 5,000 rows with every column filled, beside shoppers who write all the time.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { all, run, type Database } from '../../../demo-host/backend/database';
import { importCatalog } from '../../../demo-host/backend/import/import-catalog';
import type { Report } from '../../../demo-host/backend/import/report';
import { openDatabase } from '../../../demo-host/backend/open-database';
import { addsUp, now } from './csv';
import { everyColumn } from './every-column';

const count = 5000;

let folder: string;
let db: Database;
let shop: Database;
let report: Report;
let writes = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'airside-columns-'));
  const file = join(folder, 'airside.db');
  db = openDatabase(file);
  run(db, "INSERT INTO store_view (code, name, is_default) VALUES ('default', 'Default', 1)");
  shop = openDatabase(file);
  // Nobody waits: a write while the import holds the lock throws.
  shop.pragma('busy_timeout = 0');
  const text = everyColumn(count);
  const stream = (async function* () { yield text; })(); // oxfmt-ignore
  const onProgress = () => {
    run(shop, 'UPDATE setting SET value = value');
    writes += 1;
  };
  report = await importCatalog(db, stream, { now, onProgress });
}, 240_000);
afterAll(() => {
  shop.close();
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

it('comes in whole, and the report adds up', () => {
  expect(report).toMatchObject({ records: count, imported: count, skipped: [] });
  expect(addsUp(report)).toBe(true);
  expect(all(db, 'SELECT 1 FROM product_index')).toHaveLength(count);
});

it('names each column that is not used, with all of its rows', () => {
  expect(report.unusedColumns.length).toBeGreaterThan(35);
  for (const [column, rows] of report.unusedColumns) expect([column, rows]).toEqual([column, count]);
});

it('lets shoppers write all the time', () => expect(writes).toBeGreaterThan(100));
