// The page of the wishlist in front of the embedded backend, and of one with several lists.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWishlistPage, type WishlistPageState } from '../../../src/account/wishlist/state';
import { itemName, availabilityOf } from '../../../src/account/wishlist/wishlist-item';
import { createWishlist } from '../../../src/catalog/wishlist/state';
import { all, run } from '../../../demo-host/backend/database';
import { backendShop, type BackendShop } from '../../support/backend-shop';
import { tokenOf } from '../../support/own-order';
import { waitFor } from '../../support/wait-for';

let shop: BackendShop;
let wishlist: WishlistPageState;
beforeEach(async () => {
  shop = await backendShop();
  await shop.signIn();
});
afterEach(() => {
  wishlist.dispose();
  return shop.close();
});

async function wish(items: { sku: string; quantity?: number; selected_options?: string[] }[]): Promise<void> {
  const { data } = await shop.backend.graphql<{
    addProductsToWishlist: { user_errors: { message: string }[] };
  }>(
    `mutation($items: [WishlistItemInput!]!) {
       addProductsToWishlist(wishlistId: "0", wishlistItems: $items) { user_errors { message } } }`,
    { items: items.map((item) => ({ quantity: 1, ...item })) },
    { token: await tokenOf(shop.backend) },
  );
  expect(data?.addProductsToWishlist.user_errors).toEqual([]);
}

async function open(listId?: string) {
  wishlist = createWishlistPage(shop.storefront, listId);
  await waitFor(() => expect(wishlist.items.value ?? wishlist.error.value).toBeDefined());
  return wishlist;
}

/** On three pages. */
const many = () =>
  all<{ sku: string }>(
    shop.backend.db,
    "SELECT sku FROM product WHERE type_id = 'simple' AND visibility <> 1 AND status = 1 ORDER BY id LIMIT 45",
  ).map(({ sku }) => ({ sku }));

const shown = () => wishlist.items.value ?? [];
const skus = () => shown().map(({ product }) => product?.sku);
const bySku = (sku: string) => shown().find(({ product }) => product?.sku === sku)!;

async function configurable() {
  const { data } = await shop.backend.graphql<{
    products: { items: { __typename: string; sku: string; variants?: Variant[] }[] };
  }>(
    `{ products(filter: { price: { from: "1" } }, pageSize: 300) { items { __typename sku ... on ConfigurableProduct {
      variants { product { sku stock_status } attributes { uid label } } } } } }`,
  );
  const product = data!.products.items.find(({ __typename }) => __typename === 'ConfigurableProduct')!;
  return {
    sku: product.sku,
    variant: product.variants!.find((one) => one.product.stock_status === 'IN_STOCK')!,
  };
}
interface Variant {
  product: { sku: string; stock_status: string };
  attributes: { uid: string; label: string }[];
}

it('shows what is on the list, chosen options and prices included', async () => {
  const { sku, variant } = await configurable();
  await wish([
    { sku: 'GN-002' },
    { sku },
    { sku, quantity: 2, selected_options: variant.attributes.map(({ uid }) => uid) },
  ]);
  await open();
  expect(wishlist.list.value).toMatchObject({ count: 3 });
  expect(shown().map(availabilityOf)).toEqual(['buyable', 'choose', 'buyable']);
  expect(shown()[2]).toMatchObject({ quantity: 2, variant: { sku: variant.product.sku } });
  expect(itemName(shown()[2]!)).toContain(variant.attributes[0]!.label);
  expect(shown()[0]?.product?.offer?.final.value).toBeGreaterThan(0);
});

it('behaviour 3: further pages are put below, and a removal loses none', async () => {
  await wish(many());
  await open();
  const whole = wishlist.list.value!.count;
  expect(whole).toBeGreaterThan(40);
  expect(shown()).toHaveLength(20);
  expect(wishlist.hasMore.value).toBe(true);
  await wishlist.remove(shown()[3]!);
  // What moved up from the second page is there.
  await waitFor(() => expect(shown()).toHaveLength(20));
  await wishlist.showMore();
  await wishlist.showMore();
  expect(wishlist.hasMore.value).toBe(false);
  expect(shown()).toHaveLength(whole - 1);
  expect(new Set(shown().map(({ id }) => id)).size).toBe(whole - 1);
});

it('puts a removed item back where it stood, with quantity and note', async () => {
  await wish([{ sku: 'GN-002', quantity: 3 }, { sku: 'WH-002' }, { sku: 'WH-003' }]);
  await open();
  await wishlist.change(bySku('GN-002'), { note: 'For Ada' });
  const item = bySku('GN-002');
  await wishlist.remove(item);
  expect(skus()).toEqual(['WH-002', 'WH-003']);
  expect(wishlist.list.value?.count).toBe(2);
  await wishlist.putBack(item);
  expect(skus()).toEqual(['GN-002', 'WH-002', 'WH-003']);
  expect(bySku('GN-002')).toMatchObject({ quantity: 3, note: 'For Ada' });
});

it('changes quantity without losing the note, and the note without losing the quantity', async () => {
  await wish([{ sku: 'GN-002' }]);
  await open();
  await wishlist.change(bySku('GN-002'), { note: 'Birthday' });
  await wishlist.change(bySku('GN-002'), { quantity: 4 });
  wishlist.dispose();
  await open();
  expect(bySku('GN-002')).toMatchObject({ quantity: 4, note: 'Birthday' });
});

it('changes quantity and note at the same time without losing either', async () => {
  await wish([{ sku: 'GN-002' }]);
  await open();
  const item = bySku('GN-002');
  await Promise.all([
    wishlist.change(item, { note: 'Birthday' }),
    wishlist.change(item, { quantity: 4 }),
    wishlist.change({ ...item, id: '0' }, { quantity: 2 }).catch(() => undefined),
    wishlist.change(item, { quantity: 5 }),
  ]);
  wishlist.dispose();
  await open();
  expect(bySku('GN-002')).toMatchObject({ quantity: 5, note: 'Birthday' });
});

it('moves into the cart what can be bought, and says of the rest why it stays', async () => {
  const { sku } = await configurable();
  await wish([{ sku: 'GN-002', quantity: 2 }, { sku: 'WH-002', quantity: 500 }, { sku }]);
  await open();
  const moved = await wishlist.moveToCart(shown());
  expect(moved.map(({ product }) => product?.sku)).toEqual(['GN-002']);
  expect(skus()).toEqual(['WH-002', sku]);
  expect(wishlist.problemOf(bySku('WH-002'))).toMatch(/not available/);
  expect(wishlist.problemOf(bySku(sku))).toBeUndefined();
  expect(shop.storefront.cart.details.value?.items).toMatchObject([{ sku: 'GN-002', quantity: 2 }]);
});

it('tells the hearts of the page', async () => {
  await wish([{ sku: 'GN-002' }]);
  const hearts = shop.storefront.feature(createWishlist);
  hearts.preload();
  await waitFor(() => expect(hearts.isLiked('GN-002')).toBe(true));
  await open();
  await wishlist.remove(bySku('GN-002'));
  await waitFor(() => expect(hearts.isLiked('GN-002')).toBe(false));
});

it('what is sold out stays and cannot be bought', async () => {
  await wish([{ sku: 'GN-002' }]);
  run(
    shop.backend.db,
    'UPDATE stock SET quantity = 0, is_in_stock = 0 WHERE product_id = (SELECT id FROM product WHERE sku = ?)',
    'GN-002',
  );
  await open();
  expect(availabilityOf(bySku('GN-002'))).toBe('sold-out');
  expect(await wishlist.moveToCart(shown())).toEqual([]);
  expect(shop.asked).not.toContain('WishlistToCart');
});

it('never asks for the code by which a list is shared', async () => {
  await wish([{ sku: 'GN-002' }]);
  const bodies: string[] = [];
  const { handle } = shop.backend;
  shop.backend.handle = async (request) => {
    bodies.push(decodeURIComponent(request.url) + (await request.clone().text()));
    return handle(request);
  };
  await open();
  await wishlist.remove(bySku('GN-002'));
  expect(bodies.join()).toContain('RemoveFromWishlist');
  expect(bodies.join()).not.toContain('sharing_code');
});

it('forgets the list of who left', async () => {
  await wish([{ sku: 'GN-002' }]);
  await open();
  await shop.storefront.user.signOut();
  expect(wishlist.items.value).toBeUndefined();
});

it('takes nothing more of a list into the cart once its owner has left', async () => {
  await wish(many());
  await open();
  let answer = (): void => undefined;
  const held = new Promise<void>((done) => (answer = done));
  const { handle } = shop.backend;
  shop.backend.handle = async (request) => {
    if (shop.asked.at(-1) === 'WishlistMore') await held;
    return handle(request);
  };
  const moved = wishlist.moveAllToCart();
  await waitFor(() => expect(shop.asked).toContain('WishlistMore'));
  await shop.storefront.user.signOut();
  answer();
  expect(await moved).toEqual([]);
  expect(wishlist.hasMore.value).toBe(false);
  expect(shop.asked.filter((name) => /^Wishlist(More|ToCart)$/.test(name))).toEqual(['WishlistMore']);
});

it('says that a shop keeps no lists', async () => {
  run(
    shop.backend.db,
    "INSERT OR REPLACE INTO setting (path, value) VALUES ('wishlist/general/active', '0')",
  );
  await open();
  expect(wishlist.error.value?.message).toMatch(/currently disabled/);
});

describe('several lists, as Adobe Commerce has them', () => {
  const product = (sku: string) => ({
    __typename: 'SimpleProduct',
    uid: sku,
    sku,
    name: `The ${sku}`,
    stock_status: 'IN_STOCK',
  });
  const itemsOf = (sku: string) => ({
    __typename: 'WishlistItems',
    items: [
      { __typename: 'SimpleWishlistItem', id: sku, quantity: 1, description: null, product: product(sku) },
    ],
    page_info: { __typename: 'SearchResultPageInfo', total_pages: 1 },
  });
  const list = (id: string, rest: object) => ({ __typename: 'Wishlist', id, items_count: 1, ...rest });
  const answer = (wishlists: object[]) =>
    Response.json({ data: { customer: { __typename: 'Customer', wishlists } } });

  it('are named, and the one of the address is shown', async () => {
    shop.intercept.answer = (operation) =>
      operation === 'WishlistPage'
        ? answer([list('1', { items_v2: itemsOf('A') }), list('2', { items_v2: itemsOf('B') })])
        : operation === 'WishlistNames'
          ? answer([list('1', { name: 'Cellar' }), list('2', { name: 'Gifts' })])
          : undefined;
    await open('2');
    expect(wishlist.lists.value?.map(({ name }) => name)).toEqual(['Cellar', 'Gifts']);
    expect(wishlist.list.value?.name).toBe('Gifts');
    expect(skus()).toEqual(['B']);
  });

  it('an unknown one is the first, and one list needs no name', async () => {
    shop.intercept.answer = (operation) =>
      operation === 'WishlistPage' ? answer([list('1', { items_v2: itemsOf('A') })]) : undefined;
    await open('77');
    expect(skus()).toEqual(['A']);
    expect(shop.asked).not.toContain('WishlistNames');
  });
});
