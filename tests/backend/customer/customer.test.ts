// Accounts and tokens: who is let in, for how long, and what ends it.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeJwt } from 'jose';
import { all, one, run } from '../../../demo-host/backend/database';
import { createSmallShop, flatRate, password, restTexas, type SmallShop } from '../small-shop';

const clock = { now: new Date('2026-11-21T06:17:00Z') };
const later = (seconds: number) => void (clock.now = new Date(clock.now.getTime() + seconds * 1000));
const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const who = '{ customer { email groupId } }';
const guest = { message: "The current customer isn't authorized.", category: 'graphql-authorization' };
const wrong = {
  message:
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  category: 'graphql-authentication',
};
const signIn =
  'mutation($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }';

let shop: SmallShop;
beforeEach(async () => {
  clock.now = new Date('2026-11-21T06:17:00Z');
  shop = await createSmallShop({ now: () => clock.now });
});
afterEach(() => shop.backend.close());

describe('tokens', () => {
  it('carry customer, kind and times, for one hour', async () => {
    const token = await shop.signIn();
    const issued = clock.now.getTime() / 1000;
    expect(decodeJwt(token)).toEqual({ uid: 1, utypid: 3, iat: issued, exp: issued + 3600 });
    later(3599);
    expect(await shop.ask(who, {}, token)).toEqual({ customer: { email: 'diana@example.com', groupId: 1 } });
    later(1);
    expect(await shop.refused(who, {}, token)).toEqual(guest);
  });

  it('end together when one of them is revoked; a later one works', async () => {
    const [first, second] = [await shop.signIn(), await shop.signIn()];
    const eriks = await shop.signIn('erik@example.com');
    await shop.ask('mutation { revokeCustomerToken { result } }', {}, first);
    for (const token of [first, second]) expect(await shop.refused(who, {}, token)).toEqual(guest);
    // In the same second: the clock has not moved.
    expect(await shop.ask(who, {}, await shop.signIn())).toMatchObject({ customer: { groupId: 1 } });
    expect(await shop.ask(who, {}, eriks)).toMatchObject({ customer: { groupId: 3 } });
  });

  it.each([
    ['nonsense', () => 'nonsense'],
    ['another signature', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['no signature', (token: string) => `${part({ alg: 'none' })}.${token.split('.')[1]}.`],
    [
      'somebody else’s number',
      (token: string) =>
        token.replace(/\.[^.]+\./, `.${part({ uid: 2, utypid: 3, iat: 1, exp: 9999999999 })}.`),
    ],
  ])('with %s are a guest’s', async (_, forge) => {
    const token = forge(await shop.signIn());
    expect(await shop.refused(who, {}, token)).toEqual(guest);
    expect((await shop.ask('mutation { createEmptyCart }', {}, token)).createEmptyCart).toMatch(/^\w{32}$/);
    expect((await shop.rest('GET', '/V1/carts/mine', undefined, token)).status).toBe(401);
  });

  it('of another shop’s database are worth nothing here', async () => {
    const other = await createSmallShop({ now: () => clock.now });
    expect(await shop.refused(who, {}, await other.signIn())).toEqual(guest);
    other.backend.close();
  });
});

describe('signing in', () => {
  const attempt = (given: string, email = 'lena@example.com') =>
    shop.refused(signIn, { email, password: given });

  it('says the same about a wrong password and an unknown address', async () => {
    expect(await attempt('wrong')).toEqual(wrong);
    expect(await attempt(password, 'nobody@example.com')).toEqual(wrong);
  });

  it('locks an account for ten minutes after ten failures', async () => {
    for (let n = 0; n < 10; n++) await attempt('wrong');
    expect(await attempt(password)).toEqual(wrong);
    later(601);
    await expect(shop.signIn('lena@example.com')).resolves.toContain('.');
  });

  it('forgets failures after a success', async () => {
    for (let n = 0; n < 9; n++) await attempt('wrong');
    await shop.signIn('lena@example.com');
    for (let n = 0; n < 9; n++) await attempt('wrong');
    await expect(shop.signIn('lena@example.com')).resolves.toContain('.');
  });

  it('stores no password', () => {
    expect(one(shop.db, 'SELECT password_hash FROM customer WHERE id = 1')).toEqual({
      password_hash: expect.stringMatching(/^\$scrypt\$ln=4\$/) as string,
    });
  });
});

async function order(token: string): Promise<void> {
  const address = { shipping_address: restTexas, billing_address: restTexas, ...flatRate };
  const mine = '/V1/carts/mine';
  await shop.rest('POST', `${mine}/shipping-information`, { addressInformation: address }, token);
  const payment = { paymentMethod: { method: 'checkmo' } };
  expect((await shop.rest('POST', `${mine}/payment-information`, payment, token)).status).toBe(200);
}

it('takes orders, present and to come, to a new address', async () => {
  const token = await shop.signIn();
  await shop.newCart({ MALT: 1 }, token);
  await order(token);
  await shop.newCart({ GIN: 1 }, token);
  await shop.ask(
    'mutation($password: String!) { updateCustomerEmail(email: "moved@example.com", password: $password) { customer { email } } }',
    { password },
    token,
  );
  await order(token);
  const moved = { email: 'moved@example.com' };
  expect(all(shop.db, 'SELECT email FROM sales_order')).toEqual([moved, moved]);
  expect(one(shop.db, 'SELECT recipient AS email FROM outbox ORDER BY id DESC')).toEqual(moved);
});

it('changes nothing where only the address of what is sent is right', async () => {
  const token = await shop.signIn();
  const change = `mutation($password: String!) { updateCustomer(input: {
    email: "moved@example.com", password: $password, firstname: "" }) { customer { email } } }`;
  expect(await shop.refused(change, { password }, token)).toEqual({
    message: 'Required parameters are missing: First Name',
    category: 'graphql-input',
  });
  expect(one(shop.db, 'SELECT email FROM customer WHERE id = 1')).toEqual({ email: 'diana@example.com' });
  expect(all(shop.db, 'SELECT * FROM outbox')).toEqual([]);
});

describe('leaving', () => {
  it('takes addresses and carts along and keeps the orders', async () => {
    const token = await shop.signIn();
    const id = await shop.newCart({ MALT: 1 }, token);
    await shop.rest(
      'POST',
      '/V1/carts/mine/shipping-information',
      { addressInformation: { shipping_address: restTexas, ...flatRate } },
      token,
    );
    expect(
      (
        await shop.rest(
          'POST',
          '/V1/carts/mine/payment-information',
          { paymentMethod: { method: 'checkmo' } },
          token,
        )
      ).body,
    ).toBe('1');
    run(shop.db, 'DELETE FROM customer WHERE id = 1');
    expect(await shop.refused(who, {}, token)).toEqual(guest);
    expect(one(shop.db, 'SELECT 1 FROM cart WHERE masked_id = ?', id)).toBeUndefined();
    expect(one(shop.db, 'SELECT number, customer_id, email FROM sales_order')).toEqual({
      number: '000000001',
      customer_id: null,
      email: 'diana@example.com',
    });
  });
});

describe('new accounts', () => {
  const create = (input: object) =>
    `mutation { createCustomerV2(input: ${JSON.stringify(input).replace(/"(\w+)":/g, '$1:')}) { customer { email is_subscribed } } }`;
  const nora = { email: 'nora@example.com', firstname: 'Nora', lastname: 'New', password: 'Str0ng!pass' };

  it('can sign in at once', async () => {
    expect(await shop.ask(create({ ...nora, is_subscribed: true }))).toEqual({
      createCustomerV2: { customer: { email: 'nora@example.com', is_subscribed: true } },
    });
    await expect(shop.ask(signIn, nora)).resolves.toHaveProperty('generateCustomerToken');
  });

  it('are made once, also when asked twice at the same time', async () => {
    const both = await Promise.allSettled([
      shop.ask(create(nora)),
      shop.ask(create({ ...nora, email: 'NORA@example.com' })),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
