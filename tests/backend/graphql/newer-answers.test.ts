// What releases after 2.4.6 answer otherwise about carts and orders, and what the newer fields tell.
import { afterEach, describe, expect, it } from 'vitest';
import { run } from '../../../demo-host/backend/database';
import { saveSetting } from '../../../demo-host/backend/settings';
import { createNonce, type CardOutcome } from '../../../demo-host/payment/nonces';
import { createSmallShop, readyCart, type SmallShop } from '../small-shop';

let shop: SmallShop;
afterEach(() => shop.backend.close());

const place = `mutation($id: String!) { placeOrder(input: { cart_id: $id }) {
  order { order_number } orderV2 { number } errors { code message } } }`;
const update = `mutation($id: String!, $line: Int!, $quantity: Float!) {
  updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_id: $line, quantity: $quantity }] }) {
    cart { total_quantity } errors { code message } } }`;

describe('2.4.8', () => {
  const refusal = (code: string, message: string) => ({
    order: null,
    orderV2: null,
    errors: [{ code, message }],
  });

  it('says in the answer why there is no order', async () => {
    shop = await createSmallShop({ profile: '2.4.8' });
    const placed = async (id: string, token?: string) => (await shop.ask(place, { id }, token)).placeOrder;
    const id = await shop.newCart({ GIN: 1 });
    expect(await placed('nope')).toEqual(refusal('CART_NOT_FOUND', 'Could not find a cart with ID "nope"'));
    expect(await placed(id)).toEqual(refusal('GUEST_EMAIL_MISSING', 'Guest email for cart is missing.'));
    await shop.ask(
      'mutation($id: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: "gita@example.com" }) { cart { id } } }',
      { id },
    );
    expect(await placed(id)).toEqual(
      refusal(
        'UNABLE_TO_PLACE_ORDER',
        "Unable to place order: Some addresses can't be used due to the configurations for specific countries.",
      ),
    );
    expect((await shop.refused(place, { id }, await shop.signIn())).category).toBe('graphql-authorization');
    run(shop.db, 'UPDATE cart SET is_active = 0');
    expect(await placed(id)).toEqual(refusal('CART_NOT_ACTIVE', "The cart isn't active."));
  });

  it('leaves the cart as it was when a quantity is refused', async () => {
    shop = await createSmallShop({ profile: '2.4.8' });
    const id = await shop.newCart({ RARE: 1, PAIR: 2 });
    const updated = async (line: number, quantity: number) =>
      (await shop.ask(update, { id, line, quantity })).updateCartItems;
    const left = (code: string) => ({
      cart: { total_quantity: 3 },
      errors: [expect.objectContaining({ code }) as unknown],
    });
    expect(await updated(1, 3)).toEqual(left('INSUFFICIENT_STOCK'));
    expect(await updated(2, 1)).toEqual(left('INSUFFICIENT_STOCK'));
    expect(await updated(9, 1)).toEqual(left('COULD_NOT_FIND_CART_ITEM'));
    expect(await updated(1, 1.5)).toEqual(left('INVALID_PARAMETER_VALUE'));
    expect(await updated(1, 2)).toEqual({ cart: { total_quantity: 4 }, errors: [] });
  });
});

describe('the newer fields of a line', () => {
  const line = `query($id: String!) { cart(cart_id: $id) { itemsV2(pageSize: 1) { total_count items {
    is_available not_available_message min_qty max_qty
    prices { original_item_price { value } original_row_total { value } catalog_discount { amount_off percent_off } } } } } }`;
  const first = async (id: string) => {
    const { cart } = await shop.ask(line, { id });
    return (cart as { itemsV2: { items: unknown[] } }).itemsV2.items[0];
  };

  it('tell limits, availability and the regular price', async () => {
    shop = await createSmallShop();
    run(shop.db, 'UPDATE product SET special_price_cents = 1200 WHERE id = 6');
    const id = await shop.newCart({ PAIR: 4 });
    expect(await first(id)).toEqual({
      is_available: true,
      not_available_message: null,
      min_qty: 2,
      max_qty: 6,
      prices: {
        original_item_price: { value: 15 },
        original_row_total: { value: 60 },
        catalog_discount: { amount_off: 3, percent_off: 20 },
      },
    });
    run(shop.db, 'UPDATE stock SET quantity = 3 WHERE product_id = 6');
    expect(await first(id)).toMatchObject({
      is_available: false,
      not_available_message: 'Not enough items for sale',
    });
    saveSetting(shop.db, 'cataloginventory/options/not_available_message', 1);
    expect(await first(id)).toMatchObject({ not_available_message: 'Only 3 of 4 available' });
  });
});

describe('the lines of a cart', () => {
  it('come in the order that was asked for', async () => {
    shop = await createSmallShop();
    const id = await shop.newCart({ MALT: 1, CHOC: 9, GIN: 2 });
    const skus = async (field: string, order: string) => {
      const { cart } = await shop.ask(
        `query($id: String!) { cart(cart_id: $id) { itemsV2(sort: { field: ${field}, order: ${order} }) { items { product { sku } } } } }`,
        { id },
      );
      return (cart as { itemsV2: { items: { product: { sku: string } }[] } }).itemsV2.items.map(
        ({ product }) => product.sku,
      );
    };
    expect(await skus('ITEM_ID', 'DESC')).toEqual(['GIN', 'CHOC', 'MALT']);
    expect(await skus('NAME', 'ASC')).toEqual(['CHOC', 'GIN', 'MALT']);
    expect(await skus('PRICE', 'ASC')).toEqual(['CHOC', 'GIN', 'MALT']);
    expect(await skus('ROW_TOTAL', 'DESC')).toEqual(['CHOC', 'MALT', 'GIN']);
    expect(await skus('TAX_AMOUNT', 'DESC')).toEqual(['MALT', 'CHOC', 'GIN']);
  });
});

describe('estimates', () => {
  it('add the shipping before there is an address, and keep nothing', async () => {
    shop = await createSmallShop();
    const id = await shop.newCart({ GIN: 2 });
    const input = {
      cart_id: id,
      address: { country_code: 'US' },
      shipping_method: { carrier_code: 'flatrate', method_code: 'flatrate' },
    };
    const answer = await shop.ask(
      `mutation($input: EstimateTotalsInput!) {
        estimateShippingMethods(input: $input) { method_code amount { value } }
        estimateTotals(input: $input) { cart { prices { grand_total { value } } } } }`,
      { input },
    );
    expect(answer).toEqual({
      estimateShippingMethods: [{ method_code: 'flatrate', amount: { value: 10 } }],
      estimateTotals: { cart: { prices: { grand_total: { value: 54 } } } },
    });
    expect(
      await shop.ask('query($id: String!) { cart(cart_id: $id) { prices { grand_total { value } } } }', {
        id,
      }),
    ).toEqual({ cart: { prices: { grand_total: { value: 44 } } } });
  });
});

describe('a card network that does not answer', () => {
  async function pay(outcome: CardOutcome) {
    shop = await createSmallShop({ paymentUrl: 'http://pay.test', paymentTimeoutMs: 1 });
    const id = await readyCart(shop);
    const { nonce } = createNonce(
      shop.db,
      { brand: 'visa', last4: '0119', expiration: '12/2030', outcome },
      new Date('2026-11-21T06:17:00Z'),
    );
    await shop.ask(
      `mutation($id: String!, $nonce: String!) {
        setGuestEmailOnCart(input: { cart_id: $id, email: "gita@example.com" }) { cart { id } }
        setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "demo_card",
          braintree: { payment_method_nonce: $nonce, is_active_payment_token_enabler: false } } }) { cart { id } } }`,
      { id, nonce },
    );
    return shop.refused(place, { id });
  }

  it.each(['times-out', 'times-out-placed'] as const)('is a clear refusal (%s)', async (outcome) => {
    expect(await pay(outcome)).toEqual({
      message:
        'Unable to place order: A server error stopped your order from being placed. Please try to place your order again.',
      category: 'graphql-input',
    });
  });
});
