// Invalid-cart recovery (behaviour 4.2), through every action that it wraps.
import { describe, expect, it, vi } from 'vitest';
import { createRecovery } from '../../src/cart/change/recovery';
import { behavingCart, fakeShop, graphqlError, type Answers } from './fake-shop';

const whisky = { uid: 'uid-1', sku: 'WH-001', quantity: 2 };
const messages = [
  'Could not find a cart with ID "x"',
  "The cart isn't active.",
  'The current user cannot perform operations on cart "x"',
];

/** The named operation fails on the first cart; what replaces it is new and empty. */
function brokenCart(operation: string, message: string, options: { keepLines?: boolean } = {}) {
  const backend = behavingCart([whisky]);
  const works = backend.answers[operation] as Answers[string];
  let failed = false;
  backend.answers[operation] = (variables, body) => {
    if (failed || variables.cartId !== 'old') return works(variables, body);
    failed = true;
    if (!options.keepLines) backend.empty();
    return graphqlError(message);
  };
  return backend;
}

describe.each(messages)('%s', (message) => {
  it('guest, add: the cart is cleared, a new one created, details reloaded, the item added', async () => {
    const shop = fakeShop(brokenCart('AddProductsToCart', message).answers);
    shop.storage.set('cartId', 'old');
    await shop.cart.load();
    expect(await shop.cart.addItem({ sku: 'RM-001', quantity: 1 })).toBe(true);
    expect(shop.names().slice(1)).toEqual([
      'AddProductsToCart',
      'evictPrivate',
      'CreateCart',
      'CartDetails',
      'AddProductsToCart',
    ]);
    expect(shop.storage.get('cartId')).toBe('cart-1');
    expect(shop.cart.details.value?.items).toMatchObject([{ sku: 'RM-001', quantity: 1 }]);
    expect(shop.cart.addItemError.value).toBeUndefined();
    expect(shop.messages()).toEqual(['Your earlier cart had expired, so we started a new one.']);
  });

  it('guest, update: the item is added to the new cart', async () => {
    const shop = fakeShop(brokenCart('UpdateCartItem', message).answers);
    shop.storage.set('cartId', 'old');
    await shop.cart.load();
    expect(await shop.cart.updateItem('uid-1', 5)).toBe(true);
    expect(shop.names()).not.toContain('SignOut');
    expect(shop.names().filter((name) => name === 'UpdateCartItem')).toHaveLength(1);
    expect(shop.cart.details.value?.items).toMatchObject([{ sku: 'WH-001', quantity: 5 }]);
  });

  it('guest, load: a new, empty cart is shown', async () => {
    const shop = fakeShop(brokenCart('CartDetails', message).answers);
    shop.storage.set('cartId', 'old');
    await shop.cart.load();
    expect(shop.cart.cartId.value).toBe('cart-1');
    expect(shop.cart.details.value?.items).toEqual([]);
    expect(shop.cart.detailsError.value).toBeUndefined();
  });

  it('signed in: the user is signed out first', async () => {
    const shop = fakeShop(brokenCart('AddProductsToCart', message).answers, { signedIn: true });
    shop.storage.set('cartId', 'old');
    expect(await shop.cart.addItem({ sku: 'RM-001', quantity: 1 })).toBe(true);
    expect(shop.user.isSignedIn.value).toBe(false);
    expect(shop.messages()).toEqual(['Your session has ended. You are signed out and have a new cart.']);
  });
});

describe('what the pages say that would call the cart empty', () => {
  it('of a guest: that it is no longer there, and what was in it, until something is in the next one', async () => {
    const backend = behavingCart([whisky]);
    const shop = fakeShop(backend.answers);
    shop.storage.set('cartId', 'old');
    await shop.cart.load();
    await shop.cart.withCart(async () => {
      backend.empty();
      throw graphqlError(messages[0]!);
    });
    expect(shop.storage.get('cartEnd')).toEqual({ why: 'over', names: ['Name of WH-001'] });
    await shop.cart.addItem({ sku: 'RM-001', quantity: 1 });
    expect(shop.storage.get('cartEnd')).toBeUndefined();
  });

  it('of a customer: that the session has ended, and what they typed is kept', async () => {
    const shop = fakeShop(brokenCart('AddProductsToCart', messages[2]!).answers, { signedIn: true });
    const ends: unknown[] = [];
    shop.user.clearToken = (why) => void ends.push(why);
    shop.storage.set('cartId', 'old');
    await shop.cart.addItem({ sku: 'RM-001', quantity: 1 });
    expect(ends).toEqual(['refused']);
  });

  it('of what left by itself: what it was', async () => {
    const backend = behavingCart([whisky]);
    const shop = fakeShop(backend.answers);
    await shop.cart.load();
    backend.empty();
    await shop.cart.load();
    expect(shop.storage.get('cartEnd')).toEqual({ why: 'emptied', names: ['Name of WH-001'] });
  });

  it('nothing of what the shopper has taken out, here or in another tab', async () => {
    const shop = fakeShop(behavingCart([whisky]).answers);
    await shop.cart.load();
    await shop.cart.removeItem('uid-1');
    expect(shop.storage.get('cartEnd')).toBeUndefined();
    await shop.cart.load();
    expect(shop.storage.get('cartEnd')).toBeUndefined();
  });
});

describe('a cart whose order was sent and never answered for', () => {
  it.each([
    ['a guest', false],
    ['a customer, who stays signed in', true],
  ])('leads %s to what became of it', async (_, signedIn) => {
    const { answers } = brokenCart('CartDetails', messages[1]!);
    const shop = fakeShop(answers, { signedIn, standalone: true });
    shop.storage.set('cartId', 'old');
    shop.storage.set('checkoutAttempt', { cartId: 'old' });
    await shop.cart.load();
    expect(shop.user.isSignedIn.value).toBe(signedIn);
    expect(shop.storage.get('checkoutAttempt')).toEqual({ cartId: 'old' });
    const [toast, ...others] = [...shop.toasts.toasts.value.values()];
    expect(others).toEqual([]);
    expect(toast?.message).toMatch(/^Your last order was under way/);
    toast?.onAction?.();
    expect(shop.visited).toEqual(['/checkout']);
  });

  it('is told without a way there on another site', async () => {
    const shop = fakeShop(brokenCart('CartDetails', messages[1]!).answers);
    shop.storage.set('cartId', 'old');
    shop.storage.set('checkoutAttempt', { cartId: 'old' });
    await shop.cart.load();
    expect(shop.messages()).toEqual([expect.stringMatching(/^Your last order was under way/)]);
    expect([...shop.toasts.toasts.value.values()][0]?.onAction).toBeUndefined();
  });
});

it('signed in, update: the update is retried where the line is still there', async () => {
  const shop = fakeShop(brokenCart('UpdateCartItem', "The cart isn't active.", { keepLines: true }).answers, {
    signedIn: true,
  });
  shop.storage.set('cartId', 'old');
  await shop.cart.load();
  expect(await shop.cart.updateItem('uid-1', 5)).toBe(true);
  expect(shop.names().filter((name) => name === 'UpdateCartItem')).toHaveLength(2);
  expect(shop.names()).not.toContain('AddProductsToCart');
});

it('another feature: gets nothing back and the cart is new', async () => {
  const shop = fakeShop(behavingCart().answers);
  shop.storage.set('cartId', 'old');
  const answer = await shop.cart.withCart((id) =>
    id === 'old' ? Promise.reject(graphqlError("The cart isn't active.")) : Promise.resolve('answer'),
  );
  expect(answer).toBeUndefined();
  expect(shop.cart.cartId.value).toBe('cart-1');
});

it('replaces the cart once for actions that fail together, and repeats each of them', async () => {
  const backend = behavingCart();
  const add = backend.answers.AddProductsToCart as Answers[string];
  backend.answers.AddProductsToCart = (variables, body) =>
    variables.cartId === 'old' ? graphqlError("The cart isn't active.") : add(variables, body);
  const shop = fakeShop(backend.answers);
  shop.storage.set('cartId', 'old');
  const results = await Promise.all(['A', 'B', 'C'].map((sku) => shop.cart.addItem({ sku, quantity: 1 })));
  expect(results).toEqual([true, true, true]);
  expect(shop.names().filter((name) => name === 'CreateCart')).toHaveLength(1);
  expect(
    backend
      .lines()
      .map((line) => line.sku)
      .sort(),
  ).toEqual(['A', 'B', 'C']);
});

it('replaces a customer’s cart again that has come back with the next sign-in', async () => {
  let stored: string | undefined;
  const created = ['guest-1', 'guest-2'];
  const signOut = vi.fn();
  const recover = createRecovery({
    cartId: async () => stored ?? '',
    storedId: () => stored,
    checkAccess: async () => undefined,
    isSignedIn: () => stored === 'hers',
    signOut,
    isBeingOrdered: () => false,
    clearCart: () => (stored = undefined),
    createCart: async () => void (stored = created.shift()),
    reloadDetails: async () => undefined,
    announce: () => undefined,
  });
  const add = async (id: string): Promise<string> => {
    if (id === 'hers') throw graphqlError('The current user cannot perform operations on cart "hers"');
    return id;
  };
  for (const guest of ['guest-1', 'guest-2']) {
    stored = 'hers';
    expect(await recover(add, ({ cartId }) => add(cartId))).toBe(guest);
  }
  expect(signOut).toHaveBeenCalledTimes(2);
});

it('does not go round in circles when the new cart is refused as well', async () => {
  const backend = behavingCart();
  backend.answers.AddProductsToCart = () => graphqlError("The cart isn't active.");
  const shop = fakeShop(backend.answers);
  expect(await shop.cart.addItem({ sku: 'RM-001', quantity: 1 })).toBe(false);
  expect(shop.names().filter((name) => name === 'AddProductsToCart')).toHaveLength(2);
  expect(shop.cart.addItemError.value?.message).toBe("The cart isn't active.");
});
