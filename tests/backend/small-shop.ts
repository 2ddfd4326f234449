// A backend with a handful of products, and short ways to ask it things.
import { createBackend, type Backend, type BackendOptions } from '../../demo-host/backend';
import { one, run, transaction, type Database, type Value } from '../../demo-host/backend/database';
import { seedCoupons } from '../../demo-host/backend/cart/coupons';
import { demoCustomers, seedCustomers } from '../../demo-host/backend/customer/seed';
import { passwordCost } from '../support/password-cost';

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: unknown[]; extensions?: { category: string } }[];
}

export interface SmallShop {
  backend: Backend;
  db: Database;
  /** Data of a query that must not fail. */
  ask(
    query: string,
    variables?: Record<string, unknown>,
    token?: string,
    headers?: Record<string, string>,
  ): Promise<Record<string, unknown>>;
  /** First error's message and category, of a query that must fail. */
  refused(
    query: string,
    variables?: Record<string, unknown>,
    token?: string,
  ): Promise<{ message: string; category?: string }>;
  rest(
    method: string,
    path: string,
    body?: unknown,
    token?: string,
  ): Promise<{ status: number; body: unknown; type: string | null }>;
  signIn(email?: string): Promise<string>;
  newCart(items?: Record<string, number>, token?: string): Promise<string>;
}

export const password = 'Passw0rd!23';
export const texas = {
  firstname: 'Gita',
  lastname: 'Guest',
  street: ['1 Main St'],
  city: 'Austin',
  region: 'TX',
  postcode: '73301',
  country_code: 'US',
  telephone: '512-555-0100',
};
export const restTexas = {
  firstname: 'Gita',
  lastname: 'Guest',
  street: ['1 Main St'],
  city: 'Austin',
  region_code: 'TX',
  country_id: 'US',
  postcode: '73301',
  telephone: '512-555-0100',
};
export const flatRate = { shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate' };

function insert(db: Database, table: string, row: Record<string, Value>): void {
  const columns = Object.keys(row);
  run(
    db,
    `INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    ...Object.values(row),
  );
}

function product(
  db: Database,
  id: number,
  sku: string,
  cents: number | null,
  stock: Record<string, Value> = {},
): void {
  const times = { created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' };
  const type_id = cents === null ? 'configurable' : 'simple';
  const name = `The ${sku}`;
  insert(db, 'product', { id, sku, type_id, name, url_key: sku.toLowerCase(), price_cents: cents, ...times });
  insert(db, 'stock', { product_id: id, quantity: 10, ...stock });
}

/** MALT 48.00, GIN 22.00, CHOC 7.25, RARE 64.00 (2 left), GONE sold out, PAIR from two pieces, RUM in two sizes. */
function fill(db: Database): void {
  insert(db, 'store_view', { id: 1, code: 'default', name: 'Default Store View', is_default: 1 });
  insert(db, 'currency_rate', { currency: 'USD', rate: 1 });
  insert(db, 'currency_rate', { currency: 'EUR', rate: 0.92 });
  insert(db, 'country', { id: 'US', iso3: 'USA', name: 'United States' });
  insert(db, 'country', { id: 'SG', iso3: 'SGP', name: 'Singapore' });
  insert(db, 'region', { id: 57, country_id: 'US', code: 'TX', name: 'Texas' });
  insert(db, 'region', { id: 12, country_id: 'US', code: 'CA', name: 'California' });
  insert(db, 'region', { id: 16, country_id: 'US', code: 'DC', name: 'District of Columbia' });
  insert(db, 'region', { id: 31, country_id: 'US', code: 'MD', name: 'Maryland' });
  product(db, 1, 'MALT', 4800);
  product(db, 2, 'GIN', 2200);
  product(db, 3, 'CHOC', 725, { quantity: 100 });
  product(db, 4, 'RARE', 6400, { quantity: 2 });
  product(db, 5, 'GONE', 1000, { quantity: 0, is_in_stock: 0 });
  product(db, 6, 'PAIR', 1500, { min_sale_quantity: 2, max_sale_quantity: 6 });
  product(db, 10, 'RUM', null, { quantity: 0 });
  product(db, 11, 'RUM-50', 2800);
  product(db, 12, 'RUM-70', 3800, { quantity: 3 });
  insert(db, 'attribute', { id: 139, code: 'bottle_size', label: 'Bottle size', input: 'select' });
  insert(db, 'product_axis', { product_id: 10, attribute_id: 139, label: 'Bottle size' });
  for (const [option, label, variant] of [
    [14, '50 cl', 11],
    [15, '70 cl', 12],
  ] as const) {
    insert(db, 'attribute_option', { id: option, attribute_id: 139, label });
    insert(db, 'product_value', { product_id: variant, attribute_id: 139, value: String(option) });
    insert(db, 'product_variant', { parent_id: 10, child_id: variant });
  }
}

export const seventyCl = Buffer.from('configurable/139/15').toString('base64');

export async function createSmallShop(options: Partial<BackendOptions> = {}): Promise<SmallShop> {
  const now = options.now ?? (() => new Date('2026-11-21T06:17:00Z'));
  const backend = await createBackend({
    file: ':memory:',
    baseUrl: 'http://shop.test',
    seed: false,
    now,
    passwordCost,
    ...options,
  });
  const { db } = backend;
  // Whole or not at all: tests kill it in the middle.
  if (one(db, 'SELECT 1 FROM product LIMIT 1') === undefined) transaction(db, () => fill(db));
  seedCustomers(db, now(), demoCustomers, { passwordCost, ...options });
  seedCoupons(db);

  async function send(
    query: string,
    variables: unknown,
    token?: string,
    headers: Record<string, string> = {},
  ) {
    const response = await backend.handle(
      new Request('http://shop.test/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        body: JSON.stringify({ query, variables }),
      }),
    );
    return (await response.json()) as Answer;
  }

  const shop: SmallShop = {
    backend,
    db,
    async ask(query, variables = {}, token, headers) {
      const { data, errors } = await send(query, variables, token, headers);
      if (errors || !data) throw new Error(JSON.stringify(errors));
      return data;
    },
    async refused(query, variables = {}, token) {
      const { errors } = await send(query, variables, token);
      const [first] = errors ?? [];
      if (!first) throw new Error('was not refused');
      return { message: first.message, ...(first.extensions && { category: first.extensions.category }) };
    },
    async rest(method, path, body, token) {
      const response = await backend.handle(
        new Request(`http://shop.test/rest${path}`, {
          method,
          headers: {
            accept: 'application/json',
            'content-type': 'application/json',
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
      const type = response.headers.get('content-type');
      const text = await response.text();
      return {
        status: response.status,
        body: type?.includes('json') ? (JSON.parse(text) as unknown) : text,
        type,
      };
    },
    async signIn(email = 'diana@example.com') {
      const data = await shop.ask(
        'mutation($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
        { email, password },
      );
      return (data.generateCustomerToken as { token: string }).token;
    },
    async newCart(items = {}, token) {
      const id = (await shop.ask('mutation { createEmptyCart }', {}, token)).createEmptyCart as string;
      const cartItems = Object.entries(items).map(([sku, quantity]) => ({ sku, quantity }));
      if (cartItems.length > 0) {
        const data = await shop.ask(addProducts, { cartId: id, cartItems }, token);
        const { user_errors: refused } = data.addProductsToCart as { user_errors: unknown[] };
        if (refused.length > 0) throw new Error(JSON.stringify(refused));
      }
      return id;
    },
  };
  return shop;
}

export const addProducts = `mutation($cartId: String!, $cartItems: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
    cart { id total_quantity items { uid quantity product { sku } } }
    user_errors { code message }
  }
}`;

/** A guest's cart with addresses and flat rate, ready to be paid over REST. */
export async function readyCart(
  shop: SmallShop,
  items: Record<string, number> = { GIN: 2 },
): Promise<string> {
  const id = await shop.newCart(items);
  const { status } = await shop.rest('POST', `/V1/guest-carts/${id}/shipping-information`, {
    addressInformation: { shipping_address: restTexas, billing_address: restTexas, ...flatRate },
  });
  if (status !== 200) throw new Error(`shipping-information answered ${status}`);
  return id;
}

export const pay = (shop: SmallShop, cartId: string, paymentMethod: unknown = { method: 'checkmo' }) =>
  shop.rest('POST', `/V1/guest-carts/${cartId}/payment-information`, {
    cartId,
    email: 'gita@example.com',
    paymentMethod,
    billingAddress: restTexas,
  });
