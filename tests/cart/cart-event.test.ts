// What analytics hears (GA4's ecommerce shapes): items with id, name, brand, variant, price and quantity, and what they cost.
import { expect, it } from 'vitest';
import { cartEvent, itemEvent } from '../../src/cart/cart-event';
import type { Cart, CartItem } from '../../src/cart/cart';
import { unknownMoney } from '../../src/ui/price/parse-money';
import { purchaseEvent, type Receipt } from '../../src/checkout/order/receipt';

const usd = (value: number) => ({ value, currency: 'USD' });
const line = (part: Partial<CartItem>): CartItem => ({
  uid: 'uid-1',
  sku: 'WH-001',
  name: 'Glen Tarrow',
  quantity: 1,
  urlPath: '',
  options: [],
  selectedOptions: [],
  price: usd(24.1),
  rowTotal: usd(24.1),
  ...part,
});
const cart: Cart = {
  id: 'cart-1',
  totalQuantity: 4,
  grandTotal: usd(99.99),
  subtotal: usd(132.3),
  discounts: [{ label: 'SAVE10', amount: usd(13.23) }],
  taxes: [
    { label: 'State', amount: usd(0.1) },
    { label: 'City', amount: usd(0.2) },
  ],
  coupons: ['SAVE10'],
  shipping: usd(15),
  items: [
    line({ quantity: 3, brand: 'Glen Tarrow' }),
    line({ sku: 'CF-001-70', name: 'Harbour', price: usd(60), options: [{ label: 'Size', value: '70 cl' }] }),
  ],
};
const items = [
  { item_id: 'WH-001', item_name: 'Glen Tarrow', item_brand: 'Glen Tarrow', price: 24.1, quantity: 3 },
  { item_id: 'CF-001-70', item_name: 'Harbour', item_variant: '70 cl', price: 60, quantity: 1 },
];

it('of a cart: its items, and what they cost after discounts, without shipping and tax', () => {
  expect(cartEvent(cart)).toEqual({ currency: 'USD', value: 119.07, coupon: 'SAVE10', items });
  expect(cartEvent({ ...cart, coupons: [], discounts: [] })).toEqual({
    currency: 'USD',
    value: 132.3,
    items,
  });
});

it('of pieces of a product', () => {
  expect(itemEvent(cart.items[0]!, 3)).toEqual({
    sku: 'WH-001',
    name: 'Glen Tarrow',
    quantity: 3,
    price: 24.1,
    currency: 'USD',
    value: 72.3,
    items: [items[0]],
  });
});

it('of an order: its number, shipping and tax beside the items', () => {
  const receipt = { order: { id: '7', number: '000000007' }, cart } as Receipt;
  expect(purchaseEvent(receipt)).toEqual({
    transaction_id: '000000007',
    currency: 'USD',
    value: 119.07,
    coupon: 'SAVE10',
    shipping: 15,
    tax: 0.3,
    items,
  });
  // The backend did not tell the number: neither what could be the number of another order, nor what opens the cart.
  expect(purchaseEvent({ ...receipt, order: { id: '7' } }).transaction_id).toBe('entity-7');
});

it('of amounts that the backend has not told: nothing, and the rest as it is', () => {
  const partial: Cart = {
    ...cart,
    discounts: [{ label: 'SAVE10', amount: unknownMoney }],
    taxes: [...cart.taxes, { label: 'County', amount: unknownMoney }],
    shipping: unknownMoney,
    items: [line({ quantity: 3, price: unknownMoney }), line({ price: usd(60) })],
  };
  expect(cartEvent(partial)).toMatchObject({ value: 60, items: [{ price: 0 }, { price: 60 }] });
  expect(itemEvent(partial.items[0]!, 3)).toMatchObject({ price: 0, value: 0 });
  expect(purchaseEvent({ order: { number: '1' }, cart: partial } as Receipt)).toMatchObject({
    value: 60,
    shipping: 0,
    tax: 0.3,
  });
});
