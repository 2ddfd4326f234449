// A saved address goes into the order as it stands in the book, also what the shop's own form does not ask for.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCheckout, type CheckoutState } from '../../src/checkout/state';
import { createAddressBook, type SavedAddress } from '../../src/user/addresses/address-book';
import { backendShop, type BackendShop } from '../support/backend-shop';

let shop: BackendShop;
let checkout: CheckoutState;
beforeEach(async () => {
  shop = await backendShop();
});
afterEach(() => shop.close());

const details = {
  prefix: 'Dr.',
  middlename: 'Maria',
  suffix: 'PhD',
  company: 'Gate Nine AB',
  fax: '617-555-0199',
  vat_id: 'SE556677889901',
};
const invented = [{ attribute_code: 'gate_code', value: 'B 12' }];
const street = ['1 Main St', 'Floor 2', 'Dock C'];
const written = { ...details, street, custom_attributes: invented };
const whole = { ...details, street, custom_attributesV2: [{ code: 'gate_code', value: 'B 12' }] };

interface Answer {
  customer: { addresses: object[] };
}

/** Diana's default address as the backend answers it, changed. */
async function saved(change: object): Promise<SavedAddress> {
  shop.intercept.spoil = (name, answer) => {
    if (name !== 'CustomerAddresses') return answer;
    const { addresses } = (answer.data as unknown as Answer).customer;
    return { data: { customer: { addresses: addresses.map((each) => ({ ...each, ...change })) } } };
  };
  await shop.signIn();
  const { cart } = shop.storefront;
  await cart.addItem({ sku: 'WH-002', quantity: 1 });
  await cart.load();
  checkout = shop.storefront.feature(createCheckout);
  checkout.begin();
  const book = shop.storefront.feature(createAddressBook);
  await book.load();
  return book.defaultShipping.value!;
}

const fields = `firstname prefix middlename suffix company fax vat_id street region_id
  custom_attributesV2 { code ... on AttributeValue { value } }`;

/** Its addresses as they stand in the order. */
async function ordered() {
  const [method] = checkout.availableShippingMethods.value;
  await checkout.submitShippingMethod(method!.code);
  await checkout.submitPaymentMethod({ code: 'checkmo', description: 'Check' });
  await checkout.loadAgreements();
  await checkout.placeOrder(async () => ({
    code: 'checkmo',
    additionalData: {},
    summary: { description: 'Check' },
  }));
  expect(checkout.orderError.value).toBeUndefined();
  const { data } = await shop.backend.graphql<{ customer: { orders: { items: object[] } } }>(
    `{ customer { orders(sort: { sort_field: CREATED_AT, sort_direction: DESC }, pageSize: 1) {
      items { shipping_address { ${fields} } billing_address { ${fields} } } } } }`,
    {},
    { token: shop.storefront.user.token.value },
  );
  return data?.customer.orders.items[0];
}

describe('what a saved address says', () => {
  it('is in the order, for the delivery and for the bill', async () => {
    const address = await saved(written);
    await checkout.submitShippingAddress(address);
    await checkout.submitBillingAddress(address);
    expect(await ordered()).toMatchObject({ shipping_address: whole, billing_address: whole });
  });

  it('outlives a reload', async () => {
    const address = await saved(written);
    await checkout.submitShippingAddress(address);
    checkout.reset();
    checkout.begin();
    await checkout.resume();
    await checkout.submitShippingAddress(checkout.shippingAddress.value!);
    await checkout.submitBillingAddress('same');
    expect(await ordered()).toMatchObject({ shipping_address: whole, billing_address: whole });
  });
});

const inTexas = { shipping_address: { region_id: '57' }, billing_address: { region_id: '57' } };

describe('a state without a code', () => {
  it('is known by its name', async () => {
    const address = await saved({ region: { region: 'texas', region_code: null } });
    expect(await checkout.submitShippingAddress(address)).toBe(true);
    expect(await checkout.submitBillingAddress(address)).toBe(true);
    expect(await ordered()).toMatchObject(inTexas);
  });

  it.each([null, 'Atlantis'])('%s is asked for at its step, not at the last press', async (region) => {
    const address = await saved({ region: { region, region_code: null } });
    expect(await checkout.submitShippingAddress(address)).toBe(false);
    expect(checkout.shippingAddressError.value?.message).toBe('Missing required information: State');
    expect(await checkout.submitShippingAddress({ ...address, region_code: 'TX' })).toBe(true);
    expect(await checkout.submitBillingAddress(address)).toBe(false);
    expect(checkout.billingAddressError.value?.message).toBe('Missing required information: State');
    expect(await checkout.submitBillingAddress({ ...address, region_code: 'TX' })).toBe(true);
    expect(await ordered()).toMatchObject(inTexas);
  });
});
