// The REST checkout: which requests make an order, and what is refused with which status.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { all, run } from '../../../demo-host/backend/database';
import { seedTaxRates } from '../../../demo-host/backend/tax/rates';
import { createSmallShop, flatRate, pay, readyCart, restTexas, type SmallShop } from '../small-shop';

let shop: SmallShop;
beforeEach(async () => {
  shop = await createSmallShop();
});
afterEach(() => shop.backend.close());

const ship = (id: string, information: object) =>
  shop.rest('POST', `/V1/guest-carts/${id}/shipping-information`, { addressInformation: information });
const orders = () => all(shop.db, 'SELECT * FROM sales_order');

describe('a guest', () => {
  it('gets the totals, then the order’s id, and can look its number up', async () => {
    const id = await shop.newCart({ GIN: 2 });
    const shipped = await ship(id, { shipping_address: restTexas, billing_address: restTexas, ...flatRate });
    expect(shipped).toMatchObject({
      status: 200,
      body: {
        payment_methods: [{ code: 'checkmo' }, { code: 'cashondelivery' }],
        totals: { subtotal: 44, shipping_amount: 10, grand_total: 54 },
      },
    });
    expect(await pay(shop, id)).toMatchObject({ status: 200, body: '1' });
    expect((await shop.rest('GET', `/V1/guest-carts/${id}`)).body).toMatchObject({
      reserved_order_id: '000000001',
    });
  });

  it('finds the region by its code alone', async () => {
    await pay(shop, await readyCart(shop));
    expect(all(shop.db, 'SELECT region, region_id FROM sales_order_address')).toEqual([
      { region: 'Texas', region_id: 57 },
      { region: 'Texas', region_id: 57 },
    ]);
  });

  it('shows the coupon in the totals', async () => {
    const id = await readyCart(shop, { CHOC: 3 });
    await shop.ask(
      'mutation($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "SAVE10" }) { cart { id } } }',
      { id },
    );
    expect((await shop.rest('GET', `/V1/guest-carts/${id}/totals`)).body).toMatchObject({
      subtotal: 21.75,
      discount_amount: -2.18,
      coupon_code: 'SAVE10',
      grand_total: 34.57,
    });
  });

  it('makes one order with two clicks', async () => {
    const id = await readyCart(shop);
    const answers = await Promise.all([pay(shop, id), pay(shop, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(orders()).toHaveLength(1);
  });

  it('is told what is missing in the address when it comes to the order', async () => {
    const id = await shop.newCart({ GIN: 1 });
    await ship(id, {
      shipping_address: { ...restTexas, firstname: '', city: '' },
      billing_address: restTexas,
      ...flatRate,
    });
    expect(await pay(shop, id)).toMatchObject({
      status: 400,
      body: {
        message:
          'Please check the shipping address information. "firstname" is required. Enter and try again. "city" is required. Enter and try again.',
      },
    });
    expect(orders()).toEqual([]);
  });

  it.each([
    [
      'a region that there is not',
      { region_id: 99999 },
      'Invalid value of "99999" provided for the regionId field.',
    ],
    [
      'another country’s region',
      { region_id: 900 },
      'Invalid value of "900" provided for the regionId field.',
    ],
    [
      'another country’s region where none is needed',
      { country_id: 'SG', region_id: 57 },
      'Invalid value of "57" provided for the regionId field.',
    ],
    ['no region that is known', { region_code: 'Texas' }, '"regionId" is required. Enter and try again.'],
  ])('orders nothing to %s, and so without its tax', async (_, place, words) => {
    seedTaxRates(shop.db);
    run(shop.db, "INSERT INTO country (id, iso3, name) VALUES ('CA', 'CAN', 'Canada')");
    run(shop.db, "INSERT INTO region (id, country_id, code, name) VALUES (900, 'CA', 'ON', 'Ontario')");
    run(shop.db, "INSERT INTO region (id, country_id, code, name) VALUES (901, 'SG', 'C', 'Central')");
    const id = await shop.newCart({ GIN: 1 });
    const address = { ...restTexas, ...place };
    expect(await ship(id, { shipping_address: address, ...flatRate })).toMatchObject({ status: 200 });
    expect(await pay(shop, id)).toMatchObject({
      status: 400,
      body: { message: `Please check the shipping address information. ${words}` },
    });
    expect(orders()).toEqual([]);
  });

  it('sends no bill to a country that there is not, where nothing is shipped', async () => {
    run(shop.db, `UPDATE product SET type_id = 'virtual'`);
    const id = await shop.newCart({ GIN: 1 });
    const refused = await shop.rest('POST', `/V1/guest-carts/${id}/payment-information`, {
      email: 'gita@example.com',
      paymentMethod: { method: 'checkmo' },
      billingAddress: { ...restTexas, country_id: 'ZZ' },
    });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        message:
          'Please check the billing address information. Invalid value of "ZZ" provided for the countryId field.',
      },
    });
    expect(orders()).toEqual([]);
  });

  it('keeps the cart as it was when a method is refused', async () => {
    const id = await readyCart(shop);
    const refused = await ship(id, {
      shipping_address: { ...restTexas, city: 'Dallas' },
      shipping_carrier_code: 'freeshipping',
      shipping_method_code: 'freeshipping',
    });
    expect(refused.status).toBe(404);
    expect(all(shop.db, "SELECT city FROM cart_address WHERE kind = 'shipping'")).toEqual([
      { city: 'Austin' },
    ]);
  });

  it('cannot pay a customer’s cart by its id', async () => {
    const token = await shop.signIn();
    const id = await shop.newCart({ GIN: 1 }, token);
    expect((await pay(shop, id)).status).toBe(404);
    expect((await ship(id, { shipping_address: restTexas, ...flatRate })).status).toBe(404);
  });
});

describe('bad input', () => {
  it.each(['', 'gita', 'gita@', 7, {}])('of %j as e-mail makes no order', async (email) => {
    const id = await readyCart(shop);
    const { status } = await shop.rest('POST', `/V1/guest-carts/${id}/payment-information`, {
      email,
      paymentMethod: { method: 'checkmo' },
      billingAddress: restTexas,
    });
    expect(status).toBe(400);
    expect(orders()).toEqual([]);
  });

  it('in the path finds nothing', async () => {
    for (const id of ['%', '%zz', 'constructor', "' OR 1=1 --"]) {
      expect((await shop.rest('GET', `/V1/guest-carts/${id}/totals`)).status, id).toBe(404);
    }
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['text', 'addressInformation'],
    ['null', null],
    ['numbers where objects belong', { addressInformation: 7, paymentMethod: 7, email: 7 }],
    ['lists where objects belong', { addressInformation: [], paymentMethod: [], email: [] }],
    ['an address of text', { addressInformation: { shipping_address: 'Main St', ...flatRate } }],
    ['a deep one', { addressInformation: { shipping_address: { street: { a: { b: [{}] } } } } }],
  ])('of %s is refused, not a failure', async (_, body) => {
    const id = await readyCart(shop);
    for (const step of ['shipping-information', 'payment-information', 'items']) {
      const { status } = await shop.rest('POST', `/V1/guest-carts/${id}/${step}`, body);
      expect([400, 404], step).toContain(status);
    }
    expect(orders()).toEqual([]);
  });
});
