// Rows of the catalogue's tables as SQLite hands them out, and the reads that need nothing else.
import { all, one, type Database } from '../database';

export interface ProductRow {
  id: number;
  sku: string;
  type_id: 'simple' | 'configurable' | 'virtual';
  name: string;
  url_key: string;
  status: number;
  visibility: number;
  price_cents: number | null;
  special_price_cents: number | null;
  special_from: string | null;
  special_to: string | null;
  new_from: string | null;
  new_to: string | null;
  weight: number | null;
  description: string | null;
  short_description: string | null;
  meta_title: string | null;
  meta_keywords: string | null;
  meta_description: string | null;
  created_at: string;
  updated_at: string;
}

export interface TierRow {
  product_id: number;
  customer_group: number | null;
  quantity: number;
  price_cents: number;
}

export interface ImageRow {
  id: number;
  product_id: number;
  file: string;
  label: string | null;
  position: number;
  disabled: number;
  roles: string;
}

export function findProductById(db: Database, id: number): ProductRow | undefined {
  return one<ProductRow>(db, 'SELECT * FROM product WHERE id = ?', id);
}

export function findProductBySku(db: Database, sku: string): ProductRow | undefined {
  return one<ProductRow>(db, 'SELECT * FROM product WHERE sku = ?', sku);
}

/** Rows in the order of the ids; ids that are gone are left out. */
export function findProductsById(db: Database, ids: readonly number[]): ProductRow[] {
  const rows = all<ProductRow>(
    db,
    'SELECT * FROM product WHERE id IN (SELECT value FROM json_each(?))',
    list(ids),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Ids as one parameter for `IN (SELECT value FROM json_each(?))`. */
export function list(ids: Iterable<number | string>): string {
  return JSON.stringify([...ids]);
}

/** Groups rows by a key, keeping their order. */
export function groupBy<T, K>(rows: readonly T[], key: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}

export function uid(id: number | string): string {
  return Buffer.from(String(id)).toString('base64');
}

/** The id in a uid; undefined for anything that is not base64 of a number. */
export function idOfUid(text: string): number | undefined {
  const decoded = Buffer.from(text, 'base64').toString();
  return /^\d{1,15}$/.test(decoded) ? Number(decoded) : undefined;
}
