// What a guest saves: kept in the browser, said, and put on the wishlist at the sign-in without losing anything.
import type { ReadonlySignal } from '@preact/signals-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keep, toggleSaved, unsave } from '../../../src/catalog/wishlist/save';
import { saveLine } from '../../../src/catalog/wishlist/save-line';
import { createSaved, isOfSku, mostSaved } from '../../../src/catalog/wishlist/saved';
import type { SavedItem } from '../../../src/catalog/wishlist/saved-record';
import { createWishlist } from '../../../src/catalog/wishlist/state';
import { watchSaved } from '../../../src/catalog/wishlist/watch-saved';
import { createBrowserStorage } from '../../../src/storage/browser-storage';
import { isSound } from '../../../src/storage/shapes';
import { backendShop, type BackendShop } from '../../support/backend-shop';
import { waitFor } from '../../support/wait-for';

const password = 'Passw0rd!23';
let shop: BackendShop;
let saved: ReadonlySignal<readonly SavedItem[]>;
let stop: () => void;
beforeEach(async () => {
  shop = await backendShop();
  saved = shop.storefront.feature(createSaved);
  stop = watchSaved(shop.storefront);
});
afterEach(() => {
  stop();
  return shop.close();
});

const said = () => [...shop.storefront.toasts.toasts.value.values()].map(({ message }) => message);
const times = (operation: string) => shop.asked.filter((one) => one === operation).length;
const thing = (sku: string): SavedItem => ({ sku, name: `Name of ${sku}`, quantity: 1, selectedOptions: [] });
const isLiked = (sku: string) => shop.storefront.feature(createWishlist).isLiked(sku);

it('fills a guest’s heart without a request, and says so with the way to what is saved', async () => {
  const wishlist = shop.storefront.feature(createWishlist);
  expect(await wishlist.toggle('WH-002', 'Glen Tarrow')).toBe(true);
  expect(isLiked('wh-002')).toBe(true);
  const [toast] = shop.storefront.toasts.toasts.value.values();
  expect(toast?.message).toMatch(/Glen Tarrow is saved/);
  expect(toast?.actionText).toBe('View saved');
  expect(await wishlist.toggle('wh-002', 'Glen Tarrow')).toBe(false);
  expect(saved.value).toEqual([]);
  expect(shop.asked).toEqual([]);
});

it('keeps each choice of a product once, the newest first', () => {
  const large = { ...thing('A'), selectedOptions: ['large'] };
  for (const item of [thing('A'), large, thing('B'), thing('a')]) keep(shop.storefront, item);
  expect(saved.value.map(({ sku, selectedOptions }) => [sku, ...selectedOptions])).toEqual([
    ['a'],
    ['B'],
    ['A', 'large'],
  ]);
  unsave(shop.storefront, isOfSku('A'));
  expect(saved.value).toEqual([thing('B')]);
});

it('saves no line that stays in the cart, and keeps what was saved before', async () => {
  const { cart } = shop.storefront;
  await cart.addItem({ sku: 'WH-002', quantity: 2 });
  await cart.load();
  const [line] = cart.details.value!.items;
  const refuse = async () => false;
  await saveLine(shop.storefront, line!, refuse);
  expect(saved.value).toEqual([]);
  keep(shop.storefront, thing('WH-002'));
  await saveLine(shop.storefront, line!, refuse);
  expect(saved.value.map(({ sku }) => sku)).toEqual(['WH-002']);
});

it('says that there are too many, and saves no more', () => {
  for (let n = 0; n < mostSaved; n += 1) keep(shop.storefront, thing(`S-${n}`));
  expect(toggleSaved(shop.storefront, 'ONE-MORE', 'One more')).toBeUndefined();
  expect(saved.value).toHaveLength(mostSaved);
  expect(said()).toEqual([expect.stringMatching(/^You have saved 100 things/)]);
});

it('says where the browser keeps nothing', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const area = { getItem: () => null, setItem: full, removeItem: () => undefined } as unknown as Storage;
  const storage = createBrowserStorage('full', { area });
  expect(toggleSaved({ ...shop.storefront, storage }, 'A', 'Amber')).toBe(true);
  expect(said()).toEqual([expect.stringMatching(/keeps nothing: Amber is saved until you leave/)]);
});

it.each([
  ['no list', { sku: 'A' }],
  ['a thing without its choice', [{ sku: 'A', quantity: 1 }]],
  ['another kind of SKU', [{ sku: 1, quantity: 1, selectedOptions: [] }]],
])('takes %s for nothing', (_name, value) => {
  expect(isSound('savedItems', value)).toBe(false);
  expect(isSound('savedItems', [thing('A')])).toBe(true);
});

it('puts all on the wishlist at the sign-in, each once, and forgets it here', async () => {
  for (const sku of ['WH-002', 'GN-002']) keep(shop.storefront, thing(sku));
  await shop.signIn();
  await waitFor(() => expect(said()).toContain('2 saved items are on your wishlist.'));
  expect(saved.value).toEqual([]);
  shop.storefront.feature(createWishlist).preload();
  await waitFor(() => expect([isLiked('WH-002'), isLiked('GN-002')]).toEqual([true, true]));
  expect(times('AddToWishlist')).toBe(2);
});

it('keeps what the wishlist does not take, says which, and does not ask again', async () => {
  for (const sku of ['NO-SUCH', 'WH-002']) keep(shop.storefront, thing(sku));
  await shop.signIn();
  await waitFor(() =>
    expect(said()).toContain('Not taken by your wishlist, and saved still: Name of NO-SUCH.'),
  );
  expect(saved.value).toEqual([{ ...thing('NO-SUCH'), isRefused: true }]);
  expect(said()).toContain('Name of WH-002 is on your wishlist.');
  const asked = times('AddToWishlist');
  await shop.storefront.user.signOut({ revoke: false });
  await shop.storefront.user.signIn('lena@example.com', password);
  expect(times('AddToWishlist')).toBe(asked);
});

it('loses nothing where the backend fails on the way, and goes on the next time', async () => {
  for (const sku of ['WH-002', 'GN-002']) keep(shop.storefront, thing(sku));
  let adds = 0;
  shop.intercept.answer = (operation) =>
    operation === 'AddToWishlist' && (adds += 1) === 2 ? new Response('', { status: 400 }) : undefined;
  await shop.signIn();
  await waitFor(() => expect(said().join()).toMatch(/not on your wishlist yet/));
  expect(saved.value).toEqual([thing('GN-002')]);
  stop();
  stop = watchSaved(shop.storefront);
  await waitFor(() => expect(saved.value).toEqual([]));
});
