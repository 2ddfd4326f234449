// Orders in front of the embedded backend: the history, one order, buying it again, cancelling it, a guest's.
import { effect } from '@preact/signals-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cancelOrder, fetchReasons, reorder } from '../../../src/account/orders/changes-api';
import { createOrderHistory } from '../../../src/account/orders/history/history-source';
import { createOrder } from '../../../src/account/orders/order-source';
import { findGuestOrder } from '../../../src/account/guest-order/api';
import { confirmCancel, requestCancel } from '../../../src/account/guest-order/cancel-api';
import { asksForPostcode, canCancel, canLookUp } from '../../../src/account/guest-order/question';
import type { Order } from '../../../src/account/orders/order';
import { one, run } from '../../../demo-host/backend/database';
import { invoiceOrder, refundOrder, shipOrder } from '../../../demo-host/backend/orders/lifecycle';
import { orderLines } from '../../../demo-host/backend/orders/rows';
import { matchRoute } from '../../../src/routing/route-table';
import type { Resource } from '../../../src/transport/resource';
import { backendShop, type BackendShop } from '../../support/backend-shop';
import { guestEmail, numberOf, placeOwnOrder, tokenOf } from '../../support/own-order';
import { waitFor } from '../../support/wait-for';

let shop: BackendShop;
afterEach(() => shop.close());

const nothing = { number: '', from: '', to: '' };
const at = () => ({ db: shop.backend.db, now: new Date() });

async function answerOf<T>(resource: Resource<T>): Promise<T> {
  try {
    return await waitFor(() => {
      if (resource.error.value) throw resource.error.value;
      if (resource.data.value === undefined || resource.pending.value) throw new Error('no answer yet');
      return resource.data.value;
    });
  } finally {
    resource.dispose();
  }
}

const history = (search = nothing, page = 1) => answerOf(createOrderHistory(shop.storefront, search, page));
const order = async (id: number): Promise<Order> => {
  const answer = await answerOf(createOrder(shop.storefront, numberOf(id)));
  if (!answer.order) throw new Error(`no order ${id}`);
  return answer.order;
};

describe('of a customer', () => {
  let token: string;
  beforeEach(async () => {
    shop = await backendShop();
    await shop.signIn();
    token = await tokenOf(shop.backend);
  });
  const buy = (items: Record<string, number>, coupon?: string) =>
    placeOwnOrder(shop.backend, { items, token, coupon });

  it('come newest first, page by page, and by a part of the number', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 12; n += 1) ids.push(await buy({ 'GN-002': 1 }));
    const first = await history();
    expect(first).toMatchObject({ count: 12, pages: 2 });
    expect(first.orders.map(({ number }) => number)).toEqual(ids.slice(2).reverse().map(numberOf));
    expect(first.orders[0]).toMatchObject({ status: 'Pending', items: [{ quantity: 1 }] });
    expect((await history(nothing, 2)).orders).toHaveLength(2);
    const found = await history({ ...nothing, number: numberOf(ids[4]!) });
    expect(found.orders.map(({ number }) => number)).toEqual([numberOf(ids[4]!)]);
    expect((await history({ ...nothing, number: '999' })).count).toBe(0);
  });

  it('come by the days they were placed on', async () => {
    const [old, recent] = [await buy({ 'GN-002': 1 }), await buy({ 'GN-002': 1 })];
    run(shop.backend.db, "UPDATE sales_order SET created_at = '2025-05-05 12:00:00' WHERE id = ?", old);
    const numbers = async (from: string, to: string) =>
      (await history({ number: '', from, to })).orders.map(({ number }) => number);
    expect(await numbers('2025-05-05', '2025-05-05')).toEqual([numberOf(old)]);
    expect(await numbers('2025-05-06', '')).toEqual([numberOf(recent)]);
    expect(await numbers('', '2025-05-04')).toEqual([]);
  });

  it('say all about one: lines, totals, addresses, parcels, invoices, refunds', async () => {
    const id = await buy({ 'GN-002': 3, 'WH-002': 1 }, 'SAVE10');
    const [gin] = orderLines(shop.backend.db, id).filter(({ sku }) => sku === 'GN-002');
    invoiceOrder(at(), id);
    shipOrder(at(), id, {
      pieces: { [gin!.id]: 2 },
      comment: 'Two of three',
      tracks: [{ carrier: 'ups', title: 'UPS Ground', number: '1Z 999' }],
    });
    refundOrder(at(), id, { pieces: { [gin!.id]: 1 } });
    const shown = await order(id);
    expect(shown).toMatchObject({
      number: numberOf(id),
      status: 'Processing',
      canReorder: true,
      canCancel: false,
      shippingAddress: { name: 'Gita Guest', lines: ['1 Main St', 'Austin, Texas 73301'], country: 'US' },
      payment: ['Check / Money order'],
      invoices: [{ number: '000000001' }],
      shipments: [
        {
          items: [{ quantity: 2 }],
          remarks: [{ text: 'Two of three' }],
          tracking: [
            { title: 'UPS Ground', number: '1Z 999', href: 'https://www.ups.com/track?tracknum=1Z%20999' },
          ],
        },
      ],
    });
    expect(shown.placed).toBeInstanceOf(Date);
    expect(shown.refunds).toHaveLength(1);
    expect(shown.items.find(({ sku }) => sku === 'GN-002')).toMatchObject({
      ordered: 3,
      shipped: 2,
      refunded: 1,
      path: expect.stringMatching(/\.html$/) as string,
      image: expect.stringContaining('/media/') as string,
    });
    const value = (amount: { value: number } | undefined) => Math.round((amount?.value ?? NaN) * 100);
    expect(value(shown.total)).toBe(
      value(shown.subtotal) - value(shown.discounts[0]?.amount) + value(shown.shipping),
    );
  });

  it('are nobody else’s to see', async () => {
    const id = await placeOwnOrder(shop.backend, {
      items: { 'GN-002': 1 },
      token: await tokenOf(shop.backend, 'lena@example.com'),
    });
    expect(await answerOf(createOrder(shop.storefront, numberOf(id)))).toEqual({ order: undefined });
  });

  it('go into the cart again, and what cannot be had is named', async () => {
    const id = await buy({ 'GN-002': 1, 'WH-002': 1 });
    // As placing the order in this browser would have done.
    shop.storefront.cart.removeCart();
    const shown = await order(id);
    expect(await reorder(shop.storefront, shown)).toEqual({ isNothing: false, problems: [] });
    expect(shop.storefront.cart.count.value).toBe(2);
    run(
      shop.backend.db,
      'UPDATE stock SET quantity = 0, is_in_stock = 0 WHERE product_id = (SELECT id FROM product WHERE sku = ?)',
      'WH-002',
    );
    const name = shown.items.find(({ sku }) => sku === 'WH-002')!.name;
    expect(await reorder(shop.storefront, shown)).toEqual({
      isNothing: false,
      problems: [{ name, reason: expect.stringMatching(/in stock|available/) as string }],
    });
  });

  it('are cancelled with one of the shop’s reasons, where it allows that', async () => {
    const { db } = shop.backend;
    run(db, "INSERT OR REPLACE INTO setting (path, value) VALUES ('sales/cancellation/enabled', '1')");
    const shown = await order(await buy({ 'GN-002': 1 }));
    expect(shown.canCancel).toBe(true);
    const reasons = await fetchReasons(shop.storefront);
    expect(reasons).toContain('Other');
    await cancelOrder(shop.storefront, shown, 'Other');
    expect(await order(Number(shown.number))).toMatchObject({ status: 'Canceled', canCancel: false });
    await expect(cancelOrder(shop.storefront, shown, 'Other')).rejects.toThrow(/already closed/);
  });
});

describe('of a guest', () => {
  const wish = (id: number) => ({ number: numberOf(id), email: guestEmail, lastname: 'guest', postcode: '' });

  it('is found by number, email and last name, and a miss tells nothing', async () => {
    shop = await backendShop();
    const id = await placeOwnOrder(shop.backend, { items: { 'GN-002': 1 } });
    expect(await findGuestOrder(shop.storefront, wish(id))).toMatchObject({
      number: numberOf(id),
      canReorder: false,
      items: [{ sku: 'GN-002' }],
    });
    for (const wrong of [{ number: '000009999' }, { email: 'eve@example.com' }, { lastname: 'Eve' }])
      expect(await findGuestOrder(shop.storefront, { ...wish(id), ...wrong })).toBeUndefined();
    const own = await placeOwnOrder(shop.backend, {
      items: { 'GN-002': 1 },
      token: await tokenOf(shop.backend),
    });
    const theirs = { ...wish(own), email: 'diana@example.com' };
    expect(await findGuestOrder(shop.storefront, theirs)).toBeUndefined();
  });

  it('is told apart from an outage', async () => {
    shop = await backendShop();
    shop.intercept.answer = (operation) =>
      operation === 'OrderOfGuest' ? new Response('', { status: 400 }) : undefined;
    await expect(findGuestOrder(shop.storefront, wish(1))).rejects.toThrow();
  });

  it('is asked for by postcode on 2.4.7', async () => {
    shop = await backendShop();
    const bodies: string[] = [];
    shop.intercept.answer = (operation, text) => {
      if (operation !== 'OrderOfGuest') return undefined;
      bodies.push(text);
      const message =
        bodies.length === 1
          ? 'Field "lastname" is not defined by type "OrderInformationInput".'
          : 'Field OrderInformationInput.postcode of required type String! was not provided.';
      return Response.json({ errors: [{ message }] });
    };
    expect(asksForPostcode(shop.storefront)).toBe(false);
    await expect(findGuestOrder(shop.storefront, wish(1))).rejects.toThrow();
    expect(asksForPostcode(shop.storefront)).toBe(true);
    await expect(findGuestOrder(shop.storefront, { ...wish(1), postcode: '73301' })).rejects.toThrow();
    expect(bodies.at(-1)).toContain('postcode:$lastname');
  });

  it('is asked for by postcode at once where that is known before the shop has said so', async () => {
    shop = await backendShop();
    const bodies: string[] = [];
    shop.intercept.answer = (operation, text) => {
      if (operation !== 'OrderOfGuest') return undefined;
      bodies.push(text);
      const message = 'Field "lastname" is not defined by type "OrderInformationInput".';
      return Response.json({ errors: [{ message }] });
    };
    await expect(findGuestOrder(shop.storefront, { ...wish(1), postcode: '73301' })).rejects.toThrow();
    expect(bodies[0]).toContain('lastname:$lastname');
    expect(bodies.at(-1)).toContain('postcode:$lastname');
  });

  const allow = () =>
    run(
      shop.backend.db,
      "INSERT OR REPLACE INTO setting (path, value) VALUES ('sales/cancellation/enabled', '1')",
    );
  const found = async (id: number) => {
    const order = await findGuestOrder(shop.storefront, wish(id));
    if (!order) throw new Error(`no order ${id}`);
    return order;
  };

  it('is canceled by the link of a mail, where the shop allows that', async () => {
    shop = await backendShop();
    const { storefront, backend } = shop;
    const id = await placeOwnOrder(backend, { items: { 'GN-002': 1 } });
    expect(canCancel(storefront, await found(id))).toBe(false);
    allow();
    const shown = await found(id);
    expect(canCancel(storefront, shown)).toBe(true);
    await expect(requestCancel(storefront, 'wrong', 'Other')).rejects.toThrow(/couldn't locate/);
    await requestCancel(storefront, shown.token ?? '', 'Other');
    expect(await found(id)).toMatchObject({ status: 'Pending' });

    const mail = one<{ body: string }>(backend.db, 'SELECT body FROM outbox ORDER BY id DESC');
    const link = new URL(/https?:\S+/.exec(mail?.body ?? '')?.[0] ?? '');
    const key = link.searchParams.get('confirmation_key') ?? '';
    expect(matchRoute(link.pathname, link.searchParams)).toEqual({
      tag: 'airside-guest-order',
      attributes: { number: numberOf(id), 'order-id': shown.id, 'confirmation-key': key },
      signedInOnly: false,
    });
    await expect(confirmCancel(storefront, shown.id, 'wrong')).rejects.toThrow(/could not be confirmed/);
    expect(await confirmCancel(storefront, shown.id, key)).toBe(numberOf(id));
    expect(await found(id)).toMatchObject({ status: 'Canceled', canCancel: false });
    await expect(confirmCancel(storefront, shown.id, key)).rejects.toThrow(/already closed/);
    await expect(requestCancel(storefront, shown.token ?? '', 'Other')).rejects.toThrow(/already closed/);
  });

  it('is not to be canceled where the backend has no way for guests', async () => {
    shop = await backendShop({ missingFields: 'Mutation.requestGuestOrderCancel' });
    allow();
    const shown = await found(await placeOwnOrder(shop.backend, { items: { 'GN-002': 1 } }));
    expect([shown.canCancel, canCancel(shop.storefront, shown)]).toEqual([true, false]);
  });
});

describe('on an unmodified 2.4.6', () => {
  beforeEach(async () => {
    shop = await backendShop({}, { profile: 'stock-2.4.6' });
  });

  it('are listed, and that days cannot be searched is known from the first list', async () => {
    await shop.signIn();
    const { storefront } = shop;
    const id = await placeOwnOrder(shop.backend, {
      items: { 'GN-002': 1 },
      token: await tokenOf(shop.backend),
    });
    expect((await history()).count).toBe(1);
    expect(storefront.transport.has('CustomerOrdersFilterInput.order_date')).toBe(false);
    // Without a word from the backend on what may be done, it can be bought again, not cancelled.
    expect(await order(id)).toMatchObject({ canReorder: true, canCancel: false, number: numberOf(id) });
    expect(await reorder(storefront, await order(id))).toEqual({ isNothing: false, problems: [] });
  });

  it('cannot be looked up by guests, and the first attempt shows that', async () => {
    await expect(
      findGuestOrder(shop.storefront, { number: '1', email: guestEmail, lastname: 'x', postcode: '' }),
    ).rejects.toThrow();
    expect(canLookUp(shop.storefront)).toBe(false);
  });
});

it('asks nothing without a session', async () => {
  shop = await backendShop();
  const list = createOrderHistory(shop.storefront, nothing, 1);
  const stop = effect(() => void list.data.value);
  expect(list.pending.value).toBe(false);
  expect(shop.asked).not.toContain('OrderHistory');
  stop();
  list.dispose();
});
