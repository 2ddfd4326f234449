// What is for employees only, in carts, wishlists, orders and reviews: of others, and of who was an employee once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../demo-host/backend/database';
import { createRestrictedShop, leaks, type RestrictedShop, type Who } from './restricted-shop';

let shop: RestrictedShop;
beforeAll(async () => {
  shop = await createRestrictedShop();
});

describe('what somebody has from the time as an employee', () => {
  const addProducts = `mutation ($cart: String!, $sku: String!) {
    addProductsToCart(cartId: $cart, cartItems: [{ sku: $sku, quantity: 1 }]) { user_errors { code message } }
  }`;
  const addWish = `mutation ($sku: String!) {
    addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: $sku, quantity: 1 }]) {
      user_errors { code } wishlist { items_count }
    }
  }`;
  const review = `mutation ($sku: String!) {
    createProductReview(input: { sku: $sku, nickname: "E", summary: "Fine", text: "Fine", ratings: [] }) { review { summary } }
  }`;
  const everything = `{
    customerCart { total_quantity items { product { sku name crosssell_products { sku } } } }
    wishlist { items_count items { product { sku } } }
    customer { wishlists { items_v2 { items { product { name } } } } reviews { items { product { name } } } orders { items { items { product { sku } } } } }
  }`;
  const group = (id: number) => run(shop.db, 'UPDATE customer SET group_id = ? WHERE id = 2', id);
  const ask = async (query: string, variables: Record<string, unknown> = {}, who: Who = 'employee') => {
    const { data, errors } = await shop.graphql(query, variables, shop.tokens[who]);
    expect(errors).toBeUndefined();
    return data as Record<string, unknown>;
  };
  const cartOf = async (who: Who) =>
    who === 'guest'
      ? ((await ask('mutation { createEmptyCart }', {}, who)).createEmptyCart as string)
      : ((await ask('{ customerCart { id } }', {}, who)).customerCart as { id: string }).id;

  afterAll(() => group(3));

  it('is refused when somebody else wants it, as what does not exist is', async () => {
    for (const who of ['guest', 'customer'] as const) {
      const cart = await cartOf(who);
      for (const sku of ['GF-006', 'TN-015', 'NO-SUCH'])
        expect((await ask(addProducts, { cart, sku }, who)).addProductsToCart).toEqual({
          user_errors: [{ code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${sku}"` }],
        });
      const older = `mutation ($cart: String!) { addSimpleProductsToCart(input: { cart_id: $cart,
        cart_items: [{ data: { sku: "GF-006", quantity: 1 } }] }) { cart { id } } }`;
      const { errors } = await shop.graphql(older, { cart }, shop.tokens[who]);
      expect(errors?.[0]?.message).toBe('Could not find a product with SKU "GF-006"');
      const path = who === 'guest' ? `/V1/guest-carts/${cart}/items` : '/V1/carts/mine/items';
      const { status } = await shop.rest(
        'POST',
        path,
        { cartItem: { sku: 'GF-006', qty: 1 } },
        shop.tokens[who],
      );
      expect(status).toBe(404);
    }
    expect((await ask(addWish, { sku: 'GF-006' }, 'customer')).addProductsToWishlist).toMatchObject({
      user_errors: [{ code: 'PRODUCT_NOT_FOUND' }],
    });
    const { errors } = await shop.graphql(review, { sku: 'GF-006' }, shop.tokens.customer);
    expect(errors?.[0]?.message).toBe('Could not find a product with SKU "GF-006"');
  });

  it('is gone from cart, wishlist, reviews and orders afterwards', async () => {
    const cart = await cartOf('employee');
    for (const sku of ['GF-006', 'GN-002']) {
      expect((await ask(addProducts, { cart, sku })).addProductsToCart).toEqual({ user_errors: [] });
      expect((await ask(addWish, { sku })).addProductsToWishlist).toMatchObject({ user_errors: [] });
    }
    await ask(review, { sku: 'GF-006' });
    expect(leaks('', JSON.stringify(await ask(everything)))).toEqual(
      expect.arrayContaining(['Crew Choice', 'GF-006']),
    );
    group(1);
    const left = await ask(everything);
    expect(leaks('', JSON.stringify(left))).toEqual([]);
    expect(left).toMatchObject({
      customerCart: { total_quantity: 1, items: [{ product: { sku: 'GN-002' } }] },
      wishlist: { items_count: 1 },
    });
    const rest = await shop.rest('GET', '/V1/carts/mine/items', undefined, shop.tokens.employee);
    expect(leaks('', JSON.stringify(rest.body))).toEqual([]);
    group(3);
    expect((await ask('{ customerCart { total_quantity } }')).customerCart).toEqual({ total_quantity: 2 });
  });

  it('cannot be ordered again, and an order tells its own lines only', async () => {
    const address = `firstname: "E", lastname: "E", street: ["1 Main St"], city: "Austin", region: "TX", postcode: "73301",
      country_code: "US", telephone: "1"`;
    const { id: cart } = (await ask('{ customerCart { id } }')).customerCart as { id: string };
    await ask(addProducts, { cart, sku: 'GF-007' });
    const set = (what: string) => ask(`mutation ($cart: String!) { ${what} { cart { id } } }`, { cart });
    await set(
      `setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ address: { ${address} } }] })`,
    );
    await set(
      `setBillingAddressOnCart(input: { cart_id: $cart, billing_address: { address: { ${address} } } })`,
    );
    await set(
      'setShippingMethodsOnCart(input: { cart_id: $cart, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] })',
    );
    await set('setPaymentMethodOnCart(input: { cart_id: $cart, payment_method: { code: "checkmo" } })');
    const placed = await ask(
      'mutation ($cart: String!) { placeOrder(input: { cart_id: $cart }) { order { order_number } } }',
      { cart },
    );
    const { order_number: number } = (placed.placeOrder as { order: { order_number: string } }).order;
    run(shop.db, "UPDATE sales_order SET status = 'complete' WHERE number = ?", number);

    group(1);
    const again = await ask(
      'mutation ($number: String!) { reorderItems(orderNumber: $number) { cart { items { product { sku } } } userInputErrors { code } } }',
      { number },
    );
    expect(leaks('', JSON.stringify(again))).toEqual([]);
    expect(JSON.stringify(again)).toContain('PRODUCT_NOT_FOUND');
    const mine = await ask('{ customer { orders { items { items { product_name product { sku } } } } } }');
    expect(JSON.stringify(mine)).toMatch(/"product_name":"Crew Choice[^"]*","product":null/);
    expect(JSON.stringify(mine)).not.toContain('GF-007');
  });

  it('is not in what a guest’s cart holds, once the product is for employees', async () => {
    const cart = await cartOf('guest');
    await ask(addProducts, { cart, sku: 'GN-002' }, 'guest');
    const read = async () =>
      (await ask(`{ cart(cart_id: "${cart}") { total_quantity items { product { sku } } } }`, {}, 'guest'))
        .cart;
    const restrict = (flag: number) =>
      run(
        shop.db,
        `UPDATE category SET is_employee_restricted = ?
         WHERE id IN (SELECT category_id FROM category_product JOIN product ON id = product_id WHERE sku = 'GN-002')`,
        flag,
      );
    expect(await read()).toMatchObject({ total_quantity: 1 });
    restrict(1);
    expect(await read()).toEqual({ total_quantity: 0, items: [] });
    restrict(0);
    expect(await read()).toMatchObject({ total_quantity: 1 });
  });
});
