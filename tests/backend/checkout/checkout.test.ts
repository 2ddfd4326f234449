// Placing orders: exactly once, with the stock taken, whatever happens at the same time.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { all, one, run } from '../../../demo-host/backend/database';
import { salableQuantity } from '../../../demo-host/backend/catalog/stock';
import { openDatabase } from '../../../demo-host/backend/open-database';
import { createSmallShop, pay, readyCart, texas, type SmallShop } from '../small-shop';

let shop: SmallShop;
beforeEach(async () => {
  shop = await createSmallShop();
});
afterEach(() => shop.backend.close());

const place = 'mutation($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }';
const orders = (db = shop.db) =>
  all<{ number: string; grand_total_cents: number }>(db, 'SELECT * FROM sales_order');

/** A guest's cart made ready over GraphQL. */
async function ready(items: Record<string, number>, method = 'flatrate'): Promise<string> {
  const id = await shop.newCart(items);
  await shop.ask(
    `mutation($id: String!, $address: CartAddressInput!, $method: String!) {
      setGuestEmailOnCart(input: { cart_id: $id, email: "gita@example.com" }) { cart { id } }
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
      setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: $method, method_code: $method }] }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "checkmo" } }) { cart { id } }
    }`,
    { id, address: texas, method },
  );
  return id;
}

describe('placing an order', () => {
  it('keeps what was bought, takes the stock, closes the cart and writes the mail', async () => {
    const id = await ready({ MALT: 3, CHOC: 1 });
    const answer = await shop.ask(place, { id });
    expect(answer.placeOrder).toEqual({ order: { order_number: '000000001' } });
    expect(orders()).toMatchObject([
      {
        number: '000000001',
        subtotal_cents: 15125,
        shipping_cents: 2000,
        grand_total_cents: 17125,
        email: 'gita@example.com',
      },
    ]);
    expect(salableQuantity(shop.db, 1)).toBe(7);
    expect(await shop.refused(place, { id })).toEqual({ message: "The cart isn't active." });
    expect(one(shop.db, 'SELECT recipient, subject, body FROM outbox')).toMatchObject({
      recipient: 'gita@example.com',
      subject: 'Your order 000000001',
      body: expect.stringContaining('Total: 171.25 USD') as string,
    });
  });

  it('places one order when it is asked twice at once', async () => {
    const id = await ready({ GIN: 2 });
    const results = await Promise.allSettled([shop.ask(place, { id }), shop.ask(place, { id })]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(orders()).toHaveLength(1);
    expect(salableQuantity(shop.db, 2)).toBe(8);
  });

  it('sells the last pieces to one of two', async () => {
    const [first, second] = [await ready({ RARE: 2 }), await ready({ RARE: 1 })];
    await shop.ask(place, { id: first });
    expect((await shop.refused(place, { id: second })).message).toBe(
      'Unable to place order: The requested qty is not available',
    );
    expect(orders()).toHaveLength(1);
    expect(salableQuantity(shop.db, 4)).toBe(0);
  });

  it('ships free from 100 after discount only', async () => {
    const id = await ready({ GIN: 5 }, 'freeshipping');
    await shop.ask(
      'mutation($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "SAVE10" }) { cart { id } } }',
      {
        id,
      },
    );
    expect((await shop.refused(place, { id })).message).toBe(
      'Unable to place order: The shipping method is missing. Select the shipping method and try again.',
    );
  });

  it('leaves nothing behind when a step fails halfway', async () => {
    const id = await ready({ GIN: 2 });
    shop.db.exec("CREATE TRIGGER broken BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'no mail'); END");
    expect((await shop.refused(place, { id })).message).toBe('Internal server error');
    expect(orders()).toEqual([]);
    expect(salableQuantity(shop.db, 2)).toBe(10);
    shop.db.exec('DROP TRIGGER broken');
    expect((await shop.ask(place, { id })).placeOrder).toEqual({ order: { order_number: '000000001' } });
  });

  it('shows a guest the order for number, e-mail and name, and nobody else', async () => {
    const id = await ready({ GIN: 1 });
    await shop.ask(place, { id });
    const look =
      'query($number: String!, $email: String!, $lastname: String!) { guestOrder(input: { number: $number, email: $email, lastname: $lastname }) { number total { grand_total { value } } } }';
    const known = { number: '000000001', email: 'Gita@example.com', lastname: 'guest' };
    expect((await shop.ask(look, known)).guestOrder).toEqual({
      number: '000000001',
      total: { grand_total: { value: 27 } },
    });
    expect((await shop.refused(look, { ...known, lastname: 'Other' })).message).toContain("couldn't locate");
  });
});

describe('a file on disk', () => {
  const file = () => join(mkdtempSync(join(tmpdir(), 'airside-order-')), 'shop.db');

  it('still has an answered order after the process is killed', async () => {
    const path = file();
    const script = `
      import { createSmallShop, readyCart, pay } from '${import.meta.dirname}/../small-shop.ts';
      const shop = await createSmallShop({ file: ${JSON.stringify(path)} });
      const answer = await pay(shop, await readyCart(shop));
      const half = await readyCart(shop);
      shop.db.exec('BEGIN IMMEDIATE');
      shop.db.exec("UPDATE cart SET is_active = 0");
      console.log('PLACED', answer.body, half);
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
      cwd: join(import.meta.dirname, '../../..'),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const line = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (data) => String(data).includes('PLACED') && resolve(String(data)));
      child.on('exit', () => reject(new Error('the shop stopped by itself')));
    });
    child.removeAllListeners('exit');
    child.kill('SIGKILL');
    await new Promise((resolve) => child.on('exit', resolve));
    const half = line.trim().split(' ').at(-1) ?? '';

    const db = openDatabase(path);
    expect(orders(db)).toMatchObject([{ number: '000000001' }]);
    expect(salableQuantity(db, 2)).toBe(8);
    expect(one(db, 'SELECT is_active FROM cart WHERE masked_id = ?', half)).toEqual({ is_active: 1 });
    db.close();

    const again = await createSmallShop({ file: path });
    expect((await pay(again, half)).body).toBe('2');
    again.backend.close();
  });

  it('gives one order to two connections', async () => {
    const path = file();
    const one = await createSmallShop({ file: path });
    const two = await createSmallShop({ file: path });
    const id = await readyCart(one);
    const answers = await Promise.all([pay(one, id), pay(two, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(orders(one.db)).toHaveLength(1);
    one.backend.close();
    two.backend.close();
  });
});

describe('customers', () => {
  it('orders from the address book and finds the order again', async () => {
    const token = await shop.signIn();
    const id = await shop.newCart({ MALT: 1 }, token);
    await shop.ask(
      `mutation($id: String!) {
        setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ customer_address_id: 1 }] }) { cart { id } }
        setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
        setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) { cart { id } }
        setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "cashondelivery" } }) { cart { id } }
        placeOrder(input: { cart_id: $id }) { order { order_number } }
      }`,
      { id },
      token,
    );
    const found = await shop.ask(
      '{ customer { orders(pageSize: 10) { items { number status shipping_address { city } items { product_sku quantity_ordered } } } } }',
      {},
      token,
    );
    expect(found.customer).toEqual({
      orders: {
        items: [
          {
            number: '000000001',
            status: 'Pending',
            shipping_address: { city: 'Washington' },
            items: [{ product_sku: 'MALT', quantity_ordered: 1 }],
          },
        ],
      },
    });
    expect(await shop.newCart({}, token)).not.toBe(id);
  });

  it('may not use somebody else’s address', async () => {
    const token = await shop.signIn('lena@example.com');
    const id = await shop.newCart({ MALT: 1 }, token);
    expect(
      await shop.refused(
        'mutation($id: String!) { setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ customer_address_id: 1 }] }) { cart { id } } }',
        { id },
        token,
      ),
    ).toEqual({
      message: 'Current customer does not have permission to address with ID "1"',
      category: 'graphql-authorization',
    });
    expect(run(shop.db, 'DELETE FROM cart_address').changes).toBe(0);
  });
});
