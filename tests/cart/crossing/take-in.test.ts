// behaviour 4.7: a bag is taken in once, whatever becomes of an answer, and what cannot be had is known by name.
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { createJournal } from '../../../src/cart/crossing/journal';
import { namesOf } from '../../../src/cart/crossing/names';
import { takeIn, type Taken } from '../../../src/cart/crossing/take-in';
import { backendShop, type BackendShop } from '../../support/backend-shop';

const number = 'AAAAAAAAAAAAAAAAAAAAAA';
const from = 'https://magazine.example';
const gin = { sku: 'GN-002', quantity: 2 };
const rum = { sku: 'WH-002', quantity: 1 };
const parcel = { number, lines: [gin, rum] };
const all = { 'GN-002': 2, 'WH-002': 1 };

let shop: BackendShop;
beforeEach(async () => void (shop = await backendShop()));
afterEach(() => {
  vi.useRealTimers();
  return shop.close();
});

const take = (wanted = parcel) => takeIn(shop.storefront, wanted, from);
const lines = async () => {
  await shop.storefront.cart.load();
  const items = shop.storefront.cart.details.value?.items ?? [];
  return Object.fromEntries(items.map(({ sku, quantity }) => [sku, quantity]));
};
const adds = () => shop.asked.filter((name) => name === 'AddProductsToCart').length;
/** Without the looks' time. */
const soon = async (taking: Promise<Taken>): Promise<Taken> => {
  let isOver = false;
  const over = taking.finally(() => (isOver = true));
  while (!isOver) await vi.advanceTimersByTimeAsync(200);
  return over;
};
const fakeTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

test('a guest who has no cart gets one, and all of it in one mutation', async () => {
  expect(await take()).toMatchObject({
    state: 'ended',
    isAgain: false,
    added: parcel.lines,
    refused: [],
    wasEmpty: true,
  });
  expect(await lines()).toEqual(all);
  expect(adds()).toBe(1);
});

test('what was there stays, and its coupon with it', async () => {
  await shop.storefront.cart.addItem({ sku: 'GN-002', quantity: 1 });
  const id = shop.storefront.cart.cartId.value;
  expect(await take()).toMatchObject({ wasEmpty: false, added: parcel.lines });
  expect(await lines()).toEqual({ 'GN-002': 3, 'WH-002': 1 });
  expect(shop.storefront.cart.cartId.value).toBe(id);
});

test('into the customer’s cart, where somebody is signed in', async () => {
  await shop.signIn();
  expect(await take()).toMatchObject({ state: 'ended', added: parcel.lines });
  expect(await lines()).toEqual(all);
  expect(shop.asked).not.toContain('MergeCarts');
});

test('a number is taken once: reload, back, another press do nothing', async () => {
  await take();
  expect(await take()).toMatchObject({ state: 'ended', isAgain: true, added: parcel.lines });
  expect(await take({ number, lines: [{ sku: 'GN-002', quantity: 7 }] })).toMatchObject({ isAgain: true });
  expect(await lines()).toEqual(all);
  expect(adds()).toBe(1);
});

test('two presses at once are one', async () => {
  const both = await Promise.all([take(), take()]);
  expect(both.map((taken) => taken.state === 'ended' && taken.isAgain)).toEqual([false, true]);
  expect(await lines()).toEqual(all);
});

test('a number is refused for thirty days', async () => {
  await take();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * 86_400_000 });
  expect(createJournal(shop.storefront.storage).endOf(number)).toBeDefined();
  vi.setSystemTime(Date.now() + 2 * 86_400_000);
  expect(createJournal(shop.storefront.storage).endOf(number)).toBeUndefined();
});

test('a number that is called like something every object has is no other', async () => {
  expect(createJournal(shop.storefront.storage).endOf('__defineGetter__')).toBeUndefined();
});

describe('an answer that does not come', () => {
  const broken = () => Response.error();
  /** The first so many writes break before the backend has worked on them. */
  function breakWrites(times: number) {
    let left = times;
    shop.intercept.answer = (operation) => {
      if (operation !== 'AddProductsToCart' || left === 0) return undefined;
      left -= 1;
      return broken();
    };
  }

  it('because nothing was written: is sent again, once', async () => {
    fakeTime();
    breakWrites(1);
    expect(await soon(take())).toMatchObject({ state: 'ended', added: parcel.lines });
    expect(adds()).toBe(2);
    expect(await lines()).toEqual(all);
  });

  it('although all was written: nothing is sent again', async () => {
    let isFirst = true;
    const { handle } = shop.backend;
    shop.backend.handle = async (request, client) => {
      const text = await request.clone().text();
      const answer = await handle(request, client);
      if (!text.includes('AddProductsToCart') || !isFirst) return answer;
      isFirst = false;
      return broken();
    };
    expect(await take()).toMatchObject({ state: 'ended', added: parcel.lines });
    expect(adds()).toBe(1);
    expect(await lines()).toEqual(all);
  });

  it('twice: nothing is known, all is kept, and the next page goes on', async () => {
    fakeTime();
    breakWrites(2);
    expect(await soon(take())).toMatchObject({ state: 'lost' });
    expect(createJournal(shop.storefront.storage).open()).toHaveLength(1);
    expect(await soon(take())).toMatchObject({ state: 'ended', added: parcel.lines });
    expect(await lines()).toEqual(all);
  });

  it('at all: nothing is begun', async () => {
    shop.intercept.answer = () => broken();
    fakeTime();
    expect(await soon(take())).toMatchObject({ state: 'lost' });
    expect(createJournal(shop.storefront.storage).open()).toEqual([]);
    shop.intercept.answer = undefined;
    expect(await soon(take())).toMatchObject({ state: 'ended', added: parcel.lines });
  });

  it('a page that died after the write does not begin anew', async () => {
    await shop.storefront.cart.createCart();
    const id = shop.storefront.cart.cartId.value!;
    createJournal(shop.storefront.storage).begin(parcel, from, id, {});
    await shop.storefront.cart.addItem(gin);
    await shop.storefront.cart.addItem(rum);
    expect(await take()).toMatchObject({ state: 'ended', isAgain: false, added: parcel.lines });
    expect(await lines()).toEqual(all);
  });

  it('a page that died before the write is made good', async () => {
    fakeTime();
    await shop.storefront.cart.createCart();
    createJournal(shop.storefront.storage).begin(parcel, from, shop.storefront.cart.cartId.value!, {});
    expect(await soon(take())).toMatchObject({ state: 'ended', added: parcel.lines });
    expect(await lines()).toEqual(all);
  });

  it('and a cart that has changed otherwise: the shopper is asked', async () => {
    await shop.storefront.cart.createCart();
    createJournal(shop.storefront.storage).begin(parcel, from, shop.storefront.cart.cartId.value!, {});
    await shop.storefront.cart.addItem({ sku: 'GN-002', quantity: 1 });
    expect(await take()).toMatchObject({ state: 'unclear', entry: { number } });
    expect(await lines()).toEqual({ 'GN-002': 1 });
  });

  it('and a cart that is another one: the shopper is asked', async () => {
    createJournal(shop.storefront.storage).begin(parcel, from, 'gone', {});
    expect(await take()).toMatchObject({ state: 'unclear' });
    expect(await lines()).toEqual({});
  });

  it('of a cart that is over: a new one takes it', async () => {
    await shop.storefront.cart.addItem({ sku: 'GN-002', quantity: 1 });
    shop.backend.db.prepare('UPDATE cart SET is_active = 0').run();
    expect(await take()).toMatchObject({ state: 'ended', added: parcel.lines });
    expect(await lines()).toEqual(all);
  });
});

describe('what cannot be had', () => {
  const tooMany = { sku: 'GN-002', quantity: 9000 };
  const unknown = { sku: '<b>Call +1 800 SCAM</b>', quantity: 1 };

  it('is left out, and the rest arrives', async () => {
    const taken = await take({ number, lines: [tooMany, rum, unknown] });
    expect(taken).toMatchObject({ state: 'ended', added: [rum], refused: [tooMany, unknown] });
    expect(await lines()).toEqual({ 'WH-002': 1 });
  });

  it('is named by the backend, never by the link', async () => {
    const { transport, text } = shop.storefront;
    const names = await namesOf(transport, text, [tooMany, unknown]);
    expect(names).toBe('Sable Bay Navy Strength Gin, 1 item that this shop does not sell');
  });

  /** Of the gin: as this shop has it, and what it is called then. */
  const reasons: Record<string, { change: () => unknown; name: string }> = {
    'sold out': {
      change: () => setStock('is_in_stock = 0'),
      name: 'Sable Bay Navy Strength Gin',
    },
    'above what one order may hold': {
      change: () => setStock('max_sale_quantity = 1'),
      name: 'Sable Bay Navy Strength Gin',
    },
    'not sold any more': { change: () => setStatus(2), name: '1 item that this shop does not sell' },
    'not sold in the store view that was chosen here': {
      change: notInEurope,
      name: '1 item that this shop does not sell',
    },
  };
  const ofGin = "product_id = (SELECT id FROM product WHERE sku = 'GN-002')";
  const setStock = (what: string) => shop.backend.db.prepare(`UPDATE stock SET ${what} WHERE ${ofGin}`).run();
  const setStatus = (status: number) =>
    shop.backend.db.prepare("UPDATE product SET status = ? WHERE sku = 'GN-002'").run(status);
  /** A Magento keeps a product's status for each store view. */
  function notInEurope(): void {
    const { handle } = shop.backend;
    shop.backend.handle = (request, client) => {
      setStatus(request.headers.get('store') === 'europe' ? 2 : 1);
      return handle(request, client);
    };
    shop.storefront.storage.set('store_view_code', 'europe');
  }

  it.each(Object.entries(reasons))('because it is %s: is named, and the rest arrives', async (_, reason) => {
    reason.change();
    expect(await take()).toMatchObject({ state: 'ended', added: [rum], refused: [gin] });
    const { transport, text } = shop.storefront;
    expect(await namesOf(transport, text, [gin])).toBe(reason.name);
    expect(await lines()).toEqual({ 'WH-002': 1 });
  });

  it('is not what costs another currency here', async () => {
    shop.storefront.storage.set('store_view_currency', 'EUR');
    expect(await take()).toMatchObject({ added: parcel.lines, refused: [] });
    expect(await lines()).toEqual(all);
    expect(shop.storefront.cart.details.value?.subtotal.currency).toBe('EUR');
  });

  it('is not sent again where all of it is refused', async () => {
    const taken = await take({ number, lines: [unknown] });
    expect(taken).toMatchObject({ state: 'ended', added: [], refused: [unknown] });
    expect(adds()).toBe(1);
  });

  it('is found out one by one at a backend that refuses all for one', async () => {
    shop.intercept.answer = (operation, text) =>
      operation === 'AddProductsToCart' && text.includes('WH-002') && text.includes('GN-002')
        ? Response.json({
            data: { addProductsToCart: { cart: null, user_errors: [{ code: 'UNDEFINED', message: 'No' }] } },
          })
        : undefined;
    expect(await take()).toMatchObject({ state: 'ended', added: parcel.lines, refused: [] });
    expect(await lines()).toEqual(all);
  });
});
