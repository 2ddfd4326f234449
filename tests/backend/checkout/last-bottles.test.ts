// Done-when 3 of the checkout: fifty shoppers in parallel buy the last twenty bottles, over real HTTP.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { salableQuantity } from '../../../demo-host/backend/catalog/stock';
import { all, one, run, type Database } from '../../../demo-host/backend/database';
import { openDatabase } from '../../../demo-host/backend/open-database';
import { startServers } from '../../../demo-host/servers';
import { isWhole } from '../../support/whole';
import { flatRate, restTexas } from '../small-shop';

const shoppers = 50;
const bottles = 20;

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'airside-last-bottles-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  body: unknown;
}

async function post(url: string, body: unknown): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

async function graphql<T>(url: string, query: string, variables: object = {}): Promise<T> {
  const { status, body } = await post(`${url}/graphql`, { query, variables });
  expect({ status, body }).toMatchObject({ status: 200 });
  return (body as { data: T }).data;
}

/** A guest's cart with one bottle; addresses and shipping are set. */
async function fill(url: string, sku: string): Promise<string> {
  const { createEmptyCart: id } = await graphql<{ createEmptyCart: string }>(
    url,
    'mutation { createEmptyCart }',
  );
  const added = await graphql<{ addProductsToCart: { user_errors: unknown[] } }>(
    url,
    'mutation($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }',
    { id, items: [{ sku, quantity: 1 }] },
  );
  expect(added.addProductsToCart.user_errors).toEqual([]);
  const shipped = await post(`${url}/rest/V1/guest-carts/${id}/shipping-information`, {
    addressInformation: { shipping_address: restTexas, billing_address: restTexas, ...flatRate },
  });
  expect(shipped.status).toBe(200);
  return id;
}

const pay = (url: string, id: string): Promise<Answer> =>
  post(`${url}/rest/V1/guest-carts/${id}/payment-information`, {
    cartId: id,
    email: 'gita@example.com',
    paymentMethod: { method: 'checkmo' },
    billingAddress: restTexas,
  });

/** All fill their carts at once, then all pay at once; shopper n at `urls[n % urls.length]`. */
async function rush(urls: string[], sku: string): Promise<{ carts: string[]; answers: Answer[] }> {
  const doors = Array.from({ length: shoppers }, (_, n) => urls[n % urls.length] ?? '');
  const carts = await Promise.all(doors.map((url) => fill(url, sku)));
  const answers = await Promise.all(carts.map((id, n) => pay(doors[n] ?? '', id)));
  return { carts, answers };
}

function expectTwentyOrders(
  db: Database,
  productId: number,
  { carts, answers }: { carts: string[]; answers: Answer[] },
): void {
  const bought = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(bought).toHaveLength(bottles);
  expect(refused).toEqual(
    Array.from({ length: shoppers - bottles }, () => ({
      status: 400,
      body: { message: 'The requested qty is not available' },
    })),
  );
  expect(new Set(bought.map(({ body }) => body)).size).toBe(bottles);
  expect(salableQuantity(db, productId)).toBe(0);
  const orders = all<Record<string, number>>(db, 'SELECT * FROM sales_order');
  expect(orders).toHaveLength(bottles);
  const price = orders[0]?.['subtotal_cents'] ?? 0;
  expect(price).toBeGreaterThan(0);
  const total = orders.reduce((sum, order) => sum + (order['grand_total_cents'] ?? 0), 0);
  expect(total).toBe(bottles * (price + 500));
  // Whoever was refused still has the cart, whoever bought has not.
  const open = carts.filter(
    (id) => one<{ open: number }>(db, 'SELECT is_active AS open FROM cart WHERE masked_id = ?', id)?.open,
  );
  expect(open).toHaveLength(shoppers - bottles);
}

function leave(db: Database, sku: string): number {
  const id = one<{ id: number }>(db, 'SELECT id FROM product WHERE sku = ?', sku)?.id ?? 0;
  run(db, 'UPDATE stock SET quantity = ?, reserved = 0 WHERE product_id = ?', bottles, id);
  return id;
}

it.runIf(isWhole)('sells twenty bottles to fifty shoppers', async () => {
  const servers = await startServers({ data: folder });
  try {
    const db = servers.backend?.db;
    if (!db) throw new Error('no embedded backend');
    const id = leave(db, 'GN-002');
    expectTwentyOrders(db, id, await rush([servers.shopUrl], 'GN-002'));
  } finally {
    await servers.close();
  }
});

// BEGIN IMMEDIATE holds the rule between processes as well, not only between the requests of one.
it('sells them once where two servers share one database', async () => {
  const file = join(folder, 'shop.db');
  const serve = async () => {
    const script = join(import.meta.dirname, '../served.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    return String((await once(child.stdout, 'data'))[0]).trim();
  };
  const urls = [await serve(), await serve()];
  const db = openDatabase(file);
  const id = leave(db, 'MALT');
  expectTwentyOrders(db, id, await rush(urls, 'MALT'));
  db.close();
});
