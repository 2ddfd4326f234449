// Reads and writes carts, their lines and addresses.
import { hiddenProducts } from '../catalog/audience';
import type { Context } from '../context';
import { findCustomer, findCustomerAddress, type PostalAddress } from '../customer/rows';
import type { Database } from '../database';
import { all, one, run, transaction } from '../database';
import { inputError } from '../errors';
import { newMaskedId } from '../masked-id';
import { sqlTime } from '../sql-time';

export interface CartRow {
  id: number;
  masked_id: string;
  customer_id: number | null;
  is_active: number;
  store: string;
  currency: string;
  email: string | null;
  coupon: string | null;
  shipping_carrier: string | null;
  shipping_method: string | null;
  payment_method: string | null;
  /** Or the public hash of a saved card. */
  payment_nonce: string | null;
  saves_card: number;
  order_number: string | null;
  created_at: string;
  updated_at: string;
}

export interface CartLineRow {
  id: number;
  cart_id: number;
  /** The configurable product of a configurable line, else the product itself. */
  product_id: number;
  variant_id: number | null;
  quantity: number;
}

export type AddressKind = 'shipping' | 'billing';

export interface CartAddressRow extends PostalAddress {
  id: number;
  cart_id: number;
  kind: AddressKind;
  customer_address_id: number | null;
  email: string | null;
}

export const findCart = (db: Database, id: number): CartRow | undefined =>
  one<CartRow>(db, 'SELECT * FROM cart WHERE id = ?', id);

export const findCartByMask = (db: Database, maskedId: string): CartRow | undefined =>
  one<CartRow>(db, 'SELECT * FROM cart WHERE masked_id = ?', maskedId);

export const activeCartOf = (db: Database, customerId: number): CartRow | undefined =>
  one<CartRow>(db, 'SELECT * FROM cart WHERE customer_id = ? AND is_active = 1', customerId);

export function insertCart(
  context: Context,
  customer: Context['customer'],
  maskedId = newMaskedId(),
): CartRow {
  const { db } = context;
  const time = sqlTime(context.now);
  const { id } = run(
    db,
    `INSERT INTO cart (masked_id, customer_id, store, currency, email, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    maskedId,
    customer?.id ?? null,
    context.store.code,
    context.currency,
    customer?.email ?? null,
    time,
    time,
  );
  // A customer's cart starts with the billing address of the address book.
  const billing = customer && findCustomer(db, customer.id)?.default_billing;
  const address = billing == null ? undefined : findCustomerAddress(db, billing);
  if (address) saveCartAddress(db, id, 'billing', { ...address, customer_address_id: address.id });
  return existing(db, id);
}

/** The customer's active cart, made when there is none. */
export const ensureCartOf = (context: Context, customer: NonNullable<Context['customer']>): CartRow =>
  // Looked for first: a cart that is there can be read where nothing can be written.
  activeCartOf(context.db, customer.id) ??
  transaction(context.db, () => activeCartOf(context.db, customer.id) ?? insertCart(context, customer));

type CartChange = Partial<Omit<CartRow, 'id' | 'created_at' | 'updated_at'>>;

/** As Magento drops it, without a word, with whatever change is next. */
const dropEndedCoupon = /* sql */ `
  UPDATE cart SET coupon = NULL
  WHERE id = ? AND NOT EXISTS (SELECT 1 FROM coupon WHERE coupon.code = cart.coupon AND coupon.is_active = 1)`;

/** Writes the given columns and the time of change, without a code that has ended; returns the cart as it is now. */
export function updateCart(context: Context, id: number, change: CartChange): CartRow {
  const entries = Object.entries({ ...change, updated_at: sqlTime(context.now) });
  const columns = entries.map(([column]) => `${column} = ?`).join(', ');
  run(context.db, `UPDATE cart SET ${columns} WHERE id = ?`, ...entries.map(([, value]) => value), id);
  run(context.db, dropEndedCoupon, id);
  return existing(context.db, id);
}

function existing(db: Database, id: number): CartRow {
  const row = findCart(db, id);
  if (!row) throw new Error(`cart ${id} is gone`);
  return row;
}

/** Lines whose products can be shown: a disabled product's line is skipped, not removed. */
export const enabledLinesOf = (db: Database, cartId: number): CartLineRow[] =>
  all<CartLineRow>(
    db,
    `SELECT line.* FROM cart_line line
     JOIN product ON product.id = line.product_id AND product.status = 1
     LEFT JOIN product variant ON variant.id = line.variant_id
     WHERE line.cart_id = ? AND (line.variant_id IS NULL OR variant.status = 1) ORDER BY line.id`,
    cartId,
  );

/** Those that the asker may buy: who is no employee any more is shown what is left. */
export function linesOf(context: Context, cartId: number): CartLineRow[] {
  const lines = enabledLinesOf(context.db, cartId);
  const hidden = hiddenProducts(
    context,
    lines.map((line) => line.product_id),
  );
  return lines.filter((line) => !hidden.has(line.product_id));
}

/** Nobody reads a longer cart, and each change prices all of it. */
const mostLines = 500;

export function insertLine(
  db: Database,
  cartId: number,
  productId: number,
  variantId: number | null,
  quantity: number,
): void {
  const [{ count = 0 } = {}] = all<{ count: number }>(
    db,
    'SELECT count(*) AS count FROM cart_line WHERE cart_id = ?',
    cartId,
  );
  if (count >= mostLines) throw inputError(`A cart cannot hold more than ${mostLines} different products.`);
  const taken = variantId === null ? 1 : 2;
  const next = one<{ next: number }>(db, 'SELECT next FROM cart_line_sequence')?.next ?? 1;
  run(db, 'UPDATE cart_line_sequence SET next = ?', next + taken);
  run(
    db,
    'INSERT INTO cart_line (id, cart_id, product_id, variant_id, quantity) VALUES (?, ?, ?, ?, ?)',
    next,
    cartId,
    productId,
    variantId,
    quantity,
  );
}

export const setLineQuantity = (db: Database, lineId: number, quantity: number) =>
  run(db, 'UPDATE cart_line SET quantity = ? WHERE id = ?', quantity, lineId);

export const deleteLine = (db: Database, lineId: number) =>
  run(db, 'DELETE FROM cart_line WHERE id = ?', lineId);

export const cartAddress = (db: Database, cartId: number, kind: AddressKind): CartAddressRow | undefined =>
  one<CartAddressRow>(db, 'SELECT * FROM cart_address WHERE cart_id = ? AND kind = ?', cartId, kind);

export type NewCartAddress = PostalAddress & { customer_address_id?: number | null; email?: string | null };

export function saveCartAddress(
  db: Database,
  cartId: number,
  kind: AddressKind,
  address: NewCartAddress,
): void {
  const next = one<{ id: number }>(db, 'SELECT coalesce(max(id), 0) + 1 AS id FROM cart_address')?.id ?? 1;
  // A shipping address is written over; a billing address takes the place of the one before.
  const known = kind === 'shipping' ? cartAddress(db, cartId, kind)?.id : undefined;
  run(
    db,
    `INSERT OR REPLACE INTO cart_address (cart_id, kind, id, customer_address_id, firstname, lastname, company, street,
       city, region, region_id, region_code, postcode, country_id, telephone, details, email)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    cartId,
    kind,
    known ?? next,
    address.customer_address_id ?? null,
    address.firstname,
    address.lastname,
    address.company,
    address.street,
    address.city,
    address.region,
    address.region_id,
    address.region_code,
    address.postcode,
    address.country_id,
    address.telephone,
    address.details,
    address.email ?? null,
  );
}
