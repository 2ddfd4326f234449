// Lines that cannot be bought, as three generations of servers tell of them: shown, named, and in the way of the checkout.
import { afterEach, describe, expect, it } from 'vitest';
import { backendShop } from '../support/backend-shop';
import { behavingCart, fakeShop, graphqlError, rawCart } from './fake-shop';

const cleanUps: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(cleanUps.splice(0).map((cleanUp) => cleanUp())));

/** A storefront in front of the embedded backend, whose requests meet the fault that was named last. */
async function shopWithFault() {
  const { storefront, backend, intercept, close } = await backendShop({}, { faults: true });
  cleanUps.push(close);
  const meet = (fault?: string) =>
    void (intercept.headers = fault ? { 'x-airside-fault': fault } : undefined);
  return { storefront, backend, meet };
}

describe.each(['2.4.4', '2.4.5', '2.4.8'])('a server of %s', (generation) => {
  it.each([false, true])('keeps a sold-out line to be removed (page just opened: %s)', async (isFresh) => {
    const { storefront, backend, meet } = await shopWithFault();
    const { cart } = storefront;
    const { data } = await backend.graphql<{ products: { items: { sku: string }[] } }>(
      '{ products(filter: { name: { match: "gin" } }, pageSize: 10) { items { sku __typename } } }',
    );
    const skus = (data?.products.items ?? [])
      .filter((item) => (item as { __typename?: string }).__typename === 'SimpleProduct')
      .slice(0, 2)
      .map(({ sku }) => sku);
    for (const sku of skus) expect(await cart.addItem({ sku, quantity: 1 })).toBe(true);
    if (isFresh) cart.reset();

    meet(`out-of-stock=${generation}`);
    await cart.load();
    expect(cart.detailsError.value).toBeUndefined();
    expect(cart.details.value?.items.map(({ sku, problem }) => [sku, problem])).toEqual([
      [skus[0], 'No longer available'],
      [skus[1], undefined],
    ]);
    expect(cart.isBlocked.value).toBe(true);

    meet();
    const line = cart.details.value?.items[0];
    expect(await cart.removeItem(line?.uid ?? '')).toBe(true);
    expect(cart.details.value?.items.map(({ sku }) => sku)).toEqual([skus[1]]);
    expect(cart.isBlocked.value).toBe(false);
  });
});

const whisky = { uid: 'uid-1', sku: 'WH-001', quantity: 2 };
const rum = { uid: 'uid-2', sku: 'RM-001', quantity: 1 };

describe('servers up to 2.4.4', () => {
  it('keep the line that an answer leaves out but counts, until it is removed', async () => {
    const backend = behavingCart([whisky, rum]);
    const shop = fakeShop(backend.answers);
    await shop.cart.load();
    backend.answers.CartDetails = ({ cartId }) => {
      const { cart } = rawCart(String(cartId), [rum]);
      const withheld = ['There are no source items with the in stock status'];
      return { cart: { ...cart, total_quantity: 3 }, withheld };
    };
    await shop.cart.load();
    expect(shop.cart.details.value?.items).toMatchObject([
      { sku: 'RM-001' },
      { sku: 'WH-001', problem: 'No longer available' },
    ]);
    expect(shop.cart.isBlocked.value).toBe(true);

    backend.answers.CartDetails = ({ cartId }) => rawCart(String(cartId), [rum]);
    await shop.cart.removeItem('uid-1');
    expect(shop.cart.details.value?.items).toMatchObject([{ sku: 'RM-001' }]);
    expect(shop.cart.isBlocked.value).toBe(false);
  });

  it('do not bring back what another tab removed', async () => {
    const backend = behavingCart([whisky, rum]);
    const shop = fakeShop(backend.answers);
    await shop.cart.load();
    backend.answers.CartDetails = ({ cartId }) => ({
      ...rawCart(String(cartId), [{ ...rum, stockStatus: 'OUT_OF_STOCK' }]),
      withheld: ['Some of the products are out of stock.'],
    });
    await shop.cart.load();
    expect(shop.cart.details.value?.items.map(({ sku }) => sku)).toEqual(['RM-001']);
  });

  it('block the whole cart where no line can be blamed', async () => {
    const backend = behavingCart([whisky]);
    backend.answers.CartDetails = ({ cartId }) => ({
      ...rawCart(String(cartId), [whisky]),
      withheld: ['The requested qty is not available'],
    });
    const shop = fakeShop(backend.answers);
    await shop.cart.load();
    expect(shop.cart.details.value?.problem).toMatch(/no longer available in this quantity/);
    expect(shop.cart.isBlocked.value).toBe(true);
  });
});

it.each([
  ['There are no source items with the in stock status', 'No longer available', true],
  ['Some of the products are out of stock.', 'No longer available', true],
  [
    'The requested qty is not available',
    'Not available in this quantity. Choose fewer, or remove it.',
    undefined,
  ],
  ['Not enough items for sale', 'Not available in this quantity. Choose fewer, or remove it.', undefined],
  ['The fewest you may purchase is 3.', 'The fewest you may purchase is 3.', undefined],
])('says "%s" as "%s"', async (error, problem, isOutOfStock) => {
  const shop = fakeShop(behavingCart([{ ...whisky, error }]).answers);
  await shop.cart.load();
  expect(shop.cart.details.value?.items[0]).toMatchObject({ problem });
  expect(shop.cart.details.value?.items[0]?.isOutOfStock).toBe(isOutOfStock);
});

it('shows the other lines when the backend cannot resolve one', async () => {
  const backend = behavingCart([whisky]);
  backend.answers.CartDetails = ({ cartId }) => {
    const message = "The product that was requested doesn't exist. Verify the product and try again.";
    const { entries, ...error } = graphqlError(message, 'graphql-no-such-entity');
    return Object.assign(graphqlError(message), {
      ...error,
      data: rawCart(String(cartId), [whisky]),
      entries: entries.map((entry) => ({ ...entry, path: ['cart', 'items', 1, 'product'] })),
    });
  };
  const shop = fakeShop(backend.answers);
  await shop.cart.load();
  expect(shop.cart.details.value?.items).toHaveLength(1);
  expect(shop.cart.isBlocked.value).toBe(true);
});
