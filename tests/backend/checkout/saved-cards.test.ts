// Saving a card while paying, paying with it later, and whose it is; Braintree as far as it goes without its gateway.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { all, one, run } from '../../../demo-host/backend/database';
import { createNonce, type CardOutcome } from '../../../demo-host/payment/nonces';
import { createSmallShop, flatRate, restTexas, type SmallShop } from '../small-shop';

const clock = { now: new Date('2026-11-21T06:17:00Z') };
let shop: SmallShop;
beforeEach(async () => {
  clock.now = new Date('2026-11-21T06:17:00Z');
  shop = await createSmallShop({
    now: () => clock.now,
    paymentUrl: 'http://cards.test',
    braintreeToken: 'sandbox_emulated_airside',
    paymentTimeoutMs: 5,
  });
});
afterEach(() => shop.backend.close());

const nonce = (outcome: CardOutcome = 'approved') =>
  createNonce(shop.db, { brand: 'Visa', last4: '1111', expiration: '12/2026', outcome }, clock.now).nonce;

/** A customer's cart that lacks nothing but a payment. */
async function readyCart(token: string, items: Record<string, number> = { CHOC: 1 }): Promise<string> {
  const id = await shop.newCart(items, token);
  const address = { shipping_address: restTexas, billing_address: restTexas, ...flatRate };
  const sent = await shop.rest(
    'POST',
    '/V1/carts/mine/shipping-information',
    { addressInformation: address },
    token,
  );
  expect(sent.status).toBe(200);
  return id;
}

const payByRest = (token: string, method: string, additional_data: object) =>
  shop.rest(
    'POST',
    '/V1/carts/mine/payment-information',
    { paymentMethod: { method, additional_data } },
    token,
  );

const choose = `mutation($id: String!, $code: String!, $hash: String!) {
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: $code, braintree_cc_vault: { public_hash: $hash } } })
  { cart { selected_payment_method { code title } } } }`;
const place = 'mutation($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }';

async function payBySaved(token: string, hash: string, code = 'demo_card_cc_vault') {
  const id = await readyCart(token);
  await shop.ask(choose, { id, code, hash }, token);
  return { id, ask: () => shop.ask(place, { id }, token), refused: () => shop.refused(place, { id }, token) };
}

interface Saved {
  public_hash: string;
  payment_method_code: string;
  type: string;
  details: string;
}
async function savedCards(token: string): Promise<Saved[]> {
  const data = await shop.ask(
    '{ customerPaymentTokens { items { public_hash payment_method_code type details } } }',
    {},
    token,
  );
  return (data.customerPaymentTokens as { items: Saved[] }).items;
}

async function save(token: string, outcome?: CardOutcome): Promise<Saved> {
  await readyCart(token);
  const additional = { payment_method_nonce: nonce(outcome), is_active_payment_token_enabler: true };
  await payByRest(token, 'demo_card', additional);
  const [card] = await savedCards(token);
  return card!;
}

describe('saving', () => {
  it('keeps brand, last digits, expiry and a token, once per card, and only when asked', async () => {
    const token = await shop.signIn();
    await readyCart(token);
    await payByRest(token, 'demo_card', { payment_method_nonce: nonce() });
    expect(await savedCards(token)).toEqual([]);
    const card = await save(token);
    expect(card).toEqual({
      public_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      payment_method_code: 'demo_card',
      type: 'card',
      details: '{"type":"VI","maskedCC":"1111","expirationDate":"12/2026"}',
    });
    await save(token);
    expect(await savedCards(token)).toEqual([card]);
    const kept = JSON.stringify([
      all(shop.db, 'SELECT * FROM payment_vault'),
      all(shop.db, 'SELECT * FROM saved_card'),
    ]);
    expect(kept).not.toMatch(/\d{12,}(?!\w)/);
  });

  it.each([
    ['works over GraphQL as well', true, 1],
    ['over GraphQL keeps nothing that was not asked for', false, 0],
  ])('%s', async (_, isAsked, count) => {
    const token = await shop.signIn();
    const id = await readyCart(token);
    await shop.ask(
      `mutation($id: String!, $nonce: String!, $save: Boolean!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: {
        code: "demo_card", braintree: { payment_method_nonce: $nonce, is_active_payment_token_enabler: $save } } }) { cart { id } } }`,
      { id, nonce: nonce(), save: isAsked },
      token,
    );
    await shop.ask(place, { id }, token);
    expect(await savedCards(token)).toHaveLength(count);
  });

  it.each(['declined', 'times-out'] as const)('keeps no card that was %s', async (outcome) => {
    expect(await save(await shop.signIn(), outcome)).toBeUndefined();
  });

  it('keeps a card that paid although its answer was lost', async () => {
    expect(await save(await shop.signIn(), 'times-out-placed')).toBeDefined();
    expect(all(shop.db, 'SELECT 1 FROM sales_order')).toHaveLength(1);
  });

  it('keeps nothing of a guest’s', async () => {
    const id = await shop.newCart({ CHOC: 1 });
    await shop.rest('POST', `/V1/guest-carts/${id}/shipping-information`, {
      addressInformation: { shipping_address: restTexas, billing_address: restTexas, ...flatRate },
    });
    const additional_data = { payment_method_nonce: nonce(), is_active_payment_token_enabler: true };
    const { status } = await shop.rest('POST', `/V1/guest-carts/${id}/payment-information`, {
      email: 'gita@example.com',
      paymentMethod: { method: 'demo_card', additional_data },
    });
    expect(status).toBe(200);
    expect(one(shop.db, 'SELECT 1 FROM saved_card')).toBeUndefined();
  });
});

describe('paying with a saved card', () => {
  it('places an order that shows the card, again and again', async () => {
    const token = await shop.signIn();
    const { public_hash } = await save(token);
    for (const _ of [1, 2]) {
      const { ask } = await payBySaved(token, public_hash);
      const { placeOrder } = (await ask()) as { placeOrder: { order: { order_number: string } } };
      expect(
        one(
          shop.db,
          'SELECT payment_method, card_last4 FROM sales_order WHERE number = ?',
          placeOrder.order.order_number,
        ),
      ).toEqual({ payment_method: 'demo_card_cc_vault', card_last4: '1111' });
    }
  });

  it('is its owner’s alone', async () => {
    const { public_hash } = await save(await shop.signIn());
    const stranger = await shop.signIn('lena@example.com');
    const { refused } = await payBySaved(stranger, public_hash);
    expect((await refused()).message).toMatch(/not recognised/);
    expect(all(shop.db, 'SELECT 1 FROM sales_order')).toHaveLength(1);
  });

  it('works over REST as well, for its owner alone', async () => {
    const token = await shop.signIn();
    const { public_hash } = await save(token);
    const stranger = await shop.signIn('lena@example.com');
    await readyCart(stranger);
    const refused = { status: 400, body: { message: expect.stringMatching(/not recognised/) as string } };
    expect(await payByRest(stranger, 'demo_card_cc_vault', { public_hash })).toMatchObject(refused);
    await readyCart(token);
    expect(await payByRest(token, 'demo_card_cc_vault', {})).toMatchObject(refused);
    expect(await payByRest(token, 'demo_card_cc_vault', { public_hash })).toMatchObject({ status: 200 });
    expect(all(shop.db, 'SELECT payment_method, card_last4 FROM sales_order ORDER BY id')).toEqual([
      { payment_method: 'demo_card', card_last4: '1111' },
      { payment_method: 'demo_card_cc_vault', card_last4: '1111' },
    ]);
  });

  it('is no way for guests', async () => {
    const { public_hash } = await save(await shop.signIn());
    const id = await shop.newCart({ CHOC: 1 });
    await shop.rest('POST', `/V1/guest-carts/${id}/shipping-information`, {
      addressInformation: { shipping_address: restTexas, billing_address: restTexas, ...flatRate },
    });
    expect(await shop.refused(choose, { id, code: 'demo_card_cc_vault', hash: public_hash })).toMatchObject({
      message: 'The requested Payment Method is not available.',
    });
  });

  it('ends when the card was removed, has expired, or is of another provider', async () => {
    const token = await shop.signIn();
    const { public_hash } = await save(token);
    const other = await payBySaved(token, public_hash, 'braintree_cc_vault');
    expect((await other.refused()).message).toMatch(/not recognised/);
    const own = await payBySaved(token, public_hash);
    await shop.ask(
      'mutation($hash: String!) { deletePaymentToken(public_hash: $hash) { result } }',
      { hash: public_hash },
      token,
    );
    expect((await own.refused()).message).toMatch(/not recognised/);
    await save(token);
    // The last day of its month is still good.
    clock.now = new Date('2026-12-31T23:59:00Z');
    const december = await shop.signIn();
    expect(await savedCards(december)).toHaveLength(1);
    clock.now = new Date('2027-01-01T00:00:01Z');
    const january = await shop.signIn();
    expect(await savedCards(january)).toEqual([]);
    const { refused } = await payBySaved(january, public_hash);
    expect((await refused()).message).toMatch(/not recognised/);
  });

  it.each([
    ['has forgotten the card', 'DELETE FROM payment_vault'],
    ['never knew the card', 'UPDATE saved_card SET gateway_token = NULL'],
  ])('ends when the provider %s', async (_, forget) => {
    const token = await shop.signIn();
    const { public_hash } = await save(token);
    run(shop.db, forget);
    const { refused } = await payBySaved(token, public_hash);
    expect((await refused()).message).toMatch(/not recognised/);
    expect(all(shop.db, 'SELECT 1 FROM sales_order')).toHaveLength(1);
  });

  it('asks nobody about a card of Braintree’s, which only its gateway knows', async () => {
    const token = await shop.signIn();
    const { public_hash } = await save(token);
    run(shop.db, "UPDATE saved_card SET payment_method_code = 'braintree'");
    run(shop.db, 'DELETE FROM payment_vault');
    const { ask } = await payBySaved(token, public_hash, 'braintree_cc_vault');
    await ask();
    expect(all(shop.db, 'SELECT card_last4 FROM sales_order ORDER BY id')).toEqual([
      { card_last4: '1111' },
      { card_last4: null },
    ]);
  });

  it('is declined when the card is', async () => {
    const token = await shop.signIn();
    const { public_hash } = await save(token);
    run(shop.db, "UPDATE payment_vault SET outcome = 'declined'");
    const { refused } = await payBySaved(token, public_hash);
    expect((await refused()).message).toMatch(/Transaction has been declined/);
  });
});

describe('Braintree', () => {
  it('is offered with a merchant’s authorization, which the browser gets', async () => {
    expect(await shop.ask('mutation { createBraintreeClientToken }')).toEqual({
      createBraintreeClientToken: 'sandbox_emulated_airside',
    });
    const token = await shop.signIn();
    const id = await readyCart(token);
    const { cart } = (await shop.ask(
      'query($id: String!) { cart(cart_id: $id) { available_payment_methods { code } } }',
      { id },
      token,
    )) as { cart: { available_payment_methods: { code: string }[] } };
    expect(cart.available_payment_methods.map(({ code }) => code)).toEqual([
      'braintree',
      'demo_card',
      'checkmo',
      'cashondelivery',
    ]);
  });

  it('makes no order of a cart that has no nonce', async () => {
    const token = await shop.signIn();
    const id = await readyCart(token);
    run(shop.db, `UPDATE cart SET payment_method = 'braintree', payment_nonce = NULL WHERE is_active = 1`);
    expect((await shop.refused(place, { id }, token)).message).toMatch(/not recognised/);
    expect(all(shop.db, 'SELECT 1 FROM sales_order')).toEqual([]);
  });

  it('takes a nonce once, and none means none', async () => {
    const token = await shop.signIn();
    await readyCart(token);
    expect((await payByRest(token, 'braintree', {})).status).toBe(400);
    const given = { payment_method_nonce: 'tokencc_bf_1' };
    expect((await payByRest(token, 'braintree', given)).status).toBe(200);
    await readyCart(token);
    expect(await payByRest(token, 'braintree', given)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/used already/) as string },
    });
    expect(JSON.stringify(all(shop.db, 'SELECT * FROM braintree_used_nonce'))).not.toContain('tokencc');
  });

  it.each([
    ['by its test nonce', 'fake-processor-declined-visa-nonce', 725],
    ['by amount, from 2000.00 to 2999.99', 'tokencc_bf_2', 250_000],
  ])('declines as its sandbox does: %s', async (_how, given, cents) => {
    run(shop.db, 'UPDATE product SET price_cents = ? WHERE sku = ?', cents, 'CHOC');
    const token = await shop.signIn();
    await readyCart(token);
    expect(await payByRest(token, 'braintree', { payment_method_nonce: given })).toMatchObject({
      status: 400,
      body: { message: 'Transaction has been declined. Please try again later.' },
    });
    expect(all(shop.db, 'SELECT 1 FROM sales_order')).toEqual([]);
  });
});
