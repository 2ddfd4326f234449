// Finding orders again, buying them again, and canceling them as a buyer.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { all, one, run } from '../../../demo-host/backend/database';
import { holdOrder, invoiceOrder, refundOrder, shipOrder } from '../../../demo-host/backend/orders/lifecycle';
import { salableQuantity } from '../../../demo-host/backend/catalog/stock';
import { saveSetting } from '../../../demo-host/backend/settings';
import { createSmallShop, seventyCl, texas, type SmallShop } from '../small-shop';

let shop: SmallShop;
let token: string;
let now = new Date('2026-11-21T06:17:00Z');

beforeEach(async () => {
  now = new Date('2026-11-21T06:17:00Z');
  shop = await createSmallShop({ now: () => now });
  token = await shop.signIn();
});
afterEach(() => shop.backend.close());

interface Item {
  sku: string;
  quantity: number;
  selected_options?: string[];
}

/** Answers the order's number. */
async function order(items: Item[], { isGuest = false } = {}): Promise<string> {
  const as = isGuest ? undefined : token;
  const id = await shop.newCart({}, as);
  const data = await shop.ask(
    `mutation($id: String!, $items: [CartItemInput!]!, $address: CartAddressInput!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } }
      ${isGuest ? 'setGuestEmailOnCart(input: { cart_id: $id, email: "gita@example.com" }) { cart { id } }' : ''}
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
      setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "checkmo" } }) { cart { id } }
      placeOrder(input: { cart_id: $id }) { order { order_number } }
    }`,
    { id, items, address: texas },
    as,
  );
  return (data.placeOrder as { order: { order_number: string } }).order.order_number;
}

const at = () => ({ db: shop.db, now });

describe('buying an order again', () => {
  const reorder = `mutation($number: String!) { reorderItems(orderNumber: $number) {
    cart { total_quantity items { quantity product { sku } ... on ConfigurableCartItem { configured_variant { sku } } } }
    userInputErrors { code message path } } }`;

  it('puts the lines into the cart, on top of what is there, with the same choice', async () => {
    const number = await order([
      { sku: 'GIN', quantity: 2 },
      { sku: 'RUM', quantity: 1, selected_options: [seventyCl] },
    ]);
    await shop.newCart({ GIN: 1 }, token);
    const { reorderItems } = await shop.ask(reorder, { number }, token);
    expect(reorderItems).toEqual({
      cart: {
        total_quantity: 4,
        items: [
          { quantity: 3, product: { sku: 'GIN' } },
          { quantity: 1, product: { sku: 'RUM' }, configured_variant: { sku: 'RUM-70' } },
        ],
      },
      userInputErrors: [],
    });
  });

  it('says of each line why it is missing', async () => {
    const number = await order([
      { sku: 'MALT', quantity: 2 },
      { sku: 'GIN', quantity: 2 },
      { sku: 'CHOC', quantity: 1 },
      { sku: 'PAIR', quantity: 2 },
      { sku: 'RARE', quantity: 1 },
    ]);
    run(shop.db, 'UPDATE stock SET is_in_stock = 0 WHERE product_id = 1');
    run(shop.db, 'UPDATE stock SET quantity = 3 WHERE product_id = 2');
    run(shop.db, 'UPDATE product SET status = 2 WHERE id = 3');
    run(shop.db, 'UPDATE stock SET max_sale_quantity = 1, min_sale_quantity = 1 WHERE product_id = 6');
    run(shop.db, 'DELETE FROM product WHERE id = 4');
    const not = (sku: string, reason: string) =>
      `Could not add the product with SKU "${sku}" to the shopping cart: ${reason}`;
    const path = ['orderNumber'];
    expect((await shop.ask(reorder, { number }, token)).reorderItems).toEqual({
      cart: { total_quantity: 0, items: [] },
      userInputErrors: [
        { code: 'NOT_SALABLE', message: not('MALT', 'There are no source items with the in stock status'), path },
        { code: 'INSUFFICIENT_STOCK', message: not('GIN', 'The requested qty is not available'), path },
        { code: 'NOT_SALABLE', message: not('CHOC', 'Product that you are trying to add is not available.'), path },
        { code: 'UNDEFINED', message: not('PAIR', 'The requested qty exceeds the maximum qty allowed in shopping cart'), path },
        { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with ID "4"', path },
      ],
    }); // oxfmt-ignore
  });

  it('is for the own orders only, and only where the shop allows it', async () => {
    const number = await order([{ sku: 'GIN', quantity: 1 }]);
    const other = await shop.signIn('erik@example.com');
    expect(await shop.refused(reorder, { number }, other)).toEqual({
      message: `Order number "${number}" doesn't belong to the current customer`,
      category: 'graphql-input',
    });
    expect((await shop.refused(reorder, { number })).category).toBe('graphql-authorization');
    saveSetting(shop.db, 'sales/reorder/allow', 0);
    const { reorderItems } = await shop.ask(reorder, { number }, token);
    expect(reorderItems).toMatchObject({
      cart: { total_quantity: 0 },
      userInputErrors: [{ code: 'REORDER_NOT_AVAILABLE' }],
    });
  });
});

describe("a customer's orders", () => {
  const search = `query($filter: CustomerOrdersFilterInput, $sort: CustomerOrderSortInput) {
    customer { orders(filter: $filter, sort: $sort) { items { number } } } }`;
  const numbers = async (filter: unknown, sort?: unknown) => {
    const { customer } = await shop.ask(search, { filter, sort }, token);
    return (customer as { orders: { items: { number: string }[] } }).orders.items.map((item) =>
      Number(item.number),
    );
  };

  it('are found by number, state, date and amount', async () => {
    await order([{ sku: 'CHOC', quantity: 1 }]);
    await order([{ sku: 'MALT', quantity: 1 }]);
    now = new Date('2026-12-01T00:00:00Z');
    token = await shop.signIn();
    await order([{ sku: 'GIN', quantity: 2 }]);
    invoiceOrder(at(), 2);
    expect(await numbers({})).toEqual([1, 2, 3]);
    expect(await numbers({}, { sort_field: 'CREATED_AT', sort_direction: 'DESC' })).toEqual([3, 2, 1]);
    expect(await numbers({ number: { match: '0002' } })).toEqual([2]);
    expect(await numbers({ status: { eq: 'processing' } })).toEqual([2]);
    expect(await numbers({ status: { in: ['Pending'] } })).toEqual([1, 3]);
    expect(await numbers({ order_date: { from: '2026-11-22', to: '2026-12-31' } })).toEqual([3]);
    expect(await numbers({ grand_total: { from: '12.25', to: '53' } })).toEqual([1, 2]);
    expect(await numbers({ grand_total: { from: '12.26' }, status: { eq: 'pending' } })).toEqual([3]);
  });
});

describe('a buyer who cancels', () => {
  const cancel = `mutation($id: ID!, $reason: String!) { cancelOrder(input: { order_id: $id, reason: $reason }) {
    error errorV2 { code message } order { number status available_actions } } }`;
  const uid = (id: number) => Buffer.from(String(id)).toString('base64');
  const canceled = async (id: number, as = token) =>
    (await shop.ask(cancel, { id: uid(id), reason: 'Other' }, as)).cancelOrder;
  const code = (name: string) => expect.objectContaining({ errorV2: expect.objectContaining({ code: name }) as unknown }) as unknown; // oxfmt-ignore

  it('is refused unless the shop allows it', async () => {
    await order([{ sku: 'GIN', quantity: 2 }]);
    expect(await canceled(1)).toEqual({
      error: 'Order cancellation is not enabled for requested store.',
      errorV2: {
        code: 'ORDER_CANCELLATION_DISABLED',
        message: 'Order cancellation is not enabled for requested store.',
      },
      order: null,
    });
  });

  it('gives the stock back and is told by mail', async () => {
    saveSetting(shop.db, 'sales/cancellation/enabled', 1);
    await order([{ sku: 'GIN', quantity: 2 }]);
    expect(await canceled(1)).toEqual({
      error: null,
      errorV2: null,
      order: { number: '000000001', status: 'Canceled', available_actions: ['REORDER'] },
    });
    expect(salableQuantity(shop.db, 2)).toBe(10);
    expect(all(shop.db, 'SELECT subject FROM outbox ORDER BY id')).toEqual([
      { subject: 'Your order 000000001' },
      { subject: 'Order 000000001 was cancelled' },
    ]);
    expect(await canceled(1)).toEqual(code('INVALID_ORDER_STATUS'));
  });

  it('gets back what was paid', async () => {
    saveSetting(shop.db, 'sales/cancellation/enabled', 1);
    await order([{ sku: 'GIN', quantity: 2 }]);
    invoiceOrder(at(), 1);
    expect(await canceled(1)).toMatchObject({ order: { status: 'Closed' } });
    expect(salableQuantity(shop.db, 2)).toBe(10);
  });

  it.each([
    ['gets back what was paid, and the rest is called off', () => undefined],
    ['calls off the rest of what was given back', () => void refundOrder(at(), 1, { returnsToStock: true })],
  ])('%s', async (_, work) => {
    saveSetting(shop.db, 'sales/cancellation/enabled', 1);
    await order([{ sku: 'GIN', quantity: 3 }]);
    invoiceOrder(at(), 1, { pieces: { 1: 2 } });
    work();
    expect(await canceled(1)).toMatchObject({ error: null, order: { status: 'Canceled' } });
    expect(salableQuantity(shop.db, 2)).toBe(10);
    expect(one(shop.db, 'SELECT canceled FROM sales_order_line')).toEqual({ canceled: 1 });
    expect(await canceled(1)).toEqual(code('INVALID_ORDER_STATUS'));
  });

  it('is refused for what is sent, on hold, unknown or somebody else’s', async () => {
    saveSetting(shop.db, 'sales/cancellation/enabled', 1);
    await order([{ sku: 'GIN', quantity: 2 }]);
    await order([{ sku: 'GIN', quantity: 2 }]);
    shipOrder(at(), 1, { pieces: { 1: 1 } });
    holdOrder(at(), 2);
    expect(await canceled(1)).toEqual(code('PARTIAL_ORDER_ITEM_SHIPPED'));
    expect(await canceled(2)).toEqual(code('INVALID_ORDER_STATUS'));
    expect(await canceled(9)).toEqual(code('ORDER_NOT_FOUND'));
    expect(await canceled(1, await shop.signIn('erik@example.com'))).toEqual(code('UNAUTHORISED'));
    expect((await shop.refused(cancel, { id: uid(1), reason: 'Other' })).category).toBe(
      'graphql-authorization',
    );
  });

  it('confirms with the key from a mail as a guest', async () => {
    saveSetting(shop.db, 'sales/cancellation/enabled', 1);
    await order([{ sku: 'GIN', quantity: 2 }], { isGuest: true });
    const secret = one<{ token: string }>(shop.db, 'SELECT token FROM sales_order')?.token;
    const { requestGuestOrderCancel } = await shop.ask(
      'mutation($token: String!) { requestGuestOrderCancel(input: { token: $token, reason: "Other" }) { order { status } } }',
      { token: secret },
    );
    expect(requestGuestOrderCancel).toEqual({ order: { status: 'Pending' } });
    const confirm = `mutation($key: String!) { confirmCancelOrder(input: { order_id: "MQ==", confirmation_key: $key }) {
      errorV2 { code } order { status } } }`;
    expect((await shop.refused(confirm, { key: 'x' })).message).toBe(
      'The order cancellation could not be confirmed.',
    );
    const mail = one<{ body: string }>(shop.db, 'SELECT body FROM outbox ORDER BY id DESC');
    const key = /confirmation_key=(\w+)/.exec(mail?.body ?? '')?.[1];
    expect((await shop.ask(confirm, { key })).confirmCancelOrder).toEqual({
      errorV2: null,
      order: { status: 'Canceled' },
    });
  });
});
