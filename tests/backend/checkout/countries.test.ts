// Where the shop does not sell to: refused wherever an address is kept, at the latest when it comes to the order.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { all } from '../../../demo-host/backend/database';
import { createSmallShop, flatRate, pay, restTexas, texas, type SmallShop } from '../small-shop';

let shop: SmallShop;
beforeEach(async () => {
  shop = await createSmallShop();
});
afterEach(() => shop.backend.close());

const sweden = { city: 'Lund', postcode: '22100' };

it.each(['setShippingAddressesOnCart', 'setBillingAddressOnCart'])('is refused by %s', async (mutation) => {
  const address = { ...texas, ...sweden, region: null, country_code: 'SE' };
  const isShipping = mutation.startsWith('setShipping');
  const input = isShipping ? { shipping_addresses: [{ address }] } : { billing_address: { address } };
  const id = await shop.newCart({ GIN: 1 });
  const refusal = await shop.refused(
    `mutation($input: ${isShipping ? 'SetShippingAddressesOnCartInput' : 'SetBillingAddressOnCartInput'}!) {
      ${mutation}(input: $input) { cart { id } } }`,
    { input: { cart_id: id, ...input } },
  );
  expect(refusal).toEqual({ message: 'Country is not available', category: 'graphql-input' });
});

it('is refused by the address book', async () => {
  const { region: _, ...known } = texas;
  const refusal = await shop.refused(
    'mutation($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
    { input: { ...known, ...sweden, country_code: 'SE' } },
    await shop.signIn(),
  );
  expect(refusal).toEqual({
    message: 'Invalid value of "SE" provided for the countryId field.',
    category: 'graphql-input',
  });
});

it('is taken over REST, but makes no order', async () => {
  const id = await shop.newCart({ GIN: 1 });
  const address = { ...restTexas, ...sweden, region_code: '', country_id: 'SE' };
  const shipped = await shop.rest('POST', `/V1/guest-carts/${id}/shipping-information`, {
    addressInformation: { shipping_address: address, billing_address: restTexas, ...flatRate },
  });
  expect(shipped.status).toBe(200);
  expect(await pay(shop, id)).toMatchObject({
    status: 400,
    body: { message: "Some addresses can't be used due to the configurations for specific countries." },
  });
  expect(all(shop.db, 'SELECT * FROM sales_order')).toEqual([]);
});

it('needs a country to estimate', async () => {
  const id = await shop.newCart({ GIN: 2 });
  const estimate = (address: object) =>
    shop.rest('POST', `/V1/guest-carts/${id}/estimate-shipping-methods`, { address });
  expect((await estimate({ postcode: '73301' })).body).toEqual([]);
  expect((await estimate({ country_id: 'US', region_id: 57, postcode: '73301' })).body).toMatchObject([
    { carrier_code: 'flatrate', method_code: 'flatrate', amount: 10, available: true },
  ]);
});
