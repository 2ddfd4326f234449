import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { all, one, run, type Database } from '../../demo-host/backend/database';
import { openDatabase } from '../../demo-host/backend/open-database';
import { isWhole } from '../support/whole';
import { createSmallShop, texas } from './small-shop';

let folder: string;
let file: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'airside-durable-'));
  file = join(folder, 'airside.db');
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function serve() {
  const script = join(import.meta.dirname, 'served.ts');
  const server = spawn(process.execPath, ['--import', 'tsx', script, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = server;
  const exit = once(server, 'exit');
  const url = Promise.race([
    once(server.stdout, 'data').then(([text]) => String(text).trim()),
    exit.then(() => Promise.reject(new Error('the server stopped by itself'))),
  ]);
  url.catch(() => undefined);
  return {
    url,
    kill: async () => {
      server.kill('SIGKILL');
      await exit;
    },
  };
}

/** The database last, or what is written ahead of it; undefined where it is not there. */
const writtenAt = (end: string) => statSync(file + end, { throwIfNoEntry: false })?.mtimeMs;

async function send<T>(
  url: string,
  query: string,
  variables: object,
): Promise<{ data?: T | null; errors?: { message: string }[] }> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as { data?: T | null; errors?: { message: string }[] };
}

const order = `mutation($id: String!, $items: [CartItemInput!]!, $address: CartAddressInput!) {
  addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } }
  setGuestEmailOnCart(input: { cart_id: $id, email: "gita@example.com" }) { cart { id } }
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
  setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) { cart { id } }
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "checkmo" } }) { cart { id } }
  placeOrder(input: { cart_id: $id }) { order { order_number } }
}`;
const placeAgain =
  'mutation($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }';

interface Acknowledged {
  number: string;
  cart: string;
  items: { sku: string; quantity: number }[];
}
type Placed = { placeOrder: { order: { order_number: string } } | null };

const goods = ['MALT', 'GIN', 'CHOC'];

interface Log {
  acknowledged: Acknowledged[];
  /** Carts whose answer never came. */
  uncertain: Set<string>;
  refusals: unknown[];
}

/** Places one order after the other until the server is gone. */
async function shopUntilKilled(url: string, { acknowledged, uncertain, refusals }: Log): Promise<void> {
  for (let count = 0; ; count += 1) {
    let cart: string | undefined;
    try {
      const made = await send<{ createEmptyCart: string }>(url, 'mutation { createEmptyCart }', {});
      cart = made.data?.createEmptyCart ?? '';
      const items = goods.slice(count % goods.length).map((sku, index) => ({ sku, quantity: index + 1 }));
      const answer = await send<Placed>(url, order, { id: cart, items, address: texas });
      const number = answer.data?.placeOrder?.order.order_number;
      if (number === undefined) return void refusals.push(answer);
      acknowledged.push({ number, cart, items });
    } catch {
      if (cart !== undefined) uncertain.add(cart);
      return;
    }
  }
}

function expectSound(db: Database): void {
  expect(db.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(db.pragma('foreign_key_check')).toEqual([]);
}

const linesOf = (db: Database, orderId: number) =>
  all(db, 'SELECT sku, quantity FROM sales_order_line WHERE order_id = ? ORDER BY id', orderId);

// Starts a dozen processes: slow on a busy machine.
it(
  'loses no acknowledged order and doubles none, however often it is killed',
  { timeout: 300_000 },
  async () => {
    // Killed while it makes its file, and while it fills it.
    for (const end of ['', '-wal', '-wal']) {
      const before = writtenAt(end);
      const server = serve();
      let isReady = false;
      server.url.then(
        () => (isReady = true),
        () => (isReady = true),
      );
      // Node alone takes its time to start.
      while (writtenAt(end) === before && !isReady) await wait(1);
      await wait(Math.random() * 50);
      await server.kill();
      expect(writtenAt(end)).not.toBe(before);
    }
    const acknowledged: Acknowledged[] = [];
    const uncertain = new Set<string>();
    const refusals: unknown[] = [];
    for (let round = 0; round < (isWhole ? 8 : 3); round += 1) {
      const server = serve();
      const url = await server.url;
      // A client that heard nothing asks again.
      for (const cart of uncertain) await send<Placed>(url, placeAgain, { id: cart });
      const shoppers = [1, 2, 3].map(() => shopUntilKilled(url, { acknowledged, uncertain, refusals }));
      // Somewhere in the middle of a later order, however slow the machine is.
      const enough = acknowledged.length + 1 + Math.floor(Math.random() * 4);
      while (acknowledged.length < enough && refusals.length === 0) await wait(5);
      await wait(Math.random() * 20);
      await server.kill();
      await Promise.all(shoppers);
    }
    expect(refusals).toEqual([]);
    const db = openDatabase(file);
    expectSound(db);
    for (const { number, cart, items } of acknowledged) {
      const orders = all<{ id: number; number: string }>(
        db,
        'SELECT sales_order.id, number FROM sales_order JOIN cart ON cart.id = cart_id WHERE masked_id = ?',
        cart,
      );
      expect(orders.map((row) => row.number)).toEqual([number]);
      expect(linesOf(db, orders[0]?.id ?? 0)).toEqual(items);
    }
    const count = (sql: string) => one<{ count: number }>(db, `SELECT count(*) AS count FROM ${sql}`)?.count;
    const orders = count('sales_order');
    expect(count('(SELECT DISTINCT number FROM sales_order)')).toBe(orders);
    expect(count('(SELECT DISTINCT cart_id FROM sales_order WHERE cart_id IS NOT NULL)')).toBe(orders);
    expect(count('sales_order_address')).toBe((orders ?? 0) * 2);
    expect(count('outbox')).toBe(orders);
    expect(
      count('sales_order JOIN cart ON cart.id = cart_id WHERE cart.is_active OR order_number <> number'),
    ).toBe(0);
    expect(
      count('cart WHERE order_number IS NOT NULL AND order_number NOT IN (SELECT number FROM sales_order)'),
    ).toBe(0);
    expect(
      all(
        db,
        `SELECT sku, reserved, (SELECT coalesce(sum(quantity), 0) FROM sales_order_line WHERE product_id = product.id) AS ordered
       FROM stock JOIN product ON product.id = product_id WHERE reserved <> ordered`,
      ),
    ).toEqual([]);
    db.close();
  },
);

describe('the database', () => {
  it('writes ahead, waits for the disk, and holds references', () => {
    const db = openDatabase(file);
    expect(db.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(db.pragma('synchronous')).toEqual([{ synchronous: 2 }]);
    expect(db.pragma('foreign_keys')).toEqual([{ foreign_keys: 1 }]);
    db.close();
  });

  it('is one file once the shop has stopped: a copy of it is the whole shop', async () => {
    const shop = await createSmallShop({ file });
    const id = await shop.newCart({ GIN: 2 });
    shop.backend.close();
    const copy = join(folder, 'copy.db');
    copyFileSync(file, copy);
    const db = openDatabase(copy);
    expect(one(db, 'SELECT masked_id FROM cart')).toEqual({ masked_id: id });
    expect(one(db, 'SELECT quantity FROM cart_line')).toEqual({ quantity: 2 });
    db.close();
  });

  // Copies that stay when what they were made from goes, notes for the index and what is derived from the catalogue.
  const loose = [
    'cart_address.customer_address_id',
    'cart_address.region_id',
    'category_listing.category_id',
    'customer_address.region_id',
    'product_changed.product_id',
    'product_facet.attribute_id',
    'review_vote.rating_id',
    'sales_order_address.region_id',
    'sales_order_line.parent_id',
    'sales_order_line.product_id',
  ];

  it('declares every reference', () => {
    const db = openDatabase(':memory:');
    const columns = all<{ name: string }>(
      db,
      `SELECT tables.name || '.' || columns.name AS name
       FROM pragma_table_list AS tables, pragma_table_info(tables.name) AS columns
       WHERE tables.schema = 'main' AND tables.type = 'table' AND columns.name LIKE '%\\_id' ESCAPE '\\'
         AND columns.type = 'INTEGER'
         AND NOT EXISTS (SELECT 1 FROM pragma_foreign_key_list(tables.name) AS keys WHERE keys."from" = columns.name)
       ORDER BY 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual(loose);
  });

  it('is whole after a purchase, and keeps the order when the customer goes', async () => {
    const shop = await createSmallShop({ file });
    const token = await shop.signIn();
    const cart = await shop.newCart({ MALT: 1, GIN: 2 }, token);
    const done = await shop.ask(
      order.replace(/^ *setGuestEmail.*$/m, ''),
      { id: cart, items: [{ sku: 'CHOC', quantity: 3 }], address: texas },
      token,
    );
    expect(done.placeOrder).toMatchObject({ order: { order_number: '000000001' } });
    expectSound(shop.db);
    run(shop.db, "DELETE FROM customer WHERE email = 'diana@example.com'");
    expectSound(shop.db);
    expect(one(shop.db, 'SELECT number, customer_id, cart_id FROM sales_order')).toEqual({
      number: '000000001',
      customer_id: null,
      cart_id: null,
    });
    expect(linesOf(shop.db, 1)).toHaveLength(3);
    shop.backend.close();
  });
});
