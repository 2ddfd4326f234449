// What another tab does to the cart.
import { expect, test } from 'vitest';
import { behavingCart, fakeShop } from './fake-shop';

async function shown() {
  const told: Record<string, (value: unknown) => void> = {};
  const shop = fakeShop(behavingCart([{ uid: 'uid-1', sku: 'WH-001', quantity: 2 }]).answers, {
    onStorageChange: (key, callback) => void (told[key] = callback),
  });
  await shop.cart.load();
  return { ...shop, told };
}

test('it let go of the cart, at a sign-in or after an order: so do we, and leave the storage alone', async () => {
  const { cart, storage, told, messages } = await shown();
  storage.set('cartToMerge', 'theirs');
  told.cartId!(undefined);
  expect([cart.cartId.value, cart.details.value]).toEqual([undefined, undefined]);
  expect(storage.get('cartToMerge')).toBe('theirs');
  expect(messages()).toEqual([]);
});

test('it let go of the cart and has a new one: that is shown without a word', async () => {
  const { cart, storage, told, messages } = await shown();
  told.cartId!(undefined);
  storage.set('cartId', 'cart-9');
  told.cartId!('cart-9');
  await cart.load();
  expect(cart.cartId.value).toBe('cart-9');
  expect(messages()).toEqual([]);
});
