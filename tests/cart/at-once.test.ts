// What the shopper does is shown before the answer, confirmed by it, and taken back where it is refused.
import { describe, expect, it, vi } from 'vitest';
import { createWantedQuantities } from '../../src/cart/change/wanted-quantities';
import { waitFor } from '../support/wait-for';
import { behavingCart, fakeShop, graphqlError, networkError, type Answers } from './fake-shop';

const whisky = { uid: 'uid-1', sku: 'WH-001', quantity: 2 };
const rum = { uid: 'uid-2', sku: 'RM-001', quantity: 1 };
const gin = { sku: 'GN-001', quantity: 3 };

async function shopWith(answers: Answers) {
  const shop = fakeShop(answers);
  shop.storage.set('cartId', 'cart-1');
  await shop.cart.load();
  return shop;
}

/** Answers of an operation wait for `release`. */
function hold(answers: Answers, name: string) {
  const answer = answers[name]!;
  const waiting: (() => void)[] = [];
  answers[name] = (variables, body) =>
    new Promise((resolve) => waiting.push(() => resolve(answer(variables, body))));
  return {
    waiting,
    async release() {
      await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      waiting.shift()?.();
    },
  };
}

describe('the number on the bag', () => {
  it('counts an item before its answer, and never twice', async () => {
    const backend = behavingCart([whisky]);
    const held = hold(backend.answers, 'AddProductsToCart');
    const shop = await shopWith(backend.answers);
    const seen: string[] = [];
    shop.cart.badge.subscribe((badge) => seen.push(badge));
    const added = shop.cart.addItem(gin);
    expect(shop.cart.count.value).toBe(5);
    expect(shop.cart.isChanging.value).toBe(true);
    expect(shop.cart.details.value?.grandTotal.value).toBe(20);
    await held.release();
    expect(await added).toBe(true);
    expect(seen).toEqual(['2', '5']);
    expect(shop.cart.isChanging.value).toBe(false);
    expect(shop.cart.details.value?.grandTotal.value).toBe(50);
    expect(shop.names()).toEqual(['CartDetails', 'AddProductsToCart']);
  });

  it('takes an item back that is refused', async () => {
    const backend = behavingCart([whisky]);
    backend.answers.AddProductsToCart = () => graphqlError('No', 'graphql-input');
    const shop = await shopWith(backend.answers);
    const added = shop.cart.addItem(gin);
    expect(shop.cart.count.value).toBe(5);
    expect(await added).toBe(false);
    expect(shop.cart.count.value).toBe(2);
    expect(shop.cart.addItemError.value?.message).toBe('No');
  });

  it('counts what went in though the cart cannot be read then, until it is read', async () => {
    const backend = behavingCart([whisky]);
    const { AddProductsToCart: add, CartDetails: details } = backend.answers;
    backend.answers.AddProductsToCart = async (variables, body) => {
      await add!(variables, body);
      return { addProductsToCart: { cart: { id: 'cart-1', total_quantity: 5 }, user_errors: [] } };
    };
    const shop = await shopWith(backend.answers);
    backend.answers.CartDetails = () => networkError();
    expect(await shop.cart.addItem(gin)).toBe(true);
    expect(shop.cart.count.value).toBe(5);
    backend.answers.CartDetails = details!;
    await shop.cart.load();
    expect(shop.cart.count.value).toBe(5);
    expect(shop.cart.details.value?.items).toHaveLength(2);
  });

  it('tells other tabs only what an answer says', async () => {
    const backend = behavingCart([whisky]);
    const held = hold(backend.answers, 'AddProductsToCart');
    const shop = await shopWith(backend.answers);
    const added = shop.cart.addItem(gin);
    expect(shop.storage.get('cartCount')).toBe(2);
    await held.release();
    await added;
    expect(shop.storage.get('cartCount')).toBe(5);
  });

  it('counts for a visitor who has no cart yet', async () => {
    const shop = fakeShop(behavingCart().answers);
    const added = shop.cart.addItem(gin);
    expect(shop.cart.badge.value).toBe('3');
    expect(await added).toBe(true);
    expect(shop.cart.badge.value).toBe('3');
  });
});

describe('a line that is removed', () => {
  it('goes at once', async () => {
    const backend = behavingCart([whisky, rum]);
    const held = hold(backend.answers, 'RemoveItemFromCart');
    const shop = await shopWith(backend.answers);
    const [line] = shop.cart.details.value!.items;
    const removed = shop.cart.removeItem('uid-1');
    expect([shop.cart.wantedOf(line!), shop.cart.count.value]).toEqual([0, 1]);
    await held.release();
    expect(await removed).toBe(true);
    expect([shop.cart.wantedOf(line!), shop.cart.count.value]).toEqual([undefined, 1]);
    expect(shop.names()).toEqual(['CartDetails', 'RemoveItemFromCart']);
  });

  it('is back where that is refused', async () => {
    const backend = behavingCart([whisky, rum]);
    backend.answers.RemoveItemFromCart = () => graphqlError('No', 'graphql-input');
    const shop = await shopWith(backend.answers);
    const [line] = shop.cart.details.value!.items;
    expect(await shop.cart.removeItem('uid-1')).toBe(false);
    expect([shop.cart.wantedOf(line!), shop.cart.count.value]).toEqual([undefined, 3]);
    expect(shop.cart.removeItemError.value?.message).toBe('No');
  });
});

describe('another quantity', () => {
  const sent = ({ calls }: ReturnType<typeof fakeShop>) =>
    calls.filter(({ name }) => name === 'UpdateCartItem').map(({ variables }) => variables.quantity);

  it('is sent without a pause; what is pressed meanwhile goes as one', async () => {
    const backend = behavingCart([whisky]);
    const held = hold(backend.answers, 'UpdateCartItem');
    const shop = await shopWith(backend.answers);
    const wishes = shop.storefront.feature(createWantedQuantities);
    const line = shop.cart.details.value!.items[0]!;
    const done = wishes.want(line, 3);
    expect([shop.cart.wantedOf(line), shop.cart.count.value]).toEqual([3, 3]);
    await waitFor(() => expect(sent(shop)).toEqual([3]));
    for (const quantity of [4, 5, 6]) void wishes.want(line, quantity);
    expect(shop.cart.count.value).toBe(6);
    await held.release();
    await waitFor(() => expect(sent(shop)).toEqual([3, 6]));
    expect(shop.cart.count.value).toBe(6);
    await held.release();
    expect(await done).toBe(true);
    expect(shop.cart.details.value?.items[0]?.quantity).toBe(6);
    expect(shop.names()).not.toContain('CheckUserIsAuthed');
    expect(shop.names().filter((name) => name === 'CartDetails')).toHaveLength(1);
  });

  it('goes back to what the cart has where it is refused', async () => {
    const backend = behavingCart([whisky]);
    backend.answers.UpdateCartItem = () => graphqlError('No', 'graphql-input');
    const shop = await shopWith(backend.answers);
    const line = shop.cart.details.value!.items[0]!;
    expect(await shop.storefront.feature(createWantedQuantities).want(line, 9)).toBe(false);
    expect([shop.cart.wantedOf(line), shop.cart.count.value]).toEqual([undefined, 2]);
  });

  it('is refused also by servers that say so beside the cart', async () => {
    const backend = behavingCart([whisky]);
    backend.answers.UpdateCartItem = () => ({
      updateCartItems: {
        cart: { id: 'cart-1', total_quantity: 2 },
        errors: [{ code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }],
      },
    });
    const shop = await shopWith(backend.answers);
    expect(await shop.cart.updateItem('uid-1', 9)).toBe(false);
    expect(shop.cart.updateItemError.value?.message).toBe('The requested qty is not available');
  });

  it('lets the last wish win where one before it was refused', async () => {
    const backend = behavingCart([whisky]);
    const update = backend.answers.UpdateCartItem!;
    backend.answers.UpdateCartItem = (variables, body) =>
      Number(variables.quantity) > 5 ? graphqlError('No', 'graphql-input') : update(variables, body);
    const held = hold(backend.answers, 'UpdateCartItem');
    const shop = await shopWith(backend.answers);
    const wishes = shop.storefront.feature(createWantedQuantities);
    const line = shop.cart.details.value!.items[0]!;
    const done = wishes.want(line, 9);
    await waitFor(() => expect(held.waiting).toHaveLength(1));
    void wishes.want(line, 4);
    await held.release();
    await held.release();
    expect(await done).toBe(true);
    expect(shop.cart.count.value).toBe(4);
    expect(shop.cart.updateItemError.value).toBeUndefined();
  });
});

describe('reading the whole again', () => {
  it('comes with a look at a cart that was read some minutes ago', async () => {
    const shop = await shopWith(behavingCart([whisky]).answers);
    await shop.cart.loadExisting();
    expect(shop.names()).toEqual(['CartDetails']);
    const late = Date.now() + 4 * 60 * 1000;
    vi.spyOn(Date, 'now').mockReturnValue(late);
    await shop.cart.loadExisting();
    vi.restoreAllMocks();
    expect(shop.names()).toEqual(['CartDetails', 'CartDetails']);
  });

  it('follows a change that another device has got in between', async () => {
    const backend = behavingCart([whisky]);
    const shop = await shopWith(backend.answers);
    await backend.answers.AddProductsToCart!(
      { cartId: 'cart-1', cartItems: [{ sku: 'RM-001', quantity: 2 }] },
      0,
    );
    expect(await shop.cart.removeItem('uid-1')).toBe(true);
    expect(shop.names()).toEqual(['CartDetails', 'RemoveItemFromCart', 'CartDetails']);
    expect(shop.cart.details.value?.items).toMatchObject([{ sku: 'RM-001', quantity: 2 }]);
  });

  it('wins over an answer that was on its way when the change was made', async () => {
    const backend = behavingCart([whisky]);
    const shop = await shopWith(backend.answers);
    const held = hold(backend.answers, 'CartDetails');
    const loading = shop.cart.load();
    await waitFor(() => expect(held.waiting).toHaveLength(1));
    const added = shop.cart.addItem(gin);
    await waitFor(() => expect(held.waiting).toHaveLength(2));
    await held.release();
    await held.release();
    await waitFor(() => expect(shop.names().filter((name) => name === 'AddProductsToCart')).toHaveLength(1));
    // It is done, or asks for the cart once more.
    let isDone = false;
    void added.then(() => (isDone = true));
    await waitFor(() => expect(isDone || held.waiting.length > 0).toBe(true));
    if (!isDone) await held.release();
    expect(await added).toBe(true);
    await loading;
    expect(shop.cart.count.value).toBe(5);
  });
});

describe('a coupon', () => {
  it('brings its totals along', async () => {
    const backend = behavingCart([whisky]);
    backend.answers.ApplyCoupon = (variables) => {
      const answer = backend.answers.CartDetails!(variables, 0) as { cart: { prices: object } };
      const { cart } = answer;
      return {
        applyCouponToCart: {
          cart: {
            ...cart,
            applied_coupons: [{ code: 'SAVE10' }],
            prices: { ...cart.prices, grand_total: { value: 18, currency: 'USD' } },
            itemsV2: { total_count: 1 },
          },
        },
      };
    };
    const shop = await shopWith(backend.answers);
    const seen: boolean[] = [];
    shop.cart.isChanging.subscribe((isChanging) => seen.push(isChanging));
    await shop.cart.applyCoupon('SAVE10');
    expect(seen).toEqual([false, true, false]);
    expect(shop.cart.details.value).toMatchObject({ coupons: ['SAVE10'], grandTotal: { value: 18 } });
    expect(shop.names()).toEqual(['CartDetails', 'ApplyCoupon']);
  });
});
