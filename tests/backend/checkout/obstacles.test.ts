// What stands between a cart and an order, in Magento's words and order.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { one, run } from '../../../demo-host/backend/database';
import { placeOrder } from '../../../demo-host/backend/checkout/place-order';
import { createContext } from '../../../demo-host/backend/create-context';
import { createSmallShop, readyCart, type SmallShop } from '../small-shop';

let shop: SmallShop;
let cart: string;
const placing = 'mutation($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }';
const orders = () => one<{ count: number }>(shop.db, 'SELECT COUNT(*) AS count FROM sales_order')!.count;
const told = async () =>
  (await shop.refused(placing, { id: cart })).message.replace('Unable to place order: ', '');

beforeEach(async () => {
  shop = await createSmallShop();
  cart = await readyCart(shop, { GIN: 2, RARE: 1 });
  run(shop.db, `UPDATE cart SET payment_method = 'checkmo', email = 'gita@example.com'`);
});
afterEach(() => shop.backend.close());

it('what is not sent needs no address to send it to', async () => {
  run(shop.db, `UPDATE product SET type_id = 'virtual'`);
  run(shop.db, `DELETE FROM cart_address WHERE kind = 'shipping'`);
  await shop.ask(placing, { id: cart });
  expect(orders()).toBe(1);
});

it('an order takes its pieces, closes its cart and keeps its number there', async () => {
  const data = await shop.ask(placing, { id: cart });
  const { order_number: number } = (data.placeOrder as { order: { order_number: string } }).order;
  expect(one(shop.db, 'SELECT is_active, order_number, payment_nonce, saves_card FROM cart')).toEqual({
    is_active: 0,
    order_number: number,
    payment_nonce: null,
    saves_card: 0,
  });
  expect(one(shop.db, 'SELECT reserved FROM stock WHERE product_id = 2')).toEqual({ reserved: 2 });
  expect(one(shop.db, 'SELECT reserved FROM stock WHERE product_id = 4')).toEqual({ reserved: 1 });
});

it('an order keeps whose it is and how it is paid', async () => {
  await shop.ask(placing, { id: cart });
  expect(one(shop.db, 'SELECT email, payment_method FROM sales_order')).toEqual({
    email: 'gita@example.com',
    payment_method: 'checkmo',
  });
});

it('a cart that went or closed while it was waited for makes none', async () => {
  const options = {
    file: ':memory:',
    baseUrl: 'http://shop.test',
    now: () => new Date('2026-11-21T06:17:00Z'),
  };
  const context = await createContext({ db: shop.db, options });
  const { id } = one<{ id: number }>(shop.db, 'SELECT id FROM cart')!;
  run(shop.db, 'UPDATE cart SET is_active = 0');
  expect(() => placeOrder(context, id)).toThrow("The cart isn't active.");
  expect(() => placeOrder(context, id + 1)).toThrow("The cart isn't active.");
  expect(orders()).toBe(0);
});

describe('a cart makes no order', () => {
  const countries = "Some addresses can't be used due to the configurations for specific countries.";
  const shipping = 'Please check the shipping address information.';
  const billing = 'Please check the billing address information.';
  const required = (field: string) => `"${field}" is required. Enter and try again.`;

  it.each([
    [
      'that is empty',
      'DELETE FROM cart_line',
      'A server error stopped your order from being placed. Please try to place your order again.',
    ],
    [
      'of which a piece sold out',
      'UPDATE stock SET is_in_stock = 0 WHERE product_id = 4',
      'Some of the products are out of stock.',
    ],
    [
      'of which all sold out, told once',
      'UPDATE stock SET is_in_stock = 0',
      'Some of the products are out of stock.',
    ],
    ['without a shipping address', `DELETE FROM cart_address WHERE kind = 'shipping'`, countries],
    ['that goes nowhere', `UPDATE cart_address SET country_id = NULL WHERE kind = 'shipping'`, countries],
    [
      'that goes where nobody sells',
      `UPDATE cart_address SET country_id = 'XX' WHERE kind = 'shipping'`,
      countries,
    ],
    [
      'with an address that lacks something',
      `UPDATE cart_address SET city = '', lastname = ''`,
      `${shipping} ${required('lastname')} ${required('city')}`,
    ],
    [
      'without a way of shipping',
      'UPDATE cart SET shipping_method = NULL, shipping_carrier = NULL',
      'The shipping method is missing. Select the shipping method and try again.',
    ],
    [
      'with a bill that lacks something',
      `UPDATE cart_address SET city = '', lastname = '' WHERE kind = 'billing'`,
      `${billing} ${required('lastname')} ${required('city')}`,
    ],
    [
      'without a way to pay',
      'UPDATE cart SET payment_method = NULL',
      'Enter a valid payment method and try again.',
    ],
    [
      'with a way to pay that is none',
      `UPDATE cart SET payment_method = 'nonsense'`,
      'Enter a valid payment method and try again.',
    ],
    ['that is over', 'UPDATE cart SET is_active = 0', "The cart isn't active."],
  ])('%s', async (_, breaks, words) => {
    run(shop.db, breaks);
    expect(await told()).toBe(words);
    expect(orders()).toBe(0);
  });

  it('with two things that stock does not allow, each in a line of its own', async () => {
    run(shop.db, 'UPDATE stock SET is_in_stock = 0 WHERE product_id = 4');
    run(shop.db, 'UPDATE stock SET quantity = 1 WHERE product_id = 2');
    const lines = (await told()).split('\n');
    expect(lines).toHaveLength(2);
    expect(lines).toContain('Some of the products are out of stock.');
  });
});
