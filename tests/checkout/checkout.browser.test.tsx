// The checkout as a person uses it: by keyboard, with errors said and focused, and with nothing typed lost.
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hold, networkError, partialAnswer, restError, type Answers } from '../cart/fake-shop';
import { checkoutAnswers, paymentCall } from './fake-checkout';
import { leave, show } from './shown-checkout';
import { waitFor } from '../support/wait-for';

beforeEach(() => localStorage.clear());
afterEach(leave);

const offline = (): Answers => ({
  ...checkoutAnswers(),
  SetShippingMethod: ({ cartId: id }) => ({
    setShippingMethodsOnCart: {
      cart: {
        id,
        available_payment_methods: [
          { code: 'checkmo', title: 'Check' },
          { code: 'unknown', title: 'Not for us' },
        ],
      },
    },
  }),
});

interface Offered {
  setShippingAddressesOnCart: {
    cart: {
      shipping_addresses: {
        available_shipping_methods: { method_code: string; price_incl_tax?: object }[];
      }[];
    };
  };
}

async function typeAddress() {
  for (const text of ['Gita', 'Guest', '1 Main St', '', 'Austin']) {
    await userEvent.tab();
    if (text) await userEvent.keyboard(text);
  }
  await userEvent.tab();
  await userEvent.keyboard('Tex');
  for (const text of ['73301', '512-555-0100']) {
    await userEvent.tab();
    await userEvent.keyboard(text);
  }
}

async function typeFromTheStart() {
  await userEvent.click(page.getByLabelText('Email'));
  await userEvent.keyboard('gita@example.com{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Shipping address' })).toHaveFocus();
  await expect.element(page.getByLabelText('State')).toHaveTextContent('Texas');
  await typeAddress();
}

it('says what delivery costs with its tax where the shop shows prices with it', async () => {
  const answers = checkoutAnswers();
  const [cart, offered] = [answers.CartDetails!, answers.SetShippingAddress!];
  answers.CartDetails = (variables, body) => ({
    ...(cart(variables, body) as object),
    storeConfig: { shopping_cart_display_subtotal: 2 },
  });
  answers.SetShippingAddress = (variables, body) => {
    const answer = structuredClone(offered(variables, body)) as Offered;
    const [address] = answer.setShippingAddressesOnCart.cart.shipping_addresses;
    const method = address!.available_shipping_methods.find(({ method_code }) => method_code === 'flatrate')!;
    method.price_incl_tax = { value: 11.9, currency: 'USD' };
    return answer;
  };
  await show(answers);
  await typeFromTheStart();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('$11.90')).toBeVisible();
  await userEvent.click(page.getByLabelText('Title of flatrate'));
  await userEvent.click(page.getByRole('button', { name: 'Continue to payment' }));
  await expect.element(page.getByText('Title of flatrate · $11.90')).toBeVisible();
});

it('is done by keyboard alone, from the e-mail to the receipt', async () => {
  const onOrderPlaced = vi.fn();
  const shop = await show(offline(), { onOrderPlaced });
  await typeFromTheStart();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Delivery' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Payment' })).toHaveFocus();
  await expect.element(page.getByLabelText('Not for us')).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Review and place order' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Place order · $96.00' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Thank you for your order' })).toHaveFocus();
  await expect.element(page.getByText('000000007')).toBeVisible();
  await expect.element(page.getByText('Ordered with gita@example.com.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(page.getByRole('link', { name: 'View this order' }).element().getAttribute('href')).toBe(
    'https://shop.example/guest-order?number=000000007',
  );
  expect(page.getByRole('link', { name: 'Create an account' }).element().getAttribute('href')).toBe(
    'https://shop.example/create-account?email=gita%40example.com&firstName=Gita&lastName=Guest',
  );
  await waitFor(() => expect(onOrderPlaced).toHaveBeenCalledOnce());
  expect(onOrderPlaced).toHaveBeenCalledWith({
    transaction_id: '000000007',
    currency: 'USD',
    value: 96,
    shipping: 0,
    tax: 0,
    items: [{ item_id: 'WH-001', item_name: 'Name of WH-001', price: 48, quantity: 2 }],
  });
  expect(shop.names().filter((name) => name === paymentCall)).toHaveLength(1);
});

it('says the country above the fields of an address, shipping and billing', async () => {
  await show(offline());
  await userEvent.fill(page.getByLabelText('Email'), 'gita@example.com');
  await userEvent.keyboard('{Enter}');
  const isAbove = (line: string) => {
    const said = page.getByText(line).element();
    const name = page.getByLabelText('First name').element();
    return said.compareDocumentPosition(name) === Node.DOCUMENT_POSITION_FOLLOWING;
  };
  await expect.poll(() => isAbove('Delivering to United States')).toBe(true);
  await userEvent.click(page.getByLabelText('First name'));
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await typeAddress();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByRole('button', { name: 'Continue to payment' }));
  await userEvent.click(page.getByLabelText('Same as the shipping address'));
  await expect.poll(() => isAbove('Country: United States')).toBe(true);
});

it.each([
  [390, true],
  [1280, false],
])('says beside the payment what is paid where the summary is folded: %i px wide', async (width, isSaid) => {
  await page.viewport(width, 800);
  await show(offline());
  await userEvent.fill(page.getByLabelText('Email'), 'gita@example.com');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByLabelText('First name'));
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await typeAddress();
  await userEvent.keyboard('{Enter}');
  const step = page.getByRole('region', { name: 'Payment' });
  expect(step.element()).not.toHaveTextContent('Total');
  await userEvent.click(page.getByRole('button', { name: 'Continue to payment' }));
  const total = step.getByText('Total $96.00');
  await expect.poll(() => total.element().checkVisibility()).toBe(isSaid);
});

it('tells of each step once, also when the page is loaded again', async () => {
  const props = {
    onCheckoutBegun: vi.fn(),
    onShippingInfoAdded: vi.fn(),
    onPaymentInfoAdded: vi.fn(),
    onOrderPlaced: vi.fn(),
  };
  const told = () => Object.values(props).map((each) => each.mock.calls.length);
  const answers = offline();
  const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));
  await show(answers, props);
  await userEvent.fill(page.getByLabelText('Email'), 'gita@example.com');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByLabelText('First name'));
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await typeAddress();
  await userEvent.keyboard('{Enter}');
  await press('Continue to payment');
  await expect.poll(told).toEqual([1, 1, 0, 0]);
  await press('Review the order');
  await expect.poll(told).toEqual([1, 1, 1, 0]);

  leave();
  await show(answers, props);
  await press('Review the order');
  await expect.element(page.getByRole('button', { name: /^Place order/ })).toBeVisible();
  expect(told()).toEqual([1, 1, 1, 0]);
  const bought = { currency: 'USD', value: 96, items: [expect.objectContaining({ item_id: 'WH-001' })] };
  expect(props.onCheckoutBegun).toHaveBeenCalledWith(bought);
  expect(props.onShippingInfoAdded).toHaveBeenCalledWith({
    ...bought,
    shipping_tier: 'Title of freeshipping',
  });
  expect(props.onPaymentInfoAdded).toHaveBeenCalledWith({ ...bought, payment_type: 'checkmo' });
  await press(/^Place order/);
  await expect.poll(told).toEqual([1, 1, 1, 1]);
});

it('takes the way to pay also while the step before is under way', async () => {
  const answers = offline();
  const { SetShippingMethod: setMethod } = answers;
  let release: () => void = () => undefined;
  answers.SetShippingMethod = (...asked) => {
    release = hold(answers, 'CartDetails');
    return setMethod!(...asked);
  };
  await reviewOrder(answers);
  const button = page.getByRole('button', { name: 'Review the order' });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.element(page.getByRole('heading', { name: 'Review and place order' })).toHaveFocus();
});

it('asks whoever types an email whether there is an account, and asks no more once it is known', async () => {
  const answers = offline();
  answers.IsEmailAvailable = () => ({
    isEmailAvailable: { is_email_available: false },
    storeConfig: { store_code: 'default', is_guest_checkout_enabled: true },
  });
  await show(answers);
  await expect.element(page.getByText('Have an account?')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Email'), 'gita@example.com');
  await userEvent.tab();
  const way = page.getByRole('button', { name: 'Sign in' }).element();
  (way as HTMLElement).focus();
  await expect.element(page.getByText(/^There is an account for gita@example.com/)).toBeVisible();
  await expect.element(page.getByText('Have an account?')).not.toBeInTheDocument();
  // What was about to be pressed is still there.
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toHaveFocus();
  expect(page.getByRole('button', { name: 'Sign in' }).element()).toBe(way);
});

it('says with the email that guests cannot order, with the sign-in right there', async () => {
  const answers = offline();
  answers.IsEmailAvailable = () => ({
    isEmailAvailable: { is_email_available: true },
    storeConfig: { store_code: 'default', is_guest_checkout_enabled: false },
  });
  await show(answers);
  await userEvent.click(page.getByLabelText('Email'));
  await userEvent.keyboard('gita@example.com{Enter}');
  await expect.element(page.getByText(/^Orders need an account here/)).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Sign in' })).toHaveFocus();
  await expect.element(page.getByText('Sign in as gita@example.com')).toBeVisible();
  expect(page.getByRole('link', { name: 'Create an account' }).element().getAttribute('href')).toBe(
    'https://shop.example/create-account?email=gita%40example.com',
  );
  await expect
    .element(page.getByRole('button', { name: 'Continue as a guest instead' }))
    .not.toBeInTheDocument();
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('names every wrong field, focuses the first, and takes the message back as soon as it is right', async () => {
  await show(offline());
  await userEvent.click(page.getByLabelText('Email'));
  await userEvent.keyboard('gita@example{Enter}');
  const email = page.getByLabelText('Email');
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription(/The email must be a valid email address\./);
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('.com');
  await expect.element(email).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Enter}');

  await userEvent.click(page.getByRole('button', { name: 'Continue to delivery' }));
  await expect.element(page.getByLabelText('First name')).toHaveFocus();
  await expect.element(page.getByText('Please check the 7 marked fields.')).toBeInTheDocument();
  await expect
    .element(page.getByLabelText('ZIP code'))
    .toHaveAccessibleDescription(/The ZIP code field is required\.$/);
});

it('lets browsers fill in who and where', async () => {
  await show(offline());
  await expect.element(page.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
  await userEvent.click(page.getByLabelText('Email'));
  await userEvent.keyboard('gita@example.com{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Shipping address' })).toHaveFocus();
  const tokens = [...document.querySelectorAll('.checkout-step-open [autocomplete]')].map((field) => [
    field.getAttribute('name'),
    field.getAttribute('autocomplete'),
  ]);
  expect(Object.fromEntries(tokens)).toEqual({
    firstname: 'shipping given-name',
    lastname: 'shipping family-name',
    street: 'shipping address-line1',
    street2: 'shipping address-line2',
    city: 'shipping address-level2',
    region_code: 'shipping address-level1',
    postcode: 'shipping postal-code',
    telephone: 'shipping tel',
  });
});

it('brings into sight why a step was refused, where its button is far below', async () => {
  await page.viewport(390, 664);
  const answers = offline();
  answers.SetShippingAddress = () => networkError();
  await show(answers);
  await userEvent.click(page.getByLabelText('Email'));
  await userEvent.keyboard('gita@example.com{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Shipping address' })).toHaveFocus();
  await typeAddress();
  const button = page.getByRole('button', { name: 'Continue to delivery' });
  button.element().scrollIntoView({ block: 'end' });
  await userEvent.click(button);
  await expect.element(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
});

it('keeps what was typed over an outage and over a reload', async () => {
  const answers = offline();
  const works = answers.SetShippingAddress;
  answers.SetShippingAddress = () => networkError();
  await show(answers);
  await userEvent.click(page.getByLabelText('Email'));
  await userEvent.keyboard('gita@example.com{Enter}');
  await expect.element(page.getByLabelText('State')).toHaveTextContent('Texas');
  await expect.element(page.getByRole('heading', { name: 'Shipping address' })).toHaveFocus();
  await typeAddress();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The shop could not be reached. Nothing you typed is lost; please try again.');
  await expect.element(page.getByLabelText('Street address')).toHaveValue('1 Main St');

  leave();
  if (works) answers.SetShippingAddress = works;
  await show(answers);
  await expect.element(page.getByLabelText('Street address')).toHaveValue('1 Main St');
  await expect.element(page.getByLabelText('Phone')).toHaveValue('512-555-0100');
  await expect.element(page.getByLabelText('State')).toHaveValue('TX');
  await userEvent.click(page.getByRole('button', { name: 'Continue to delivery' }));
  await expect.element(page.getByRole('heading', { name: 'Delivery' })).toHaveFocus();
});

async function reviewOrder(answers: Answers): Promise<void> {
  await show(answers);
  await userEvent.click(page.getByLabelText('Email'));
  await userEvent.keyboard('gita@example.com{Enter}');
  await expect.element(page.getByLabelText('State')).toHaveTextContent('Texas');
  await expect.element(page.getByRole('heading', { name: 'Shipping address' })).toHaveFocus();
  await typeAddress();
  await userEvent.keyboard('{Enter}');
  for (const name of ['Continue to payment', 'Review the order'])
    await userEvent.click(page.getByRole('button', { name }));
}

it('says why an order was refused, and keeps the button where it is', async () => {
  const answers = offline();
  answers[paymentCall] = () => restError(400, 'Some of the products are out of stock.');
  await reviewOrder(answers);
  const button = page.getByRole('button', { name: /Place order/ });
  await userEvent.click(button);
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^Your order was not placed/);
  expect(page.getByRole('button', { name: 'Pay another way' }).query()).toBeNull();
  await expect.element(page.getByRole('link', { name: 'Edit the cart' })).toBeVisible();
  await expect.element(button).toBeEnabled();
  await expect.element(page.getByRole('button', { name: 'Edit Shipping address' })).toBeVisible();
});

it('names what was declined, says that nothing was charged, and offers another way first', async () => {
  await page.viewport(390, 800);
  const answers = offline();
  answers[paymentCall] = () => restError(400, 'Transaction has been declined. Please try again later.');
  await reviewOrder(answers);
  const review = page.getByRole('form', { name: 'Review and place order' });
  await expect.element(review.getByText('Name of WH-001')).toBeVisible();
  const order = page.getByRole('button', { name: /Place order/ });
  await expect.element(order).toHaveClass(/button-primary/);
  await userEvent.click(order);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/^Check was declined\. Nothing was charged, and nothing was ordered\./);
  await expect.element(order).toHaveClass(/button-secondary/);
  await userEvent.click(page.getByRole('button', { name: 'Pay another way' }));
  await expect.element(page.getByRole('heading', { name: 'Payment' })).toHaveFocus();
});

it('has nothing that axe objects to, step by step', async () => {
  await show(offline());
  const violations = async () =>
    (await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })).violations.map(
      ({ id, nodes }) => [id, nodes[0]?.html],
    );
  expect(await violations()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  expect(await violations()).toEqual([]);
  await userEvent.fill(page.getByLabelText('Email'), 'gita@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('State')).toHaveTextContent('Texas');
  await expect.element(page.getByRole('heading', { name: 'Shipping address' })).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Continue to delivery' }));
  expect(await violations()).toEqual([]);
});

it('says where nobody tells how it can be sent, and offers what is told when it is asked again', async () => {
  const answers = offline();
  const offered = answers.SetShippingAddress!;
  answers.SetShippingAddress = () =>
    partialAnswer(
      {
        setShippingAddressesOnCart: {
          cart: {
            id: 'cart-1',
            shipping_addresses: [{ street: ['1 Main St'], available_shipping_methods: null }],
          },
        },
      },
      ['setShippingAddressesOnCart', 'cart', 'shipping_addresses', 0, 'available_shipping_methods'],
    );
  answers.UntitledOffers = networkError;
  await show(answers);
  await typeFromTheStart();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('How it can be sent did not load.')).toBeVisible();
  answers.CartOffers = (variables, body) => {
    const { setShippingAddressesOnCart } = offered(variables, body) as {
      setShippingAddressesOnCart: { cart: object };
    };
    return { cart: { ...setShippingAddressesOnCart.cart, available_payment_methods: [] } };
  };
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('Title of flatrate')).toBeVisible();
  await expect.element(page.getByText('How it can be sent did not load.')).not.toBeInTheDocument();
});
