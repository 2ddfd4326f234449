// behaviour 4.7: at the press the bag of a page of another site is set aside, leaves its cart, and comes back where that is wanted.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { arrive } from '../../../src/cart/crossing/arrival';
import { lettersOfBag, setAside } from '../../../src/cart/crossing/aside';
import type { Aside } from '../../../src/cart/crossing/aside-record';
import { createJournal } from '../../../src/cart/crossing/journal';
import { finishLeaving, putBack } from '../../../src/cart/crossing/leave';
import { readParcel } from '../../../src/cart/crossing/read-parcel';
import { backendShop, type BackendShop } from '../../support/backend-shop';
import { waitFor } from '../../support/wait-for';

let shop: BackendShop;
beforeEach(async () => {
  shop = await backendShop();
  await shop.storefront.cart.addItem({ sku: 'GN-002', quantity: 2 });
  await shop.storefront.cart.addItem({ sku: 'WH-002', quantity: 1 });
});
afterEach(async () => {
  // What a page would ask that has gone.
  shop.intercept.answer = () => Response.error();
  await new Promise((done) => setTimeout(done, 50));
  await shop.close();
});

const bag = () => readParcel(lettersOfBag(shop.storefront)!)!;
const aside = () => shop.storefront.storage.get<Aside>('bagAside');
const lines = async () => {
  await shop.storefront.cart.load();
  const items = shop.storefront.cart.details.value?.items ?? [];
  return Object.fromEntries(items.map(({ sku, quantity }) => [sku, quantity]));
};
const hasLeft = () => waitFor(() => expect(shop.storefront.storage.get('bagLeaving')).toBeUndefined());

it('takes along what is in it, and nothing that tells whose it is', () => {
  expect(bag().lines).toEqual([
    { sku: 'GN-002', quantity: 2 },
    { sku: 'WH-002', quantity: 1 },
  ]);
  const letters = Buffer.from(lettersOfBag(shop.storefront)!, 'base64url').toString();
  expect(letters).not.toContain(shop.storefront.cart.cartId.value);
  for (const { uid } of shop.storefront.cart.details.value!.items) expect(letters).not.toContain(uid);
});

it('has one number as long as it is the same', async () => {
  const { number } = bag();
  expect(bag().number).toBe(number);
  await shop.storefront.cart.addItem({ sku: 'GN-002', quantity: 1 });
  expect(bag().number).not.toBe(number);
});

it('is no bag where nothing is in it', async () => {
  for (const { uid } of shop.storefront.cart.details.value!.items) await shop.storefront.cart.removeItem(uid);
  expect(lettersOfBag(shop.storefront)).toBeUndefined();
  setAside(shop.storefront);
  expect(aside()).toBeUndefined();
});

describe('set aside', () => {
  it('is out of the cart by one request at once, and empty for whoever looks', async () => {
    const { number } = bag();
    const sent: (RequestInit | undefined)[] = [];
    const send: typeof fetch = (address, init) => {
      sent.push(init);
      return shop.storefront.fetch(address, init);
    };
    setAside({ ...shop.storefront, fetch: send });
    expect(sent).toMatchObject([{ method: 'POST', keepalive: true }]);
    expect(aside()).toMatchObject({ number, lines: [{ sku: 'GN-002' }, { sku: 'WH-002' }] });
    expect(shop.storefront.storage.get('cartCount')).toBe(0);
    await waitFor(() => expect(shop.storefront.cart.isEmpty.value).toBe(true));
    await hasLeft();
    expect(await lines()).toEqual({});
    expect(shop.storefront.storage.get('cartEnd')).toBeUndefined();
  });

  it('leaves with the next page what did not leave then', async () => {
    shop.intercept.answer = (operation) => (operation === 'SetAside' ? Response.error() : undefined);
    setAside(shop.storefront);
    await hasLeft();
    expect(await lines()).toEqual({});
  });

  it('leaves what was put in since', async () => {
    shop.intercept.answer = (operation) => (operation === 'AddProductsToCart' ? undefined : Response.error());
    setAside(shop.storefront);
    await waitFor(() => expect(shop.storefront.cart.isEmpty.value).toBe(true));
    shop.intercept.answer = undefined;
    await shop.storefront.cart.addItem({ sku: 'GN-002', quantity: 3 });
    await finishLeaving(shop.storefront);
    expect(await lines()).toEqual({ 'GN-002': 3 });
  });

  it('filled anew with the same, is another bag', async () => {
    const { number } = bag();
    setAside(shop.storefront);
    await hasLeft();
    await shop.storefront.cart.addItem({ sku: 'GN-002', quantity: 2 });
    await shop.storefront.cart.addItem({ sku: 'WH-002', quantity: 1 });
    expect(bag().number).not.toBe(number);
  });

  it('comes back once, as the same bag', async () => {
    const { number } = bag();
    setAside(shop.storefront);
    expect(await Promise.all([putBack(shop.storefront), putBack(shop.storefront)])).toEqual(['done', 'done']);
    expect(await lines()).toEqual({ 'GN-002': 2, 'WH-002': 1 });
    expect(aside()).toBeUndefined();
    expect(bag().number).toBe(number);
  });

  it('comes back by the next page where this one died on the way', async () => {
    setAside(shop.storefront);
    await hasLeft();
    const { back, lines: wanted } = aside()!;
    createJournal(shop.storefront.storage).begin(
      { number: back, lines: wanted },
      '',
      shop.storefront.cart.cartId.value!,
      {},
    );
    await shop.storefront.cart.addItem({ sku: 'GN-002', quantity: 2 });
    await shop.storefront.cart.addItem({ sku: 'WH-002', quantity: 1 });
    await arrive(shop.storefront);
    expect(await lines()).toEqual({ 'GN-002': 2, 'WH-002': 1 });
    expect(aside()).toBeUndefined();
    expect([...shop.storefront.toasts.toasts.value.values()]).toEqual([]);
  });

  it('stays aside where it cannot come back', async () => {
    setAside(shop.storefront);
    await hasLeft();
    shop.intercept.answer = () => Response.error();
    expect(await putBack(shop.storefront)).toBe('failed');
    expect(aside()).toBeDefined();
  });
});
