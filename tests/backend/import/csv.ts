// Writes small product files for import tests, and imports them into a shop in memory.
import { all, run, type Database } from '../../../demo-host/backend/database';
import { importCatalog } from '../../../demo-host/backend/import/import-catalog';
import type { ImportOptions } from '../../../demo-host/backend/import/options';
import type { Report } from '../../../demo-host/backend/import/report';
import { openDatabase } from '../../../demo-host/backend/open-database';

export const now = new Date('2026-11-21T06:16:00Z');

export function emptyShop(): Database {
  const db = openDatabase(':memory:');
  run(
    db,
    "INSERT INTO store_view (code, name, is_default) VALUES ('default', 'Default', 1), ('de', 'Deutsch', 0)",
  );
  return db;
}

const defaults: Record<string, string> = {
  sku: '',
  store_view_code: '',
  attribute_set_code: 'Default',
  product_type: 'simple',
  categories: 'Default Category/Spirits/Gin',
  product_websites: 'base',
  name: 'Harbour Gin',
  price: '20.00',
  visibility: 'Catalog, Search',
  url_key: '',
  additional_attributes: 'brand=Harbour,bottle_size=750 ml,is_new=No',
  qty: '10',
  is_in_stock: '1',
};

export type Cells = Record<string, string>;

function quoted(text: string): string {
  return /[\s",]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

/** One line per row; what a row does not say has a usual value, and columns are those of all rows together. */
export function csv(rows: readonly Cells[], lineEnd = '\n'): string {
  const columns = [...new Set([...Object.keys(defaults), ...rows.flatMap((row) => Object.keys(row))])];
  const line = (row: Cells) =>
    columns.map((column) => quoted(row[column] ?? defaults[column] ?? '')).join(',');
  return [columns.join(','), ...rows.map(line), ''].join(lineEnd);
}

/** A row of another store view holds only what differs. */
export function override(cells: Cells): Cells {
  const empty = Object.fromEntries(Object.keys(defaults).map((column) => [column, '']));
  return { ...empty, attribute_set_code: 'Default', product_type: 'simple', ...cells };
}

async function* chunks(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Small pieces, so that every record is cut somewhere. */
export function importText(
  db: Database,
  text: string | Buffer,
  options: ImportOptions = {},
): Promise<Report> {
  return importCatalog(db, chunks(Buffer.from(text), 97), { now, ...options });
}

export interface StoredProduct {
  id: number;
  sku: string;
  name: string;
  type_id: string;
  url_key: string;
  status: number;
  visibility: number;
  price_cents: number | null;
  special_price_cents: number | null;
  special_from: string | null;
  special_to: string | null;
  description: string | null;
}

export function product(db: Database, sku: string): StoredProduct | undefined {
  return all<StoredProduct>(db, 'SELECT * FROM product WHERE sku = ?', sku)[0];
}

/** Attribute code → label or text. */
export function attributesOf(db: Database, sku: string): Record<string, string> {
  const rows = all<{ code: string; text: string }>(
    db,
    `SELECT attribute.code, coalesce(attribute_option.label, product_value.value) AS text FROM product_value
     JOIN attribute ON attribute.id = product_value.attribute_id
     JOIN product ON product.id = product_value.product_id
     LEFT JOIN attribute_option ON attribute.input = 'select' AND attribute_option.id = CAST(product_value.value AS INTEGER)
     WHERE product.sku = ?`,
    sku,
  );
  return Object.fromEntries(rows.map((row) => [row.code, row.text]));
}

export function categoriesOf(db: Database, sku: string): string[] {
  return all<{ url_path: string }>(
    db,
    `SELECT category.url_path FROM category_product JOIN category ON category.id = category_id
     JOIN product ON product.id = product_id WHERE product.sku = ? ORDER BY url_path`,
    sku,
  ).map((row) => row.url_path);
}

export function variantsOf(db: Database, sku: string): string[] {
  return all<{ sku: string }>(
    db,
    `SELECT child.sku FROM product_variant JOIN product parent ON parent.id = parent_id
     JOIN product child ON child.id = child_id WHERE parent.sku = ? ORDER BY child.sku`,
    sku,
  ).map((row) => row.sku);
}

export function skus(db: Database): string[] {
  return all<{ sku: string }>(db, 'SELECT sku FROM product ORDER BY sku').map((row) => row.sku);
}

/** Every record of the file is imported, with another one, or refused, once. */
export function addsUp({ records, imported, updated, unchanged, merged, skipped }: Report): boolean {
  const refused = new Set(skipped.map(({ record }) => record));
  return (
    refused.size === skipped.length && imported + updated + unchanged + merged + skipped.length === records
  );
}
