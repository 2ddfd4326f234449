// What the table of transitions does not show: concurrency, busy flags, what is derived, other tabs.
import { describe, expect, it, vi } from 'vitest';
import { TransportError } from '../../src/transport/errors';
import {
  behavingCart,
  fakeShop,
  graphqlError,
  memoryArea,
  networkError,
  rawCart,
  type Answers,
} from './fake-shop';
import { waitFor } from '../support/wait-for';

const whisky = { uid: 'uid-1', sku: 'WH-001', quantity: 2 };
const rum = { uid: 'uid-2', sku: 'RM-001', quantity: 1 };
const harbour = { uid: 'uid-3', sku: 'CF-001', variant: 'CF-001-70', quantity: 1 };

describe('create cart', () => {
  it('makes one cart for callers in parallel', async () => {
    const shop = fakeShop(behavingCart().answers);
    await Promise.all([shop.cart.createCart(), shop.cart.createCart(), shop.cart.load()]);
    expect(shop.names().filter((name) => name === 'CreateCart')).toHaveLength(1);
  });
});

describe('get details', () => {
  it('is loading while the request runs', async () => {
    const shop = fakeShop(behavingCart([whisky]).answers);
    const seen: boolean[] = [];
    shop.cart.isLoading.subscribe((value) => seen.push(value));
    await shop.cart.load();
    expect(seen).toEqual([false, true, false]);
  });

  it('stores the error and keeps what was shown', async () => {
    const backend = behavingCart([whisky]);
    const shop = fakeShop(backend.answers);
    await shop.cart.load();
    backend.answers.CartDetails = () => networkError();
    await shop.cart.load();
    expect(shop.cart.detailsError.value).toBeInstanceOf(TransportError);
    expect(shop.cart.details.value?.items).toHaveLength(1);
    expect(shop.cart.isLoading.value).toBe(false);
  });

  it('shares one request among elements', async () => {
    const shop = fakeShop(behavingCart([whisky]).answers);
    await Promise.all(Array.from({ length: 50 }, () => shop.cart.load()));
    expect(shop.names().filter((name) => name === 'CartDetails')).toHaveLength(1);
  });

  it('keeps only the newest of answers that overtake each other', async () => {
    const backend = behavingCart([whisky]);
    const shop = fakeShop(backend.answers);
    await shop.cart.load();
    let releaseFirst: (() => void) | undefined;
    let asked = 0;
    // Says too little: the cart is read after each change.
    backend.answers.UpdateCartItem = ({ cartId }) => ({
      updateCartItems: { cart: { id: cartId, total_quantity: 10 } },
    });
    backend.answers.CartDetails = ({ cartId }) => {
      asked += 1;
      const answer = rawCart(String(cartId), [{ ...whisky, quantity: asked * 10 }]);
      return asked === 1 ? new Promise((resolve) => (releaseFirst = () => resolve(answer))) : answer;
    };
    const first = shop.cart.updateItem('uid-1', 10);
    await waitFor(() => expect(releaseFirst).toBeDefined());
    await shop.cart.updateItem('uid-1', 20);
    releaseFirst?.();
    await first;
    expect(shop.cart.count.value).toBe(20);
  });
});

describe('on arrival', () => {
  it('asks for nothing and makes no cart for a visitor who has none', async () => {
    const shop = fakeShop({});
    await shop.cart.loadExisting();
    expect(shop.cart.hasCart.value).toBe(false);
    expect(shop.names()).toEqual([]);
  });

  it('fetches the cart whose id is stored', async () => {
    const shop = fakeShop(behavingCart([whisky]).answers);
    shop.storage.set('cartId', 'stored');
    expect(shop.cart.hasCart.value).toBe(true);
    await shop.cart.loadExisting();
    expect(shop.names()).toEqual(['CartDetails']);
  });

  it('asks for the cart of a signed-in customer', async () => {
    const shop = fakeShop(behavingCart([whisky]).answers, { signedIn: true });
    await shop.cart.loadExisting();
    expect(shop.names()).toEqual(['CreateCart', 'CartDetails', 'CheckUserIsAuthed']);
    expect(shop.cart.count.value).toBe(2);
  });

  it('has a cart from the first item on', async () => {
    const shop = fakeShop(behavingCart().answers);
    await shop.cart.loadExisting();
    await shop.cart.addItem({ sku: 'WH-001', quantity: 1 });
    expect(shop.names()).toEqual(['CreateCart', 'AddProductsToCart']);
    expect(shop.cart.hasCart.value).toBe(true);
    shop.cart.removeCart();
    expect(shop.cart.hasCart.value).toBe(false);
  });

  it('shows the first cart that another tab made, where the cart is shown', async () => {
    const listeners = new Map<string, (value: unknown) => void>();
    const onStorageChange = (key: string, callback: (value: unknown) => void) =>
      void listeners.set(key, callback);
    const shop = fakeShop(behavingCart([whisky]).answers, { onStorageChange });
    shop.storage.set('cartId', 'made elsewhere');
    listeners.get('cartId')?.('made elsewhere');
    expect(shop.names()).toEqual([]);
    shop.storage.remove('cartId');
    await shop.cart.loadExisting();
    shop.storage.set('cartId', 'made elsewhere');
    listeners.get('cartId')?.('made elsewhere');
    await waitFor(() => expect(shop.cart.count.value).toBe(2));
  });
});

describe('what is derived', () => {
  it('counts items, says the grand total, and USD when empty', async () => {
    const shop = fakeShop(behavingCart([whisky, rum]).answers);
    expect(shop.cart.currencyCode.value).toBe('USD');
    expect(shop.cart.isEmpty.value).toBe(true);
    await shop.cart.load();
    expect(shop.cart.count.value).toBe(3);
    expect(shop.cart.badge.value).toBe('3');
    expect(shop.cart.subtotal.value).toEqual({ value: 30, currency: 'USD' });
    expect(shop.cart.isEmpty.value).toBe(false);
  });

  it('knows the last count before the first answer', async () => {
    const { area } = memoryArea();
    await fakeShop(behavingCart([whisky]).answers, { area }).cart.load();
    const next = fakeShop({}, { area });
    expect(next.cart.badge.value).toBe('2');
    expect(next.names()).toEqual([]);
  });

  it('keeps the picture at position 1 by SKU', async () => {
    const shop = fakeShop(behavingCart([whisky]).answers);
    await shop.cart.load();
    expect(shop.storage.get('imagesBySku')).toMatchObject({
      'WH-001': { file: 'https://shop.example/media/WH-001-1.jpg', position: 1 },
    });
  });
});

describe('add item', () => {
  it('adds, refreshes and is busy meanwhile', async () => {
    const shop = fakeShop(behavingCart().answers);
    const adding = shop.cart.addItem({ sku: 'WH-001', quantity: 2 });
    expect(shop.cart.isAddingItem.value).toBe(true);
    expect(await adding).toBe(true);
    expect(shop.cart.isAddingItem.value).toBe(false);
    expect(shop.cart.count.value).toBe(2);
    expect(shop.cart.lastAdded.value?.item.sku).toBe('WH-001');
  });

  it('carries out what was asked for before its code was there, in order', async () => {
    const shop = fakeShop(behavingCart().answers);
    const done = Promise.all([
      shop.cart.addItem({ sku: 'WH-001', quantity: 1 }),
      shop.cart.addItem({ sku: 'RM-001', quantity: 1 }),
      shop.cart.applyCoupon('WELCOME').catch(() => undefined),
    ]);
    expect(shop.cart.isAddingItem.value).toBe(true);
    await done;
    const asked = shop.calls.filter(({ name }) => /^A(dd|pply)/.test(name));
    expect(asked.map(({ variables }) => variables.couponCode ?? variables.cartItems)).toEqual([
      [{ sku: 'WH-001', quantity: 1 }],
      [{ sku: 'RM-001', quantity: 1 }],
      'WELCOME',
    ]);
    expect(shop.cart.details.value?.items.map(({ sku }) => sku)).toEqual(['WH-001', 'RM-001']);
  });

  it('sends a configurable product as its parent with the chosen options', async () => {
    const shop = fakeShop(behavingCart().answers);
    await shop.cart.addItem({
      sku: 'CF-001-70',
      parentSku: 'CF-001',
      selectedOptions: ['value-CF-001-70'],
      quantity: 1,
    });
    expect(shop.calls.find(({ name }) => name === 'AddProductsToCart')?.variables.cartItems).toEqual([
      { sku: 'CF-001', quantity: 1, selected_options: ['value-CF-001-70'] },
    ]);
    expect(shop.cart.details.value?.items[0]).toMatchObject({ sku: 'CF-001-70', parentSku: 'CF-001' });
  });

  it('treats user_errors as a failure', async () => {
    const backend = behavingCart();
    backend.answers.AddProductsToCart = ({ cartId }) => ({
      addProductsToCart: {
        cart: { id: cartId, total_quantity: 0 },
        user_errors: [{ code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }],
      },
    });
    const shop = fakeShop(backend.answers);
    expect(await shop.cart.addItem({ sku: 'WH-001', quantity: 99 })).toBe(false);
    expect(shop.cart.addItemError.value?.message).toBe('The requested qty is not available');
    expect(shop.cart.isAddingItem.value).toBe(false);
  });

  it('believes the quantity when the complaint is about another line', async () => {
    const backend = behavingCart([{ ...whisky, error: 'The requested qty is not available' }]);
    const add = backend.answers.AddProductsToCart;
    backend.answers.AddProductsToCart = (variables, body) => {
      const answer = add?.(variables, body) as { addProductsToCart: { user_errors: object[] } };
      answer.addProductsToCart.user_errors = [
        { code: 'UNDEFINED', message: 'Some of the products are out of stock.' },
      ];
      return answer;
    };
    const shop = fakeShop(backend.answers);
    await shop.cart.load();
    expect(await shop.cart.addItem({ sku: 'RM-001', quantity: 1 })).toBe(true);
    expect(shop.cart.isBlocked.value).toBe(true);
  });

  it('clears the last error when it starts again', async () => {
    const backend = behavingCart();
    const add = backend.answers.AddProductsToCart;
    backend.answers.AddProductsToCart = () => networkError();
    const shop = fakeShop(backend.answers);
    await shop.cart.addItem({ sku: 'WH-001', quantity: 1 });
    expect(shop.cart.addItemError.value).toBeDefined();
    backend.answers.AddProductsToCart = add as Answers[string];
    await shop.cart.addItem({ sku: 'WH-001', quantity: 1 });
    expect(shop.cart.addItemError.value).toBeUndefined();
  });
});

describe('update item', () => {
  it('puts the old quantity back when adding again is refused', async () => {
    const backend = behavingCart([harbour]);
    const add = backend.answers.AddProductsToCart;
    backend.answers.AddProductsToCart = (variables, body) => {
      const [item] = variables.cartItems as { quantity: number }[];
      if (item?.quantity === 1) return add?.(variables, body);
      return {
        addProductsToCart: {
          cart: { id: 'cart-1', total_quantity: 0 },
          user_errors: [{ code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }],
        },
      };
    };
    const shop = fakeShop(backend.answers);
    await shop.cart.load();
    expect(await shop.cart.updateItem('uid-3', 50)).toBe(false);
    expect(shop.cart.updateItemError.value?.message).toBe('The requested qty is not available');
    expect(shop.cart.details.value?.items).toMatchObject([{ sku: 'CF-001-70', quantity: 1 }]);
    expect(shop.storage.get('cartRescue')).toBeUndefined();
  });

  it('puts the line back with the next load when the backend went away between the halves', async () => {
    const { area } = memoryArea();
    const backend = behavingCart([harbour]);
    const add = backend.answers.AddProductsToCart;
    backend.answers.AddProductsToCart = () => networkError();
    const shop = fakeShop(backend.answers, { area });
    await shop.cart.load();
    expect(await shop.cart.updateItem('uid-3', 2)).toBe(false);
    expect(backend.lines()).toEqual([]);

    backend.answers.AddProductsToCart = add as Answers[string];
    const later = fakeShop(backend.answers, { area });
    await later.cart.load();
    expect(later.cart.details.value?.items).toMatchObject([{ sku: 'CF-001-70', quantity: 1 }]);
  });

  it('puts the line back when it went out unheard, and nobody could look', async () => {
    const { area } = memoryArea();
    const backend = behavingCart([harbour]);
    const { RemoveItemFromCart: remove, CartDetails: details } = backend.answers;
    const shop = fakeShop(backend.answers, { area });
    await shop.cart.load();
    backend.answers.RemoveItemFromCart = (variables, body) => {
      remove!(variables, body);
      return networkError();
    };
    backend.answers.CartDetails = () => networkError();
    expect(await shop.cart.updateItem('uid-3', 2)).toBe(false);
    expect(backend.lines()).toEqual([]);

    backend.answers.CartDetails = details!;
    const later = fakeShop(backend.answers, { area });
    await later.cart.load();
    expect(later.cart.details.value?.items).toMatchObject([{ sku: 'CF-001-70', quantity: 1 }]);
  });

  it('leaves a line that did not go out as it is, and brings it back no more once it is removed', async () => {
    const { area } = memoryArea();
    const backend = behavingCart([harbour]);
    const { RemoveItemFromCart: remove } = backend.answers;
    const shop = fakeShop(backend.answers, { area });
    await shop.cart.load();
    backend.answers.RemoveItemFromCart = () => networkError();
    expect(await shop.cart.updateItem('uid-3', 2)).toBe(false);
    expect(backend.lines()).toMatchObject([{ uid: 'uid-3', quantity: 1 }]);

    backend.answers.RemoveItemFromCart = remove!;
    expect(await shop.cart.removeItem('uid-3')).toBe(true);
    const later = fakeShop(backend.answers, { area });
    await later.cart.load();
    expect(backend.lines()).toEqual([]);
  });

  it('sets a line to what is wanted that another device has changed, and which has another uid since', async () => {
    const backend = behavingCart([harbour]);
    const remove = backend.answers.RemoveItemFromCart!;
    backend.answers.RemoveItemFromCart = (variables, body) =>
      backend.lines().some(({ uid }) => uid === variables.itemId)
        ? remove(variables, body)
        : graphqlError("The cart doesn't contain the item");
    const shop = fakeShop(backend.answers);
    await shop.cart.load();
    const { sku, variant } = harbour;
    const cartItems = [{ sku, quantity: 2, selected_options: [`value-${variant}`] }];
    remove({ cartId: 'cart-1', itemId: 'uid-3' }, undefined);
    backend.answers.AddProductsToCart!({ cartId: 'cart-1', cartItems }, undefined);

    expect(await shop.cart.updateItem('uid-3', 2)).toBe(true);
    expect(backend.lines()).toMatchObject([{ sku, quantity: 2 }]);
    expect(shop.cart.details.value?.items).toMatchObject([{ sku: 'CF-001-70', quantity: 2 }]);
  });

  it.each([
    ['went in', 2],
    ['did not go in', 1],
  ])('waits for the cart to tell where it is not clear whether a line %s', async (_, expected) => {
    const { area } = memoryArea();
    const backend = behavingCart([harbour]);
    const add = backend.answers.AddProductsToCart;
    const asked: unknown[] = [];
    backend.answers.AddProductsToCart = (variables, body) => {
      asked.push(variables.cartItems);
      if (expected === 2) void add?.(variables, body);
      return new TransportError('unclear', 'It is not clear');
    };
    const shop = fakeShop(backend.answers, { area });
    await shop.cart.load();
    expect(await shop.cart.updateItem('uid-3', 2)).toBe(false);
    expect(shop.cart.updateItemError.value?.message).toBe('It is not clear');
    // The old quantity on top of the new one would be too much.
    expect(asked).toHaveLength(1);

    backend.answers.AddProductsToCart = add as Answers[string];
    const later = fakeShop(backend.answers, { area });
    await later.cart.load();
    expect(later.cart.details.value?.items).toMatchObject([{ sku: 'CF-001-70', quantity: expected }]);
    expect(later.storage.get('cartRescue')).toBeUndefined();
  });

  it('removes the line at quantity 0', async () => {
    const shop = fakeShop(behavingCart([whisky]).answers);
    await shop.cart.load();
    await shop.cart.updateItem('uid-1', 0);
    expect(shop.names()).toContain('RemoveItemFromCart');
    expect(shop.cart.isEmpty.value).toBe(true);
  });
});

describe('remove item, remove cart, edit, reset', () => {
  it('takes a line that is gone already as removed', async () => {
    const backend = behavingCart([whisky]);
    backend.answers.RemoveItemFromCart = () => graphqlError("The cart doesn't contain the item");
    const shop = fakeShop(backend.answers);
    await shop.cart.load();
    expect(await shop.cart.removeItem('uid-9')).toBe(true);
    expect(shop.cart.removeItemError.value).toBeUndefined();
  });

  it('drops the cart when the session ends', async () => {
    const shop = fakeShop(behavingCart([whisky]).answers, { signedIn: true });
    await shop.cart.load();
    shop.user.clearToken();
    expect(shop.cart.cartId.value).toBeUndefined();
    expect(shop.storage.get('cartId')).toBeUndefined();
  });
});

describe('another tab', () => {
  const follow = async (standalone: boolean) => {
    const listeners = new Map<string, (value: unknown) => void>();
    const shop = fakeShop(behavingCart([whisky]).answers, {
      standalone,
      onStorageChange: (key, callback) => listeners.set(key, callback),
    });
    await shop.cart.load();
    const change = (key: string, value: unknown) => {
      shop.storage.set(key, value);
      listeners.get(key)?.(value);
    };
    return { ...shop, change };
  };

  it('makes an embedded element follow the new cart and say so', async () => {
    const shop = await follow(false);
    shop.change('cartId', 'cart-other');
    await waitFor(() => expect(shop.cart.details.value?.id).toBe('cart-other'));
    expect(shop.messages()).toContain('Your cart was changed in another tab.');
  });

  it('reloads the standalone shop', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    const shop = await follow(true);
    shop.change('cartId', 'cart-1');
    expect(reload).not.toHaveBeenCalled();
    shop.change('cartId', 'cart-other');
    expect(reload).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('reads the cart again when its count changed', async () => {
    const shop = await follow(false);
    const asked = shop.names().length;
    shop.change('cartCount', 2);
    expect(shop.names()).toHaveLength(asked);
    shop.change('cartCount', 7);
    await waitFor(() => expect(shop.names()).toHaveLength(asked + 1));
  });
});
