// The wishlist behind the hearts, against the embedded backend.
import type { ReadonlySignal } from '@preact/signals-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSaved } from '../../../src/catalog/wishlist/saved';
import type { SavedItem } from '../../../src/catalog/wishlist/saved-record';
import { createWishlist, type Wishlist } from '../../../src/catalog/wishlist/state';
import { watchSaved } from '../../../src/catalog/wishlist/watch-saved';
import { backendShop, type BackendShop } from '../../support/backend-shop';
import { waitFor } from '../../support/wait-for';

let shop: BackendShop;
let wishlist: Wishlist;
let saved: ReadonlySignal<readonly SavedItem[]>;
beforeEach(async () => {
  shop = await backendShop();
  wishlist = shop.storefront.feature(createWishlist);
  saved = shop.storefront.feature(createSaved);
});
afterEach(() => shop.close());

const said = () => [...shop.storefront.toasts.toasts.value.values()].map(({ message }) => message);
const times = (operation: string) => shop.asked.filter((one) => one === operation).length;

it('asks nothing for a guest, and the list once for however many hearts after the sign-in', async () => {
  wishlist.preload();
  wishlist.preload();
  expect(wishlist.isLiked('WH-002')).toBe(false);
  expect(times('OwnWishlist')).toBe(0);
  await shop.signIn();
  wishlist.preload();
  await waitFor(() => expect(times('OwnWishlist')).toBe(1));
});

it('puts a product on the list and takes it off, whatever the spelling of its SKU', async () => {
  await shop.signIn();
  expect(await wishlist.toggle('WH-002')).toBe(true);
  expect(wishlist.isLiked('wh-002')).toBe(true);
  expect(await wishlist.toggle('wh-002')).toBe(false);
  expect(wishlist.isLiked('WH-002')).toBe(false);
});

it('reads the list back only to take off what has just been put on, and again where that failed', async () => {
  await shop.signIn();
  expect(await wishlist.toggle('GN-002')).toBe(true);
  expect(times('OwnWishlist')).toBe(1);
  let reads = 0;
  shop.intercept.answer = (operation) =>
    operation === 'OwnWishlist' && (reads += 1) === 1 ? new Response('', { status: 400 }) : undefined;
  await expect(wishlist.toggle('GN-002')).rejects.toThrow();
  expect(wishlist.isLiked('GN-002')).toBe(true);
  expect(await wishlist.toggle('GN-002')).toBe(false);
  expect(wishlist.isLiked('GN-002')).toBe(false);
  expect(times('RemoveFromWishlist')).toBe(1);
});

it('shows at once what was pressed, and takes it back where it is refused', async () => {
  await shop.signIn();
  wishlist.preload();
  await waitFor(() => expect(times('OwnWishlist')).toBe(1));
  const added = wishlist.toggle('WH-002');
  expect([wishlist.isLiked('WH-002'), wishlist.isBusy('WH-002')]).toEqual([true, true]);
  await added;
  expect([wishlist.isLiked('WH-002'), wishlist.isBusy('WH-002')]).toEqual([true, false]);
  const refused = wishlist.toggle('NO-SUCH');
  expect(wishlist.isLiked('NO-SUCH')).toBe(true);
  await expect(refused).rejects.toThrow();
  expect(wishlist.isLiked('NO-SUCH')).toBe(false);
});

it('leaves on the list what was on it before its heart knew', async () => {
  await shop.signIn();
  await wishlist.toggle('WH-002');
  await shop.storefront.user.signOut({ revoke: false });
  await shop.signIn();
  expect(wishlist.isLiked('WH-002')).toBe(false);
  expect(await wishlist.toggle('WH-002')).toBe(true);
  expect(times('AddToWishlist')).toBe(1);
  expect(wishlist.isLiked('WH-002')).toBe(true);
});

it('says what the backend says against it, and stays as it was', async () => {
  await shop.signIn();
  await expect(wishlist.toggle('NO-SUCH')).rejects.toThrow(/NO-SUCH/);
  expect(wishlist.isLiked('NO-SUCH')).toBe(false);
  expect(wishlist.isBusy('NO-SUCH')).toBe(false);
});

it('changes once for two presses', async () => {
  await shop.signIn();
  await Promise.all([wishlist.toggle('WH-002'), wishlist.toggle('WH-002')]);
  expect(times('AddToWishlist')).toBe(1);
  expect(wishlist.isLiked('WH-002')).toBe(true);
});

it('forgets everything when the shopper leaves, and reads the next one’s list', async () => {
  await shop.signIn();
  wishlist.preload();
  await wishlist.toggle('WH-002');
  await shop.storefront.user.signOut();
  expect(wishlist.isLiked('WH-002')).toBe(false);
  const before = times('OwnWishlist');
  await shop.signIn('lena@example.com');
  await waitFor(() => expect(times('OwnWishlist')).toBe(before + 1));
  expect(wishlist.isLiked('WH-002')).toBe(false);
});

it('takes over a line of the cart with its options and quantity', async () => {
  await shop.signIn();
  const { cart } = shop.storefront;
  const { data } = await shop.backend.graphql<{ products: { items: Product[] } }>(
    `{ products(filter: { price: { from: "1" } }, pageSize: 300) { items { __typename sku ... on ConfigurableProduct {
      variants { product { sku stock_status } attributes { uid } } } } } }`,
  );
  const product = data?.products.items.find((item) => item.__typename === 'ConfigurableProduct');
  const variant = product?.variants?.find((one) => one.product.stock_status === 'IN_STOCK');
  const selectedOptions = variant?.attributes.map(({ uid }) => uid) ?? [];
  const sku = product?.sku ?? '';
  expect(await cart.addItem({ sku, quantity: 1, selectedOptions })).toBe(true);
  const line = cart.details.value?.items.find(({ parentSku }) => parentSku === sku);
  await wishlist.add({ sku, quantity: 2, selectedOptions: line?.selectedOptions });
  expect(wishlist.isLiked(sku)).toBe(true);
  const answer = await shop.backend.graphql<{ customer: { wishlists: { items_v2: { items: Wish[] } }[] } }>(
    `{ customer { wishlists { items_v2 { items { quantity ... on ConfigurableWishlistItem {
      configured_variant { sku } } } } } } }`,
    {},
    { token: shop.storefront.user.token.value },
  );
  expect(answer.data?.customer.wishlists[0]?.items_v2.items).toContainEqual({
    quantity: 2,
    configured_variant: { sku: variant?.product.sku },
  });
});

interface Product {
  __typename: string;
  sku: string;
  variants?: { product: { sku: string; stock_status: string }; attributes: { uid: string }[] }[];
}
interface Wish {
  quantity: number;
  configured_variant?: { sku: string };
}

it('does after the sign-in, once, what a guest asked for', async () => {
  watchSaved(shop.storefront);
  wishlist.preload();
  wishlist.grant('WH-002');
  expect(said()).toEqual([]);
  expect(shop.asked).not.toContain('AddToWishlist');
  await shop.signIn();
  await waitFor(() => expect(wishlist.isLiked('WH-002')).toBe(true));
  await waitFor(() => expect(said()).toContain('Glen Tarrow 12 Year Old Sherry Cask is on your wishlist.'));
  await shop.storefront.user.signOut();
  const before = times('OwnWishlist');
  await shop.signIn('lena@example.com');
  await waitFor(() => expect(times('OwnWishlist')).toBeGreaterThan(before));
  expect(times('AddToWishlist')).toBe(1);
});

it('leaves alone what a guest asked for and is on the list already', async () => {
  await shop.signIn();
  await wishlist.toggle('WH-002');
  // A backend that counts in seconds would take the next token for one of those that it has just revoked.
  await shop.storefront.user.signOut({ revoke: false });
  watchSaved(shop.storefront);
  wishlist.grant('wh-002');
  await shop.signIn();
  await waitFor(() => expect(saved.value).toEqual([]));
  wishlist.preload();
  await waitFor(() => expect(wishlist.isLiked('WH-002')).toBe(true));
  expect(times('AddToWishlist')).toBe(1);
});

it('grants at once what somebody wants who is signed in, by the name that the shop has for it', async () => {
  await shop.signIn();
  wishlist.grant('wh-002');
  await waitFor(() => expect(wishlist.isLiked('WH-002')).toBe(true));
  await waitFor(() => expect(said()).toEqual(['Glen Tarrow 12 Year Old Sherry Cask is on your wishlist.']));
  wishlist.grant('Free wine at evil.example');
  await waitFor(() => expect(said()).toContain('Your wishlist could not be changed. Please try again.'));
  expect(said().join()).not.toContain('evil');
  expect(times('AddToWishlist')).toBe(1);
});
