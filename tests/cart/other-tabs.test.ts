// What another tab does to the cart.
import { expect, test, vi } from 'vitest';
import { behavingCart, fakeShop, graphqlError, memoryArea } from './fake-shop';

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

test('somebody signs in there: the guest’s cart waits for them, though we have not heard of it', async () => {
  const { cart, storage, told } = await shown();
  const waiting = { cartId: 'guests', items: [{ sku: 'WH-001', quantity: 2 }] };
  storage.set('cartToMerge', waiting);
  storage.remove('cartId');
  told.cartId!(undefined);
  storage.set('signin_token', 'theirs');
  await cart.addItem({ sku: 'WH-001', quantity: 1 });
  expect(cart.cartId.value).not.toBe('guests');
  expect(storage.get('cartToMerge')).toEqual(waiting);
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

test('somebody signed in there: one of the tabs puts the carts together, and says what is so', async () => {
  const locks = oneAfterTheOther();
  vi.stubGlobal('navigator', { locks, onLine: true });
  const { area } = memoryArea();
  const backend = behavingCart([], 'customer');
  let merges = 0;
  backend.answers.MergeCarts = async () => {
    merges += 1;
    if (merges > 1) return graphqlError("The cart isn't active.");
    await backend.answers.AddProductsToCart!(
      { cartId: 'customer', cartItems: [{ sku: 'WH-001', quantity: 1 }] },
      0,
    );
    // The other tab gets all the time it wants before this one hears of it.
    await new Promise((resolve) => setTimeout(resolve));
    return { mergeCarts: { id: 'customer', total_quantity: 1 } };
  };
  const tabs = [1, 2].map(() => fakeShop(backend.answers, { signedIn: true, area }));
  const items = [{ sku: 'WH-001', name: 'Glen Orrin', quantity: 1, selectedOptions: [] }];
  tabs[0]!.storage.set('cartToMerge', { cartId: 'guest', items });
  await Promise.all(tabs.map(({ cart }) => cart.load()));
  expect(merges).toBe(1);
  for (const { cart } of tabs)
    expect(cart.details.value?.items).toMatchObject([{ sku: 'WH-001', quantity: 1 }]);
  expect(tabs.flatMap(({ messages }) => messages())).toEqual(['Your cart came with you.']);
  vi.unstubAllGlobals();
});

test('carts that were put together before are not said to lack anything', async () => {
  const backend = behavingCart([{ uid: 'uid-1', sku: 'WH-001', quantity: 1 }], 'customer');
  backend.answers.MergeCarts = () => graphqlError("The cart isn't active.");
  const { cart, storage, messages } = fakeShop(backend.answers, { signedIn: true });
  const items = [{ sku: 'WH-001', name: 'Glen Orrin', quantity: 1, selectedOptions: [] }];
  storage.set('cartToMerge', { cartId: 'guest', items });
  await cart.load();
  expect(storage.get('cartToMerge')).toBeUndefined();
  expect(messages()).toEqual([]);
});

function oneAfterTheOther() {
  const last = new Map<string, Promise<unknown>>();
  return {
    /** With options or without. */
    request(name: string, ...rest: unknown[]) {
      const turn = (last.get(name) ?? Promise.resolve()).then(rest.at(-1) as () => Promise<unknown>);
      last.set(name, turn);
      return turn;
    },
  };
}
