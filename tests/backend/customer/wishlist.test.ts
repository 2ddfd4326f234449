// The wishlist: what may be put on it, what moves into the cart, and that it is nobody else's.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { all, run } from '../../../demo-host/backend/database';
import { saveSetting } from '../../../demo-host/backend/settings';
import { createSmallShop, seventyCl, type SmallShop } from '../small-shop';

let shop: SmallShop;
let token: string;
beforeEach(async () => {
  shop = await createSmallShop();
  token = await shop.signIn();
});
afterEach(() => shop.backend.close());

const change = 'wishlist { id items_count } user_errors { code message }';
const add = `mutation($list: ID = "0", $items: [WishlistItemInput!]!) {
  changed: addProductsToWishlist(wishlistId: $list, wishlistItems: $items) { ${change} } }`;
const update = `mutation($list: ID = "1", $items: [WishlistItemUpdateInput!]!) {
  changed: updateProductsInWishlist(wishlistId: $list, wishlistItems: $items) { ${change} } }`;
const remove = `mutation($list: ID = "1", $ids: [ID!]!) {
  changed: removeProductsFromWishlist(wishlistId: $list, wishlistItemsIds: $ids) { ${change} } }`;
const move = `mutation($list: ID = "1", $ids: [ID!]) { addWishlistItemsToCart(wishlistId: $list, wishlistItemIds: $ids) {
  status add_wishlist_items_to_cart_user_errors { code message wishlistItemId } wishlist { items_count } } }`;
const list = `{ customer { wishlist_v2(id: 0) { items_count items_v2 { items {
  id quantity description product { sku } ... on ConfigurableWishlistItem { configured_variant { sku } configurable_options { value_label } }
} } } } }`;
const cart =
  '{ customerCart { items { quantity product { sku } ... on ConfigurableCartItem { configured_variant { sku } } } } }';

interface Item {
  id: string;
  quantity: number;
  description: string | null;
  product: { sku: string };
  configured_variant?: { sku: string } | null;
}
interface Changed {
  wishlist: { id: string; items_count: number };
  user_errors: { code: string; message: string }[];
}
const changed = async (query: string, variables: object, who = token) =>
  (await shop.ask(query, { ...variables }, who)).changed as Changed;
const put = (...items: object[]) => changed(add, { items });
const items = async (who = token) => {
  const { customer } = (await shop.ask(list, {}, who)) as {
    customer: { wishlist_v2: { items_v2: { items: Item[] } } };
  };
  return customer.wishlist_v2.items_v2.items;
};
/** 'sku ×quantity' of every item, the variant behind a slash. */
const shown = async () =>
  (await items()).map(
    ({ product, quantity, configured_variant: variant }) =>
      `${product.sku}${variant ? `/${variant.sku}` : ''} ×${quantity}`,
  );
const inCart = async () => (await shop.ask(cart, {}, token)).customerCart;
const undefinedError = (message: string) => [{ code: 'UNDEFINED', message }];

describe('adding', () => {
  it('raises the quantity of what is there with the same options', async () => {
    const rum = { sku: 'RUM', quantity: 1 };
    const seventy = { ...rum, selected_options: [seventyCl] };
    await put({ sku: 'MALT', quantity: 1 }, rum, seventy);
    const answer = await put({ sku: 'MALT', quantity: 1.5 }, rum, { ...seventy, quantity: 2 });
    expect(answer).toEqual({ wishlist: { id: '1', items_count: 3 }, user_errors: [] });
    expect(await shown()).toEqual(['MALT ×2.5', 'RUM ×2', 'RUM/RUM-70 ×3']);
  });

  it('notes a product without options when they are wrong, and takes a parent’s sku before the child’s', async () => {
    const wrong = Buffer.from('configurable/139/999').toString('base64');
    await put({ sku: 'RUM', quantity: 1, selected_options: [wrong] });
    await put({ sku: 'RUM-70', parent_sku: 'RUM', quantity: 1 });
    expect(await shown()).toEqual(['RUM ×2']);
  });

  it('has an end to quantities', async () => {
    for (let times = 0; times < 2; times++) await put({ sku: 'MALT', quantity: 1e308 });
    expect(await shown()).toEqual(['MALT ×99999999.9999']);
  });

  it('goes on after what cannot be added', async () => {
    run(shop.db, "UPDATE product SET status = 2 WHERE sku = 'PAIR'");
    const answer = await put(
      { sku: 'NOPE', quantity: 1 },
      { sku: 'PAIR', quantity: 1 },
      { sku: 'GIN', quantity: 0 },
      { sku: 'GIN', quantity: -3 },
    );
    expect(answer.user_errors).toEqual([
      { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "NOPE"' },
      ...undefinedError('The product is disabled'),
      ...undefinedError('The quantity of a wishlist item cannot be 0'),
    ]);
    expect(await shown()).toEqual(['GIN ×1']);
  });

  it('takes what is sold out, unless the shop does not show such products', async () => {
    await put({ sku: 'GONE', quantity: 1 });
    expect(await shown()).toEqual(['GONE ×1']);
    saveSetting(shop.db, 'cataloginventory/options/show_out_of_stock', 0);
    expect((await put({ sku: 'GONE', quantity: 1 })).user_errors).toEqual(
      undefinedError('Cannot add product without stock to wishlist.'),
    );
  });
});

describe('changing', () => {
  beforeEach(() => put({ sku: 'MALT', quantity: 1 }, { sku: 'RUM', quantity: 1 }));
  const set = (item: object) => changed(update, { items: [item] });

  it('sets quantity and note; a note that is not sent is cleared', async () => {
    await set({ wishlist_item_id: 1, quantity: 3, description: 'for the party' });
    expect((await items())[0]).toMatchObject({ quantity: 3, description: 'for the party' });
    await set({ wishlist_item_id: 1, quantity: 3 });
    expect((await items())[0]).toMatchObject({ quantity: 3, description: null });
  });

  it('chooses options later, and becomes one with an item that has them', async () => {
    await set({ wishlist_item_id: 2, quantity: 2, selected_options: [seventyCl] });
    expect(await shown()).toEqual(['MALT ×1', 'RUM/RUM-70 ×2']);
    await put({ sku: 'RUM', quantity: 1 });
    await set({ wishlist_item_id: 3, quantity: 4, selected_options: [seventyCl] });
    expect(await shown()).toEqual(['MALT ×1', 'RUM/RUM-70 ×6']);
  });

  it.each([
    ['no quantity', { wishlist_item_id: 1, description: 'x' }, 'The quantity of a wishlist item cannot be 0'],
    ['quantity 0', { wishlist_item_id: 1, quantity: 0 }, 'The quantity of a wishlist item cannot be 0'],
    ['an item that is not there', { wishlist_item_id: 99, quantity: 1 }, 'Cannot specify product.'],
  ])('refuses %s', async (_, item, message) => {
    expect((await set(item)).user_errors).toEqual(undefinedError(message));
    expect(await shown()).toEqual(['MALT ×1', 'RUM ×1']);
  });

  it('removes what is there and names what is not', async () => {
    expect(await changed(remove, { ids: ['2', '2', 'x'] })).toEqual({
      wishlist: { id: '1', items_count: 1 },
      user_errors: [
        ...undefinedError('The wishlist item with ID "2" does not belong to the wishlist'),
        ...undefinedError('The wishlist item with ID "0" does not belong to the wishlist'),
      ],
    });
  });
});

describe('moving into the cart', () => {
  const moved = async (variables: object = {}) =>
    (await shop.ask(move, { ...variables }, token)).addWishlistItemsToCart;

  it('takes options along and leaves behind what the cart refuses', async () => {
    await put({ sku: 'RUM', quantity: 2, selected_options: [seventyCl] }, { sku: 'RARE', quantity: 3 });
    expect(await moved()).toEqual({
      status: false,
      add_wishlist_items_to_cart_user_errors: [
        { code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available', wishlistItemId: '2' },
      ],
      // What was asked for, not what is left.
      wishlist: { items_count: 2 },
    });
    expect(await shown()).toEqual(['RARE ×3']);
    expect(await inCart()).toEqual({
      items: [{ quantity: 2, product: { sku: 'RUM' }, configured_variant: { sku: 'RUM-70' } }],
    });
  });

  it('moves only the items that are named, and nothing when one of them is unknown', async () => {
    await put({ sku: 'MALT', quantity: 1 }, { sku: 'GIN', quantity: 1 });
    expect(await shop.refused(move, { ids: ['2', '98', '99'] }, token)).toEqual({
      message: 'The wishlist item ids "98,99" were not found.',
      category: 'graphql-input',
    });
    expect(await inCart()).toEqual({ items: [] });
    expect(await moved({ ids: ['2'] })).toMatchObject({ status: true, wishlist: { items_count: 1 } });
    expect(await shown()).toEqual(['MALT ×1']);
  });

  it('needs the id of the list', async () => {
    expect((await shop.refused(move, { list: '0' }, token)).message).toBe(
      '"wishlistId" value should be specified',
    );
  });
});

describe('a list', () => {
  const notFound = (message: string) => ({ message, category: 'graphql-input' });

  it('is nobody else’s', async () => {
    await put({ sku: 'MALT', quantity: 1 });
    const erik = await shop.signIn('erik@example.com');
    const item = [{ sku: 'GIN', quantity: 1 }];
    const missing = notFound('The wishlist was not found.');
    expect(await shop.refused(add, { list: '1', items: item }, erik)).toEqual(missing);
    expect(await shop.refused(remove, { ids: ['1'] }, erik)).toEqual(missing);
    expect(await shop.refused(move, { ids: ['1'] }, erik)).toEqual(missing);
    expect(await shop.refused(update, { items: [{ wishlist_item_id: 1, quantity: 9 }] }, erik)).toEqual(
      notFound('Could not find the specified wishlist'),
    );
    expect(await shop.ask('{ customer { wishlist_v2(id: 1) { id items_count } } }', {}, erik)).toEqual({
      customer: { wishlist_v2: { id: null, items_count: null } },
    });
    // Somebody else's item is no item of the own list either.
    const own = await changed(update, { list: '0', items: [{ wishlist_item_id: 1, quantity: 9 }] }, erik);
    expect(own.user_errors).toEqual(undefinedError('Cannot specify product.'));
    expect(await shown()).toEqual(['MALT ×1']);
  });

  it.each([
    ['adding', add, { items: [] }],
    ['changing', update, { items: [] }],
    ['removing', remove, { ids: [] }],
    ['moving', move, {}],
  ])('is not for guests, and not there when switched off: %s', async (_, query, variables) => {
    expect(await shop.refused(query, variables)).toEqual({
      message: 'The current user cannot perform operations on wishlist',
      category: 'graphql-authorization',
    });
    saveSetting(shop.db, 'wishlist/general/active', 0);
    expect(await shop.refused(query, variables, token)).toEqual(
      notFound('The wishlist configuration is currently disabled.'),
    );
  });

  it('skips what is disabled or not sold on its own, and shows it again later', async () => {
    await put({ sku: 'MALT', quantity: 1 }, { sku: 'RUM-50', quantity: 1 });
    run(shop.db, "UPDATE product SET status = 2 WHERE sku = 'MALT'");
    run(shop.db, "UPDATE product SET visibility = 1 WHERE sku = 'RUM-50'");
    expect(await items()).toEqual([]);
    run(shop.db, "UPDATE product SET status = 1 WHERE sku = 'MALT'");
    expect(await shown()).toEqual(['MALT ×1']);
  });

  it('forgets deleted products, and goes with its customer', async () => {
    await put({ sku: 'MALT', quantity: 1 }, { sku: 'GIN', quantity: 1 });
    run(shop.db, "DELETE FROM product WHERE sku = 'MALT'");
    expect(await shown()).toEqual(['GIN ×1']);
    run(shop.db, 'DELETE FROM customer WHERE id = 1');
    expect(all(shop.db, 'SELECT id FROM wishlist_item')).toEqual([]);
  });

  it('cannot tell the variant of an item without options', async () => {
    const childSku =
      '{ customer { wishlists { items_v2 { items { ... on ConfigurableWishlistItem { child_sku } } } } } }';
    await put({ sku: 'RUM', quantity: 1, selected_options: [seventyCl] });
    expect(JSON.stringify(await shop.ask(childSku, {}, token))).toContain('"child_sku":"RUM-70"');
    await put({ sku: 'RUM', quantity: 1 });
    expect(await shop.refused(childSku, {}, token)).toEqual({ message: 'Internal server error' });
  });
});

describe('wishlist_status of a product', () => {
  const status =
    '{ products(filter: { sku: { in: ["MALT", "GIN"] } }, sort: { name: ASC }) { items { sku wishlist_status } } }';
  const statuses = (gin: number, malt: number) => ({
    products: {
      items: [
        { sku: 'GIN', wishlist_status: gin },
        { sku: 'MALT', wishlist_status: malt },
      ],
    },
  });

  it('is 1 for who has it on the list', async () => {
    await put({ sku: 'MALT', quantity: 1 });
    expect(await shop.ask(status, {}, token)).toEqual(statuses(0, 1));
    expect(await shop.ask(status)).toEqual(statuses(0, 0));
    expect(await shop.ask(status, {}, await shop.signIn('erik@example.com'))).toEqual(statuses(0, 0));
    saveSetting(shop.db, 'wishlist/general/active', 0);
    expect(await shop.ask(status, {}, token)).toEqual(statuses(0, 0));
  });
});
