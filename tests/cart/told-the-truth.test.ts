// Whether an item went in, where the backend complains: of the item itself, or only of another line that is bad.
import { describe, expect, it } from 'vitest';
import { behavingCart, fakeShop, networkError, type Answers, type RawLine } from './fake-shop';
import { waitFor } from '../support/wait-for';

const soldOut = { uid: 'uid-9', sku: 'WH-005', quantity: 1, error: 'There are no source items' };
const harbour = { uid: 'uid-3', sku: 'CF-001', variant: 'CF-001-70', quantity: 1 };
const rum = { sku: 'RM-001', quantity: 1 };
const complaint = 'Some of the products are out of stock.';
const refusal = 'The requested qty is not available';

/** Takes every item but those of which nothing is left, and complains of the bad line each time. */
function complainingCart(initial: RawLine[], refused: string[] = []) {
  const backend = behavingCart(initial);
  const { answers } = backend;
  const { AddProductsToCart: add } = answers;
  answers.AddProductsToCart = (variables, body) => {
    const [item] = variables.cartItems as { sku: string }[];
    const isRefused = refused.includes(item!.sku);
    const answer = add!(isRefused ? { ...variables, cartItems: [] } : variables, body) as {
      addProductsToCart: { user_errors: object[] };
    };
    answer.addProductsToCart.user_errors = [
      { code: 'UNDEFINED', message: complaint },
      ...(isRefused ? [{ code: 'INSUFFICIENT_STOCK', message: refusal }] : []),
    ];
    return answer;
  };
  return backend;
}
function shopWith({ answers }: { answers: Answers }) {
  const shop = fakeShop(answers);
  shop.storage.set('cartId', 'cart-1');
  shop.storage.set('cartCount', 1);
  return shop;
}
const lines = (backend: ReturnType<typeof behavingCart>) =>
  backend.lines().map(({ sku, quantity }) => `${sku}×${quantity}`);
/** The next answer of an operation waits for `release`. */
function holdOnce(answers: Answers, name: string) {
  const held = { release: undefined as (() => void) | undefined };
  const answer = answers[name]!;
  answers[name] = (variables, body) => {
    answers[name] = answer;
    return new Promise((resolve) => (held.release = () => resolve(answer(variables, body))));
  };
  return held;
}

describe('beside a bad line', () => {
  it('says that an item went in that is added before the cart was read', async () => {
    const backend = complainingCart([soldOut]);
    const shop = shopWith(backend);
    expect(await shop.cart.addItem(rum)).toBe(true);
    expect(shop.cart.addItemError.value).toBeUndefined();
    expect(lines(backend)).toEqual(['WH-005×1', 'RM-001×1']);
  });

  it('says so while the first answer about the cart is still on its way', async () => {
    const backend = complainingCart([soldOut]);
    const shop = shopWith(backend);
    const held = holdOnce(backend.answers, 'CartDetails');
    const loading = shop.cart.load();
    await waitFor(() => expect(held.release).toBeDefined());
    expect(await shop.cart.addItem(rum)).toBe(true);
    held.release?.();
    await loading;
    expect(lines(backend)).toEqual(['WH-005×1', 'RM-001×1']);
    expect(shop.cart.count.value).toBe(2);
  });

  it.each([false, true])(
    'says that an item was refused of which the cart has some: read %s',
    async (isRead) => {
      const backend = complainingCart([soldOut, { ...rum, uid: 'uid-2', quantity: 3 }], ['RM-001']);
      const shop = shopWith(backend);
      if (isRead) await shop.cart.load();
      expect(await shop.cart.addItem(rum)).toBe(false);
      expect(shop.cart.addItemError.value?.message).toBe(complaint);
    },
  );

  it('does not take one of two items added at once for the other', async () => {
    const backend = complainingCart([soldOut], ['GN-001']);
    const shop = shopWith(backend);
    await shop.cart.load();
    const added = [shop.cart.addItem(rum), shop.cart.addItem({ sku: 'GN-001', quantity: 1 })];
    expect(await Promise.all(added)).toEqual([true, false]);
    const refused = ['GN-001', 'RM-001'].map((sku) => shop.cart.addItem({ sku, quantity: 1 }));
    expect(await Promise.all(refused)).toEqual([false, true]);
    expect(lines(backend)).toEqual(['WH-005×1', 'RM-001×2']);
  });

  it('knows which of two pieces of one product went in', async () => {
    const refused: string[] = [];
    const backend = complainingCart([soldOut], refused);
    const shop = shopWith(backend);
    await shop.cart.load();
    const { AddProductsToCart: add } = backend.answers;
    backend.answers.AddProductsToCart = (variables, body) => {
      const answer = add!(variables, body);
      refused.push('RM-001');
      return answer;
    };
    const both = [shop.cart.addItem(rum), shop.cart.addItem(rum)];
    expect(await Promise.all(both)).toEqual([true, false]);
  });

  it('does not take for the item what another device has put in since the cart was read', async () => {
    const backend = complainingCart([soldOut], ['RM-001']);
    const shop = shopWith(backend);
    await shop.cart.load();
    await backend.answers.AddProductsToCart!(
      { cartId: 'cart-1', cartItems: [{ sku: 'GN-001', quantity: 5 }] },
      0,
    );
    expect(await shop.cart.addItem(rum)).toBe(false);
  });

  it.each([
    ['RM-001', true],
    ['GN-001', false],
  ])('goes by the sum of the answer where the cart cannot be read afterwards: %s', async (sku, isIn) => {
    const backend = complainingCart([soldOut], ['GN-001']);
    const shop = shopWith(backend);
    await shop.cart.load();
    backend.answers.CartDetails = () => networkError();
    expect(await shop.cart.addItem({ sku, quantity: 1 })).toBe(isIn);
    expect(shop.names()).toContain('AddProductsToCart');
  });

  it('reads a customer’s cart first, which may have been filled elsewhere', async () => {
    const backend = complainingCart([soldOut, { ...rum, uid: 'uid-2', quantity: 3 }], ['RM-001']);
    const shop = fakeShop(backend.answers, { signedIn: true });
    expect(await shop.cart.addItem(rum)).toBe(false);
    expect(shop.names()).toContain('CreateCart');
  });

  it('sends nothing while the cart cannot be read', async () => {
    const backend = complainingCart([soldOut]);
    backend.answers.CartDetails = () => networkError();
    const shop = shopWith(backend);
    expect(await shop.cart.addItem(rum)).toBe(false);
    expect(shop.names()).not.toContain('AddProductsToCart');
    expect(lines(backend)).toEqual(['WH-005×1']);
  });

  it('reads the cart anew after a change that it could not read', async () => {
    const refused: string[] = [];
    const backend = complainingCart([soldOut], refused);
    const shop = shopWith(backend);
    await shop.cart.load();
    const { CartDetails: details } = backend.answers;
    backend.answers.CartDetails = () => networkError();
    expect(await shop.cart.addItem(rum)).toBe(true);
    backend.answers.CartDetails = details!;
    refused.push('RM-001');
    expect(await shop.cart.addItem(rum)).toBe(false);
  });

  it('changes a configurable line once', async () => {
    const backend = complainingCart([soldOut, harbour]);
    const shop = shopWith(backend);
    await shop.cart.load();
    expect(await shop.cart.updateItem('uid-3', 4)).toBe(true);
    expect(lines(backend)).toEqual(['WH-005×1', 'CF-001×4']);
    await shop.cart.load();
    expect(shop.storage.get('cartRescue')).toBeUndefined();
    expect(lines(backend)).toEqual(['WH-005×1', 'CF-001×4']);
  });
});
