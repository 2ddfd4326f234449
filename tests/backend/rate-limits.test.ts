// Limits on guesses, mails, accounts and orders, in the words of a Magento; none for the server itself.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSmallShop, pay, readyCart, type SmallShop } from './small-shop';

let shop: SmallShop;
beforeEach(async () => {
  shop = await createSmallShop();
});
afterEach(() => shop.backend.close());

const from = async (address: string | undefined, path: string, body: unknown, token?: string) => {
  const request = new Request(`http://shop.test${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const response = await shop.backend.handle(request, address === undefined ? undefined : { address });
  return { status: response.status, body: (await response.json()) as unknown };
};
const ask = (address: string | undefined, query: string) => from(address, '/graphql', { query });

const lookUp =
  '{ guestOrder(input: { number: "000000009", email: "a@example.com", lastname: "B" }) { number } }';
const order = 'mutation { placeOrder(input: { cart_id: "x" }) { order { order_number } } }';
const tooMany = {
  status: 200,
  body: {
    errors: [{ message: 'Too Many Requests', extensions: { category: 'graphql-too-many-requests' } }],
  },
};

async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let n = 0; n < times; n++) await work();
}

it('ends guessing of orders for one visitor, and lets others go on', async () => {
  await repeat(60, () => ask('192.0.2.1', lookUp));
  expect(await ask('192.0.2.1', lookUp)).toMatchObject(tooMany);
  expect(await ask('192.0.2.2', lookUp)).not.toMatchObject(tooMany);
  expect(await ask('192.0.2.1', '{ storeConfig { store_code } }')).toMatchObject({ status: 200 });
});

it('counts each of several guesses in one document', async () => {
  const guesses = Array.from({ length: 61 }, (_, n) =>
    lookUp.slice(1, -1).replace('guestOrder', `a${n}: guestOrder`),
  );
  await ask('192.0.2.1', `{ ${guesses.join(' ')} }`);
  expect(await ask('192.0.2.1', lookUp)).toMatchObject(tooMany);
});

it('limits orders over GraphQL and REST together, customers by who they are', async () => {
  const token = await shop.signIn();
  await repeat(120, () => ask('192.0.2.1', order));
  expect(await ask('192.0.2.1', order)).toMatchObject(tooMany);
  const cart = await readyCart(shop);
  const path = `/rest/V1/guest-carts/${cart}/payment-information`;
  const body = { email: 'gita@example.com', paymentMethod: { method: 'checkmo' } };
  expect(await from('192.0.2.1', path, body)).toEqual({
    status: 429,
    body: { message: 'Too Many Requests' },
  });
  expect(await from('192.0.2.1', '/graphql', { query: order }, token)).not.toMatchObject(tooMany);
  expect((await from('192.0.2.2', path, body)).status).toBe(200);
});

it('tells a sign-in that comes too often what it tells a wrong one', async () => {
  const signIn = 'mutation { generateCustomerToken(email: "no@example.com", password: "x") { token } }';
  const path = '/rest/V1/integration/customer/token';
  const body = { username: 'diana@example.com', password: 'Passw0rd!23' };
  expect((await from('192.0.2.1', path, body)).status).toBe(200);
  const wrong = await ask('192.0.2.1', signIn);
  await Promise.all(Array.from({ length: 118 }, () => ask('192.0.2.1', signIn)));
  expect(await ask('192.0.2.1', signIn)).toEqual(wrong);
  expect((await from('192.0.2.1', path, body)).status).toBe(401);
  expect((await from('192.0.2.2', path, body)).status).toBe(200);
});

it('does not count what the server asks itself', async () => {
  await repeat(130, () => ask(undefined, order));
  expect(await ask(undefined, order)).not.toMatchObject(tooMany);
  expect((await pay(shop, await readyCart(shop))).status).toBe(200);
});
