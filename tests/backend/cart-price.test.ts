// What a cart costs by quantity, group, currency, address and kind of product, and where it is kept as asked.
import { beforeEach, describe, expect, it } from 'vitest';
import { one, run, type Value } from '../../demo-host/backend/database';
import { saveSetting } from '../../demo-host/backend/settings';
import { addProducts, createSmallShop, seventyCl, texas, type SmallShop } from './small-shop';

let shop: SmallShop;
beforeEach(async () => {
  shop = await createSmallShop();
});

const cart = `query($id: String!) { cart(cart_id: $id) {
  total_quantity is_virtual
  items { quantity errors { message } prices { price { value } row_total { value } row_total_including_tax { value } } }
  shipping_addresses { items_weight available_shipping_methods { carrier_code amount { value } } }
  prices { grand_total { value currency } applied_taxes { amount { value } } }
} }`;

interface Cart {
  total_quantity: number;
  is_virtual: boolean;
  items: {
    quantity: number;
    errors: { message: string }[] | null;
    prices: { price: { value: number }; row_total: { value: number } };
  }[];
  shipping_addresses: {
    items_weight: number;
    available_shipping_methods: { carrier_code: string; amount: { value: number } }[];
  }[];
  prices: { grand_total: { value: number }; applied_taxes: { amount: { value: number } }[] };
}

const read = async (id: string, token?: string, headers?: Record<string, string>) =>
  (await shop.ask(cart, { id }, token, headers)).cart as Cart;
const pricesOf = ({ items }: Cart) => items.map(({ prices }) => [prices.price.value, prices.row_total.value]);
const tier = (product: number, group: number | null, quantity: number, cents: number) =>
  run(shop.db, 'INSERT INTO tier_price VALUES (?, ?, ?, ?)', product, group, quantity, cents);
const send = (id: string, address: object = texas) =>
  shop.ask(
    `mutation($id: String!, $address: CartAddressInput!) { setShippingAddressesOnCart(
      input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } } }`,
    { id, address },
  );
const ship = (id: string) =>
  shop.ask(
    `mutation($id: String!) { setShippingMethodsOnCart(input: { cart_id: $id,
      shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) { cart { id } } }`,
    { id },
  );
const makeVirtual = () => run(shop.db, "UPDATE product SET type_id = 'virtual' WHERE sku = 'GIN'");
const rowOf = (id: string) =>
  one<Record<string, Value>>(shop.db, 'SELECT * FROM cart WHERE masked_id = ?', id);

describe('prices by quantity', () => {
  it('go by the pieces of the line', async () => {
    tier(2, null, 3, 2000);
    tier(2, null, 6, 1800);
    expect(pricesOf(await read(await shop.newCart({ GIN: 2 })))).toEqual([[22, 44]]);
    expect(pricesOf(await read(await shop.newCart({ GIN: 3 })))).toEqual([[20, 60]]);
    expect(pricesOf(await read(await shop.newCart({ GIN: 6, MALT: 1 })))).toEqual([
      [18, 108],
      [48, 48],
    ]);
  });

  it('follow the line when it grows', async () => {
    tier(2, null, 3, 2000);
    const id = await shop.newCart({ GIN: 2 });
    await shop.ask(addProducts, { cartId: id, cartItems: [{ sku: 'GIN', quantity: 1 }] });
    expect(pricesOf(await read(id))).toEqual([[20, 60]]);
  });

  it('are those of the variant of a configurable line', async () => {
    tier(12, null, 2, 3000);
    const id = await shop.newCart();
    const cartItems = [{ sku: 'RUM', quantity: 2, selected_options: [seventyCl] }];
    await shop.ask(addProducts, { cartId: id, cartItems });
    expect(pricesOf(await read(id))).toEqual([[30, 60]]);
  });

  it('of a group are for its customers alone', async () => {
    tier(2, 3, 1, 1500);
    const erik = await shop.signIn('erik@example.com');
    expect(pricesOf(await read(await shop.newCart({ GIN: 1 }, erik), erik))).toEqual([[15, 15]]);
    expect(pricesOf(await read(await shop.newCart({ GIN: 1 })))).toEqual([[22, 22]]);
  });
});

describe('pieces of one product', () => {
  it('are counted over the lines that it stands on', async () => {
    const id = await shop.newCart({ 'RUM-70': 2 });
    const cartItems = [{ sku: 'RUM', quantity: 1, selected_options: [seventyCl] }];
    await shop.ask(addProducts, { cartId: id, cartItems });
    run(shop.db, 'UPDATE stock SET quantity = 2 WHERE product_id = 12');
    const { items } = await read(id);
    expect(items.map(({ errors }) => errors?.[0]?.message)).toEqual([
      'The requested qty is not available',
      'The requested qty is not available',
    ]);
  });

  it('that are too many are refused by the SKU that is short', async () => {
    const id = await shop.newCart();
    const cartItems = [{ sku: 'RUM', quantity: 1, selected_options: [seventyCl] }];
    const data = await shop.ask(addProducts.replace('{ cart {', '{ cart { id'), { cartId: id, cartItems });
    const { cart: added } = data.addProductsToCart as { cart: { items: { uid: string }[] } };
    const refused = await shop.refused(
      `mutation($id: String!, $uid: ID!) { updateCartItems(input: { cart_id: $id,
        cart_items: [{ cart_item_uid: $uid, quantity: 4 }] }) { cart { id } } }`,
      { id, uid: added.items[0]?.uid },
    );
    expect(refused.message).toBe(
      'Could not update the product with SKU RUM-70: The requested qty is not available',
    );
  });
});

describe('shipping', () => {
  it('costs nothing before there is an address, and then by the piece', async () => {
    const id = await shop.newCart({ GIN: 2 });
    await send(id);
    await ship(id);
    expect((await read(id)).prices.grand_total.value).toBe(54);
    run(shop.db, "DELETE FROM cart_address WHERE kind = 'shipping'");
    expect((await read(id)).prices.grand_total.value).toBe(44);
  });

  it('is free from a subtotal on that the discount counts against', async () => {
    const id = await shop.newCart({ MALT: 2, CHOC: 1 });
    await send(id);
    const codes = async () =>
      (await read(id)).shipping_addresses[0]?.available_shipping_methods.map((method) => method.carrier_code);
    expect(await codes()).toEqual(['freeshipping', 'flatrate']);
    await shop.ask(
      'mutation($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "SAVE10" }) { cart { id } } }',
      { id },
    );
    expect(await codes()).toEqual(['flatrate']);
  });

  it('does as the carriers are set', async () => {
    saveSetting(shop.db, 'carriers/flatrate/price', '7.5');
    saveSetting(shop.db, 'carriers/flatrate/type', 'O');
    saveSetting(shop.db, 'carriers/freeshipping/free_shipping_subtotal', 30);
    const id = await shop.newCart({ GIN: 2 });
    await send(id);
    const methods = async () => (await read(id)).shipping_addresses[0]?.available_shipping_methods;
    expect(await methods()).toEqual([
      { carrier_code: 'freeshipping', amount: { value: 0 } },
      { carrier_code: 'flatrate', amount: { value: 7.5 } },
    ]);
    saveSetting(shop.db, 'carriers/freeshipping/active', 0);
    expect(await methods()).toEqual([{ carrier_code: 'flatrate', amount: { value: 7.5 } }]);
  });

  it('counts what is sent, and its weight', async () => {
    makeVirtual();
    run(shop.db, "UPDATE product SET weight = 1.5 WHERE sku = 'MALT'");
    const id = await shop.newCart({ GIN: 3, MALT: 2 });
    await send(id);
    const [address] = (await read(id)).shipping_addresses;
    expect(address).toMatchObject({ items_weight: 3 });
    expect(address?.available_shipping_methods.at(-1)?.amount.value).toBe(10);
  });
});

describe('the way of shipping', () => {
  const shipBy = (id: string, code: string) =>
    shop.ask(
      `mutation($id: String!, $code: String!) { setShippingMethodsOnCart(input: { cart_id: $id,
        shipping_methods: [{ carrier_code: $code, method_code: $code }] }) { cart { id } } }`,
      { id, code },
    );

  it('costs nothing until one is chosen, and then what that one costs', async () => {
    saveSetting(shop.db, 'carriers/freeshipping/free_shipping_subtotal', 30);
    const id = await shop.newCart({ GIN: 2 });
    await send(id);
    expect((await read(id)).prices.grand_total.value).toBe(44);
    await shipBy(id, 'flatrate');
    expect((await read(id)).prices.grand_total.value).toBe(54);
    await shipBy(id, 'freeshipping');
    expect((await read(id)).prices.grand_total.value).toBe(44);
    run(shop.db, "UPDATE cart SET shipping_method = 'bestway', shipping_carrier = 'flatrate'");
    expect((await read(id)).prices.grand_total.value).toBe(44);
    run(shop.db, "UPDATE cart SET shipping_method = 'flatrate', shipping_carrier = 'bestway'");
    expect((await read(id)).prices.grand_total.value).toBe(44);
  });

  it('counts in an estimate before there is an address, and is not kept', async () => {
    const id = await shop.newCart({ GIN: 2 });
    const { estimateTotals } = await shop.ask(
      `mutation($id: String!) { estimateTotals(input: { cart_id: $id, address: { country_code: US },
        shipping_method: { carrier_code: "flatrate", method_code: "flatrate" } }) {
        cart { prices { grand_total { value } } } } }`,
      { id },
    );
    expect(estimateTotals).toEqual({ cart: { prices: { grand_total: { value: 54 } } } });
    expect((await read(id)).prices.grand_total.value).toBe(44);
  });
});

it('is told in the base currency as well as in the one that is paid in', async () => {
  run(
    shop.db,
    "INSERT INTO tax_rate (title, country_id, region_code, percent) VALUES ('TX', 'US', 'TX', 10)",
  );
  const euro = { 'content-currency': 'EUR' };
  const id = await shop.newCart({ GIN: 3 });
  await send(id);
  await ship(id);
  await shop.ask(
    `mutation($id: String!) {
      setGuestEmailOnCart(input: { cart_id: $id, email: "gita@example.com" }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
      applyCouponToCart(input: { cart_id: $id, coupon_code: "SAVE10" }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "checkmo" } }) { cart { id } }
      placeOrder(input: { cart_id: $id }) { orderV2 { number } } }`,
    { id },
    undefined,
    euro,
  );
  expect(one(shop.db, 'SELECT * FROM sales_order')).toMatchObject({
    base_subtotal_cents: 6600,
    base_discount_cents: 660,
    base_shipping_cents: 1500,
    base_tax_cents: 594,
    base_grand_total_cents: 6600 - 660 + 1500 + 594,
    subtotal_cents: 6072,
    discount_cents: 607,
    shipping_cents: 1380,
    tax_cents: 547,
    grand_total_cents: 6072 - 607 + 1380 + 547,
  });
  expect(one(shop.db, 'SELECT * FROM sales_order_line')).toMatchObject({
    base_price_cents: 2200,
    base_total_cents: 6600,
    base_discount_cents: 660,
    base_tax_cents: 594,
  });
});

describe('a cart of what is not sent', () => {
  it('is none where nothing is in it', async () => {
    expect(await read(await shop.newCart())).toMatchObject({ is_virtual: false, total_quantity: 0 });
  });

  it('takes no shipping address', async () => {
    makeVirtual();
    const id = await shop.newCart({ GIN: 1 });
    await expect(send(id)).rejects.toThrow(
      'Shipping address is not allowed on cart: cart contains no items for shipment.',
    );
    expect(await read(id)).toMatchObject({ is_virtual: true, shipping_addresses: [] });
    const mixed = await shop.newCart({ GIN: 1, MALT: 1 });
    await send(mixed);
    expect((await read(mixed)).is_virtual).toBe(false);
  });

  it('is taxed where the bill goes to', async () => {
    run(
      shop.db,
      "INSERT INTO tax_rate (title, country_id, region_code, percent) VALUES ('TX', 'US', 'TX', 10)",
    );
    makeVirtual();
    const id = await shop.newCart({ GIN: 1 });
    expect((await read(id)).prices.applied_taxes).toEqual([]);
    await shop.ask(
      `mutation($id: String!, $address: CartAddressInput!) { setBillingAddressOnCart(
        input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } } }`,
      { id, address: texas },
    );
    expect((await read(id)).prices.applied_taxes).toEqual([{ amount: { value: 2.2 } }]);
  });

  it('has no shipping among its totals over REST', async () => {
    makeVirtual();
    const id = await shop.newCart({ GIN: 1 });
    const { body } = await shop.rest('GET', `/V1/guest-carts/${id}/totals`);
    const { total_segments: segments } = body as { total_segments: { code: string }[] };
    expect(segments.map(({ code }) => code)).toEqual(['subtotal', 'tax', 'grand_total']);
  });
});

it('is taxed at the shop’s own place until an address is known', async () => {
  run(
    shop.db,
    "INSERT INTO tax_rate (title, country_id, region_code, percent) VALUES ('CA', 'US', 'CA', 10)",
  );
  const id = await shop.newCart({ GIN: 1 });
  expect((await read(id)).prices.applied_taxes).toEqual([]);
  saveSetting(shop.db, 'tax/defaults/country', 'US');
  saveSetting(shop.db, 'tax/defaults/region', 12);
  expect((await read(id)).prices.applied_taxes).toEqual([{ amount: { value: 2.2 } }]);
  await send(id);
  expect((await read(id)).prices.applied_taxes).toEqual([]);
});

describe('where a cart is kept', () => {
  beforeEach(() =>
    run(
      shop.db,
      `INSERT INTO store_view (id, code, name, sort_order, currency, is_active, is_default)
       VALUES (2, 'other', 'Other', 1, 'USD', 1, 0)`,
    ),
  );

  it('is the currency that was asked in', async () => {
    const id = await shop.newCart({ GIN: 1 });
    await read(id, undefined, { 'content-currency': 'EUR' });
    expect(rowOf(id)).toMatchObject({ currency: 'EUR', store: 'default' });
    await read(id);
    expect(rowOf(id)).toMatchObject({ currency: 'USD', store: 'default' });
  });

  it('is the store view that was asked in', async () => {
    const id = await shop.newCart({ GIN: 1 });
    await read(id, undefined, { store: 'other' });
    expect(rowOf(id)).toMatchObject({ currency: 'USD', store: 'other' });
  });

  it('is written only when it changes', async () => {
    const id = await shop.newCart({ GIN: 1 });
    run(shop.db, "UPDATE cart SET updated_at = '2020-01-01 00:00:00'");
    await read(id);
    expect(rowOf(id)).toMatchObject({ updated_at: '2020-01-01 00:00:00' });
  });
});

describe('what a mutation lacks', () => {
  const message = async (input: string) =>
    (await shop.refused(`mutation { addSimpleProductsToCart${input} { cart { id } } }`)).message;

  it('is the cart where there is no input, and the items where there are none', async () => {
    const id = await shop.newCart();
    expect(await message('')).toBe('Required parameter "cart_id" is missing');
    expect(await message('(input: { cart_id: "", cart_items: [] })')).toBe(
      'Required parameter "cart_id" is missing',
    );
    for (const items of ['[]', '[null]'])
      expect(await message(`(input: { cart_id: "${id}", cart_items: ${items} })`)).toBe(
        'Required parameter "cart_items" is missing',
      );
  });
});
