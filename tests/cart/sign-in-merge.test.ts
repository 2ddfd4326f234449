// The guest's cart at a sign-in, against the embedded backend: what goes along, and what a failure half-way leaves.
import { effect } from '@preact/signals-core';
import { afterEach, expect, test, vi } from 'vitest';
import { run } from '../../demo-host/backend/database';
import { backendShop, type BackendShop } from '../support/backend-shop';

const sku = 'GN-002';
const other = 'WH-002';
let shop: BackendShop;
afterEach(() => shop.close());

const messages = () => [...shop.storefront.toasts.toasts.value.values()].map(({ message }) => message);
const lines = () =>
  Object.fromEntries(
    (shop.storefront.cart.details.value?.items ?? []).map((item) => [item.sku, item.quantity]),
  );
const down = () => new Response('Bad gateway', { status: 400 });

async function guestWith(quantity: number): Promise<void> {
  shop = await backendShop();
  expect(await shop.storefront.cart.addItem({ sku, quantity })).toBe(true);
}
/** What the customer had put in on another device. */
async function customerHas(sku: string, quantity: number, code?: string): Promise<void> {
  const { data } = await shop.backend.graphql<{ generateCustomerToken: { token: string } }>(
    'mutation { generateCustomerToken(email: "diana@example.com", password: "Passw0rd!23") { token } }',
  );
  const token = data!.generateCustomerToken.token;
  const cart = await shop.backend.graphql<{ customerCart: { id: string } }>(
    '{ customerCart { id } }',
    {},
    { token },
  );
  await shop.backend.graphql(
    'mutation($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { id } } }',
    { id: cart.data!.customerCart.id, items: [{ sku, quantity }] },
    { token },
  );
  if (code)
    await shop.backend.graphql(
      'mutation($id: String!, $code: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }',
      { id: cart.data!.customerCart.id, code },
      { token },
    );
}

test('a guest without a cart gets the customer’s', async () => {
  shop = await backendShop();
  await customerHas(other, 1);
  await shop.signIn();
  await shop.storefront.cart.load();
  expect(lines()).toEqual({ [other]: 1 });
  expect(shop.asked).not.toContain('MergeCarts');
});

test('the guest’s lines are added to the customer’s', async () => {
  await guestWith(2);
  const guestCart = shop.storefront.cart.cartId.value;
  await customerHas(sku, 1);
  await customerHas(other, 1);
  await shop.signIn();
  expect(lines()).toEqual({ [sku]: 3, [other]: 1 });
  expect(shop.storefront.cart.cartId.value).not.toBe(guestCart);
  expect(shop.storefront.storage.get('cartToMerge')).toBeUndefined();
  expect(messages()).toEqual(['Your cart was added to the one you had saved.']);
});

test('a customer who had saved nothing hears that the cart came along', async () => {
  await guestWith(2);
  await shop.signIn();
  expect(lines()).toEqual({ [sku]: 2 });
  expect(messages()).toEqual(['Your cart came with you.']);
});

test('a full cart is never called empty on its way', async () => {
  await guestWith(2);
  const { details, isEmpty, isAwaited, hasCart } = shop.storefront.cart;
  let emptyTimes = 0;
  const stop = effect(() => {
    const isKnown = !isAwaited.value && (!hasCart.value || details.value);
    if (isKnown && isEmpty.value) emptyTimes += 1;
  });
  await shop.signIn();
  stop();
  expect(emptyTimes).toBe(0);
  expect([lines(), isAwaited.value]).toEqual([{ [sku]: 2 }, false]);
});

test('with an empty cart nothing is waited for at a sign-in', async () => {
  shop = await backendShop();
  const { isAwaited } = shop.storefront.cart;
  let isEver = false;
  const stop = effect(() => void (isEver ||= isAwaited.value));
  await shop.signIn();
  stop();
  expect(isEver).toBe(false);
});

test('the order of operations: token, guest’s cart, customer’s cart, merge', async () => {
  await guestWith(1);
  shop.asked.length = 0;
  await shop.signIn();
  const interesting = ['SignIn', 'CartDetails', 'CreateCart', 'MergeCarts'];
  expect(shop.asked.filter((name) => interesting.includes(name))).toEqual([
    'SignIn',
    'CartDetails',
    'CreateCart',
    'CartDetails',
    'MergeCarts',
    'CartDetails',
  ]);
});

test('a wrong password changes nothing', async () => {
  await guestWith(2);
  await expect(shop.signIn('diana@example.com', 'wrong')).rejects.toThrow(/sign-in was incorrect/);
  await shop.storefront.cart.load();
  expect(lines()).toEqual({ [sku]: 2 });
  expect(shop.storefront.user.isSignedIn.value).toBe(false);
});

test.each(['CreateCart', 'MergeCarts'])('%s fails half-way: the next load goes on', async (failing) => {
  await guestWith(2);
  shop.intercept.answer = (operation) => (operation === failing ? down() : undefined);
  await shop.signIn();
  expect(shop.storefront.user.isSignedIn.value).toBe(true);
  expect(shop.storefront.storage.get('cartToMerge')).toBeDefined();
  shop.intercept.answer = undefined;
  await shop.storefront.cart.load();
  expect(lines()).toEqual({ [sku]: 2 });
  expect(shop.storefront.storage.get('cartToMerge')).toBeUndefined();
});

test('signed out before the merge: the guest has the cart again', async () => {
  await guestWith(2);
  shop.intercept.answer = (operation) => (operation === 'MergeCarts' ? down() : undefined);
  await shop.signIn();
  await shop.storefront.user.signOut();
  shop.intercept.answer = undefined;
  await shop.storefront.cart.load();
  expect(lines()).toEqual({ [sku]: 2 });
});

test('a merge whose answer was lost is not done twice', async () => {
  await guestWith(2);
  shop.intercept.answer = (operation) => (operation === 'MergeCarts' ? down() : undefined);
  await shop.signIn();
  const { cartId } = shop.storefront.storage.get<{ cartId: string }>('cartToMerge')!;
  const token = shop.storefront.user.token.value;
  await shop.backend.graphql(
    'mutation($id: String!) { mergeCarts(source_cart_id: $id) { id } }',
    { id: cartId },
    { token },
  );
  shop.intercept.answer = undefined;
  await shop.storefront.cart.load();
  expect(lines()).toEqual({ [sku]: 2 });
  expect(shop.storefront.storage.get('cartToMerge')).toBeUndefined();
});

test('what did not fit is said', async () => {
  shop = await backendShop();
  const { data } = await shop.backend.graphql<{ products: { items: { name: string }[] } }>(
    `{ products(filter: { sku: { eq: "${sku}" } }) { items { name } } }`,
  );
  const name = data!.products.items[0]!.name;
  // As much as one cart can hold of it, and a bottle more.
  let most = 1;
  while (most < 1000 && (await shop.storefront.cart.addItem({ sku, quantity: most }))) most *= 2;
  const has = lines()[sku]!;
  await customerHas(sku, has);
  await shop.signIn();
  expect(lines()[sku]).toBeLessThan(2 * has);
  expect(messages().join()).toContain(`${name}: ${lines()[sku]} instead of ${2 * has}`);
});

test('an item added while somebody signs in is not lost', async () => {
  await guestWith(1);
  await Promise.all([shop.storefront.cart.addItem({ sku: other, quantity: 1 }), shop.signIn()]);
  await shop.storefront.cart.load();
  expect(lines()).toEqual({ [sku]: 1, [other]: 1 });
});

test('prolonging a session leaves the cart alone', async () => {
  await guestWith(2);
  await shop.signIn();
  const id = shop.storefront.cart.cartId.value;
  shop.asked.length = 0;
  await shop.signIn();
  expect(shop.asked).not.toContain('CreateCart');
  expect(shop.storefront.cart.cartId.value).toBe(id);
  expect(lines()).toEqual({ [sku]: 2 });
});

test('somebody else signs in: nothing of the one before is left', async () => {
  await guestWith(2);
  await shop.signIn();
  await shop.signIn('lena@example.com');
  expect(lines()).toEqual({});
  expect(shop.storefront.user.currentUser.value?.firstname).not.toBe('Diana');
});

const lost = async () => {
  // What follows codes comes with the first one.
  await vi.dynamicImportSettled();
  return shop.storefront.cart.lostCoupons.value;
};
const endCode = () => run(shop.backend.db, 'UPDATE coupon SET is_active = 0');

test('the guest’s code comes along', async () => {
  await guestWith(2);
  await shop.storefront.cart.applyCoupon('SAVE10');
  await shop.signIn();
  expect(shop.storefront.cart.details.value?.coupons).toEqual(['SAVE10']);
  expect(await lost()).toEqual([]);
});

test.each(['SignIn', 'MergeCarts'])('a code that is over by the time of %s is told as lost', async (when) => {
  await guestWith(2);
  await shop.storefront.cart.applyCoupon('SAVE10');
  shop.intercept.answer = (operation) => void (operation === when && endCode());
  await shop.signIn();
  expect(shop.storefront.cart.details.value?.coupons).toEqual([]);
  expect(await lost()).toEqual(['SAVE10']);
});

test('the customer’s code that gives way to the guest’s is told as lost', async () => {
  await guestWith(2);
  run(shop.backend.db, "INSERT INTO coupon (code, label, percent) VALUES ('OWN5', '5% off', 5)");
  await customerHas(other, 1, 'OWN5');
  await shop.storefront.cart.applyCoupon('SAVE10');
  await shop.signIn();
  expect(shop.storefront.cart.details.value?.coupons).toEqual(['SAVE10']);
  expect(await lost()).toEqual(['OWN5']);
});
