// Parsing of what a real backend answered, and of the three generations of stock errors.
import { describe, expect, it } from 'vitest';
import { cartTax, parseCart, present } from '../../src/cart/parse-cart';
import { answered } from '../recordings/recordings';
import { rawCart, rawLine } from './fake-shop';

type Raw = Parameters<typeof parseCart>[0] & { items?: Parameters<typeof parseCart>[1] };
function parse(cart: unknown) {
  const items = present((cart as Raw).items);
  return parseCart(cart as Raw, items, cartTax(items));
}
const recorded = (name: string) => parse(answered<{ cart: unknown }>(`cart/${name}`).cart);

describe('recorded answers', () => {
  it('reads lines, totals and currency', () => {
    const cart = recorded('cart-details');
    expect(cart).toMatchObject({
      totalQuantity: 11,
      grandTotal: { value: 413.25, currency: 'USD' },
      coupons: [],
    });
    expect(cart.items[0]).toMatchObject({
      sku: 'WH-001',
      quantity: 3,
      price: { value: 48, currency: 'USD' },
      rowTotal: { value: 144, currency: 'USD' },
      urlPath: 'glen-orrin-12-year-old.html',
    });
    expect(cart.items[0]?.problem).toBeUndefined();
    expect(cart.items[0]?.image).toContain('wh-001-1.jpg');
  });

  it('tells parent and variant of a configurable line', () => {
    const line = recorded('cart-details').items.find((item) => item.parentSku === 'CF-001');
    expect(line).toMatchObject({
      sku: 'CF-001-70',
      parentSku: 'CF-001',
      options: [{ label: 'Bottle size', value: '70 cl' }],
      selectedOptions: ['Y29uZmlndXJhYmxlLzEzOS8xNQ=='],
    });
  });

  it('keeps lines with stock errors, with their text', () => {
    const problems = recorded('cart-stock-one-out-one-qty-not-available').items.map((item) => item.problem);
    expect(problems).toContain('There are no source items with the in stock status');
    expect(problems).toContain('The requested qty is not available');
    expect(problems).toContain(undefined);
  });

  it('reads an empty cart, a coupon and another currency', () => {
    expect(recorded('cart-empty')).toMatchObject({ totalQuantity: 0, items: [] });
    const coupon = recorded('cart-details-with-coupon');
    expect(coupon.coupons).toEqual(['SAVE10']);
    expect(coupon.discounts[0]?.amount.value).toBeGreaterThan(0);
    expect(recorded('cart-details-eur').grandTotal.currency).toBe('EUR');
  });
});

it('takes the backend’s placeholder for no picture', () => {
  const { cart } = rawCart('1', []);
  const line = rawLine({ uid: 'a', sku: 'A', quantity: 1 });
  const url = 'https://shop.example/static/version1/images/product/placeholder/thumbnail.jpg';
  const product = {
    ...line.product,
    thumbnail: { url },
    media_gallery: [{ url, position: 1, disabled: false }],
  };
  const [item] = parse({ ...cart, items: [{ ...line, product }] }).items;
  expect(item).not.toHaveProperty('image');
});

describe('stock errors', () => {
  it('up to 2.4.4: null lines are left out', () => {
    const { cart } = rawCart('1', [{ uid: 'a', sku: 'A', quantity: 1 }]);
    expect(parse({ ...cart, items: [null, ...cart.items, null] }).items).toMatchObject([{ sku: 'A' }]);
  });

  it('from 2.4.5 on: errors of the line', () => {
    const { cart } = rawCart('1', [
      { uid: 'a', sku: 'A', quantity: 1, error: 'The requested qty is not available' },
    ]);
    expect(parse(cart).items[0]?.problem).toBe('The requested qty is not available');
  });

  it('from 2.4.7 on: availability of the line', () => {
    const { cart } = rawCart('1', []);
    const line = rawLine({ uid: 'a', sku: 'A', quantity: 1 });
    const items = [
      { ...line, is_available: false, not_available_message: 'Only 3 of 5 available', max_qty: 3 },
      { ...line, uid: 'b', is_available: false },
      { ...line, uid: 'c', is_available: true, not_available_message: 'not shown' },
    ];
    expect(parse({ ...cart, items }).items.map(({ problem, maxQuantity }) => [problem, maxQuantity])).toEqual(
      [
        ['Only 3 of 5 available', 3],
        ['Not enough items for sale', undefined],
        [undefined, undefined],
      ],
    );
  });
});

it('survives an answer with nothing in it', () => {
  expect(
    parse({
      id: '1',
      total_quantity: 0,
      applied_coupons: null,
      prices: null,
      shipping_addresses: [],
      items: null,
    }),
  ).toEqual({
    id: '1',
    totalQuantity: 0,
    grandTotal: { value: 0, currency: 'USD' },
    subtotal: { value: 0, currency: 'USD' },
    discounts: [],
    taxes: [],
    coupons: [],
    items: [],
  });
});

describe('a shop that shows its prices with tax', () => {
  const money = (value: number) => ({ value, currency: 'EUR' });
  const { cart } = rawCart('1', [], 7);
  const way = { carrier_code: 'flatrate', method_code: 'flatrate', amount: money(7) };
  const withWay = (more: object): unknown => ({
    ...cart,
    shipping_addresses: [{ selected_shipping_method: { ...way, ...more } }],
  });
  const shipping = (more: object, inSubtotal: boolean) =>
    parseCart(withWay(more) as Raw, [], { onLines: inSubtotal, inSubtotal }).shipping;

  it('says what delivery costs as it says the subtotal', () => {
    expect(shipping({ price_incl_tax: money(8.33) }, true)).toEqual(money(8.33));
    expect(shipping({ price_incl_tax: money(8.33) }, false)).toEqual(money(7));
  });

  it('says it as far as the backend does', () => {
    expect(shipping({}, true)).toEqual(money(7));
  });
});
