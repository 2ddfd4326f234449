// behaviour 4.3: the checkout of somebody who comes back, as it is seen and heard.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Answers } from '../cart/fake-shop';
import { checkoutAnswers, inItsCurrency, values } from './fake-checkout';
import { leave, show } from './shown-checkout';
import { waitFor } from '../support/wait-for';

beforeEach(() => localStorage.clear());
afterEach(leave);

const { street2: _, region_code, ...place } = values;
const address = {
  ...place,
  street: ['1 Main St'],
  region: { region: 'Texas', region_code },
  country_code: 'US',
};
const home = { ...address, id: 7, default_shipping: true, default_billing: false };
const office = { ...address, id: 8, city: 'Dallas', default_shipping: false, default_billing: true };

const delivered = {
  available: true,
  carrier_code: 'freeshipping',
  carrier_title: 'By post',
  method_code: 'freeshipping',
  method_title: '3–5 days',
  amount: { value: 0, currency: 'USD' },
};
/** One way to deliver, and one to pay, which needs no card. */
const known = (addresses: readonly object[]): Answers => ({
  ...checkoutAnswers(),
  CustomerAddresses: () => ({ customer: { addresses } }),
  SavedCards: () => ({ storeConfig: { store_code: 'default' }, customerPaymentTokens: { items: [] } }),
  SetShippingAddress: ({ cartId: id }) => ({
    setShippingAddressesOnCart: {
      cart: { id, shipping_addresses: [{ street: ['1 Main St'], available_shipping_methods: [delivered] }] },
    },
  }),
  SetShippingMethod: ({ cartId: id }) => ({
    setShippingMethodsOnCart: {
      cart: { id, available_payment_methods: [{ code: 'checkmo', title: 'Check' }] },
    },
  }),
});

const review = page.getByRole('heading', { name: 'Review and place order' });
const usual = page.getByText('This is your usual address, delivery and payment.', { exact: false });

it('opens at the review with what is usual, says so, and orders nothing', async () => {
  const shop = await show(known([{ ...home, default_billing: true }]), {}, { signedIn: true });
  await expect.element(review).toHaveFocus();
  await expect.element(usual).toBeVisible();
  await expect.element(page.getByText('By post · 3–5 days · Free')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Place order/ })).toBeEnabled();
  expect(shop.names().filter((name) => name.includes('payment-information'))).toEqual([]);

  // What was changed by hand is not called usual.
  await userEvent.click(page.getByRole('button', { name: 'Edit Payment' }));
  await userEvent.click(page.getByRole('button', { name: 'Review the order' }));
  await expect.element(review).toHaveFocus();
  await expect.element(usual).not.toBeInTheDocument();
});

it('takes the address for bills, where that is another one', async () => {
  await show(known([home, office]), {}, { signedIn: true });
  await expect.element(usual).toBeVisible();
  const bill = page.getByText('Bill to').element().closest('dt');
  expect(bill?.nextElementSibling?.textContent).toContain('Dallas');
});

it('stops at the payment where it is not known how', async () => {
  const answers = known([{ ...home, default_billing: true }]);
  answers.SetShippingMethod = ({ cartId: id }) => ({
    setShippingMethodsOnCart: {
      cart: {
        id,
        available_payment_methods: [
          { code: 'checkmo', title: 'Check' },
          { code: 'cashondelivery', title: 'Cash' },
        ],
      },
    },
  });
  await show(answers, {}, { signedIn: true });
  await expect.element(page.getByRole('heading', { name: 'Payment' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Review the order' })).toBeVisible();
});

it('stays with a new card that was chosen instead when another tab changes the currency', async () => {
  const answers = known([{ ...home, default_billing: true }]);
  const details = JSON.stringify({ type: 'VI', maskedCC: '1111', expirationDate: '11/2099' });
  answers.SavedCards = () => ({
    storeConfig: { store_code: 'default', braintree_cc_vault_active: '1' },
    customerPaymentTokens: {
      items: [{ public_hash: 'hash-1', payment_method_code: 'braintree', type: 'card', details }],
    },
  });
  answers.SetShippingMethod = ({ cartId: id }) => ({
    setShippingMethodsOnCart: {
      cart: { id, available_payment_methods: [{ code: 'braintree', title: 'Card' }] },
    },
  });
  const { names, storage } = await show(answers, {}, { signedIn: true });
  await expect.element(review).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Edit Payment' }));
  const fresh = page.getByRole('radio', { name: 'A new card' });
  await userEvent.click(fresh);
  const form = document.querySelector('.checkout-new-card');
  const sent = () => names().filter((name) => name === 'SetShippingMethod').length;
  let currency = 'USD';
  inItsCurrency(answers, () => currency);
  // And back again.
  for (const [chosen, total] of [
    ['EUR', '€96.00'],
    ['USD', '$96.00'],
  ] as const) {
    const before = sent();
    currency = chosen;
    storage.set('store_view_currency', chosen);
    await waitFor(() => expect(sent()).toBe(before + 1));
    await expect.element(page.getByText(total).first()).toBeVisible();
    await waitFor(() => expect(names().at(-1)).toBe('CartDetails'));
    // What would be filled in now is there within frames.
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await expect.element(fresh).toBeChecked();
  expect(form?.isConnected).toBe(true);
  expect(page.getByRole('button', { name: /^Place order/ }).query()).toBeNull();
});
