// The demo card: nonces that work once, and what each test card does to an order.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { all, one, run } from '../../../demo-host/backend/database';
import { createPayment, type Payment } from '../../../demo-host/payment';
import {
  checkCvv,
  checkExpiry,
  checkNumber,
  formatExpiry,
  formatNumber,
  testNumbers,
} from '../../../demo-host/payment/cards';
import { outcomes } from '../../../demo-host/payment/outcomes';
import { createSmallShop, pay, readyCart, type SmallShop } from '../small-shop';

const origin = 'http://shop.test';
const clock = { now: new Date('2026-11-21T06:17:00Z') };
const good = { number: '4111 1111 1111 1111', expirationDate: '12 / 28', cvv: '123' };
const declined = { status: 400, body: { message: 'Transaction has been declined. Please try again later.' } };

let shop: SmallShop;
let payment: Payment;
beforeEach(async () => {
  clock.now = new Date('2026-11-21T06:17:00Z');
  const now = () => clock.now;
  shop = await createSmallShop({ now, paymentUrl: 'http://cards.test', paymentTimeoutMs: 5 });
  payment = createPayment({ db: shop.db, now, shopOrigins: [origin] });
});
afterEach(() => shop.backend.close());

const ask = (path: string, init?: RequestInit) =>
  payment.handle(new Request(`http://cards.test${path}`, init));

async function session(): Promise<string> {
  const response = await ask('/sessions', { method: 'POST', headers: { origin } });
  return ((await response.json()) as { session: string }).session;
}

async function tokenize(card: Partial<typeof good> = {}, bearer?: string) {
  const response = await ask('/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer ?? (await session())}` },
    body: JSON.stringify({ ...good, ...card }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const nonceOf = async (number: string, cvv = '123') => String((await tokenize({ number, cvv })).body.nonce);
const payWith = (cartId: string, nonce?: string) =>
  pay(shop, cartId, {
    method: 'demo_card',
    additional_data: nonce === undefined ? {} : { payment_method_nonce: nonce },
  });
const orders = () => all(shop.db, 'SELECT * FROM sales_order');

describe('sessions', () => {
  it('opens one for a page of the shop, and for no other', async () => {
    const allowed = await ask('/sessions', { method: 'POST', headers: { origin } });
    expect(allowed.headers.get('access-control-allow-origin')).toBe(origin);
    expect(await allowed.json()).toEqual({
      session: expect.any(String),
      expiresAt: clock.now.getTime() + 3_600_000,
    });
    for (const method of ['POST', 'OPTIONS']) {
      const other = await ask('/sessions', { method, headers: { origin: 'http://evil.test' } });
      expect(other.status).toBe(403);
      expect(other.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('gives no nonce without an open one', async () => {
    expect(await tokenize({}, 'nonsense')).toMatchObject({ status: 401, body: { kind: 'auth' } });
    const own = await session();
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    expect(await tokenize({}, own)).toMatchObject({ status: 401, body: { kind: 'auth' } });
  });
});

describe('tokens', () => {
  it('refuses every number that is not a test number, also a valid one', async () => {
    expect(await tokenize({ number: '4242424242424242' })).toMatchObject({
      status: 422,
      body: { kind: 'rejected', fields: ['number'] },
    });
    expect(await tokenize({ number: '4111111111111112', expirationDate: '10/26', cvv: '1' })).toMatchObject({
      status: 422,
      body: { kind: 'invalid', fields: ['number', 'expirationDate', 'cvv'] },
    });
    expect(one(shop.db, 'SELECT 1 FROM payment_nonce')).toBeUndefined();
  });

  it('keeps brand and last four digits, and nothing else of a card', async () => {
    const { body } = await tokenize({ number: '378282246310005', cvv: '1234' });
    expect(body).toMatchObject({ brand: 'American Express', last4: '0005' });
    const stored = JSON.stringify(all(shop.db, 'SELECT * FROM payment_nonce'));
    expect(stored).not.toMatch(/378282|1234|12 \/ 28/);
  });

  it('knows an outcome for exactly the numbers that may be typed', () => {
    expect([...outcomes.keys()].sort()).toEqual([...testNumbers].sort());
    for (const number of testNumbers) expect(checkNumber(number).valid).toBe(true);
  });
});

describe('paying', () => {
  it.each(['4111111111111111', '5555555555554444', '6011111111111117'])(
    'places the order with %s',
    async (number) => {
      const answer = await payWith(await readyCart(shop), await nonceOf(number));
      expect(answer).toMatchObject({ status: 200, body: '1' });
      expect(orders()).toMatchObject([{ payment_method: 'demo_card', card_last4: number.slice(-4) }]);
    },
  );

  it.each(['4000111111111115', '5105105105105100', '4000000000009995', '3566002020360505'])(
    'declines %s, uses its nonce up, and takes another card for the same cart',
    async (number) => {
      const id = await readyCart(shop);
      const nonce = await nonceOf(number);
      expect(await payWith(id, nonce)).toMatchObject(declined);
      expect(orders()).toEqual([]);
      expect(payment.redeem(nonce)).toEqual({ status: 'consumed' });
      expect(await payWith(id, await nonceOf('4111111111111111'))).toMatchObject({ status: 200 });
    },
  );

  it('lets the caller wait and gives up, without an order', async () => {
    const id = await readyCart(shop);
    const answer = await payWith(id, await nonceOf('4000000000000119'));
    expect(answer).toMatchObject({ status: 504, type: 'text/html' });
    expect(orders()).toEqual([]);
    expect(await payWith(id, await nonceOf('4111111111111111'))).toMatchObject({ status: 200 });
  });

  it('lets the caller wait and gives up, with an order', async () => {
    const id = await readyCart(shop);
    expect(await payWith(id, await nonceOf('4000000000000259'))).toMatchObject({ status: 504 });
    expect(orders()).toHaveLength(1);
    expect((await shop.rest('GET', `/V1/guest-carts/${id}`)).body).toMatchObject({
      is_active: false,
      reserved_order_id: '000000001',
    });
    expect(await payWith(id, await nonceOf('4111111111111111'))).toMatchObject({ status: 404 });
    expect(orders()).toHaveLength(1);
  });

  it('takes a nonce once', async () => {
    const nonce = await nonceOf('4111111111111111');
    await payWith(await readyCart(shop), nonce);
    const second = await payWith(await readyCart(shop), nonce);
    expect(second.status).toBe(400);
    expect(second.body).toEqual({
      message: 'The card details have been used already. Enter the card again.',
    });
    expect(orders()).toHaveLength(1);
  });

  it('takes no nonce after its time, none it never gave out, and none that is missing', async () => {
    const id = await readyCart(shop);
    const nonce = await nonceOf('4111111111111111');
    clock.now = new Date(clock.now.getTime() + 3 * 3_600_000);
    expect((await payWith(id, nonce)).body).toEqual({
      message: 'The card details have expired. Enter the card again.',
    });
    expect((await payWith(id, 'demo_nonsense')).body).toEqual({
      message: 'The card details were not recognised. Enter the card again.',
    });
    expect(await payWith(id)).toMatchObject({
      status: 400,
      body: { parameters: { fieldName: 'payment_method_nonce' } },
    });
  });

  it('forgets the means on the cart with the attempt, and keeps them without one', async () => {
    const id = await readyCart(shop);
    const setUp = `mutation($id: String!, $nonce: String!) {
      setGuestEmailOnCart(input: { cart_id: $id, email: "gita@example.com" }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "demo_card",
        braintree: { payment_method_nonce: $nonce, is_active_payment_token_enabler: true } } }) { cart { id } } }`;
    const place =
      'mutation($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } errors { message } } }';
    const kept = () =>
      one(shop.db, 'SELECT payment_nonce, saves_card, is_active FROM cart WHERE masked_id = ?', id);
    const nonce = await nonceOf('4000111111111115');
    await shop.ask(setUp, { id, nonce });
    run(shop.db, 'UPDATE stock SET quantity = 1 WHERE product_id = 2');
    await shop.refused(place, { id });
    expect(kept()).toEqual({ payment_nonce: nonce, saves_card: 1, is_active: 1 });
    run(shop.db, 'UPDATE stock SET quantity = 5 WHERE product_id = 2');
    expect((await shop.refused(place, { id })).message).toBe(
      `Unable to place order: ${declined.body.message}`,
    );
    expect(kept()).toEqual({ payment_nonce: null, saves_card: 0, is_active: 1 });
    expect(orders()).toEqual([]);
  });

  it('forgets them with the order, and no other cart’s', async () => {
    const other = await readyCart(shop);
    run(shop.db, "UPDATE cart SET payment_nonce = 'waits', saves_card = 1 WHERE masked_id = ?", other);
    const id = await readyCart(shop);
    expect(await payWith(id, await nonceOf('4111111111111111'))).toMatchObject({ status: 200 });
    expect(
      one(shop.db, 'SELECT payment_nonce, saves_card, order_number FROM cart WHERE masked_id = ?', other),
    ).toEqual({ payment_nonce: 'waits', saves_card: 1, order_number: null });
    expect(one(shop.db, 'SELECT is_active, order_number FROM cart WHERE masked_id = ?', id)).toEqual({
      is_active: 0,
      order_number: '000000001',
    });
  });

  it('does not use a nonce up for a cart that cannot be ordered', async () => {
    const id = await readyCart(shop, { GIN: 2 });
    const nonce = await nonceOf('4111111111111111');
    run(shop.db, 'UPDATE stock SET quantity = 1 WHERE product_id = 2');
    expect((await payWith(id, nonce)).status).toBe(400);
    run(shop.db, 'UPDATE stock SET quantity = 5 WHERE product_id = 2');
    expect((await payWith(id, nonce)).status).toBe(200);
  });

  it('is no method where there is no provider', async () => {
    const other = await createSmallShop();
    const answer = await pay(other, await readyCart(other), { method: 'demo_card' });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'The requested Payment Method is not available.' },
    });
    other.backend.close();
  });
});

describe('the frame’s page', () => {
  it('may be framed by the shop only and runs its own script only', async () => {
    const response = await ask('/field/number');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'");
    expect(policy).toContain(`frame-ancestors ${origin}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await response.text()).toContain('autocomplete="cc-number"');
  });

  it('serves its script as JavaScript', async () => {
    const response = await ask('/field.js');
    expect(response.headers.get('content-type')).toContain('text/javascript');
    const code = await response.text();
    expect(code).toMatch(/from ["']\.\/cards\.js["']/);
    expect(code).not.toContain('interface ');
  });

  it('knows nothing else', async () => {
    for (const path of ['/', '/field/pin', '/tokens', '/index.ts', '/nonces.js']) {
      expect((await ask(path)).status, path).toBe(404);
    }
  });
});

describe('how cards are written', () => {
  it.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['378282246310005', '3782 822463 10005'],
    ['4111-1111 11', '4111 1111 11'],
    ['41111111111111119999', '4111 1111 1111 1111'],
  ])('number %s', (typed, written) => expect(formatNumber(typed)).toBe(written));

  it.each([
    ['1', '1'],
    ['5', '05'],
    ['12', '12'],
    ['1228', '12 / 28'],
    ['1/28', '01 / 28'],
    ['12/2028', '12 / 28'],
    ['12 / 202', '12 / 202'],
    ['2 / 28', '02 / 28'],
  ])('date %s', (typed, written) => expect(formatExpiry(typed)).toBe(written));

  it.each([
    ['10 / 26', false, false],
    ['11 / 26', true, true],
    ['12 / 20', false, true],
    ['13', false, false],
    ['11 / 47', false, false],
  ])('date %s is valid: %s, could become so: %s', (text, valid, potentiallyValid) =>
    expect(checkExpiry(text, clock.now)).toEqual({ valid, potentiallyValid }),
  );

  it('wants four digits of security code where the card has four', () => {
    expect([checkCvv('123'), checkCvv('123', 4), checkCvv('1234', 4)].map(({ valid }) => valid)).toEqual([
      true,
      false,
      true,
    ]);
  });
});
