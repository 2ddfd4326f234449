// A file as Magento's own export writes it, 5,000 rows with every column filled, beside shoppers who write all the time.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { all, run, type Database } from '../../../demo-host/backend/database';
import { importCatalog } from '../../../demo-host/backend/import/import-catalog';
import type { Report } from '../../../demo-host/backend/import/report';
import { openDatabase } from '../../../demo-host/backend/open-database';
import { addsUp, csv, now, type Cells } from './csv';

const count = 5000;
const exported = readFileSync(join(import.meta.dirname, 'fixtures/export.csv'), 'utf8');
const columns = exported.slice(0, exported.indexOf('\n')).trim().split(',');

/** What the columns that are used may hold; every other one holds a word. */
const usual: Cells = {
  store_view_code: '',
  attribute_set_code: 'Default',
  product_type: 'simple',
  categories: 'Default Category/Spirits/Gin',
  product_websites: 'base',
  description: '<p>Dry, with lemon.</p>',
  short_description: 'Dry.',
  weight: '1.2',
  product_online: '1',
  tax_class_name: 'None',
  visibility: 'Catalog, Search',
  price: '20.00',
  special_price: '18.00',
  special_price_from_date: '2026-11-01',
  special_price_to_date: '2030-12-31',
  meta_title: 'Gin',
  meta_keywords: 'gin',
  meta_description: 'A gin.',
  created_at: '2026-11-01 10:00:00',
  updated_at: '2026-11-02 10:00:00',
  new_from_date: '2026-11-01',
  new_to_date: '2026-12-01',
  country_of_manufacture: 'NL',
  additional_attributes: 'brand=Harbour,bottle_size=750 ml,is_new=Yes',
  qty: '10',
  out_of_stock_qty: '0',
  use_config_min_qty: '1',
  allow_backorders: '0',
  use_config_backorders: '1',
  min_cart_qty: '1',
  use_config_min_sale_qty: '1',
  max_cart_qty: '0',
  use_config_max_sale_qty: '1',
  is_in_stock: '1',
  manage_stock: '1',
  use_config_manage_stock: '1',
  use_config_qty_increments: '1',
  qty_increments: '0',
  use_config_enable_qty_inc: '1',
  enable_qty_increments: '0',
  custom_options: 'name=Card,type=field,required=0,price=1',
  configurable_variations: '',
  configurable_variation_labels: '',
};

const rowOf = (index: number): Cells => ({
  ...Object.fromEntries(columns.map((column) => [column, usual[column] ?? 'x'])),
  sku: `S-${index}`,
  name: `Gin ${index}`,
  url_key: `gin-${index}`,
  base_image: '',
  ...Object.fromEntries(
    ['related_skus', 'crosssell_skus', 'upsell_skus'].map((column) => [column, `S-${(index + 1) % count}`]),
  ),
});

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
  const text = csv(Array.from({ length: count }, (_, index) => rowOf(index)));
  const stream = (async function* () { yield text; })(); // prettier-ignore
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
