// Limits on guesses, mails, accounts and orders, in the words of a Magento; none for the server itself.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { all, one } from '../../demo-host/backend/database';
import { createPayment } from '../../demo-host/payment';
import { isWhole } from '../support/whole';
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

it('takes one guess at an order of a document with several', async () => {
  const [first, second] = ['a', 'b'].map((alias) => `${alias}: ${lookUp.slice(1, -1)}`);
  const { body } = await ask('192.0.2.1', `{ ${first} ${second} }`);
  expect(body).toMatchObject({ errors: [{ message: 'Too Many Requests', path: ['b'] }] });
  expect(await ask('192.0.2.1', `{ ${second} }`)).not.toMatchObject(tooMany);
});

it('takes one guess at a password of a document with several', async () => {
  const signIn = (alias: string, password: string) =>
    `${alias}: generateCustomerToken(email: "diana@example.com", password: "${password}") { token }`;
  const right = signIn('b', 'Passw0rd!23');
  const { body } = await ask('192.0.2.1', `mutation { ${signIn('a', 'wrong')} ${right} }`);
  expect(body).toMatchObject({ data: { a: null, b: null } });
  expect((await ask('192.0.2.1', `mutation { ${right} }`)).body).toMatchObject({
    data: { b: { token: expect.any(String) as string } },
  });
});

it('takes one guess at the password that comes with a new address', async () => {
  const token = await shop.signIn();
  const send = (query: string) => from('192.0.2.1', '/graphql', { query }, token);
  const guess = (alias: string, password: string) =>
    `${alias}: updateCustomer(input: { email: "${alias}@example.com", password: "${password}" }) { customer { email } }`;
  const name = (alias: string) =>
    `${alias}: updateCustomer(input: { firstname: "D" }) { customer { firstname } }`;
  const { body } = await send(`mutation { ${guess('a', 'wrong')} ${guess('b', 'Passw0rd!23')} }`);
  expect(body).toMatchObject({
    errors: [{ message: 'Invalid login or password.', path: ['a'] }],
    data: { a: null, b: null },
  });
  expect((await send(`mutation { ${name('a')} ${name('b')} }`)).body).not.toHaveProperty('errors');
  await repeat(59, () => send(`mutation { ${guess('a', 'wrong')} }`));
  expect(await send(`mutation { ${guess('b', 'Passw0rd!23')} }`)).toMatchObject(tooMany);
});

it('ends the making of carts, over GraphQL and REST together', async () => {
  const make = 'mutation { createEmptyCart }';
  const many = Array.from({ length: 149 }, (_, n) => `a${n}: createEmptyCart`).join(' ');
  await repeat(4, () => ask('192.0.2.1', `mutation { ${many} }`));
  await repeat(4, () => from('192.0.2.1', '/rest/V1/guest-carts', {}));
  expect(await ask('192.0.2.1', make)).toMatchObject(tooMany);
  expect((await from('192.0.2.1', '/rest/V1/guest-carts', {})).status).toBe(429);
  expect((await from('192.0.2.2', '/rest/V1/guest-carts', {})).status).toBe(200);
});

it('ends guessing of discount codes, in the words of a Magento', async () => {
  const cart = await shop.newCart({ GIN: 1 });
  const guess = (code: string) =>
    `mutation { applyCouponToCart(input: { cart_id: "${cart}", coupon_code: "${code}" }) { cart { id } } }`;
  const messageOf = async (code: string) =>
    ((await ask('192.0.2.1', guess(code))).body as { errors: { message: string }[] }).errors[0]?.message;
  expect(await messageOf('NO-0')).toBe("The coupon code isn't valid. Verify the code and try again.");
  for (let n = 1; n < 100; n++) await messageOf(`NO-${n}`);
  expect(await messageOf('SAVE10')).toBe('Too many coupon code requests, please try again later.');
  expect(await ask('192.0.2.2', guess('SAVE10'))).toMatchObject({
    body: { data: { applyCouponToCart: { cart: { id: cart } } } },
  });
});

it('ends the writing of reviews', async () => {
  const write =
    'mutation { createProductReview(input: { sku: "GIN", nickname: "N", summary: "S", text: "T", ratings: [] }) { review { summary } } }';
  await repeat(30, () => ask('192.0.2.1', write));
  expect(await ask('192.0.2.1', write)).toMatchObject(tooMany);
  expect(one(shop.db, 'SELECT count(*) AS count FROM review')).toEqual({ count: 30 });
});

const limits: [what: string, most: number, field: string][] = [
  [
    'new accounts',
    120,
    'createCustomerV2(input: { firstname: "A", lastname: "B", email: "no", password: "x" }) { customer { email } }',
  ],
  [
    'letters to the shop',
    60,
    'contactUs(input: { name: "A", email: "a@example.com", comment: "Hello" }) { status }',
  ],
  [
    'cancelling of orders by key',
    60,
    'requestGuestOrderCancel(input: { token: "x", reason: "y" }) { error }',
  ],
  [
    'addresses',
    600,
    'setBillingAddressOnCart(input: { cart_id: "x", billing_address: { same_as_shipping: true } }) { cart { id } }',
  ],
];
it.each(limits.filter(([, most]) => isWhole || most < 600))(
  'ends %s after %d of one visitor, and lets others go on',
  async (_, most, field) => {
    const mutation = `mutation { ${field} }`;
    for (let n = 0; n < most; n++)
      expect(await ask('192.0.2.1', mutation.replace('"x"', `"x${n}"`))).not.toMatchObject(tooMany);
    expect(await ask('192.0.2.1', mutation)).toMatchObject(tooMany);
    expect(await ask('192.0.2.2', mutation)).not.toMatchObject(tooMany);
  },
);

describe('mails to one recipient', () => {
  const reset = (email: string) => `mutation { requestPasswordResetEmail(email: "${email}") }`;
  const mails = () => all(shop.db, 'SELECT recipient FROM outbox').length;

  it('are five an hour, from wherever they are asked for', async () => {
    for (let n = 0; n < 5; n++) await ask(`192.0.2.${n}`, reset('diana@example.com'));
    const sixth = await ask('192.0.2.9', reset('Diana@example.com'));
    expect(sixth.body).toMatchObject({
      errors: [
        { message: expect.stringMatching(/^We received too many requests for password resets\./) as string },
      ],
    });
    expect(mails()).toBe(5);
    await ask('192.0.2.9', reset('erik@example.com'));
    expect(mails()).toBe(6);
  });

  it.each([
    ['to confirm an address', 'resendConfirmationEmail(email: "diana@example.com")'],
    ['of the newsletter', 'subscribeEmailToNewsletter(email: "diana@example.com") { status }'],
    ['to cancel an order', 'requestGuestOrderCancel(input: { token: "key", reason: "r" }) { error }'],
  ])('%s are five an hour, too', async (_, field) => {
    const mutation = `mutation { ${field} }`;
    for (let n = 0; n < 5; n++) expect(await ask(`192.0.2.${n}`, mutation)).not.toMatchObject(tooMany);
    expect(await ask('192.0.2.9', mutation)).toMatchObject(tooMany);
  });

  it('are refused alike for an address that nobody has', async () => {
    const ofNobody = async () => ask('192.0.2.1', reset('nobody@example.com'));
    await repeat(5, ofNobody);
    expect((await ofNobody()).body).toMatchObject({
      errors: [{ message: expect.stringMatching(/^We received too many/) as string }],
    });
  });

  it('are no more by switching a newsletter on and off', async () => {
    const token = await shop.signIn();
    for (let n = 0; n < 20; n++)
      await from(
        '192.0.2.1',
        '/graphql',
        {
          query: `mutation { updateCustomerV2(input: { is_subscribed: ${n % 2 === 0} }) { customer { email } } }`,
        },
        token,
      );
    expect(mails()).toBe(5);
  });
});

it('ends the opening of card sessions and the trying of cards', async () => {
  const origin = 'http://shop.test';
  const payment = createPayment({ db: shop.db, shopOrigins: [origin] });
  const send = (address: string, path: string, headers: Record<string, string>) =>
    payment.handle(new Request(`http://card.test${path}`, { method: 'POST', headers, body: '{}' }), {
      address,
    });
  const opened = await send('192.0.2.1', '/sessions', { origin });
  const authorization = `Bearer ${((await opened.json()) as { session: string }).session}`;
  await repeat(599, () => send('192.0.2.1', '/sessions', { origin }));
  expect((await send('192.0.2.1', '/sessions', { origin })).status).toBe(429);
  expect((await send('192.0.2.2', '/sessions', { origin })).status).toBe(200);
  await repeat(300, () => send('192.0.2.1', '/tokens', { authorization }));
  const refused = await send('192.0.2.1', '/tokens', { authorization });
  expect(refused.status).toBe(429);
  // The page shows the words of this kind beside the card.
  expect(await refused.json()).toMatchObject({
    kind: 'rejected',
    message: expect.stringMatching(/^Too many cards/) as string,
  });
  expect((await send('192.0.2.2', '/tokens', { authorization })).status).toBe(422);
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
