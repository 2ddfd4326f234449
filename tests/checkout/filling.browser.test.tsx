// behaviour 4.3: the checkout of somebody who comes back, as it is seen and heard.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Answers } from '../cart/fake-shop';
import { checkoutAnswers, values } from './fake-checkout';
import { leave, show } from './shown-checkout';

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
