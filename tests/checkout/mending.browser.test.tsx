// What goes wrong late in the checkout is mended where it is seen, and the focus is never lost by it.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  behavingCart,
  graphqlError,
  hold,
  networkError,
  rawCart,
  restError,
  withCoupons,
  type Answers,
  type FakeShopOptions,
  type RawLine,
} from '../cart/fake-shop';
import { checkoutAnswers, inItsCurrency, paymentCall, shippingCall, values } from './fake-checkout';
import { leave, show } from './shown-checkout';
import { waitFor } from '../support/wait-for';

beforeEach(async () => {
  localStorage.clear();
  // The summary stands beside the steps.
  await page.viewport(1280, 900);
});
afterEach(leave);

const gin: RawLine = { uid: 'uid-1', sku: 'GIN', quantity: 6 };
const rum: RawLine = { uid: 'uid-2', sku: 'RUM', quantity: 2 };
const isFocusKept = () => document.activeElement !== document.body;
const address = { ...values, street: ['1 Main St'], country_id: 'US', email: 'gita@example.com' };
const flatRate = {
  code: 'flatrate_flatrate',
  title: 'Flat rate',
  carrier_code: 'flatrate',
  carrier_title: 'Flat rate',
  method_code: 'flatrate',
  amount: { value: 5, currency: 'USD' },
};
const check = { code: 'checkmo', title: 'Check' };
const free = { code: 'free', title: 'No Payment Information Required' };

/** A backend that ships the lines for 5, and has no more than `stock` of the first. */
function backend(lines: RawLine[], stock = Infinity) {
  const cart = behavingCart(lines);
  const shop = { stock, takenOff: 0, coupons: [] as string[] };
  const answers: Answers = {
    ...checkoutAnswers(),
    ...cart.answers,
    CartDetails: ({ cartId }) => {
      const isShort = ({ sku, quantity }: RawLine) => sku === gin.sku && quantity > shop.stock;
      const now = cart
        .lines()
        .map((line) => (isShort(line) ? { ...line, error: 'The requested qty is not available' } : line));
      const answer = rawCart(String(cartId), now, 5);
      answer.cart.prices.grand_total.value -= shop.takenOff;
      return { cart: withCoupons(answer.cart, shop.coupons, shop.takenOff) };
    },
    CartStockLeft: () => ({
      cart: {
        items: [{ __typename: 'SimpleCartItem', uid: 'uid-1', product: { only_x_left_in_stock: stock } }],
      },
    }),
    CartOffers: () => {
      const total = rawCart('cart-1', cart.lines(), 5).cart.prices.grand_total.value - shop.takenOff;
      const rate = { ...flatRate, available: true, method_title: 'Fixed' };
      return {
        cart: {
          shipping_addresses: [{ available_shipping_methods: [rate] }],
          available_payment_methods: total === 0 ? [free] : [check],
        },
      };
    },
  };
  return { answers, shop, lines: cart.lines };
}

/** A code that takes off all there is to pay. */
const taking =
  (shop: ReturnType<typeof backend>['shop']): Answers[string] =>
  ({ couponCode }) => {
    Object.assign(shop, { coupons: [String(couponCode)], takenOff: 25 });
    return { applyCouponToCart: { cart: { id: 'cart-1', applied_coupons: [{ code: couponCode }] } } };
  };

/** As one who comes back with everything said but the payment. */
async function comeBack(
  answers: Answers,
  billing: object = { sameAsShippingAddress: true },
  options: FakeShopOptions = {},
) {
  const kept = {
    cartId: 'cart-1',
    guestEmail: 'gita@example.com',
    shipping_address: address,
    availableShippingMethods: [flatRate],
    shippingMethod: flatRate,
    billing_address: billing,
  };
  const { storage } = (await import('../cart/fake-shop')).fakeShop({}, { area: localStorage });
  for (const [key, value] of Object.entries(kept)) storage.set(key, value);
  return show(answers, {}, options);
}

async function review(...[answers, billing, options]: Parameters<typeof comeBack>) {
  const shop = await comeBack(answers, billing, options);
  // A customer's saved card is taken by itself.
  if (!options?.signedIn) await userEvent.click(page.getByRole('button', { name: 'Review the order' }));
  await expect.element(page.getByRole('button', { name: /^Place order/ })).toBeVisible();
  return shop;
}

it('a saved address without a state is given one where it is chosen', async () => {
  const { answers } = backend([gin]);
  const { street2: _, region_code: __, ...place } = values;
  const saved = {
    ...place,
    id: 7,
    street: ['1 Main St', 'Dock C'],
    region: { region: 'Atlantis', region_code: null },
    country_code: 'US',
    company: 'Gate Nine AB',
    default_shipping: true,
    default_billing: true,
  };
  answers.CustomerAddresses = () => ({ customer: { addresses: [saved] } });
  const { calls } = await show(answers, {}, { signedIn: true });
  await expect.element(page.getByRole('radio', { name: /^Gita Guest/ })).toBeChecked();
  const state = page.getByRole('combobox', { name: 'State' });
  await expect.element(state).toHaveAccessibleDescription(/names no state/);
  await userEvent.click(page.getByRole('button', { name: 'Continue to delivery' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Missing required information: State');
  await userEvent.selectOptions(state, 'Texas');
  await userEvent.click(page.getByRole('button', { name: 'Continue to delivery' }));
  await expect.element(page.getByRole('radio', { name: /flatrate/ })).toBeVisible();
  const sent = calls.filter(({ name }) => name === 'SetShippingAddress');
  expect(sent.map(({ variables }) => variables.region_code)).toEqual(['TX']);
});

it('offers what is left, to the one who wanted more, in one message', async () => {
  const { answers, shop, lines } = backend([gin, rum]);
  answers[paymentCall] = () => restError(400, 'The requested qty is not available');
  await review(answers);
  shop.stock = 3;
  answers.CartStockLeft = () => ({
    cart: { items: [{ __typename: 'SimpleCartItem', uid: 'uid-1', product: { only_x_left_in_stock: 3 } }] },
  });
  const place = page.getByRole('button', { name: /^Place order/ });
  await userEvent.click(place);
  const use = page.getByRole('button', { name: 'Use 3 instead: Name of GIN' });
  await expect.element(use).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(1);
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^Your order was not placed.*Only 3 left/);
  expect(page.getByRole('button', { name: 'Pay another way' }).query()).toBeNull();
  await expect.element(page.getByRole('link', { name: 'Edit the cart' })).toBeVisible();
  await expect.element(place).toHaveFocus();
  await expect.element(place).toHaveAttribute('aria-disabled', 'true');

  use.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(lines()).toMatchObject([{ quantity: 3 }, { quantity: 2 }]));
  await expect.element(place).toHaveTextContent('$55.00');
  await expect.element(page.getByRole('form', { name: 'Review and place order' })).toHaveFocus();
});

it('removes what nobody can count, and keeps the focus', async () => {
  const { answers, shop, lines } = backend([gin, rum]);
  answers.CartStockLeft = () => graphqlError('Internal server error');
  answers[paymentCall] = () => restError(400, 'Some of the products are out of stock.');
  await review(answers);
  shop.stock = 0;
  await userEvent.click(page.getByRole('button', { name: /^Place order/ }));
  const remove = page.getByRole('alert').getByRole('button', { name: 'Remove Name of GIN' });
  await expect.element(remove).toBeVisible();
  remove.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(lines()).toMatchObject([{ sku: 'RUM' }]));
  expect(isFocusKept()).toBe(true);
});

it.each([
  [restError(400, 'Transaction has been declined. Please try again later.'), true],
  [restError(400, 'Please check the billing address information.'), false],
  [restError(429, 'Too Many Requests'), false],
  [restError(400, 'Minimum order amount is $50.00'), false],
])('offers another payment where %s is the payment’s fault', async (refusal, isOffered) => {
  const { answers } = backend([rum]);
  answers[paymentCall] = () => refusal;
  await review(answers);
  await userEvent.click(page.getByRole('button', { name: /^Place order/ }));
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(page.getByRole('button', { name: 'Pay another way' }).query() !== null).toBe(isOffered);
  const words = page.getByRole('alert').element().textContent;
  expect(/ was declined\. Nothing was charged, and nothing was ordered\./.test(words)).toBe(isOffered);
  expect(words).not.toContain('Transaction');
});

it('changes quantities in the summary', async () => {
  const { answers, lines } = backend([gin, rum]);
  const shop = await review(answers);
  await userEvent.click(page.getByRole('button', { name: 'One more: Quantity of Name of RUM' }));
  await expect.element(page.getByRole('button', { name: 'Place order · $95.00' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Remove Name of GIN' }));
  await expect.element(page.getByRole('button', { name: 'Remove Name of RUM' })).toHaveFocus();
  // The row goes at once; what went is told by the answer.
  await waitFor(() => expect(shop.toasts.toasts.value.size).toBe(1));
  expect(lines()).toMatchObject([{ sku: 'RUM', quantity: 3 }]);
  const toast = [...shop.toasts.toasts.value.values()].at(-1);
  expect(toast).toMatchObject({ message: 'Name of GIN was removed.', actionText: 'Undo' });
});

it('takes a code that leaves nothing to pay: at once no payment but none, and an order', async () => {
  const { answers, shop } = backend([rum]);
  answers.ApplyCoupon = taking(shop);
  answers.RemoveCoupon = () => {
    Object.assign(shop, { coupons: [], takenOff: 0 });
    return { removeCouponFromCart: { cart: { id: 'cart-1', applied_coupons: null } } };
  };
  const { calls } = await review(answers);
  await userEvent.click(page.getByText('Add a discount code'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Discount code' }), 'GIFT');
  await userEvent.keyboard('{Enter}');
  // The shopper stays in the summary while the step opens that has to be answered anew.
  await expect.element(page.getByText('Code GIFT is applied.')).toBeVisible();
  await expect.element(page.getByText('Nothing is left to pay.')).toBeVisible();
  expect(page.getByRole('radio').elements()).toHaveLength(1);
  expect(isFocusKept()).toBe(true);
  await userEvent.click(page.getByRole('button', { name: 'Remove code GIFT' }));
  await expect.element(page.getByText('Add a discount code')).toBeVisible();
  expect(isFocusKept()).toBe(true);
  await expect.element(page.getByRole('radio', { name: /Check/ })).toBeVisible();

  await userEvent.click(page.getByText('Add a discount code'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Discount code' }), 'GIFT');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Nothing is left to pay.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Review the order' }));
  await userEvent.click(page.getByRole('button', { name: 'Place order · $0.00' }));
  await expect.element(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  expect(calls.find(({ name }) => name === paymentCall)?.body).toMatchObject({
    paymentMethod: { method: 'free' },
  });
});

it('asks anew how it is paid where the code was still on its way when the order was sent', async () => {
  const { answers, shop } = backend([rum]);
  answers.ApplyCoupon = taking(shop);
  const apply = hold(answers, 'ApplyCoupon');
  const { names } = await review(answers);
  const asked = () => names().filter((name) => name === 'CartOffers').length;
  const before = asked();
  await userEvent.click(page.getByText('Add a discount code'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Discount code' }), 'GIFT');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByRole('button', { name: 'Place order · $25.00' }));
  apply();
  await waitFor(() => expect(asked()).toBe(before + 1));
  await expect.element(page.getByText('Nothing is left to pay.')).toBeVisible();
  expect(isFocusKept()).toBe(true);
  await userEvent.click(page.getByRole('button', { name: 'Review the order' }));
  await userEvent.click(page.getByRole('button', { name: 'Place order · $0.00' }));
  await expect.element(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  expect(names()).toContain(paymentCall);
});

it('asks anew how it is paid where the order turns out to cost something', async () => {
  const { answers, shop } = backend([rum]);
  Object.assign(shop, { coupons: ['GIFT'], takenOff: 25 });
  answers[shippingCall] = () => {
    Object.assign(shop, { coupons: [], takenOff: 0 });
    return { totals: { grand_total: 25, quote_currency_code: 'USD' } };
  };
  await review(answers);
  await userEvent.click(page.getByRole('button', { name: 'Place order · $0.00' }));
  await expect.element(page.getByRole('radio', { name: /Check/ })).toBeVisible();
  expect(document.body.textContent).not.toContain('There is no way to pay');
  expect(isFocusKept()).toBe(true);
});

it('says of a code that another address has cost the order, also where the summary is folded', async () => {
  await page.viewport(400, 900);
  const { answers, shop } = backend([rum]);
  Object.assign(shop, { coupons: ['SAVE10'], takenOff: 2 });
  const { cart } = await review(answers);
  Object.assign(shop, { coupons: [], takenOff: 0 });
  await cart.load();
  await expect.element(page.getByText(/^Code SAVE10 is no longer on your cart\./)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /^Show/ }));
  await expect.element(page.getByRole('textbox', { name: 'Discount code' })).toHaveValue('SAVE10');
});

it('names whom the bill is for, before and after', async () => {
  const { answers } = backend([rum]);
  await review(answers, { ...address, sameAsShippingAddress: false, lastname: 'Payer' });
  await userEvent.click(page.getByRole('button', { name: 'Edit Payment' }));
  await userEvent.click(page.getByRole('button', { name: 'Review the order' }));
  await expect.element(page.getByText('Bill to')).toBeVisible();
  await expect.element(page.getByText('Gita Payer')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /^Place order/ }));
  await expect.element(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await expect.element(page.getByText('Gita Payer')).toBeVisible();
});

it('calls taxes by no name of the shop’s books', async () => {
  const { answers } = backend([rum]);
  const details = answers.CartDetails as Answers[string];
  answers.CartDetails = async (variables, body) => {
    const answer = (await details(variables, body)) as ReturnType<typeof rawCart>;
    const tax = (label: string, value: number) => ({ label, amount: { value, currency: 'USD' } });
    const applied_taxes = [tax('US-CA-*-Rate 1', 1.65), tax('US-CA-SF-Rate 2', 0.25)];
    return { cart: { ...answer.cart, prices: { ...answer.cart.prices, applied_taxes } } };
  };
  await show(answers);
  const totals = page.getByRole('group', { name: 'Order summary' });
  await expect.element(totals.getByText('Tax', { exact: true })).toBeInTheDocument();
  await expect.element(totals.getByText('$1.90')).toBeInTheDocument();
  expect(document.body.textContent).not.toContain('Rate');
});

it('says what is charged in another currency, and stays where that is paid', async () => {
  const { answers } = backend([rum]);
  const shop = await review(answers);
  inItsCurrency(answers, () => shop.storage.get<string>('store_view_currency') ?? 'USD');
  answers[shippingCall] = () => ({ totals: { grand_total: 25, quote_currency_code: 'EUR' } });
  await userEvent.click(page.getByRole('button', { name: 'Place order · $25.00' }));
  await expect.element(page.getByRole('button', { name: 'Place order · €25.00' })).toBeVisible();
  await waitFor(() => expect(shop.names()).toContain('SetShippingMethod'));
  await expect.element(page.getByText('The total has changed to €25.00.')).toBeVisible();
  expect(isFocusKept()).toBe(true);
});

it('takes nothing away from a payment that is being entered when another tab chooses a currency', async () => {
  const { answers } = backend([rum]);
  const { names, storage } = await comeBack(answers);
  await expect.element(page.getByRole('radio', { name: /Check/ })).toBeVisible();
  const way = page.getByRole('radio', { name: /Check/ }).element();
  inItsCurrency(answers, () => 'EUR');
  storage.set('store_view_currency', 'EUR');
  await waitFor(() => expect(names()).toContain('SetShippingMethod'));
  await expect.element(page.getByText(/flatrate.* · €10\.00/)).toBeVisible();
  expect(way.isConnected).toBe(true);
  await expect.element(page.getByRole('button', { name: 'Review the order' })).toBeVisible();
});

it('takes back a method that the backend does not take again in another currency', async () => {
  const { answers } = backend([rum]);
  const { storage } = await comeBack(answers);
  await expect.element(page.getByRole('radio', { name: /Check/ })).toBeVisible();
  inItsCurrency(answers, () => 'EUR');
  answers.SetShippingMethod = () => networkError();
  storage.set('store_view_currency', 'EUR');
  await expect.element(page.getByRole('radio', { name: /flat ?rate/i })).toBeVisible();
});

it('leaves what is typed into an address open when another tab chooses a currency', async () => {
  const { answers } = backend([rum]);
  const { names, storage } = await review(answers);
  await userEvent.click(page.getByRole('button', { name: 'Edit Shipping address' }));
  const city = page.getByRole('textbox', { name: 'City' });
  await userEvent.fill(city, 'Dallas');
  inItsCurrency(answers, () => 'EUR');
  storage.set('store_view_currency', 'EUR');
  await waitFor(() => expect(names()).toContain('SetShippingMethod'));
  await expect.element(page.getByText(/flatrate.* · €10\.00/)).toBeVisible();
  await expect.element(city).toHaveValue('Dallas');
  await expect.element(city).toHaveFocus();
});

it('has a place for the focus when a sign-in brings another cart', async () => {
  const { answers } = backend([rum]);
  const shown: { cart?: Awaited<ReturnType<typeof show>>['cart'] } = {};
  const shop = await show(answers, {
    SignIn: () => <button onClick={() => shown.cart?.reset()}>Enter</button>,
  });
  shown.cart = shop.cart;
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
  await userEvent.click(page.getByRole('button', { name: 'Enter' }));
  await expect.element(page.getByRole('heading', { name: 'Checkout' })).toHaveFocus();
  await shop.cart.load();
  await expect.element(page.getByRole('heading', { name: 'Contact' })).toHaveFocus();
});

it('keeps the payment while the address before it is changed', async () => {
  const { answers } = backend([rum]);
  const { names } = await review(answers);
  const way = document.querySelector('input[value="checkmo"]');
  await userEvent.click(page.getByRole('button', { name: 'Edit Shipping address' }));
  await userEvent.click(page.getByRole('button', { name: 'Continue to delivery' }));
  await waitFor(() => expect(names().filter((name) => name === 'SetShippingMethod')).toHaveLength(1));
  await expect.element(page.getByRole('button', { name: /^Place order/ })).toBeVisible();
  expect(way?.isConnected).toBe(true);
  await userEvent.click(page.getByRole('button', { name: /^Place order/ }));
  await expect.element(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  expect(names()).toContain(paymentCall);
});

it('asks for the payment again where its form has gone, and blames nobody', async () => {
  const { answers } = backend([rum]);
  const { cart } = await review(answers);
  cart.reset();
  await expect.element(page.getByRole('button', { name: /^Place order/ })).not.toBeInTheDocument();
  await cart.load();
  await userEvent.click(page.getByRole('button', { name: 'Review the order' }));
  await userEvent.click(page.getByRole('button', { name: /^Place order/ }));
  await expect.element(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
});

it('asks again how something is paid where nothing was to pay and nobody says how', async () => {
  const { answers, shop } = backend([rum]);
  Object.assign(shop, { coupons: ['GIFT'], takenOff: 25 });
  const told = answers.CartOffers!;
  let wait: (over: unknown) => void = () => undefined;
  const held = new Promise((resolve) => (wait = resolve));
  answers.RemoveCoupon = () => {
    Object.assign(shop, { coupons: [], takenOff: 0 });
    answers.CartOffers = () => held;
    return { removeCouponFromCart: { cart: { id: 'cart-1', applied_coupons: null } } };
  };
  await review(answers);
  await userEvent.click(page.getByRole('button', { name: 'Remove code GIFT' }));
  await expect.element(page.getByText('Add a discount code')).toBeVisible();
  const payment = page.getByRole('region', { name: 'Payment' });
  await waitFor(() => expect(payment.element().querySelector('[class*="skeleton"]')).not.toBeNull());
  expect(page.getByRole('alert').query()).toBeNull();
  wait(networkError());
  const again = payment.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  expect(document.body.textContent).not.toContain('There is no way to pay');
  answers.CartOffers = told;
  await userEvent.click(again);
  await expect.element(page.getByRole('radio', { name: /Check/ })).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
});

/** At the review with a saved card, which the order will be refused with. */
async function refusedCard() {
  const { answers } = backend([rum]);
  const card = {
    public_hash: 'hash-1',
    payment_method_code: 'braintree',
    type: 'card',
    details: JSON.stringify({ type: 'VI', maskedCC: '1111', expirationDate: '11/2099' }),
  };
  const cards =
    (...items: object[]) =>
    () => ({
      storeConfig: { store_code: 'default', braintree_cc_vault_active: '1' },
      customerPaymentTokens: { items },
    });
  answers.CartOffers = () => ({
    cart: {
      shipping_addresses: [
        { available_shipping_methods: [{ ...flatRate, available: true, method_title: 'Fixed' }] },
      ],
      available_payment_methods: [{ code: 'braintree', title: 'Card' }],
    },
  });
  answers.SavedCards = cards(card);
  answers.PayBySavedCard = () => ({ setPaymentMethodOnCart: { cart: { id: 'cart-1' } } });
  answers.PlaceOrder = () => graphqlError('The payment token is not known.');
  answers.CustomerAddresses = () => ({ customer: { addresses: [] } });
  const shop = await review(answers, { sameAsShippingAddress: true }, { signedIn: true });
  return { answers, cards, shop };
}

it('offers a saved card no longer that was removed elsewhere', async () => {
  const { answers, cards } = await refusedCard();
  answers.SavedCards = cards();
  await userEvent.click(page.getByRole('button', { name: /^Place order/ }));
  await userEvent.click(page.getByRole('button', { name: 'Pay another way' }));
  await waitFor(() => expect(document.querySelector('.checkout-new-card:not([hidden])')).not.toBeNull());
  expect(page.getByRole('radio', { name: /ending in 1111/ }).query()).toBeNull();
});

it('offers the saved cards still where nobody says anew which there are', async () => {
  const { answers, shop } = await refusedCard();
  const reads = () => shop.names().filter((name) => name === 'SavedCards').length;
  const before = reads();
  answers.SavedCards = () => networkError();
  await userEvent.click(page.getByRole('button', { name: /^Place order/ }));
  await userEvent.click(page.getByRole('button', { name: 'Pay another way' }));
  await waitFor(() => expect(reads()).toBe(before + 1));
  await expect.element(page.getByRole('radio', { name: /ending in 1111/ })).toBeChecked();
  await expect.element(page.getByText('Your saved cards did not load')).not.toBeInTheDocument();
});
