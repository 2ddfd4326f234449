// The rules of what is said of lines that cannot be bought, by themselves; what servers do: stock-problems.test.ts.
import { describe, expect, it } from 'vitest';
import type { Cart, CartItem } from '../../src/cart/cart';
import { withStockProblems } from '../../src/cart/stock/stock-problems';
import { createText } from '../../src/words/text';

const text = createText('en_US');
const gone = 'No longer available';
const tooMany = 'Not available in this quantity. Choose fewer, or remove it.';

const line = (uid: string, more: Partial<CartItem> = {}) =>
  ({ uid, sku: uid, quantity: 1, ...more }) as CartItem;
const cartOf = (items: CartItem[], totalQuantity = items.reduce((sum, one) => sum + one.quantity, 0)) =>
  ({ id: 'cart-1', totalQuantity, items }) as unknown as Cart;
const seenBefore = (...items: CartItem[]) => ({ before: cartOf(items) });
const marked = (cart: Cart) => cart.items.map(({ uid, problem }) => [uid, problem]);

describe('the words for it', () => {
  it.each([
    ['Some of the products are out of stock.', gone, true],
    ['There are no source items with the IN STOCK status', gone, true],
    ['This product is out of stock.', gone, true],
    ["The product that was requested doesn't exist.", gone, true],
    ['The requested qty is not available', tooMany, undefined],
    ['Not enough items for sale', tooMany, undefined],
    ['The fewest you may purchase is 3.', 'The fewest you may purchase is 3.', undefined],
  ])('%s', (problem, words, isOutOfStock) => {
    const [item] = withStockProblems(cartOf([line('a', { problem })]), [], {}, text).items;
    expect(item).toEqual(line('a', { problem: words, ...(isOutOfStock && { isOutOfStock }) }));
  });

  it('are that it is gone where fewer would not help, whatever the backend says', () => {
    const sold = line('a', { isOutOfStock: true, problem: 'The requested qty is not available' });
    expect(marked(withStockProblems(cartOf([sold]), [], {}, text))).toEqual([['a', gone]]);
  });

  it('are none where nothing is wrong, also with what some backends sell all the same', () => {
    const items = [line('a'), line('b', { isOutOfStock: true })];
    expect(withStockProblems(cartOf(items), [], {}, text)).toEqual(cartOf(items));
  });
});

describe('a complaint without a line', () => {
  it('is of the lines that are out of stock, and of no other', () => {
    const items = [line('a', { isOutOfStock: true }), line('b')];
    const cart = withStockProblems(cartOf(items), ['Something else'], {}, text);
    expect(marked(cart)).toEqual([
      ['a', gone],
      ['b', undefined],
    ]);
    expect(cart).not.toHaveProperty('problem');
  });

  it('leaves a line its own', () => {
    const own = line('a', { isOutOfStock: true, problem: 'Own' });
    expect(marked(withStockProblems(cartOf([own]), ['Other'], {}, text))).toEqual([['a', gone]]);
  });

  it('is of the whole cart where no line can be blamed', () => {
    const cart = withStockProblems(cartOf([line('a')]), ['The requested qty is not available'], {}, text);
    expect(marked(cart)).toEqual([['a', undefined]]);
    expect(cart.problem).toMatch(/the shop does not say what/);
  });

  it('is of the line that is left out but counted, which stays as it was shown', () => {
    const malt = line('malt', { quantity: 2, name: 'Malt' });
    const cart = withStockProblems(cartOf([line('a')], 3), ['x'], seenBefore(malt, line('a')), text);
    expect(cart.items).toEqual([line('a'), { ...malt, isOutOfStock: true, problem: gone }]);
    expect(cart).not.toHaveProperty('problem');
  });

  it.each([
    ['that were taken out here', cartOf([line('a')], 2), { ...seenBefore(line('b')), removed: 'b' }],
    ['that are not counted', cartOf([line('a')], 1), seenBefore(line('b'))],
    [
      'of which more were shown than are missing',
      cartOf([line('a')], 2),
      seenBefore(line('b', { quantity: 2 })),
    ],
    ['that are there', cartOf([line('a')], 2), seenBefore(line('a'))],
    ['that nobody has seen', cartOf([line('a')], 2), {}],
  ])('brings back no lines %s', (_, cart, seen) => {
    const told = withStockProblems(cart, ['x'], seen, text);
    expect(told.items.map(({ uid }) => uid)).toEqual(['a']);
    expect(told.problem).toBeDefined();
  });

  it('brings back as many as are missing', () => {
    const [b, c, d] = [line('b', { quantity: 2 }), line('c'), line('d')];
    const cart = withStockProblems(cartOf([line('a')], 4), ['x'], seenBefore(b, c, d), text);
    expect(cart.items.map(({ uid }) => uid)).toEqual(['a', 'b', 'c']);
  });
});

describe('a line that did not change', () => {
  it('stays the same object, and one that did does not', () => {
    const [same, other] = [line('a'), line('b')];
    const { items } = withStockProblems(
      cartOf([line('a'), line('b', { quantity: 2 }), line('c')]),
      [],
      seenBefore(same, other),
      text,
    );
    expect(items[0]).toBe(same);
    expect(items[1]).toEqual(line('b', { quantity: 2 }));
    expect(items[2]).toEqual(line('c'));
  });

  it('is compared as it is shown', () => {
    const shown = line('a', { problem: tooMany });
    const now = line('a', { problem: 'Not enough items for sale' });
    expect(withStockProblems(cartOf([now]), [], seenBefore(shown), text).items[0]).toBe(shown);
  });

  it('brings nothing back where nobody complains', () => {
    expect(withStockProblems(cartOf([line('a')], 2), [], seenBefore(line('b')), text)).toEqual(
      cartOf([line('a')], 2),
    );
  });
});
