// What is charged is in the currency that the button names, or nothing is: the calls that place an order know no choice of one.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { all, run } from '../../demo-host/backend/database';
import { createCheckout, type CheckoutState } from '../../src/checkout/state';
import type { PaymentData } from '../../src/checkout/payment/provider';
import { createBrowserStorage } from '../../src/storage/browser-storage';
import { createStoreChoice } from '../../src/store-view/choice';
import { createStorefront, type Storefront } from '../../src/storefront';
import { memoryArea } from '../cart/fake-shop';
import { backendShop, type BackendShop } from '../support/backend-shop';
import { values } from './fake-checkout';

let shop: BackendShop;
beforeEach(async () => {
  shop = await backendShop({}, { braintreeToken: 'sandbox' });
});
afterEach(() => shop.close());

const orders = () => all<{ currency: string }>(shop.backend.db, 'SELECT currency FROM sales_order');
const check: PaymentData = { code: 'checkmo', additionalData: {}, summary: { description: 'Check' } };

async function atReview(storefront: Storefront): Promise<CheckoutState> {
  const { cart, user } = storefront;
  await cart.addItem({ sku: 'WH-002', quantity: 1 });
  await cart.load();
  const checkout = storefront.feature(createCheckout);
  checkout.begin();
  if (!user.isSignedIn.value) await checkout.submitGuestEmail('gita@example.com');
  await checkout.submitShippingAddress(values);
  await checkout.submitShippingMethod(checkout.availableShippingMethods.value[0]!.code);
  await checkout.submitBillingAddress('same');
  await checkout.submitPaymentMethod({ code: 'checkmo', description: 'Check' });
  await checkout.loadAgreements();
  return checkout;
}

const named = ({ cart }: Storefront) => cart.details.value?.grandTotal.currency;

it('another one than was chosen is said and shown first, and charged by the next press only', async () => {
  const { storefront } = shop;
  const before = orders().length;
  await storefront.feature(createStoreChoice).switchCurrency('GBP');
  const checkout = await atReview(storefront);
  expect(named(storefront)).toBe('GBP');
  expect(await checkout.placeOrder(async () => check)).toBe(false);
  expect(orders()).toHaveLength(before);
  expect(checkout.orderError.value?.message).toMatch(/^The total has changed to \$/);
  expect(named(storefront)).toBe('USD');
  // What shipping costs is asked in it, which is no press of anybody's.
  await checkout.resume();
  expect(checkout.shippingMethod.value?.amount.currency).toBe('USD');
  expect(checkout.orderError.value?.message).toMatch(/^The total has changed to \$/);
  expect(await checkout.placeOrder(async () => check)).toBe(true);
  expect(orders().at(-1)).toEqual({ currency: 'USD' });
  expect(checkout.receipt.value?.cart.grandTotal.currency).toBe('USD');
});

it('one that is chosen while an order is being sent is asked about afterwards', async () => {
  const { storefront } = shop;
  const checkout = await atReview(storefront);
  let pay: (data: PaymentData) => void = () => undefined;
  const placed = checkout.placeOrder(() => new Promise((done) => (pay = done)));
  await expect.poll(() => checkout.isSubmitting.value).toBe(true);
  await storefront.feature(createStoreChoice).switchCurrency('GBP');
  await expect.poll(() => named(storefront)).toBe('GBP');
  const setAddress = vi.spyOn(storefront.transport, 'mutate');
  const resumed = checkout.resume();
  await new Promise((done) => setTimeout(done, 100));
  expect(setAddress).not.toHaveBeenCalled();
  expect(checkout.isSubmitting.value).toBe(true);
  pay(check);
  await placed;
  await resumed;
  expect(checkout.isSubmitting.value).toBe(false);
});

it('a saved card pays in the one that was chosen', async () => {
  const { storefront } = shop;
  await shop.signIn();
  run(
    shop.backend.db,
    `INSERT INTO saved_card (public_hash, customer_id, payment_method_code, type, details, expires_at)
     SELECT 'hash', id, 'braintree', 'card', ?, '2099-01-01 00:00:00' FROM customer WHERE email = 'diana@example.com'`,
    JSON.stringify({ type: 'VI', maskedCC: '1111', expirationDate: '01/2099' }),
  );
  await storefront.feature(createStoreChoice).switchCurrency('GBP');
  const checkout = await atReview(storefront);
  const isPlaced = await checkout.placeOrder(async () => ({
    code: 'braintree_cc_vault',
    additionalData: { public_hash: 'hash' },
    summary: { description: 'Visa •••• 1111' },
  }));
  expect(checkout.orderError.value).toBeUndefined();
  expect(isPlaced).toBe(true);
  expect(orders().at(-1)).toEqual({ currency: 'GBP' });
  expect(checkout.receipt.value?.cart.grandTotal.currency).toBe('GBP');
});

/** Two tabs of one browser, and what lets both hear of what the other has stored. */
function tabs(): { open: Storefront[]; hear: () => void } {
  const { config, fetch } = shop.storefront;
  const { area } = memoryArea();
  const browser = new EventTarget();
  vi.stubGlobal('window', browser);
  const storages = [1, 2].map(() => createBrowserStorage(config.endpoint, { area }));
  vi.unstubAllGlobals();
  return {
    open: storages.map((storage) => createStorefront(config, { fetch, storage })),
    hear: () =>
      void browser.dispatchEvent(Object.assign(new Event('storage'), { key: null, storageArea: area })),
  };
}

it('a store view that another tab has chosen is the one that is shown and ordered in', async () => {
  const { open, hear } = tabs();
  const [other, here] = open as [Storefront, Storefront];
  const before = orders().length;
  const checkout = await atReview(here);
  expect(named(here)).toBe('USD');
  await other.feature(createStoreChoice).switchStore('europe');
  hear();
  // Pressed before the answer is in.
  expect(await checkout.placeOrder(async () => check)).toBe(false);
  expect(orders()).toHaveLength(before);
  expect(checkout.orderError.value?.message).toMatch(/^The total has changed to €/);
  expect(await checkout.placeOrder(async () => check)).toBe(true);
  expect(orders().at(-1)).toEqual({ currency: 'EUR' });
  expect(checkout.receipt.value?.cart.grandTotal.currency).toBe('EUR');
  for (const storefront of open) storefront.dispose();
});

it('a checkout without a switcher follows what another tab chooses', async () => {
  const { open, hear } = tabs();
  const [other, here] = open as [Storefront, Storefront];
  await atReview(here);
  await other.feature(createStoreChoice).switchStore('europe');
  hear();
  await expect.poll(() => named(here)).toBe('EUR');
  for (const storefront of open) storefront.dispose();
});
