// Looks into the shop's database file, as its owner would.
import Sqlite from 'libsql';
import { patience } from '../../support/whole';
import type { ShopProcess } from './shop-process';

export interface OrderRow {
  id: number;
  number: string;
  email: string;
  card: string | null;
  /** As '$69.80'. */
  total: string;
}

export function ordersOf(shop: ShopProcess): OrderRow[] {
  return query(
    shop,
    `SELECT id, number, email, card_last4 AS card, printf('$%.2f', grand_total_cents / 100.0) AS total
     FROM sales_order ORDER BY id`,
  );
}

export function skusOf(shop: ShopProcess, order: OrderRow): { sku: string; quantity: number }[] {
  return query(shop, 'SELECT sku, quantity FROM sales_order_line WHERE order_id = ?', order.id);
}

function query<T>(shop: ShopProcess, sql: string, ...values: unknown[]): T[] {
  const db = new Sqlite(shop.database, { readonly: true });
  try {
    return db.prepare(sql).all(...values) as T[];
  } finally {
    db.close();
  }
}

/** As somebody else changes the shop meanwhile. */
export function change(shop: ShopProcess, sql: string, ...values: unknown[]): void {
  // The shop may be writing at this moment.
  const db = new Sqlite(shop.database, { timeout: patience });
  try {
    db.prepare(sql).run(...values);
  } finally {
    db.close();
  }
}
