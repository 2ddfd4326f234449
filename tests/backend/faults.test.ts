// The fault switchboard: every fault as a client meets it, and that none is met where they are not enabled.
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { one, run } from '../../demo-host/backend/database';
import { faults, parseSettings, UnknownFaultError } from '../../demo-host/backend/faults/settings';
import { listen, type Listener } from '../../server/http/listen';
import { createNonce } from '../../demo-host/payment/nonces';
import { addProducts, createSmallShop, pay, readyCart, restTexas, type SmallShop } from './small-shop';

const now = new Date('2026-11-21T06:17:00Z');
const readCart = 'query($id: String!) { cart(cart_id: $id) { total_quantity } }';
const createCart = 'mutation { createEmptyCart }';
const placeOrder =
  'mutation($id: String!) { done: placeOrder(input: { cart_id: $id }) { order { order_number } } }';

interface Body {
  data?: Record<string, unknown>;
  errors?: { message: string; path?: unknown[]; extensions?: unknown }[];
}

/** A GraphQL request that meets a fault; `client` as the server would say that somebody outside sent it. */
function ask(shop: SmallShop, fault: string | undefined, query: string, variables = {}, client?: object) {
  return shop.backend.handle(
    new Request('http://shop.test/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(fault !== undefined && { 'x-airside-fault': fault }),
      },
      body: JSON.stringify({ query, variables }),
    }),
    client,
  );
}
const answer = async (...asked: Parameters<typeof ask>) => (await (await ask(...asked)).json()) as Body;

const payment = (
  shop: SmallShop,
  fault: string,
  id: string,
  paymentMethod: unknown = { method: 'checkmo' },
) =>
  shop.backend.handle(
    new Request(`http://shop.test/rest/V1/guest-carts/${id}/payment-information`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-airside-fault': fault },
      body: JSON.stringify({ email: 'gita@example.com', paymentMethod, billingAddress: restTexas }),
    }),
  );
const orders = (shop: SmallShop) => one<{ n: number }>(shop.db, 'SELECT count(*) AS n FROM sales_order')?.n;

let shop: SmallShop;
beforeAll(async () => {
  shop = await createSmallShop({
    faults: true,
    paymentUrl: 'http://card.test',
    origins: ['http://magazine.test'],
  });
});
afterAll(() => shop.backend.close());

describe('without --faults', () => {
  it('headers, queries and the page do nothing', async () => {
    const plain = await createSmallShop();
    expect((await ask(plain, 'unavailable', createCart)).status).toBe(200);
    const query = 'http://shop.test/graphql?query={storeConfig{store_code}}&fault=malformed=truncated';
    expect(await (await plain.backend.handle(new Request(query))).json()).toHaveProperty('data.storeConfig');
    expect((await plain.backend.handle(new Request('http://shop.test/_demo/faults'))).status).toBe(404);
    plain.backend.close();
  });
});

describe('the way to the backend', () => {
  it('takes its time', async () => {
    const before = performance.now();
    expect((await ask(shop, 'latency=60', createCart)).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThanOrEqual(55);
  });

  it('is down for so many equal requests, then lets one through, then begins anew', async () => {
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await ask(shop, 'unavailable=2', createCart)).status);
    expect(statuses).toEqual([503, 503, 200, 503, 503]);
    expect((await ask(shop, 'unavailable', createCart)).headers.get('content-type')).toBe('text/html');
  });

  it('breaks before a write: nothing has happened', async () => {
    const id = await readyCart(shop);
    const before = orders(shop);
    expect((await payment(shop, 'drop-before', id)).type).toBe('error');
    expect(orders(shop)).toBe(before);
  });

  it('breaks after a write: it has happened', async () => {
    const id = await readyCart(shop);
    const before = orders(shop) ?? 0;
    expect((await payment(shop, 'drop-after', id)).type).toBe('error');
    expect(orders(shop)).toBe(before + 1);
  });

  it('does not break under a read', async () => {
    const id = await shop.newCart();
    expect(await answer(shop, 'drop-before, drop-after', readCart, { id })).toEqual({
      data: { cart: { total_quantity: 0 } },
    });
  });

  it('has a rate limit for orders: 200 with its category over GraphQL, 429 over REST', async () => {
    const id = await readyCart(shop);
    const before = orders(shop);
    expect(await answer(shop, 'rate-limit', placeOrder, { id })).toEqual({
      errors: [
        {
          message: 'Too Many Requests',
          locations: [{ line: 1, column: 26 }],
          path: ['done'],
          extensions: { category: 'graphql-too-many-requests' },
        },
      ],
      data: { done: null },
    });
    const rest = await payment(shop, 'rate-limit', id);
    expect({ status: rest.status, body: await rest.json() }).toEqual({
      status: 429,
      body: { message: 'Too Many Requests' },
    });
    expect(orders(shop)).toBe(before);
    expect((await ask(shop, 'rate-limit', createCart)).status).toBe(200);
  });

  it('garbles what comes back', async () => {
    const truncated = await ask(shop, 'malformed=truncated', createCart);
    expect(truncated.status).toBe(200);
    const text = await truncated.text();
    expect(text).toMatch(/^\{"data/);
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    const html = await ask(shop, 'malformed=html', createCart);
    expect({ status: html.status, type: html.headers.get('content-type') }).toEqual({
      status: 500,
      type: 'text/html; charset=UTF-8',
    });
  });

  it('tells an embedding page of what went wrong as well', async () => {
    const response = await shop.backend.handle(
      new Request('http://shop.test/graphql?fault=unavailable', {
        headers: { origin: 'http://magazine.test' },
      }),
    );
    expect(response.status).toBe(503);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://magazine.test');
  });
});

describe('a cart', () => {
  it('is closed for good, over GraphQL with the words of the recordings', async () => {
    const id = await shop.newCart({ GIN: 1 });
    expect(await answer(shop, 'cart-inactive=1', readCart, { id })).toEqual({
      errors: [{ message: "The cart isn't active.", locations: [{ line: 1, column: 23 }], path: ['cart'] }],
      data: { cart: null },
    });
    expect((await shop.refused(readCart, { id })).message).toBe("The cart isn't active.");
  });

  it('is purged for good, over GraphQL and REST', async () => {
    const id = await shop.newCart({ GIN: 1 });
    expect((await answer(shop, 'cart-not-found', readCart, { id })).errors?.[0]?.message).toBe(
      `Could not find a cart with ID "${id}"`,
    );
    const other = await readyCart(shop);
    const rest = await payment(shop, 'cart-not-found', other);
    expect(rest.status).toBe(404);
    expect(await rest.json()).toMatchObject({ message: 'No such entity with %fieldName = %fieldValue' });
  });

  it("may be the customer's own, named by the token alone", async () => {
    const token = await shop.signIn();
    await shop.newCart({ GIN: 1 }, token);
    const request = new Request('http://shop.test/rest/V1/carts/mine', {
      headers: { authorization: `Bearer ${token}`, 'x-airside-fault': 'cart-inactive' },
    });
    expect((await shop.backend.handle(request)).status).toBe(404);
  });
});

describe('a sold-out line', () => {
  const query = `query($id: String!) { cart(cart_id: $id) { items {
    product { sku } errors { code message } is_available not_available_message } } }`;
  const line = (sku: string, answer: object) => ({
    product: { sku },
    errors: null,
    is_available: true,
    not_available_message: null,
    ...answer,
  });
  const sources = 'There are no source items with the in stock status';
  let id: string;
  beforeEach(async () => {
    id = await shop.newCart({ GIN: 1, MALT: 1 });
  });

  it('is told in top-level errors up to 2.4.4', async () => {
    const { data, errors } = await answer(shop, 'out-of-stock=2.4.4', query, { id });
    expect(data).toEqual({ cart: { items: [null, line('GIN', {}), line('MALT', {})] } });
    expect(errors).toMatchObject([
      {
        message: 'Some of the products are out of stock.',
        path: ['cart', 'items', 0],
        extensions: { category: 'graphql-input' },
      },
    ]);
  });

  it('is told at the line since 2.4.5', async () => {
    expect(await answer(shop, 'out-of-stock=2.4.5', query, { id })).toEqual({
      data: {
        cart: {
          items: [line('GIN', { errors: [{ code: 'ITEM_QTY', message: sources }] }), line('MALT', {})],
        },
      },
    });
  });

  it('is told by is_available as well in 2.4.8', async () => {
    expect(await answer(shop, 'out-of-stock=2.4.8', query, { id })).toEqual({
      data: {
        cart: {
          items: [
            line('GIN', {
              errors: [{ code: 'ITEM_QTY', message: sources }],
              is_available: false,
              not_available_message: 'Not enough items for sale',
            }),
            line('MALT', {}),
          ],
        },
      },
    });
  });

  it('cannot be ordered, nor more of it added, and is back in stock with the next request', async () => {
    const cartItems = [{ sku: 'GIN', quantity: 1 }];
    const added = await answer(shop, 'out-of-stock=2.4.5', addProducts, { cartId: id, cartItems });
    expect(added.data?.addProductsToCart).toMatchObject({
      user_errors: [
        { code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' },
        { code: 'UNDEFINED', message: 'Some of the products are out of stock.' },
      ],
    });
    const ready = await readyCart(shop);
    const refused = await payment(shop, 'out-of-stock=2.4.5', ready);
    expect({ status: refused.status, body: await refused.json() }).toEqual({
      status: 400,
      body: { message: 'Some of the products are out of stock.' },
    });
    expect((await pay(shop, ready)).status).toBe(200);
  });
});

describe('a card', () => {
  const card = { brand: 'Visa', last4: '1111', expiration: '12/2030', outcome: 'approved' } as const;
  const declined = 'Transaction has been declined. Please try again later.';

  it('is declined over REST, and its nonce used up', async () => {
    const id = await readyCart(shop);
    const { nonce } = createNonce(shop.db, card, now);
    const method = { method: 'demo_card', additional_data: { payment_method_nonce: nonce } };
    const code = await demoCardCode(id);
    const first = await payment(shop, 'decline', id, { ...method, method: code });
    expect({ status: first.status, body: await first.json() }).toEqual({
      status: 400,
      body: { message: declined },
    });
    const again = await pay(shop, id, { ...method, method: code });
    expect(again).toMatchObject({ status: 400, body: { message: expect.stringContaining('used already') } });
  });

  it('is declined over GraphQL, where the cart keeps the nonce', async () => {
    const id = await readyCart(shop);
    const { nonce } = createNonce(shop.db, card, now);
    const code = await demoCardCode(id);
    run(shop.db, 'UPDATE cart SET email = ? WHERE masked_id = ?', 'gita@example.com', id);
    await shop.ask(
      'mutation($input: SetPaymentMethodOnCartInput!) { setPaymentMethodOnCart(input: $input) { cart { id } } }',
      {
        input: {
          cart_id: id,
          payment_method: {
            code,
            braintree: { payment_method_nonce: nonce, is_active_payment_token_enabler: false },
          },
        },
      },
    );
    expect(await answer(shop, 'decline', placeOrder, { id })).toMatchObject({
      errors: [{ message: `Unable to place order: ${declined}`, extensions: { category: 'graphql-input' } }],
      data: { done: null },
    });
  });

  async function demoCardCode(id: string): Promise<string> {
    const query = 'query($id: String!) { cart(cart_id: $id) { available_payment_methods { code title } } }';
    const { cart } = await shop.ask(query, { id });
    const { available_payment_methods: methods } = cart as {
      available_payment_methods: { code: string; title: string }[];
    };
    return methods.find(({ code }) => code !== 'checkmo')?.code ?? '';
  }
});

describe('what a request may wish for', () => {
  it('is a list, read in the order in which it is met', () => {
    const read = parseSettings(' decline = 2,latency=5 ,off, rate-limit=always');
    expect(read.map(({ fault, value }) => [fault.name, value])).toEqual([
      ['latency', 5],
      ['rate-limit', Infinity],
      ['decline', 2],
    ]);
  });

  it.each([
    'latancy=5',
    'latency',
    'latency=-1',
    'latency=60001',
    'unavailable=0',
    'malformed',
    'out-of-stock=3',
  ])('is not %s', async (wish) => {
    expect(() => parseSettings(wish)).toThrow(UnknownFaultError);
    expect((await ask(shop, wish, createCart)).status).toBe(400);
  });
});

describe('the page', () => {
  const page = (init: RequestInit = {}) =>
    shop.backend.handle(new Request('http://shop.test/_demo/faults', init));
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    page({
      method: 'POST',
      headers: { origin: 'http://shop.test', ...headers },
      body: new URLSearchParams(fields),
    });
  const client = { address: '127.0.0.1' };
  const status = async (asked?: object, cookie = '') =>
    (
      await shop.backend.handle(
        new Request('http://shop.test/graphql?query={storeConfig{store_code}}', { headers: { cookie } }),
        asked,
      )
    ).status;
  beforeEach(() => post({ all: 'off' }));

  it('documents every fault, and runs nothing', async () => {
    const response = await page();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await response.text();
    const written = readFileSync(new URL('../../docs/contribute/backend.md', import.meta.url), 'utf8');
    for (const { name } of faults) {
      expect(html).toContain(`<code>${name}</code>`);
      expect(written).toContain(`| \`${name}`);
    }
    expect(html).toContain('Everything works.');
  });

  it('switches a fault on for everybody until it is used up', async () => {
    expect((await post({ unavailable: '2', latency: '', for: 'everybody' })).status).toBe(303);
    expect(await (await page()).text()).toContain('On now: unavailable: 2 more.');
    expect([await status(client), await status(client), await status(client)]).toEqual([503, 503, 200]);
    expect(await (await page()).text()).toContain('Everything works.');
  });

  it('spares the server that looks up a page, and a request with wishes of its own', async () => {
    await post({ unavailable: 'always', for: 'everybody' });
    expect(await status()).toBe(200);
    expect((await ask(shop, 'off', createCart, {}, client)).status).toBe(200);
    expect(await status(client)).toBe(503);
  });

  it('switches a fault on for one browser', async () => {
    const cookie = (await post({ unavailable: 'always', for: 'browser' })).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^airside_faults=[\w-]{36}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect([await status(client, cookie.split(';')[0]), await status(client)]).toEqual([503, 200]);
    await post({ all: 'off' });
    expect(await status(client, cookie.split(';')[0])).toBe(200);
  });

  it.each<Record<string, string>>([
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('takes no form of another site: %o', async (headers) => {
    expect((await post({ unavailable: 'always' }, headers)).status).toBe(403);
    expect(await status(client)).toBe(200);
  });

  it('complains about what it cannot read', async () => {
    const response = await post({ latency: '99999999' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('latency takes milliseconds');
  });
});

describe('a broken connection', () => {
  let listener: Listener;
  beforeAll(async () => {
    listener = await listen(0, 'PORT');
    listener.answerWith({ handler: (request, client) => shop.backend.handle(request, client) });
  });
  afterAll(() => listener.close());

  it.each(['drop-before', 'drop-after'])('%s is a network error, and the server goes on', async (fault) => {
    const send = (wish: string) =>
      fetch(`${listener.url}/graphql?fault=${wish}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: createCart }),
      });
    await (await send('off')).text();
    await expect(send(fault)).rejects.toThrow(TypeError);
    expect((await send('off')).status).toBe(200);
  });

  // Chromium sends a request again, writes included, when a kept connection ends without a byte.
  it('ends with something that is no answer', async () => {
    const socket = connect(Number(new URL(listener.url).port));
    const body = JSON.stringify({ query: createCart });
    const head = `POST /graphql?fault=drop-before HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json`;
    socket.write(`${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    const received = Buffer.concat((await socket.toArray()) as Buffer[]);
    expect(received.toString('latin1')).toBe('\0');
  });
});
