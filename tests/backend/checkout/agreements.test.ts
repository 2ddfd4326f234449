// Terms of an order: listed when they are turned on, and an order over REST needs those that must be ticked.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { agreementsSetting } from '../../../demo-host/backend/checkout/agreements';
import { saveSetting } from '../../../demo-host/backend/settings';
import { testBackend, type TestBackend } from '../../support/backend';

let backend: TestBackend;
beforeEach(async () => void (backend = await testBackend()));
afterEach(() => backend.close());

const list = async () => {
  const { data } = await backend.graphql<{ checkoutAgreements: { agreement_id: number; mode: string }[] }>(
    '{ checkoutAgreements { agreement_id mode name checkbox_text content is_html } storeConfig { is_checkout_agreements_enabled } }',
  );
  return data;
};
const address = {
  firstname: 'Gita',
  lastname: 'Guest',
  street: ['1 Main St'],
  city: 'Austin',
  region_id: 57,
  region_code: 'TX',
  postcode: '73301',
  telephone: '512-555-0100',
  country_id: 'US',
};

async function payment(extension_attributes?: object) {
  const { body: cartId } = await backend.rest<string>('POST', '/V1/guest-carts');
  const path = `/V1/guest-carts/${cartId}`;
  const sku = 'GN-002';
  await backend.rest('POST', `${path}/items`, { cartItem: { sku, qty: 1, quote_id: cartId } });
  await backend.rest('POST', `${path}/shipping-information`, {
    addressInformation: {
      shipping_address: address,
      billing_address: address,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
    },
  });
  return backend.rest<unknown>('POST', `${path}/payment-information`, {
    email: 'gita@example.com',
    billingAddress: address,
    paymentMethod: { method: 'checkmo', ...(extension_attributes && { extension_attributes }) },
  });
}

test('turned off, as in Magento: none, and none needed', async () => {
  expect(await list()).toEqual({
    checkoutAgreements: [],
    storeConfig: { is_checkout_agreements_enabled: false },
  });
  expect((await payment()).status).toBe(200);
});

test('turned on: one to be ticked, one that goes without saying', async () => {
  saveSetting(backend.db, agreementsSetting, 1);
  expect((await list())?.checkoutAgreements.map(({ agreement_id, mode }) => [agreement_id, mode])).toEqual([
    [1, 'MANUAL'],
    [2, 'AUTO'],
  ]);
  for (const refused of [await payment(), await payment({ agreement_ids: ['2'] })]) {
    expect(refused).toMatchObject({
      status: 400,
      body: {
        message:
          "The order wasn't placed. First, agree to the terms and conditions, then try placing your order again.",
      },
    });
  }
  expect(await payment({ agreement_ids: ['1'] })).toMatchObject({ status: 200 });
});

test('whether an address has an account is told only where that is turned on', async () => {
  const isFree = async (email: string) =>
    (
      await backend.graphql<{ isEmailAvailable: { is_email_available: boolean } }>(
        'query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }',
        { email },
      )
    ).data?.isEmailAvailable.is_email_available;
  expect(await isFree('diana@example.com')).toBe(true);
  saveSetting(backend.db, 'checkout/options/enable_guest_checkout_login', 1);
  expect(await isFree('Diana@example.com')).toBe(false);
  expect(await isFree('nobody@example.com')).toBe(true);
});
