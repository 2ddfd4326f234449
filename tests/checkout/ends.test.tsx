// @vitest-environment happy-dom
// The ends of a checkout as people see them: a receipt only for an order, a question while nobody knows, and what happened
// to a cart that is gone.
import { signal } from '@preact/signals-core';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Checkout } from '../../src/checkout/Checkout';
import type { PaymentData } from '../../src/checkout/payment/provider';
import { createCheckout } from '../../src/checkout/state';
import type { Storefront } from '../../src/storefront';
import { RootContext } from '../../src/root-context';
import { StorefrontContext } from '../../src/use-storefront';
import {
  fakeShop,
  graphqlError,
  memoryArea,
  networkError,
  rawCart,
  restError,
  type Answers,
} from '../cart/fake-shop';
import { cartCall, checkoutAnswers, closedCart, paymentCall, shippingCall, values } from './fake-checkout';

let area: Storage;
let root: Root | undefined;
beforeEach(() => {
  area = memoryArea().area;
});
function leave(): void {
  root?.unmount();
  document.body.replaceChildren();
}
afterEach(leave);

const shopUrl = 'https://shop.example';
const said = () => document.body.textContent ?? '';
const inactive = () => graphqlError("The cart isn't active.");
const byCheck = { code: 'checkmo', additionalData: {}, summary: { description: 'Check' } };

async function open(answers: Answers, cartId = 'cart-1') {
  const shop = fakeShop(answers, { area });
  if (cartId && !shop.storage.get('cartId')) shop.storage.set('cartId', cartId);
  const features = new Map<unknown, unknown>();
  const storefront = {
    ...shop.storefront,
    storeView: { code: signal('default'), currency: signal(undefined) },
    onDispose: () => undefined,
    routing: { href: (path: string) => shopUrl + path, url: signal(new URL(`${shopUrl}/checkout`)) },
    feature<T>(create: (from: Storefront) => T): T {
      if (!features.has(create)) features.set(create, create(storefront));
      return features.get(create) as T;
    },
  } as unknown as Storefront;
  const host = document.createElement('main');
  document.body.append(host);
  root = createRoot(host);
  const onOrderPlaced = vi.fn();
  const surroundings = { events: {}, adoptStyles: () => undefined, reportError: () => undefined };
  root.render(
    <StorefrontContext value={storefront}>
      <RootContext value={surroundings as never}>
        <Checkout SignIn={() => <p>Your password, please</p>} onOrderPlaced={onOrderPlaced} />
      </RootContext>
    </StorefrontContext>,
  );
  return { ...shop, checkout: storefront.feature(createCheckout), onOrderPlaced };
}

/** Everything is chosen, and the order placed. */
async function press(answers: Answers) {
  const shop = await open(answers);
  const { cart, checkout } = shop;
  await expect.poll(() => cart.details.value).toBeDefined();
  await checkout.submitGuestEmail('gita@example.com');
  await checkout.submitShippingAddress(values);
  await checkout.submitShippingMethod('flatrate_flatrate');
  await checkout.submitBillingAddress('same');
  await checkout.submitPaymentMethod({ code: 'checkmo', description: 'Check' });
  await checkout.placeOrder(async () => byCheck as unknown as PaymentData);
  return shop;
}

it('a cart that was closed without an order gets no receipt, also after a reload', async () => {
  const answers: Answers = {
    ...checkoutAnswers(),
    [paymentCall]: () => restError(404, 'No such entity with cartId = 19'),
    [cartCall]: () => closedCart,
    IsCartActive: inactive,
  };
  const first = await press(answers);
  await expect.poll(said).toContain('Your cart was closed without an order');
  expect(said()).toContain('Nothing was ordered from here, and you have not been charged.');
  expect(said()).toContain('Name of WH-001');
  const ways = [...document.querySelectorAll('.cart-ended a')].map((link) => link.getAttribute('href'));
  expect(ways).toEqual([`${shopUrl}/cart`, `${shopUrl}/`]);

  leave();
  const second = await open({ ...answers, CartDetails: ({ cartId }) => rawCart(String(cartId), []) }, '');
  await expect.poll(said).toContain('Your cart was closed without an order');
  for (const { onOrderPlaced } of [first, second]) expect(onOrderPlaced).not.toHaveBeenCalled();
});

it('an order whose answer was lost is asked for until it is known, also after a reload, and sent once', async () => {
  const answers: Answers = {
    ...checkoutAnswers(),
    [paymentCall]: () => networkError(),
    IsCartActive: () => networkError(),
  };
  const first = await press(answers);
  await expect.poll(said).toContain('We are finding out whether your order was placed');
  expect(document.querySelector('.checkout-columns')?.hasAttribute('hidden')).toBe(true);

  leave();
  const second = await open(answers);
  await expect.poll(said).toContain('Not known yet. Asked last at');
  // What is in question is not offered again.
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('section.empty-state button')];
  expect(buttons.map((button) => button.textContent)).toEqual(['Check again']);
  answers.IsCartActive = inactive;
  buttons[0]?.click();
  await expect.poll(said).toContain('Thank you for your order');
  expect(second.onOrderPlaced).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ transaction_id: '000000007' }),
  );
  expect(first.onOrderPlaced).not.toHaveBeenCalled();
  const names = [...first.names(), ...second.names()];
  expect(names.filter((name) => name === paymentCall)).toHaveLength(1);
});

it('a receipt without its number says where to find it, and no other number', async () => {
  const shop = await press({
    ...checkoutAnswers(),
    [paymentCall]: () => '503',
    [cartCall]: () => networkError(),
  });
  await expect.poll(said).toContain('the shop did not tell its number');
  expect(said()).not.toContain('503');
  expect(shop.onOrderPlaced).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ transaction_id: 'entity-503' }),
  );
});

it('what is withdrawn before the press is told by name, and that nothing was ordered', async () => {
  const answers = checkoutAnswers();
  answers[shippingCall] = () => {
    answers.CartDetails = ({ cartId }) => rawCart(String(cartId), []);
    return restError(400, "The shipping method can't be set for an empty cart.");
  };
  const shop = await press(answers);
  await expect.poll(said).toContain('Your cart has become empty');
  expect(said()).toContain('There was in it: Name of WH-001');
  expect(said()).toContain('Nothing was ordered from here');
  expect(shop.names()).not.toContain(paymentCall);
});

it('one of several that is withdrawn is told by name', async () => {
  const [gin, rum] = [
    { uid: 'uid-1', sku: 'WH-001', quantity: 1 },
    { uid: 'uid-2', sku: 'RM-001', quantity: 1 },
  ];
  const answers = checkoutAnswers();
  answers.CartDetails = ({ cartId }) => rawCart(String(cartId), [gin, rum]);
  answers[shippingCall] = () => {
    answers.CartDetails = ({ cartId }) => rawCart(String(cartId), [gin]);
    return { payment_methods: [], totals: { grand_total: 10, quote_currency_code: 'USD' } };
  };
  const { checkout, names } = await press(answers);
  expect(checkout.orderError.value?.message).toMatch(/no longer in your cart: Name of RM-001\. Nothing was/);
  expect(names()).not.toContain(paymentCall);
});

it.each([
  ['expired', 'Your session has ended'],
  ['refused', 'Your session has ended'],
  ['signed-out', 'You are signed out'],
])('a session that is over (%s) is begun again right here', async (why, title) => {
  fakeShop({}, { area }).storage.set('cartEnd', { why });
  await open(checkoutAnswers(), '');
  await expect.poll(said).toContain(title);
  await expect.poll(said).toContain('Your password, please');
  expect(said()).not.toContain('nothing to check out');
  // Who signs out takes along what they had sent.
  expect(said().includes('you have not been charged')).toBe(why !== 'signed-out');
});

it('a session that is over while an order is unanswered says nothing of what was charged', async () => {
  const { storage } = fakeShop({}, { area });
  storage.set('cartEnd', { why: 'refused' });
  storage.set('checkoutAttempt', {
    cartId: 'cart-1',
    sentAt: 1,
    receipt: { order: {}, email: 'gita@example.com', cart: { id: 'cart-1', items: [] } },
  });
  await open(checkoutAnswers(), '');
  await expect.poll(said).toContain('Your password, please');
  expect(said()).not.toContain('you have not been charged');
});
