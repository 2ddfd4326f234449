// What random requests have found, each as a test of its own.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSmallShop, type SmallShop } from './small-shop';

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
