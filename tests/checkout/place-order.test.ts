// Placing an order (behaviour 4.3): the eight steps, a failure at each of them, and never two orders.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createText } from '../../src/words/text';
import { orderMessage } from '../../src/checkout/step-message';
import { PaymentError } from '../../src/checkout/payment/provider';
import { graphqlError, memoryArea, networkError, restError } from '../cart/fake-shop';
import { waitFor } from '../support/wait-for';
import {
  cartCall,
  checkoutAnswers,
  closedCart,
  paymentCall,
  readyCheckout,
  shippingCall,
  values,
} from './fake-checkout';

const text = createText('en_US');
// The pauses between questions to the backend pass quickly here.
const tick = setInterval.bind(globalThis);
let ticking: ReturnType<typeof setInterval>;
beforeEach(() => {
  ticking = tick(() => void vi.advanceTimersByTime(1000), 2);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  clearInterval(ticking);
});

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('the eight steps', () => {
  it('run in order and end in a receipt and a new cart', async () => {
    const { checkout, names, pay, cart, storage } = await readyCheckout();
    const placing = checkout.placeOrder(pay);
    expect(checkout.isSubmitting.value).toBe(true);
    expect(await placing).toBe(true);
    expect(names()).toEqual([shippingCall, paymentCall, cartCall, 'CreateCart']);
    expect(checkout.receipt.value).toMatchObject({
      order: { id: '7', number: '000000007' },
      shipping_address: { city: 'Austin' },
      email: 'gita@example.com',
      cart: { items: [{ sku: 'WH-001' }] },
    });
    expect(checkout.isSubmitting.value).toBe(false);
    expect(checkout.orderError.value).toBeUndefined();
    expect(cart.cartId.value).toBe('cart-1-2');
    expect(cart.details.value).toBeUndefined();
    for (const key of [
      'billing_address',
      'shipping_address',
      'shippingMethod',
      'paymentMethod',
      'availableShippingMethods',
      'guestEmail',
      'checkoutDraft',
      'checkoutAttempt',
    ])
      expect(storage.get(key), key).toBeUndefined();
  });

  it('send known keys only, the shipping address for the bill, and the nonce', async () => {
    const { checkout, calls, pay } = await readyCheckout();
    await checkout.placeOrder(pay);
    const address = {
      firstname: 'Gita',
      lastname: 'Guest',
      street: ['1 Main St', 'Apt 2'],
      city: 'Austin',
      region: 'Texas',
      region_id: 57,
      region_code: 'TX',
      postcode: '73301',
      telephone: '512-555-0100',
      country_id: 'US',
      email: 'gita@example.com',
    };
    expect(calls[0]?.body).toEqual({
      addressInformation: {
        shipping_address: address,
        billing_address: address,
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
      },
    });
    expect(calls[1]?.body).toEqual({
      cartId: 'cart-1',
      email: 'gita@example.com',
      billingAddress: address,
      paymentMethod: { method: 'demo_card', additional_data: { payment_method_nonce: 'demo_nonce_1' } },
    });
  });

  it('send a billing address of its own', async () => {
    const { checkout, calls, pay } = await readyCheckout();
    await checkout.submitBillingAddress({ ...values, city: 'Dallas' });
    await checkout.placeOrder(pay);
    expect(calls.at(-3)?.body).toMatchObject({ billingAddress: { city: 'Dallas' } });
    expect(JSON.stringify(calls.map(({ body }) => body))).not.toContain('sameAsShippingAddress');
  });

  it('use the customer endpoints when signed in, without e-mail', async () => {
    const { checkout, calls, pay } = await readyCheckout(undefined, { signedIn: true });
    expect(await checkout.placeOrder(pay)).toBe(true);
    expect(calls.map(({ name }) => name).slice(0, 5)).toEqual([
      'NewestOrders',
      'IsCartActive',
      'POST /V1/carts/mine/shipping-information',
      'POST /V1/carts/mine/payment-information',
      'NewestOrders',
    ]);
    expect(calls[3]?.body).not.toHaveProperty('email');
    expect(checkout.receipt.value).toMatchObject({
      order: { number: '000000007' },
      email: 'diana@example.com',
    });
  });

  it.each([
    ['refused', () => restError(404, 'No such entity')],
    ['a cart that is open', () => ({ is_active: true })],
    ['a cart without one', () => closedCart],
  ])('know no number when it is not to be had: %s', async (_name, answer) => {
    const { checkout, pay } = await readyCheckout({ ...checkoutAnswers(), [cartCall]: answer });
    expect(await checkout.placeOrder(pay)).toBe(true);
    expect(checkout.receipt.value?.order).toEqual({ id: '7' });
  });

  it('ignore that no new cart can be made', async () => {
    const { checkout, answers, pay } = await readyCheckout();
    answers.CreateCart = () => networkError();
    expect(await checkout.placeOrder(pay)).toBe(true);
    expect(checkout.receipt.value?.order.id).toBe('7');
    expect(checkout.orderError.value).toBeUndefined();
  });
});

describe('a failure rejects the order and loses nothing', () => {
  it.each([
    [
      'the card',
      'card',
      new PaymentError('timeout', 'x'),
      'The payment provider did not answer. Nothing was charged. Try again.',
    ],
    [
      'shipping information, network',
      shippingCall,
      networkError(),
      'The shop could not be reached. Nothing you typed is lost; please try again.',
    ],
    [
      'shipping information, refused',
      shippingCall,
      restError(404, 'Carrier with such method not found: a, b'),
      'It cannot be sent this way any more. Please choose another.',
    ],
    [
      'payment information, declined',
      paymentCall,
      restError(400, 'Transaction has been declined. Please try again later.'),
      'Your payment was declined, and nothing was ordered. Please try another card or another way to pay.',
    ],
    [
      'payment information, out of stock',
      paymentCall,
      restError(400, 'Some of the products are out of stock.'),
      'Some of the products are out of stock.',
    ],
    [
      'payment information, 500 before the order',
      paymentCall,
      restError(500, 'Internal Error. Details are available in Magento log file. Report ID: webapi-1'),
      'The shop did not answer in time and your order was not placed. You have not been charged; please try again.',
    ],
  ])('%s', async (_name, where, error, message) => {
    const { checkout, answers, pay, storage, nonces } = await readyCheckout();
    const works = answers[where];
    if (where !== 'card') answers[where] = () => error;
    const first = await checkout.placeOrder(where === 'card' ? () => Promise.reject(error) : pay);
    expect(first).toBe(false);
    expect(checkout.receipt.value).toBeUndefined();
    expect(checkout.isSubmitting.value).toBe(false);
    expect(orderMessage(checkout.orderError.value as Error, text)).toBe(message);
    expect(checkout.step.value).toBe('review');
    expect(storage.get('shipping_address')).toBeDefined();
    expect(storage.get('cartId')).toBe('cart-1');

    if (works) answers[where] = works;
    expect(await checkout.placeOrder(pay)).toBe(true);
    expect(checkout.orderError.value).toBeUndefined();
    // A fresh nonce for each attempt.
    expect(new Set(nonces).size).toBe(nonces.length);
  });

  it('a step that is missing', async () => {
    const { checkout, pay, names } = await readyCheckout();
    checkout.forgetPayment();
    expect(await checkout.placeOrder(pay)).toBe(false);
    expect(checkout.orderError.value?.message).toBe('Please complete the steps above first.');
    expect(names()).toEqual([]);
  });

  it('no cart', async () => {
    const { checkout, cart, pay } = await readyCheckout();
    cart.reset();
    expect(await checkout.placeOrder(pay)).toBe(false);
    expect(checkout.orderError.value?.message).toBe('Missing required information: cartId');
  });
});

describe('after an unclear failure the cart is asked', () => {
  const inactive = () => graphqlError("The cart isn't active.");
  const failures = [
    ['no answer', networkError()],
    ['504', restError(504, 'Gateway Timeout')],
    ['404 because it is an order already', restError(404, 'No such entity with cartId = 19')],
  ] as const;

  /** Whatever broke in Magento, also after the order was made. */
  const brokenAnswers = [
    'A server error stopped your order from being placed. Please try to place your order again.',
    'An error occurred on the server. Please try to place the order again.',
  ];

  it.each(failures)('%s, and the cart names its order: placed', async (_name, error) => {
    const { checkout, pay, names, storage } = await readyCheckout({
      ...checkoutAnswers(),
      [paymentCall]: () => error,
      IsCartActive: inactive,
    });
    expect(await checkout.placeOrder(pay)).toBe(true);
    expect(checkout.receipt.value?.order).toEqual({ number: '000000007' });
    expect(names()).toEqual([shippingCall, paymentCall, 'IsCartActive', cartCall, 'CreateCart']);
    expect(storage.get('checkoutAttempt')).toBeUndefined();
  });

  it.each(brokenAnswers)('“%s”, and the cart names its order: placed', async (words) => {
    const { checkout, pay, storage } = await readyCheckout({
      ...checkoutAnswers(),
      [paymentCall]: () => restError(400, words),
      IsCartActive: inactive,
    });
    expect(await checkout.placeOrder(pay)).toBe(true);
    expect(checkout.receipt.value?.order).toEqual({ number: '000000007' });
    expect(storage.get('checkoutAttempt')).toBeUndefined();
  });

  it.each(brokenAnswers)('“%s”, and the cart is still there: refused', async (words) => {
    const error = restError(400, words);
    const { checkout, pay, storage } = await readyCheckout({
      ...checkoutAnswers(),
      [paymentCall]: () => error,
    });
    expect(await checkout.placeOrder(pay)).toBe(false);
    expect(checkout.orderError.value).toBe(error);
    expect(checkout.isUnclear.value).toBe(false);
    expect(storage.get('checkoutAttempt')).toBeUndefined();
  });

  it.each(brokenAnswers)('“%s”, and nobody answers: nobody claims anything', async (words) => {
    const { checkout, pay } = await readyCheckout({
      ...checkoutAnswers(),
      [paymentCall]: () => restError(400, words),
      IsCartActive: () => networkError(),
    });
    expect(await checkout.placeOrder(pay)).toBe(false);
    expect(checkout.isUnclear.value).toBe(true);
  });

  it.each(failures)('%s, and the cart was closed without an order: not placed', async (_name, error) => {
    const { checkout, pay, storage, cart } = await readyCheckout({
      ...checkoutAnswers(),
      [paymentCall]: () => error,
      IsCartActive: inactive,
      [cartCall]: () => closedCart,
    });
    expect(await checkout.placeOrder(pay)).toBe(false);
    expect(checkout.receipt.value).toBeUndefined();
    expect(storage.get('checkoutReceipt')).toBeUndefined();
    expect(storage.get('checkoutAttempt')).toBeUndefined();
    expect(checkout.isUnclear.value).toBe(false);
    expect(cart.cartId.value).toBeUndefined();
    const isAnswered = error.status === 404;
    expect(storage.get('cartEnd')).toEqual({
      why: 'closed',
      names: ['Name of WH-001'],
      // An answer that was lost may have been about a charge.
      ...(isAnswered ? { isNotOrdered: true } : {}),
    });
    // What was typed is for the next cart.
    expect(storage.get('shipping_address')).toMatchObject({ city: 'Austin' });
  });

  it('404, and the cart is gone: not placed', async () => {
    const { checkout, pay, storage } = await readyCheckout({
      ...checkoutAnswers(),
      [paymentCall]: () => restError(404, 'No such entity with cartId = null'),
      IsCartActive: () => graphqlError('Could not find a cart with ID "cart-1"'),
      [cartCall]: () => restError(404, 'No such entity with cartId = null'),
    });
    expect(await checkout.placeOrder(pay)).toBe(false);
    expect(checkout.isUnclear.value).toBe(false);
    expect(storage.get('cartEnd')).toMatchObject({ why: 'over', isNotOrdered: true });
  });

  it.each([
    ['closed, and its number is not to be had', inactive],
    ['gone', () => graphqlError('Could not find a cart with ID "cart-1"')],
  ])('no answer, and the cart is %s: nobody claims anything', async (_name, fate) => {
    const { checkout, pay, storage } = await readyCheckout({
      ...checkoutAnswers(),
      [paymentCall]: () => networkError(),
      IsCartActive: fate,
      [cartCall]: () => networkError(),
    });
    expect(await checkout.placeOrder(pay)).toBe(false);
    expect(checkout.isUnclear.value).toBe(true);
    expect(checkout.receipt.value).toBeUndefined();
    expect(storage.get('cartEnd')).toBeUndefined();
    expect(storage.get('checkoutAttempt')).toMatchObject({ cartId: 'cart-1' });
  });

  it.each([
    ['words that the shop does not know', () => graphqlError('Der Warenkorb ist nicht aktiv.')],
    ['a session of somebody else', () => graphqlError('The current user cannot perform operations on cart')],
  ])('a guest’s cart says it itself, whatever GraphQL answers: %s', async (_name, fate) => {
    const { checkout, pay } = await readyCheckout({
      ...checkoutAnswers(),
      [paymentCall]: () => networkError(),
      IsCartActive: fate,
    });
    expect(await checkout.placeOrder(pay)).toBe(true);
    expect(checkout.receipt.value?.order.number).toBe('000000007');
  });

  describe('of a customer', () => {
    const mine = 'POST /V1/carts/mine/payment-information';
    const newest = (...ids: string[]) => ({
      customer: { orders: { items: ids.map((id) => ({ id: btoa(id), number: id.padStart(9, '0') })) } },
    });
    /** The order is sent when 8 is the newest; then the cart is not active any more. */
    async function sent(error: Error, later: () => unknown) {
      const ready = await readyCheckout(
        { ...checkoutAnswers(), NewestOrders: () => newest('8', '7') },
        {
          signedIn: true,
        },
      );
      ready.answers[mine] = () => {
        ready.answers.IsCartActive = inactive;
        ready.answers.NewestOrders = later;
        return error;
      };
      return { ...ready, isPlaced: await ready.checkout.placeOrder(ready.pay) };
    }

    it('no answer, and there is a newer order: placed, with its number', async () => {
      const { checkout, isPlaced } = await sent(networkError(), () => newest('9', '8'));
      expect(isPlaced).toBe(true);
      expect(checkout.receipt.value?.order).toEqual({ number: '000000009' });
    });

    it.each(brokenAnswers)('“%s”, and there is a newer order: placed, with its number', async (words) => {
      const { checkout, isPlaced } = await sent(restError(400, words), () => newest('9', '8'));
      expect(isPlaced).toBe(true);
      expect(checkout.receipt.value?.order).toEqual({ number: '000000009' });
    });

    it('no answer, and there is no newer order: not placed', async () => {
      const { checkout, isPlaced, storage } = await sent(networkError(), () => newest('8', '7'));
      expect(isPlaced).toBe(false);
      expect(checkout.receipt.value).toBeUndefined();
      expect(storage.get('cartEnd')).toMatchObject({ why: 'closed' });
    });

    it('no answer, and the orders are not to be had: nobody claims anything', async () => {
      const { checkout, isPlaced } = await sent(networkError(), () => networkError());
      expect(isPlaced).toBe(false);
      expect(checkout.isUnclear.value).toBe(true);
    });

    it('404, and there is a newer order: another device has made it', async () => {
      const error = restError(404, 'Current customer does not have an active cart.');
      const { checkout, isPlaced, storage } = await sent(error, () => newest('9', '8'));
      expect(isPlaced).toBe(false);
      expect(checkout.receipt.value).toBeUndefined();
      expect(storage.get('cartEnd')).toMatchObject({
        why: 'ordered',
        number: '000000009',
        isNotOrdered: true,
      });
    });
  });

  it('an answer that never comes is given up after a minute, and the order is found', async () => {
    const minute = new AbortController();
    const { timeout } = AbortSignal;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
      ms === 60_000 ? minute.signal : timeout.call(AbortSignal, ms),
    );
    const { checkout, pay, names } = await readyCheckout({
      ...checkoutAnswers(),
      [paymentCall]: () => new Promise(() => undefined),
      IsCartActive: inactive,
    });
    const told = checkout.placeOrder(pay);
    await waitFor(() => expect(names()).toContain(paymentCall));
    minute.abort();
    expect(await told).toBe(true);
    expect(checkout.receipt.value?.order).toEqual({ number: '000000007' });
    expect(names().filter((name) => name === paymentCall)).toHaveLength(1);
  });

  it('no answer, and still active after a minute: the shopper may try again', async () => {
    const { checkout, pay, names, answers, nonces } = await readyCheckout({
      ...checkoutAnswers(),
      [paymentCall]: () => networkError(),
    });
    expect(await checkout.placeOrder(pay)).toBe(false);
    // The backend may still be at work on it: asked more than once, and nobody claims anything.
    expect(names().filter((name) => name === 'IsCartActive').length).toBeGreaterThan(1);
    expect(checkout.isUnclear.value).toBe(true);
    await checkout.askAgain();
    expect(checkout.isUnclear.value).toBe(true);
    await later(60_000);
    await checkout.askAgain();
    expect(checkout.isUnclear.value).toBe(false);
    expect(orderMessage(checkout.orderError.value as Error, text)).toContain('your order was not placed');
    answers[paymentCall] = () => '7';
    expect(await checkout.placeOrder(pay)).toBe(true);
    expect(nonces).toHaveLength(2);
  });

  it('no answer, and it becomes an order late: the next press shows that one', async () => {
    let asked = 0;
    const { checkout, pay, names, nonces } = await readyCheckout({
      ...checkoutAnswers(),
      [paymentCall]: () => networkError(),
      IsCartActive: ({ cartId }) => (++asked <= 3 ? { cart: { id: cartId } } : inactive()),
    });
    expect(await checkout.placeOrder(pay)).toBe(false);
    expect(orderMessage(checkout.orderError.value as Error, text)).toContain('you will not pay twice');
    expect(await checkout.placeOrder(pay)).toBe(true);
    expect(checkout.receipt.value?.order).toEqual({ number: '000000007' });
    expect(names().filter((name) => name === paymentCall)).toHaveLength(1);
    expect(nonces).toHaveLength(1);
  });

  it('becomes an order while being asked', async () => {
    let asked = 0;
    const { checkout, pay } = await readyCheckout({
      ...checkoutAnswers(),
      [paymentCall]: () => networkError(),
      IsCartActive: ({ cartId }) => (++asked < 2 ? { cart: { id: cartId } } : inactive()),
    });
    expect(await checkout.placeOrder(pay)).toBe(true);
  });

  it('nobody knows: the next press asks before it sends anything', async () => {
    const { checkout, answers, pay, names, nonces } = await readyCheckout({
      ...checkoutAnswers(),
      [paymentCall]: () => networkError(),
      IsCartActive: () => networkError(),
    });
    expect(await checkout.placeOrder(pay)).toBe(false);
    expect(checkout.isUnclear.value).toBe(true);
    expect(orderMessage(checkout.orderError.value as Error, text)).toContain('you will not pay twice');
    answers.IsCartActive = inactive;
    expect(await checkout.placeOrder(pay)).toBe(true);
    expect(names().filter((name) => name === paymentCall)).toHaveLength(1);
    expect(nonces).toHaveLength(1);
    expect(checkout.receipt.value).toBeDefined();
  });

  it('nobody knew, but the cart is still there a minute later: it is sent again', async () => {
    const { checkout, answers, pay, names } = await readyCheckout({
      ...checkoutAnswers(),
      [paymentCall]: () => networkError(),
      IsCartActive: () => networkError(),
    });
    await checkout.placeOrder(pay);
    answers[paymentCall] = () => '7';
    answers.IsCartActive = ({ cartId }) => ({ cart: { id: cartId } });
    expect(await checkout.placeOrder(pay)).toBe(false);
    expect(names().filter((name) => name === paymentCall)).toHaveLength(1);
    await later(60_000);
    expect(await checkout.placeOrder(pay)).toBe(true);
    expect(names().filter((name) => name === paymentCall)).toHaveLength(2);
  });

  it('a cart that is no longer ours says nothing', async () => {
    const { checkout, pay } = await readyCheckout({
      ...checkoutAnswers(),
      [paymentCall]: () => restError(504, ''),
      [cartCall]: () => restError(404, 'No such entity with cartId = null'),
      IsCartActive: () =>
        graphqlError('The current user cannot perform operations on cart "cart-1"', 'graphql-authorization'),
    });
    expect(await checkout.placeOrder(pay)).toBe(false);
    expect(checkout.receipt.value).toBeUndefined();
  });
});

it('a second press while one runs is the same order', async () => {
  const { checkout, pay, names } = await readyCheckout();
  const [a, b] = [checkout.placeOrder(pay), checkout.placeOrder(pay)];
  expect(a).toBe(b);
  await a;
  expect(names().filter((name) => name === paymentCall)).toHaveLength(1);
});

it('no nonce and no card data ever reach storage', async () => {
  const { area, written } = memoryArea();
  const { checkout, pay, answers } = await readyCheckout(undefined, { area });
  answers[paymentCall] = () => restError(400, 'Transaction has been declined. Please try again later.');
  await checkout.placeOrder(pay);
  answers[paymentCall] = () => '7';
  await checkout.placeOrder(pay);
  expect(written.length).toBeGreaterThan(10);
  expect(written.join('\n')).not.toMatch(/nonce/i);
  expect(written.join('\n')).not.toMatch(/4111/);
});

it('keeps the receipt over a reload', async () => {
  const { area } = memoryArea();
  const { checkout, pay } = await readyCheckout(undefined, { area });
  await checkout.placeOrder(pay);
  const { createCheckout } = await import('../../src/checkout/state');
  const { fakeShop } = await import('../cart/fake-shop');
  const later = createCheckout(fakeShop({}, { area }).storefront);
  later.begin();
  expect(later.receipt.value?.order.number).toBe('000000007');
  later.resetReceipt();
  expect(later.receipt.value).toBeUndefined();
});
