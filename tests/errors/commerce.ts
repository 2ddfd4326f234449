// behaviour 8: what goes wrong with cart and checkout.
import { signal } from '@preact/signals-core';
import { expect } from 'vitest';
import { createCheckout } from '../../src/checkout/state';
import type { Storefront } from '../../src/storefront';
import { values } from '../checkout/fake-checkout';
import { onScreen, screenText } from '../support/screen-text';
import { asked, graphqlError, openPage, realFetch, replies } from '../support/open-page';
import type { Proofs } from './situations';

const invalidCart = [
  'Could not find a cart with ID "gone"',
  "The cart isn't active.",
  'The current user cannot perform operations on cart "gone"',
];
const stockErrors = [
  'Some of the products are out of stock.',
  'There are no source items with the in stock status',
  'The requested qty is not available',
];

const addButton = () => onScreen<HTMLButtonElement>('button');

/** A page where one bottle can be bought by a press. */
async function openCounter(): Promise<Storefront> {
  const storefront = openPage('<airside-add-to-cart sku="WH-002"></airside-add-to-cart>');
  await expect.poll(() => `${addButton()?.ariaLabel}`).toContain(':');
  return storefront;
}

/** The checkout with something to buy. */
async function openCheckout(): Promise<Storefront> {
  const storefront = openPage('');
  await storefront.cart.addItem({ sku: 'WH-002', quantity: 1 });
  document.body.innerHTML = '<airside-checkout></airside-checkout><airside-toasts></airside-toasts>';
  await expect.poll(() => screenText()).toContain('Email');
  return storefront;
}

const payByCheck = async () => ({ code: 'checkmo', additionalData: {}, summary: { description: 'Check' } });

async function fillCheckout(storefront: Storefront) {
  const checkout = storefront.feature(createCheckout);
  await checkout.submitGuestEmail('gita@example.com');
  await checkout.submitShippingAddress(values);
  await checkout.submitShippingMethod(checkout.availableShippingMethods.value[0]!.code);
  await checkout.submitBillingAddress('same');
  await checkout.submitPaymentMethod({ code: 'checkmo', description: 'Check' });
  return checkout;
}

export const commerce: Proofs = {
  async 'Checkout missing data'() {
    const storefront = await openCheckout();
    const checkout = storefront.feature(createCheckout);
    const { cartId } = storefront.cart;
    const cart = storefront.cart as { cartId: typeof cartId };
    cart.cartId = signal(undefined);
    expect(await checkout.submitGuestEmail('gita@example.com')).toBe(false);
    await expect.poll(() => screenText()).toContain('Missing required information: cartId');
    cart.cartId = cartId;
    checkout.edit('address');
    expect(await checkout.submitShippingAddress(values)).toBe(false);
    await expect.poll(() => screenText()).toContain('Missing required information: email');
  },

  async 'Cart id fetch failure'() {
    replies.set('CreateCart', graphqlError('Internal server error'));
    await openCounter();
    addButton()?.click();
    await expect.poll(() => screenText()).toContain('Unable to create cart');
  },

  async 'Invalid cart'() {
    for (const message of invalidCart) {
      localStorage.clear();
      const { cart, storage } = await openCounter();
      storage.set('cartId', 'gone');
      const refuse = async (request: Request) =>
        (await request.clone().text()).includes('gone') ? graphqlError(message)() : realFetch(request);
      for (const operation of ['CartDetails', 'AddProductsToCart']) replies.set(operation, refuse);
      addButton()?.click();
      await expect.poll(() => screenText()).toContain('is in your cart.');
      expect(cart.count.value).toBe(1);
      expect(screenText()).not.toContain(message);
      expect(storage.get('cartId')).not.toBe('gone');

      // A network that fails says nothing about the cart.
      const kept = storage.get('cartId');
      replies.set('AddProductsToCart', () => Promise.reject(new TypeError('Failed to fetch')));
      addButton()?.click();
      await expect.poll(() => screenText()).toContain('could not be added to the cart');
      expect(storage.get('cartId')).toBe(kept);
    }
  },

  async 'Stock errors'() {
    const { cart } = openPage('<airside-toasts></airside-toasts>');
    await cart.addItem({ sku: 'WH-002', quantity: 1 });
    await cart.addItem({ sku: 'GF-002', quantity: 1 });
    const [kept, affected] = cart.details.value!.items.map(({ name }) => name);
    for (const message of stockErrors) {
      replies.set('CartDetails', async (request) => {
        const body = (await (await realFetch(request)).json()) as {
          data: { cart: { items: (object | null)[] } };
        };
        body.data.cart.items[1] = null;
        return Response.json({ ...body, errors: [{ message, path: ['cart', 'items', 1] }] });
      });
      openPage('<airside-cart-page></airside-cart-page><airside-toasts></airside-toasts>');
      await expect.poll(() => screenText()).toContain(kept);
      const text = screenText();
      expect(text).not.toContain(message);
      expect(text).not.toContain(affected);
      expect(text).not.toContain('error');
    }
  },

  async 'Token revocation failure, new-cart failure after order'() {
    replies.set('SignOut', graphqlError('Internal server error'));
    const { user } = openPage('<airside-account></airside-account><airside-toasts></airside-toasts>');
    await user.signIn('lena@example.com', 'Passw0rd!23');
    await expect.poll(() => screenText()).toContain('Lena');
    await user.signOut();
    await expect.poll(() => asked).toContain('SignOut');
    await expect.poll(() => screenText()).toMatch(/^Sign in\nCreate an account$/);

    const storefront = await openCheckout();
    const checkout = await fillCheckout(storefront);
    replies.set('CreateCart', graphqlError('Internal server error'));
    asked.length = 0;
    expect(await checkout.placeOrder(payByCheck)).toBe(true);
    await expect.poll(() => asked).toContain('CreateCart');
    await expect.poll(() => screenText()).toContain('Thank you for your order');
    expect(screenText()).not.toMatch(/error|Unable/);
  },
};
