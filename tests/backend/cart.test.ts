// Carts: whose they are, what goes into them, what they cost.
import { beforeEach, describe, expect, it } from 'vitest';
import { one, run } from '../../demo-host/backend/database';
import { discountRows } from '../../demo-host/backend/cart/coupons';
import { addProducts, createSmallShop, seventyCl, type SmallShop } from './small-shop';

const totals = `query($id: String!) { cart(cart_id: $id) {
  total_quantity
  applied_coupons { code }
  items { uid quantity errors { code message } prices { price { value } row_total { value } total_item_discount { value } } }
  prices { grand_total { value currency } subtotal_excluding_tax { value } discounts { label amount { value } } }
} }`;

interface Totals {
  total_quantity: number;
  applied_coupons: { code: string }[] | null;
  items: {
    uid: string;
    quantity: number;
    errors: { message: string }[] | null;
    prices: {
      price: { value: number };
      row_total: { value: number };
      total_item_discount: { value: number };
    };
  }[];
  prices: {
    grand_total: { value: number; currency: string };
    subtotal_excluding_tax: { value: number };
    discounts: { label: string; amount: { value: number } }[];
  };
}

let shop: SmallShop;
beforeEach(async () => {
  shop = await createSmallShop();
});

const read = async (id: string, token?: string, headers?: Record<string, string>) =>
  (await shop.ask(totals, { id }, token, headers)).cart as Totals;
const add = async (cartId: string, cartItems: unknown[], token?: string) =>
  (await shop.ask(addProducts, { cartId, cartItems }, token)).addProductsToCart as {
    cart: { total_quantity: number; items: { uid: string }[] };
    user_errors: { code: string; message: string }[];
  };
const coupon = (id: string, code = 'SAVE10') =>
  shop.ask(
    'mutation($id: String!, $code: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }',
    { id, code },
  );

describe('lines', () => {
  it('adds the good ones and says why the others were refused', async () => {
    const id = await shop.newCart();
    const answer = await add(id, [
      { sku: 'MALT', quantity: 2 },
      { sku: 'NOPE', quantity: 1 },
      { sku: 'GONE', quantity: 1 },
      { sku: 'PAIR', quantity: 1 },
      { sku: 'RUM', quantity: 1 },
    ]);
    expect(answer.cart.total_quantity).toBe(2);
    expect(answer.user_errors.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'PRODUCT_NOT_FOUND: Could not find a product with SKU "NOPE"',
      'INSUFFICIENT_STOCK: The requested qty is not available',
      'INSUFFICIENT_STOCK: The fewest you may purchase is 2.',
      'UNDEFINED: You need to choose options for your item.',
    ]);
  });

  it('counts a variant alone and inside its configurable against one stock', async () => {
    const id = await shop.newCart({ 'RUM-70': 2 });
    const one = await add(id, [{ sku: 'RUM', quantity: 1, selected_options: [seventyCl] }]);
    expect(one.user_errors).toEqual([]);
    const more = await add(id, [{ sku: 'RUM', quantity: 1, selected_options: [seventyCl] }]);
    expect(more.user_errors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }]);
    expect(more.cart.total_quantity).toBe(3);
  });

  it('takes two ids for a configurable line, none for a refused one', async () => {
    const id = await shop.newCart();
    await add(id, [{ sku: 'RUM', quantity: 1, selected_options: [seventyCl] }]);
    await add(id, [{ sku: 'GONE', quantity: 1 }]);
    const { cart } = await add(id, [{ sku: 'GIN', quantity: 1 }]);
    expect(cart.items.map(({ uid }) => Buffer.from(uid, 'base64').toString())).toEqual(['1', '3']);
  });

  it('keeps a line that sold out, with its error, and refuses to grow it', async () => {
    const id = await shop.newCart({ RARE: 2 });
    run(shop.db, 'UPDATE stock SET quantity = 1 WHERE product_id = 4');
    const cart = await read(id);
    expect(cart.items[0]?.errors).toEqual([
      { code: 'ITEM_QTY', message: 'The requested qty is not available' },
    ]);
    const uid = cart.items[0]?.uid;
    const change = `mutation($id: String!, $uid: ID!, $quantity: Float!) {
      updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_uid: $uid, quantity: $quantity }] }) { cart { total_quantity } } }`;
    expect((await shop.refused(change, { id, uid, quantity: 3 })).message).toBe(
      'Could not update the product with SKU RARE: The requested qty is not available',
    );
    await shop.ask(change, { id, uid, quantity: 1 });
    expect((await read(id)).items[0]?.errors).toBeNull();
  });

  it('loses nothing when several are added at once', async () => {
    const id = await shop.newCart();
    await Promise.all(['MALT', 'GIN', 'CHOC', 'MALT', 'GIN'].map((sku) => add(id, [{ sku, quantity: 1 }])));
    expect((await read(id)).items.map(({ quantity }) => quantity).sort()).toEqual([1, 2, 2]);
  });

  it('does not sell to others what only employees may see', async () => {
    run(shop.db, "INSERT INTO setting VALUES ('airside/catalog/restrict_categories', '1')");
    run(
      shop.db,
      `INSERT INTO category (id, name, url_key, url_path, level, path, position, is_employee_restricted)
       VALUES (20, 'Staff', 'staff', 'staff', 2, '20', 1, 1)`,
    );
    run(shop.db, 'INSERT INTO category_product VALUES (20, 10, 1)');
    const wanted = [
      { sku: 'RUM', quantity: 1, selected_options: [seventyCl] },
      { sku: 'RUM-50', quantity: 1 },
    ];
    const refused = await add(await shop.newCart(), wanted);
    expect(refused.user_errors).toMatchObject([{ code: 'PRODUCT_NOT_FOUND' }, { code: 'PRODUCT_NOT_FOUND' }]);
    const token = await shop.signIn('erik@example.com');
    expect((await add(await shop.newCart({}, token), wanted, token)).user_errors).toEqual([]);
  });
});

describe('totals', () => {
  it('takes ten percent off every line, to the cent', async () => {
    const id = await shop.newCart({ MALT: 1, CHOC: 3 });
    await coupon(id, 'save10');
    const { prices, items, applied_coupons } = await read(id);
    expect(applied_coupons).toEqual([{ code: 'save10' }]);
    expect(items.map(({ prices }) => prices.total_item_discount.value)).toEqual([4.8, 2.18]);
    expect(prices.discounts).toEqual([{ label: 'Discount (10% off)', amount: { value: 6.98 } }]);
    expect(prices.grand_total.value).toBe(62.77);
  });

  it('drops a code that has ended with the next change, for good, and takes another', async () => {
    const id = await shop.newCart({ MALT: 1, CHOC: 3 });
    await coupon(id);
    run(shop.db, 'UPDATE coupon SET is_active = 0');
    expect(await read(id)).toMatchObject({ applied_coupons: null, prices: { discounts: [] } });
    await add(id, [{ sku: 'MALT', quantity: 1 }]);
    run(shop.db, 'UPDATE coupon SET is_active = 1');
    expect((await read(id)).applied_coupons).toBeNull();
    await coupon(id);
    expect((await read(id)).applied_coupons).toEqual([{ code: 'SAVE10' }]);
    run(shop.db, 'UPDATE coupon SET is_active = 0');
    run(shop.db, "INSERT INTO coupon (code, label, percent) VALUES ('SHIPFREE', 'Free delivery', 0)");
    await coupon(id, 'SHIPFREE');
    // As in the recording `mixed/shipfree-coupon`.
    expect(await read(id)).toMatchObject({
      applied_coupons: [{ code: 'SHIPFREE' }],
      prices: { discounts: [] },
    });
  });

  it.each([
    [
      [725, 725, 725],
      [73, 72, 73],
    ],
    [
      [5, 5, 5, 5],
      [1, 0, 1, 0],
    ],
    [[1], [0]],
    [[], []],
  ])('spreads the rounding over rows of %j', (rows, expected) => {
    expect(discountRows(rows, 10)).toEqual(expected);
  });

  it('follows the currency of who asks, and back', async () => {
    const id = await shop.newCart({ CHOC: 1, MALT: 2 });
    const euro = await read(id, undefined, { 'content-currency': 'EUR' });
    expect(euro.prices.grand_total).toEqual({ value: 94.99, currency: 'EUR' });
    expect((await read(id)).prices.grand_total).toEqual({ value: 103.25, currency: 'USD' });
  });

  it('uses today’s price, not the one at the time of adding', async () => {
    const id = await shop.newCart({ GIN: 1 });
    run(shop.db, 'UPDATE product SET price_cents = 1999 WHERE id = 2');
    expect((await read(id)).prices.grand_total.value).toBe(19.99);
  });
});

describe('ownership', () => {
  const cannot = (id: string) => ({
    message: `The current user cannot perform operations on cart "${id}"`,
    category: 'graphql-authorization',
  });

  it('keeps guests, customers and other customers apart', async () => {
    const [diana, lena] = [await shop.signIn(), await shop.signIn('lena@example.com')];
    const guests = await shop.newCart({ GIN: 1 });
    const dianas = await shop.newCart({ MALT: 1 }, diana);
    expect(await shop.refused(totals, { id: dianas })).toEqual(cannot(dianas));
    expect(await shop.refused(totals, { id: dianas }, lena)).toEqual(cannot(dianas));
    expect(await shop.refused(totals, { id: guests }, diana)).toEqual(cannot(guests));
    expect((await shop.rest('GET', `/V1/guest-carts/${dianas}/totals`)).status).toBe(404);
    expect((await read(dianas, diana)).total_quantity).toBe(1);
  });

  it('gives a customer one cart, a guest a new one each time', async () => {
    const token = await shop.signIn();
    expect(await shop.newCart({}, token)).toBe(await shop.newCart({}, token));
    expect(await shop.newCart()).not.toBe(await shop.newCart());
  });

  it('merges a guest’s cart once, without what stock does not allow', async () => {
    const token = await shop.signIn();
    const dianas = await shop.newCart({ RARE: 1, GIN: 1 }, token);
    const guests = await shop.newCart({ RARE: 2, GIN: 2 });
    await coupon(guests);
    const merge =
      'mutation($from: String!) { mergeCarts(source_cart_id: $from) { id total_quantity applied_coupons { code } } }';
    expect((await shop.ask(merge, { from: guests }, token)).mergeCarts).toEqual({
      id: dianas,
      total_quantity: 4,
      applied_coupons: [{ code: 'SAVE10' }],
    });
    expect((await shop.refused(merge, { from: guests }, token)).message).toBe("The cart isn't active.");
  });

  it('says what is missing, and what there is not', async () => {
    const missing = { message: 'Required parameter "cart_id" is missing', category: 'graphql-input' };
    expect(await shop.refused(totals, { id: '' })).toEqual(missing);
    expect(await shop.refused('mutation { applyCouponToCart { cart { id } } }')).toEqual(missing);
    expect(await shop.refused(totals, { id: 'nobody’s' })).toEqual({
      message: 'Could not find a cart with ID "nobody’s"',
    });
  });

  it('takes lists with holes, but none of nothing but holes', async () => {
    const update =
      'mutation($id: String!, $items: [CartItemUpdateInput]!) { updateCartItems(input: { cart_id: $id, cart_items: $items }) { cart { total_quantity } } }';
    const id = await shop.newCart({ GIN: 1 });
    const [line] = (await read(id)).items;
    expect(await shop.refused(update, { id, items: [null] })).toEqual({
      message: 'Required parameter "cart_items" is missing.',
      category: 'graphql-input',
    });
    const add =
      'mutation($id: String!) { addSimpleProductsToCart(input: { cart_id: $id, cart_items: [null] }) { cart { id } } }';
    expect(await shop.refused(add, { id })).toEqual({
      message: 'Required parameter "cart_items" is missing',
      category: 'graphql-input',
    });
    const items = [null, { cart_item_uid: line!.uid, quantity: 3 }];
    expect(await shop.ask(update, { id, items })).toEqual({
      updateCartItems: { cart: { total_quantity: 3 } },
    });
  });

  it('moves a cart to the store view and the currency in which it is asked for', async () => {
    run(
      shop.db,
      `INSERT INTO store_view (id, code, name, is_default) VALUES (2, 'second', 'Second Store View', 0)`,
    );
    const id = await shop.newCart({ GIN: 1 });
    const store = () => one(shop.db, 'SELECT store, currency FROM cart');
    expect(store()).toEqual({ store: 'default', currency: 'USD' });
    await read(id, undefined, { store: 'second' });
    expect(store()).toEqual({ store: 'second', currency: 'USD' });
    await read(id, undefined, { store: 'second', 'content-currency': 'EUR' });
    expect(store()).toEqual({ store: 'second', currency: 'EUR' });
  });
});
