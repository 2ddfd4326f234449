// What random requests have found, each as a test of its own.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getNamedType, isLeafType, isNonNullType, isObjectType } from 'graphql';
import { run } from '../../../demo-host/backend/database';
import { schemaOf } from '../../../demo-host/backend/graphql/schema';
import { createSmallShop, type SmallShop } from '../small-shop';

let shop: SmallShop;
beforeAll(async () => {
  shop = await createSmallShop();
});
afterAll(() => shop.backend.close());

describe('a mutation without its input', () => {
  const missing = { message: 'Required parameter "cart_id" is missing', category: 'graphql-input' };
  it.each([
    'addConfigurableProductsToCart',
    'addSimpleProductsToCart',
    'applyCouponToCart',
    'placeOrder',
    'removeCouponFromCart',
    'setBillingAddressOnCart',
    'setGuestEmailOnCart',
    'setPaymentMethodAndPlaceOrder',
    'setPaymentMethodOnCart',
    'setShippingAddressesOnCart',
    'setShippingMethodsOnCart',
  ])('%s asks for the cart', async (name) => {
    expect(await shop.refused(`mutation { ${name} { __typename } }`)).toEqual(missing);
    expect(await shop.refused(`mutation { ${name}(input: null) { __typename } }`)).toEqual(missing);
  });

  it.each(['removeItemFromCart', 'updateCartItems'])(
    '%s asks for the cart in its own words',
    async (name) => {
      expect(await shop.refused(`mutation { ${name} { __typename } }`)).toEqual({
        ...missing,
        message: `${missing.message}.`,
      });
    },
  );
});

it.each([
  [{ size: null }, 'pageSize value must be greater than 0.'],
  [{ page: -1 }, 'currentPage value must be greater than 0.'],
])('refuses %j of events', async (variables, message) => {
  const query =
    'query($size: Int = 5, $page: Int = 1) { storeEvents(pageSize: $size, currentPage: $page) { total_count } }';
  expect(await shop.refused(query, variables)).toEqual({ message, category: 'graphql-input' });
});

it.each([
  [
    '{ products(filter: "x") { total_count } }',
    'Expected value of type "ProductAttributeFilterInput", found "x".',
  ],
  ['mutation { mergeCarts(source_cart_id: null) { id } }', 'Expected value of type "String!", found null.'],
])('says what is wrong with a literal of another kind: %s', async (query, message) => {
  expect(await shop.refused(query)).toEqual({ message });
});

it('lists what is in two categories, by uid and by path', async () => {
  const { db } = shop;
  run(
    db,
    `INSERT INTO category (id, parent_id, name, url_key, url_path, level, path) VALUES
    (1, NULL, 'Root', 'root', 'root', 0, '1'), (2, 1, 'Shop', 'shop', 'shop', 1, '1/2'),
    (3, 2, 'Gin', 'gin', 'gin', 2, '1/2/3'), (4, 2, 'New', 'new', 'new', 2, '1/2/4')`,
  );
  run(db, 'INSERT INTO category_product VALUES (3, 1, 1), (3, 2, 2), (4, 2, 1), (4, 3, 2)');
  const query = `query($sort: ProductAttributeSortInput) {
    products(filter: { category_uid: { eq: "Mw==" }, category_url_path: { in: ["new"] } }, sort: $sort) {
      total_count items { sku }
    }
  }`;
  for (const sort of [{ position: 'ASC' }, {}])
    expect(await shop.ask(query, { sort })).toMatchObject({ products: { items: [{ sku: 'GIN' }] } });
});

it('refuses pages of no size of a cart', async () => {
  const id = await shop.newCart({ GIN: 1 });
  const query =
    'query($id: String!, $size: Int) { cart(cart_id: $id) { itemsV2(pageSize: $size) { page_info { total_pages } } } }';
  for (const size of [null, 0, -1])
    expect(await shop.refused(query, { id, size })).toEqual({
      message: 'pageSize value must be greater than 0.',
      category: 'graphql-input',
    });
});

describe('a field that may not be null', () => {
  const flat = (name: string) => {
    const type = schemaOf(shop.db, { file: ':memory:', baseUrl: '' }).getType(name);
    if (!isObjectType(type)) throw new Error(`${name} has no fields`);
    return Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) && isLeafType(getNamedType(field.type)) && field.args.length === 0,
    );
  };

  it('has a value in the store configuration', async () => {
    const names = flat('StoreConfig').map(({ name }) => name);
    expect(names.length).toBeGreaterThan(20);
    const { storeConfig } = await shop.ask(`{ storeConfig { ${names.join(' ')} } }`);
    expect(Object.keys(storeConfig as object)).toEqual(names);
  });

  it.each(['SimpleProduct', 'ConfigurableProduct'])('has a value in a %s', async (type) => {
    // Of a product that is not found by its address, a real Magento does not know whether it redirects.
    const names = flat(type)
      .map(({ name }) => name)
      .filter((name) => name !== 'redirect_code');
    await shop.ask(`{ products(filter: {}) { items { ... on ${type} { ${names.join(' ')} } } } }`);
  });
});

describe('a list with a hole in it', () => {
  it.each(['addSimpleProductsToCart', 'addConfigurableProductsToCart'])(
    'is as good as empty for %s',
    async (name) => {
      const id = await shop.newCart();
      expect(
        await shop.refused(
          `mutation($id: String!) { ${name}(input: { cart_id: $id, cart_items: [null] }) { cart { id } } }`,
          { id },
        ),
      ).toEqual({ message: 'Required parameter "cart_items" is missing', category: 'graphql-input' });
    },
  );

  it('chooses no option', async () => {
    const id = await shop.newCart();
    const query =
      'mutation($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "RUM", quantity: 1, selected_options: [null] }]) { user_errors { code } } }';
    expect(await shop.ask(query, { id })).toMatchObject({ addProductsToCart: { user_errors: [{}] } });
  });
});
