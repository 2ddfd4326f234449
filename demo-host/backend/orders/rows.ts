// Reads orders, their lines and addresses.
import type { AddressKind } from '../cart/rows';
import type { PostalAddress } from '../customer/rows';
import type { Database } from '../database';
import { all, one } from '../database';

export type OrderStatus = 'pending' | 'processing' | 'complete' | 'closed' | 'canceled' | 'holded';

export interface OrderRow {
  id: number;
  number: string;
  token: string;
  /** null once the customer, and with them their carts, is deleted. */
  cart_id: number | null;
  customer_id: number | null;
  email: string;
  status: OrderStatus;
  /** While on hold: the status before. */
  held_status: OrderStatus | null;
  status_changed_at: string | null;
  store: string;
  currency: string;
  subtotal_cents: number;
  base_subtotal_cents: number;
  discount_cents: number;
  base_discount_cents: number;
  shipping_cents: number;
  base_shipping_cents: number;
  tax_cents: number;
  base_tax_cents: number;
  grand_total_cents: number;
  base_grand_total_cents: number;
  coupon: string | null;
  discount_label: string | null;
  carrier_title: string | null;
  shipping_description: string | null;
  shipping_method: string | null;
  payment_method: string;
  card_brand: string | null;
  card_last4: string | null;
  created_at: string;
}

export interface OrderLineRow {
  id: number;
  order_id: number;
  product_id: number;
  /** The configurable product of a variant. */
  parent_id: number | null;
  sku: string;
  name: string;
  url_key: string | null;
  product_type: string;
  /** JSON list of {label, value}. */
  options: string;
  quantity: number;
  canceled: number;
  /** Pieces on the order's invoices, shipments and credit memos. */
  invoiced: number;
  shipped: number;
  refunded: number;
  price_cents: number;
  base_price_cents: number;
  total_cents: number;
  base_total_cents: number;
  discount_cents: number;
  base_discount_cents: number;
  tax_cents: number;
  base_tax_cents: number;
  full_tax_cents: number;
}

export interface OrderTaxRow {
  title: string;
  percent: number;
  cents: number;
}

export const orderTaxes = (db: Database, orderId: number): OrderTaxRow[] =>
  all<OrderTaxRow>(
    db,
    'SELECT title, percent, cents FROM sales_order_tax WHERE order_id = ? ORDER BY id',
    orderId,
  );

export type OrderAddressRow = PostalAddress & { order_id: number; kind: AddressKind };

export const findOrder = (db: Database, id: number): OrderRow | undefined =>
  one<OrderRow>(db, 'SELECT * FROM sales_order WHERE id = ?', id);

export const findOrderByNumber = (db: Database, number: string): OrderRow | undefined =>
  one<OrderRow>(db, 'SELECT * FROM sales_order WHERE number = ?', number);

export const findOrderByToken = (db: Database, token: string): OrderRow | undefined =>
  one<OrderRow>(db, 'SELECT * FROM sales_order WHERE token = ?', token);

/** Oldest first. */
export const ordersOf = (db: Database, customerId: number): OrderRow[] =>
  all<OrderRow>(db, 'SELECT * FROM sales_order WHERE customer_id = ? ORDER BY id', customerId);

export const orderLines = (db: Database, orderId: number): OrderLineRow[] =>
  all<OrderLineRow>(
    db,
    `SELECT line.*, total(done.quantity) FILTER (WHERE done.kind = 'invoice') AS invoiced,
       total(done.quantity) FILTER (WHERE done.kind = 'shipment') AS shipped,
       total(done.quantity) FILTER (WHERE done.kind = 'credit_memo') AS refunded
     FROM sales_order_line line LEFT JOIN sales_document_line done ON done.line_id = line.id
     WHERE line.order_id = ? GROUP BY line.id ORDER BY line.id`,
    orderId,
  );

export const orderAddress = (db: Database, orderId: number, kind: AddressKind): OrderAddressRow | undefined =>
  one<OrderAddressRow>(
    db,
    'SELECT * FROM sales_order_address WHERE order_id = ? AND kind = ?',
    orderId,
    kind,
  );
