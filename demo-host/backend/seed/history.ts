// What the demo accounts did before: orders in several states, a wishlist and a saved card, made by the shop's own rules.
import { keepCard } from '../../payment/vault';
import { demoCard } from '../cart/payment-methods';
import { findProductBySku } from '../catalog/products';
import { priceCart } from '../cart/pricing';
import { insertCart, saveCartAddress, updateCart } from '../cart/rows';
import { addItem } from '../cart/lines';
import { placeOrder } from '../checkout/place-order';
import type { BackendOptions, Context } from '../context';
import { createContext } from '../create-context';
import { saveCard } from '../customer/saved-cards';
import { addressesOf, findCustomerByEmail, type PostalAddress } from '../customer/rows';
import { one, transaction, type Database } from '../database';
import { cancelOrder, invoiceOrder, shipOrder } from '../orders/lifecycle';
import type { At } from '../orders/order-state';
import { addToWishlist } from '../wishlist/changes';
import { ensureWishlistOf } from '../wishlist/rows';

interface Past {
  daysAgo: number;
  email: string;
  items: Record<string, number>;
  /** What the shop did about it since. */
  then: 'nothing' | 'paid' | 'sent' | 'partly sent' | 'cancelled';
}

const past: readonly Past[] = [
  { daysAgo: 74, email: 'diana@example.com', items: { 'WH-002': 1, 'GN-003': 2 }, then: 'sent' },
  { daysAgo: 52, email: 'lena@example.com', items: { 'WN-001': 2 }, then: 'sent' },
  { daysAgo: 33, email: 'diana@example.com', items: { 'WH-003': 1 }, then: 'cancelled' },
  { daysAgo: 12, email: 'diana@example.com', items: { 'WN-002': 3, 'GN-002': 1 }, then: 'partly sent' },
  { daysAgo: 4, email: 'lena@example.com', items: { 'RM-002': 1 }, then: 'cancelled' },
  { daysAgo: 3, email: 'diana@example.com', items: { 'WN-001': 2 }, then: 'paid' },
  { daysAgo: 1, email: 'lena@example.com', items: { 'GN-002': 1, 'RM-003': 1 }, then: 'nothing' },
];

const wished = { 'diana@example.com': ['WH-001', 'WN-003', 'RM-003'], 'lena@example.com': ['WN-003'] };

const lenas: PostalAddress = {
  firstname: 'Lena',
  lastname: 'Okafor',
  company: null,
  street: '9 Quay Street',
  city: 'Austin',
  region: 'Texas',
  region_id: 57,
  region_code: 'TX',
  postcode: '73301',
  country_id: 'US',
  telephone: '512-555-0144',
  details: null,
};

const dayMs = 24 * 60 * 60 * 1000;

/** Runs once, on a database without orders. Products that are not sold are left out. */
export async function seedHistory(db: Database, options: BackendOptions, now: Date): Promise<void> {
  const guest = await createContext({ db, options });
  transaction(db, () => {
    if (one(db, 'SELECT 1 FROM sales_order LIMIT 1')) return;
    for (const one of past) relive(guest, one, now);
    for (const [email, skus] of Object.entries(wished)) wish(guest, email, skus, now);
    const diana = findCustomerByEmail(db, 'diana@example.com');
    const card = { brand: 'Visa', last4: '1111', expiration: `12/${now.getUTCFullYear() + 3}` };
    if (diana)
      saveCard(guest, diana.id, {
        ...card,
        method: demoCard,
        token: keepCard(db, { ...card, outcome: 'approved' }),
      });
  });
}

function contextOf(guest: Context, email: string, now: Date): Context | undefined {
  const row = findCustomerByEmail(guest.db, email);
  if (!row) return undefined;
  const customer = { id: row.id, email: row.email, groupId: row.group_id };
  return { ...guest, now, customer, customerGroup: row.group_id, memo: new Map() };
}

function relive(guest: Context, { daysAgo, email, items, then }: Past, now: Date): void {
  const { db } = guest;
  const context = contextOf(guest, email, new Date(now.getTime() - daysAgo * dayMs));
  if (!context?.customer) return;
  const cart = insertCart(context, context.customer);
  const added = Object.entries(items).filter(([sku, quantity]) => !addItem(context, cart, { sku, quantity }));
  const address = addressesOf(db, context.customer.id)[0] ?? lenas;
  for (const kind of ['shipping', 'billing'] as const) saveCartAddress(db, cart.id, kind, address);
  const [cheapest] = priceCart(context, cart).shippingMethods;
  updateCart(context, cart.id, {
    shipping_carrier: cheapest?.carrier_code ?? 'flatrate',
    shipping_method: cheapest?.method_code ?? 'flatrate',
    payment_method: 'checkmo',
    ...(added.length === 0 && { is_active: 0 }),
  });
  if (added.length === 0) return;
  const { order } = placeOrder(context, cart.id);
  if (order) handle({ db, now: new Date(context.now.getTime() + dayMs / 2) }, order.id, then);
}

function handle(at: At, id: number, then: Past['then']): void {
  if (then === 'cancelled') cancelOrder(at, id);
  if (then === 'nothing' || then === 'cancelled') return;
  invoiceOrder(at, id);
  if (then === 'paid') return;
  const first = one<{ id: number }>(
    at.db,
    'SELECT id FROM sales_order_line WHERE order_id = ? ORDER BY id',
    id,
  );
  const tracks = [{ carrier: 'custom', title: 'Harbour Post', number: `HP${String(id).padStart(8, '0')}` }];
  shipOrder(at, id, { tracks, ...(then === 'partly sent' && first && { pieces: { [first.id]: 1 } }) });
}

function wish(guest: Context, email: string, skus: readonly string[], now: Date): void {
  const context = contextOf(guest, email, now);
  if (!context?.customer) return;
  const list = ensureWishlistOf(context, context.customer.id);
  for (const sku of skus)
    if (findProductBySku(guest.db, sku)) addToWishlist(context, list, { sku, quantity: 1 });
}
