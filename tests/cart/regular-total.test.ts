// What a line would cost without the offer: told where the catalogue's price proves it.
import { afterEach, describe, expect, it } from 'vitest';
import { parseCart, type RawItem } from '../../src/cart/parse-cart';
import { regularTotal } from '../../src/cart/regular-total';
import { backendShop, type BackendShop } from '../support/backend-shop';
import { rawCart, rawLine } from './fake-shop';

const usd = (value: number) => ({ value, currency: 'USD' });
const catalogue = (final: number, regular: number) => ({
  final_price: { value: final },
  regular_price: { value: regular },
});

describe('regularTotal', () => {
  it.each([
    ['of all pieces', 24.25, 2, catalogue(24.25, 28.5), usd(57)],
    ['with a catalogue’s tax to many digits', 26.25, 3, catalogue(26.250001, 30.849999), usd(92.55)],
  ])('is told %s', (_name, price, quantity, shown, total) => {
    expect(regularTotal(usd(price), quantity, shown)).toEqual(total);
  });

  it.each([
    ['no offer', catalogue(24.25, 24.25)],
    ['another price in the cart, as for several or with tax', catalogue(26.25, 30.85)],
    ['no answer', undefined],
    ['half an answer', { final_price: null, regular_price: undefined }],
  ])('is not told where there is %s', (_name, shown) => {
    expect(regularTotal(usd(24.25), 2, shown)).toBeUndefined();
  });

  it('is not told of a line whose price nobody knows', () => {
    expect(regularTotal(usd(NaN), 2, { final_price: { value: NaN }, regular_price: usd(3) })).toBeUndefined();
  });
});

it('is that of the variant that was chosen', () => {
  const line = rawLine({ uid: 'uid-1', sku: 'GN-1', variant: 'GN-1-70', quantity: 2 });
  const withPrice = {
    ...line,
    product: { ...line.product, price_range: { minimum_price: catalogue(10, 15) } },
    configured_variant: { ...line.configured_variant, price_range: { minimum_price: catalogue(10, 12) } },
  };
  const parse = (raw: object) =>
    parseCart(rawCart('cart-1', [], 0).cart as never, [raw as RawItem], { onLines: false, inSubtotal: false })
      .items[0]?.regularTotal;
  expect(parse(withPrice)).toEqual(usd(24));
  expect(parse({ ...withPrice, configured_variant: line.configured_variant })).toBeUndefined();
});

describe('a reduced product', () => {
  let shop: BackendShop | undefined;
  afterEach(() => shop?.close());

  it.each(['full', 'stock-2.4.6'] as const)('says what it would cost: %s', async (profile) => {
    shop = await backendShop({}, { profile });
    const { cart } = shop.storefront;
    await cart.addItem({ sku: 'GN-002', quantity: 1 });
    await cart.addItem({ sku: 'WH-002', quantity: 1 });
    const lineOf = (wanted: string) => cart.details.value!.items.find(({ sku }) => sku === wanted)!;
    const { price, regularTotal: regular, uid } = lineOf('GN-002');
    expect(regular!.value).toBeGreaterThan(price.value);
    await cart.updateItem(uid, 3);
    expect(lineOf('GN-002').regularTotal?.value).toBeCloseTo(regular!.value * 3, 5);
    expect(lineOf('WH-002').regularTotal).toBeUndefined();
  });
});
