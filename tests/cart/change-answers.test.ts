// How many requests a change makes, and that its own answer tells the same as reading the cart: three releases of the backend.
import { afterEach, describe, expect, it } from 'vitest';
import type { ProfileName } from '../../demo-host/backend/profile';
import { backendShop, type BackendShop } from '../support/backend-shop';

let shop: BackendShop;
afterEach(() => shop.close());

async function open(profile: ProfileName, lines: number): Promise<string[]> {
  shop = await backendShop({}, { profile });
  const { data } = await shop.backend.graphql<{ products: { items: Product[] } }>(
    '{ products(filter: { price: { from: "5" } }, pageSize: 200) { items { __typename sku stock_status } } }',
  );
  const skus = (data?.products.items ?? [])
    .filter((item) => item.__typename === 'SimpleProduct' && item.stock_status === 'IN_STOCK')
    .map(({ sku }) => sku);
  const { cart } = shop.storefront;
  for (const sku of skus.slice(0, lines)) await cart.addItem({ sku, quantity: 1 });
  await cart.load();
  return skus.slice(lines);
}
interface Product {
  __typename: string;
  sku: string;
  stock_status: string;
}

const first = { sku: 'GN-002', quantity: 2 };

/** What was sent by it; and what is shown then is what the backend has. */
async function sentBy(act: () => Promise<unknown>): Promise<string[]> {
  const { cart } = shop.storefront;
  const before = shop.asked.length;
  await act();
  const sent = shop.asked.slice(before);
  const { details } = cart;
  const shown = details.value;
  await cart.load();
  expect(shown).toEqual(details.value);
  return sent;
}

describe.each<ProfileName>(['full', '2.4.8'])('with pages of lines: %s', (profile) => {
  it('one request for each change', async () => {
    const [sku] = await open(profile, 3);
    const { cart } = shop.storefront;
    const uid = (n: number) => cart.details.value!.items[n]!.uid;
    expect(await sentBy(() => cart.addItem({ sku: sku!, quantity: 2 }))).toEqual(['AddProductsToCart']);
    expect(await sentBy(() => cart.addItem({ sku: sku!, quantity: 1 }))).toEqual(['AddProductsToCart']);
    expect(cart.details.value?.items.at(-1)).toMatchObject({ sku, quantity: 3 });
    expect(await sentBy(() => cart.updateItem(uid(1), 2))).toEqual(['UpdateCartItem']);
    expect(await sentBy(() => cart.applyCoupon('SAVE10'))).toEqual(['ApplyCoupon']);
    expect(cart.details.value?.discounts).toHaveLength(1);
    expect(await sentBy(() => cart.removeItem(uid(0)))).toEqual(['RemoveItemFromCart']);
    expect(await sentBy(() => cart.removeCoupon())).toEqual(['RemoveCoupon']);
  });

  it('says why a quantity is refused', async () => {
    await open(profile, 1);
    const { cart } = shop.storefront;
    expect(await cart.updateItem(cart.details.value!.items[0]!.uid, 99_000)).toBe(false);
    expect(cart.updateItemError.value?.message).toMatch(/not available|may purchase|requested/i);
    expect(cart.details.value?.items[0]?.quantity).toBe(1);
  });
});

it('asks for no more than a page of many lines', async () => {
  const [sku] = await open('full', 43);
  const { cart } = shop.storefront;
  const uid = (n: number) => cart.details.value!.items[n]!.uid;
  for (const n of [0, 21, 42])
    expect(await sentBy(() => cart.updateItem(uid(n), 2))).toEqual(['UpdateCartItem']);
  expect(await sentBy(() => cart.addItem({ sku: sku!, quantity: 1 }))).toEqual(['AddProductsToCart']);
  expect(cart.details.value?.items).toHaveLength(44);
  const first = cart.details.value!.items[0]!;
  expect(await sentBy(() => cart.addItem({ sku: first.sku, quantity: 1 }))).toEqual(['AddProductsToCart']);
  expect(await sentBy(() => cart.removeItem(uid(30)))).toEqual(['RemoveItemFromCart']);
});

describe('without pages', () => {
  it('one request where the lines are few, once it is known', async () => {
    const [sku, other] = await open('stock-2.4.6', 2);
    const { cart } = shop.storefront;
    await cart.addItem({ sku: sku!, quantity: 1 });
    await cart.updateItem(cart.details.value!.items[0]!.uid, 2);
    expect(await sentBy(() => cart.addItem({ sku: other!, quantity: 1 }))).toEqual(['AddProductsToCart']);
    expect(await sentBy(() => cart.updateItem(cart.details.value!.items[0]!.uid, 3))).toEqual([
      'UpdateCartItem',
    ]);
    expect(await sentBy(() => cart.removeItem(cart.details.value!.items[0]!.uid))).toEqual([
      'RemoveItemFromCart',
    ]);
  });

  it('reads many lines afterwards', async () => {
    await open('stock-2.4.6', 22);
    const { cart } = shop.storefront;
    expect(await sentBy(() => cart.updateItem(cart.details.value!.items[3]!.uid, 2))).toContain(
      'CartDetails',
    );
  });
});

it('takes a change as made though a line of its answer cannot be told', async () => {
  await open('full', 2);
  const { cart } = shop.storefront;
  const [first] = cart.details.value!.items;
  shop.intercept.answer = (operation) => {
    if (operation !== 'UpdateCartItem') return undefined;
    const path = ['updateCartItems', 'cart', 'itemsV2', 'items', 1];
    const data = { updateCartItems: { cart: { id: cart.cartId.value, total_quantity: 3 }, errors: [] } };
    return Response.json({
      errors: [{ message: 'The product that was requested doesn’t exist.', path }],
      data,
    });
  };
  expect(await cart.updateItem(first!.uid, 2)).toBe(true);
  expect(cart.updateItemError.value).toBeUndefined();
  expect(shop.asked.at(-1)).toBe('CartDetails');
});

describe('the first thing that goes into a cart', () => {
  it.each<ProfileName>(['full', '2.4.8'])('takes no reading afterwards: %s', async (profile) => {
    shop = await backendShop({}, { profile });
    const { cart } = shop.storefront;
    expect(await sentBy(() => cart.addItem(first))).toEqual(['CreateCart', 'AddProductsToCart']);
    expect(cart.details.value?.items).toMatchObject([first]);
  });

  it('takes none without pages either, once that is known', async () => {
    await open('stock-2.4.6', 1);
    const { cart } = shop.storefront;
    cart.removeCart();
    expect(await sentBy(() => cart.addItem(first))).toEqual(['CreateCart', 'AddProductsToCart']);
  });

  it('is read where prices with tax are others: how they are shown is not known yet', async () => {
    shop = await backendShop();
    const { cart } = shop.storefront;
    shop.intercept.spoil = (operation, answer) =>
      operation === 'AddProductsToCart'
        ? (JSON.parse(
            JSON.stringify(answer).replace(
              /("price_including_tax":\{"value":)([\d.]+)/g,
              (_, name: string, value: string) => `${name}${Number(value) * 1.2}`,
            ),
          ) as object)
        : answer;
    await cart.addItem(first);
    expect(shop.asked).toEqual(['CreateCart', 'AddProductsToCart', 'CartDetails']);
  });
});
