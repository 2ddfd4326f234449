// Why a product does not go into the cart, in a shopper's words.
import { describe, expect, it } from 'vitest';
import { createText } from '../../../src/words/text';
import type { BuyableProduct } from '../../../src/catalog/product';
import { parseBuyable } from '../../../src/catalog/buyable-api';
import { refusal } from '../../../src/catalog/purchase/refusal';

const text = createText('en_US');
const simple = { __typename: 'SimpleProduct', stock_status: 'IN_STOCK' };
const rum = parseBuyable({ ...simple, uid: 'u', sku: 'RUM', name: 'Rum' } as never);
const size = (uid: string, stock: string) => ({
  attributes: [{ code: 'size', uid }],
  product: { uid, sku: `GIN-${uid}`, stock_status: stock, only_x_left_in_stock: 2 },
});
const gin = parseBuyable({
  __typename: 'ConfigurableProduct',
  uid: 'g',
  sku: 'GIN',
  name: 'Gin',
  configurable_options: [
    { uid: 'o', attribute_code: 'size', label: 'Size', values: [{ uid: '1' }, { uid: '2' }, { uid: '3' }] },
  ],
  variants: [size('1', 'IN_STOCK'), size('2', 'OUT_OF_STOCK')],
} as never);
const why = (product: BuyableProduct, quantity = 1, already = 0, choice = {}) =>
  refusal({ product, choice, quantity, already }, text);

/** None left of what is in stock: that many are left is not known, or it can be had without. */
const none = { ...simple, only_x_left_in_stock: 0 };
const soda = parseBuyable({ uid: 's', sku: 'SODA', name: 'Soda', ...none } as never);
const vermouth = parseBuyable({
  __typename: 'ConfigurableProduct',
  uid: 'v',
  sku: 'VERMOUTH',
  name: 'Vermouth',
  configurable_options: [{ uid: 'o', attribute_code: 'size', label: 'Size', values: [{ uid: '1' }] }],
  variants: [{ attributes: [{ code: 'size', uid: '1' }], product: { uid: '1', sku: 'VERMOUTH-1', ...none } }],
} as never);

describe('a product is refused', () => {
  it.each([
    ['Bottle size', 'bottle size'],
    ['Größe', 'größe'],
  ])('until one has chosen its %s, within a sentence', (label, named) => {
    const { code, values } = gin.options[0]!;
    expect(why({ ...gin, options: [{ code, values, label }] })).toBe(`Please choose your ${named}.`);
  });
  it('not where the backend has it in stock and counts none', () => {
    expect(why(soda)).toBeUndefined();
    expect(why(vermouth, 1, 0, { size: '1' })).toBeUndefined();
  });
  it('not at all when it can be bought', () => {
    expect(why(rum, 50)).toBeUndefined();
    expect(why(gin, 2, 0, { size: '1' })).toBeUndefined();
  });
  it.each([
    ['Please choose your size.', gin, 1, 0, {}],
    ['This combination is sold out. Choose another one.', gin, 1, 0, { size: '2' }],
    ['This combination is sold out. Choose another one.', gin, 1, 0, { size: '3' }],
    ['Rum is sold out.', { ...rum, inStock: false }, 1, 0, {}],
    ['Rum is sold on request. Contact us for the price.', { ...rum, isPriceHidden: true }, 1, 0, {}],
    ['Only 2 left.', gin, 3, 0, { size: '1' }],
    ['Only 2 left, and 1 of them are in your cart already.', gin, 2, 1, { size: '1' }],
    ['All we have left is in your cart already.', gin, 1, 2, { size: '1' }],
    ['Sold from 6 pieces', { ...rum, minQuantity: 6 }, 2, 0, {}],
    ['At most 3 in one order', { ...rum, maxQuantity: 3 }, 4, 0, {}],
    ['At most 3 in one order; 1 of them are in your cart already.', { ...rum, maxQuantity: 3 }, 3, 1, {}],
    ['Only 2 left.', { ...rum, maxQuantity: 3, onlyLeft: 2 }, 4, 0, {}],
  ] as [string, BuyableProduct, number, number, object][])(
    'with “%s”',
    (reason, product, pieces, already, choice) => {
      expect(why(product, pieces, already, choice)).toBe(reason);
    },
  );
});
