// One cart, one order: a reload mid-way, a second tab, a second device, and a total that moved (behaviour 4.3).
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { graphqlError, memoryArea, networkError, restError } from '../cart/fake-shop';
import {
  cartCall,
  checkoutAnswers,
  closedCart,
  fakeCheckout,
  paymentCall,
  readyCheckout,
  shippingCall,
} from './fake-checkout';
import { waitFor } from '../support/wait-for';

const inactive = () => graphqlError("The cart isn't active.");

/** Locks as a browser has them, for all tabs of a test. */
function lockManager() {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request<T>(name: string, action: () => Promise<T>): Promise<T> {
      const turn = (queues.get(name) ?? Promise.resolve()).then(action);
      queues.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}
beforeEach(() => void vi.stubGlobal('navigator', { locks: lockManager() }));
afterEach(() => vi.unstubAllGlobals());

describe('a reload while the order is under way', () => {
  /** The page goes before the answer comes. */
  async function reloaded(answers = checkoutAnswers()) {
    const { area } = memoryArea();
    const before = await readyCheckout(
      { ...checkoutAnswers(), [paymentCall]: () => new Promise(() => undefined) },
      { area },
    );
    void before.checkout.placeOrder(before.pay);
    await waitFor(() => expect(before.names()).toContain(paymentCall));
    const after = fakeCheckout(answers, { area });
    after.checkout.begin();
    return after;
  }

  /** The same, where time is the test's. */
  async function reloadedAt(pass: () => Promise<unknown>) {
    const { area } = memoryArea();
    const before = await readyCheckout(
      { ...checkoutAnswers(), [paymentCall]: () => new Promise(() => undefined) },
      { area },
    );
    void before.checkout.placeOrder(before.pay);
    while (!before.names().includes(paymentCall)) await pass();
    const after = fakeCheckout({ ...checkoutAnswers(), IsCartActive: () => networkError() }, { area });
    after.checkout.begin();
    return after;
  }

  it('shows the receipt when the order stands, and a new cart', async () => {
    const { checkout, cart, storage, names } = await reloaded({
      ...checkoutAnswers(),
      IsCartActive: inactive,
    });
    const settling = checkout.settle();
    expect(checkout.isSettling.value).toBe(true);
    expect(await settling).toBe(true);
    expect(checkout.isSettling.value).toBe(false);
    expect(checkout.receipt.value).toMatchObject({
      order: { number: '000000007' },
      email: 'gita@example.com',
      shipping_address: { city: 'Austin' },
      cart: { id: 'cart-1', items: [{ sku: 'WH-001' }] },
    });
    expect(names()).toEqual(['IsCartActive', cartCall, 'CreateCart']);
    expect(cart.cartId.value).toBe('cart-1');
    expect(storage.get('checkoutAttempt')).toBeUndefined();
    expect(storage.get('shipping_address')).toBeUndefined();
  });

  it.each([
    ['still active', ({ cartId }: Record<string, unknown>) => ({ cart: { id: cartId } })],
    ['not to be reached', () => networkError()],
  ])('leaves everything as it was while the cart is %s', async (_, fate) => {
    const { checkout, storage } = await reloaded({ ...checkoutAnswers(), IsCartActive: fate });
    expect(await checkout.settle()).toBe(false);
    expect(checkout.receipt.value).toBeUndefined();
    expect(checkout.shippingAddress.value).toMatchObject({ city: 'Austin' });
    // Asked again before anything is sent, and nothing is claimed: the request may still be running.
    expect(checkout.isUnclear.value).toBe(true);
    expect(storage.get('checkoutAttempt')).toMatchObject({ cartId: 'cart-1' });
  });

  it('shows it as news, and leaves a cart alone that was begun since', async () => {
    const { checkout, cart, storage } = await reloaded({ ...checkoutAnswers(), IsCartActive: inactive });
    storage.set('cartId', 'begun-since');
    await cart.load();
    expect(checkout.isReceiptNew.value).toBe(false);
    expect(await checkout.settle()).toBe(true);
    expect(checkout.isReceiptNew.value).toBe(true);
    expect(cart.cartId.value).toBe('begun-since');
    expect(cart.isEmpty.value).toBe(false);
    // The shopper has seen it and goes on.
    checkout.begin();
    expect(checkout.isReceiptNew.value).toBe(false);
    expect(checkout.receipt.value).toBeDefined();
  });

  it('says so where nobody knows, until somebody does', async () => {
    const { checkout, answers } = await reloaded({
      ...checkoutAnswers(),
      IsCartActive: () => networkError(),
    });
    await checkout.settle();
    expect(checkout.isUnclear.value).toBe(true);
    await checkout.askAgain();
    expect(checkout.isUnclear.value).toBe(true);
    answers.IsCartActive = inactive;
    const asking = checkout.askAgain();
    expect(checkout.isAsking.value).toBe(true);
    await asking;
    expect([checkout.isUnclear.value, checkout.isAsking.value]).toEqual([false, false]);
    expect(checkout.receipt.value?.order.number).toBe('000000007');
  });

  it('shows the receipt that another tab was told of first', async () => {
    const { checkout, storage } = await reloaded({
      ...checkoutAnswers(),
      IsCartActive: () => networkError(),
    });
    await checkout.settle();
    const { receipt } = storage.get<{ receipt: object }>('checkoutAttempt')!;
    storage.set('checkoutReceipt', { ...receipt, order: { number: '000000007' } });
    storage.remove('checkoutAttempt');
    await checkout.askAgain();
    expect(checkout.isUnclear.value).toBe(false);
    expect(checkout.receipt.value?.order.number).toBe('000000007');
  });

  it('goes on with the checkout once the cart is known to be open, and the minute is over', async () => {
    const { checkout, answers, storage } = await reloaded({
      ...checkoutAnswers(),
      IsCartActive: () => networkError(),
    });
    await checkout.settle();
    answers.IsCartActive = ({ cartId }) => ({ cart: { id: cartId } });
    await checkout.askAgain();
    expect(checkout.isUnclear.value).toBe(true);
    const left = storage.get<{ sentAt: number }>('checkoutAttempt')!;
    storage.set('checkoutAttempt', { ...left, sentAt: left.sentAt - 60_000 });
    await checkout.askAgain();
    expect(checkout.isUnclear.value).toBe(false);
    expect(checkout.orderError.value?.name).toBe('UnansweredOrderError');
  });

  it('asks by itself, ever less often, and stops when it knows or nobody looks', async () => {
    vi.useFakeTimers();
    try {
      const { checkout, answers, names } = await reloadedAt(() => vi.advanceTimersByTimeAsync(1));
      await checkout.settle();
      const asked = () => names().filter((name) => name === 'IsCartActive').length;
      const stop = checkout.keepAsking();
      const perMinute = [];
      for (let minute = 0; minute < 4; minute += 1) {
        const before = asked();
        await vi.advanceTimersByTimeAsync(60_000);
        perMinute.push(asked() - before);
      }
      expect(perMinute).toEqual([4, 1, 1, 1]);
      stop();
      const before = asked();
      await vi.advanceTimersByTimeAsync(600_000);
      expect(asked()).toBe(before);
      checkout.keepAsking();
      answers.IsCartActive = inactive;
      await vi.advanceTimersByTimeAsync(600_000);
      expect(asked()).toBe(before + 1);
      expect(checkout.isUnclear.value).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('tells of a cart that was closed without an order', async () => {
    const { checkout, storage, cart } = await reloaded({
      ...checkoutAnswers(),
      IsCartActive: inactive,
      [cartCall]: () => closedCart,
    });
    expect(await checkout.settle()).toBe(false);
    expect(checkout.isUnclear.value).toBe(false);
    expect(storage.get('cartEnd')).toEqual({ why: 'closed', names: ['Name of WH-001'] });
    expect(storage.get('checkoutAttempt')).toBeUndefined();
    expect(cart.cartId.value).toBeUndefined();
  });

  it('tells nobody else of what a customer has sent', async () => {
    const { checkout, storage, names } = fakeCheckout({ ...checkoutAnswers(), IsCartActive: inactive });
    storage.set('checkoutAttempt', {
      cartId: 'cart-1',
      isGuest: false,
      lastOrder: '',
      sentAt: 0,
      receipt: { email: 'diana@example.com', cart: { id: 'cart-1', items: [] } },
    });
    checkout.begin();
    expect(await checkout.settle()).toBe(false);
    expect(names()).toEqual([]);
    expect(checkout.isUnclear.value).toBe(false);
  });

  it('asks nothing where no order was under way', async () => {
    const { checkout, names } = fakeCheckout();
    checkout.begin();
    expect(await checkout.settle()).toBe(false);
    expect(names()).toEqual([]);
  });
});

it('a second tab waits for the first one, and shows its receipt', async () => {
  const { area } = memoryArea();
  let answer: (id: string) => void = () => undefined;
  const first = await readyCheckout(
    { ...checkoutAnswers(), [paymentCall]: () => new Promise((resolve) => (answer = resolve)) },
    { area },
  );
  const second = await readyCheckout(undefined, { area });
  const placing = first.checkout.placeOrder(first.pay);
  await waitFor(() => expect(first.names()).toContain(paymentCall));
  const pressed = second.checkout.placeOrder(second.pay);
  expect(second.checkout.isSubmitting.value).toBe(true);
  answer('7');
  expect([await placing, await pressed]).toEqual([true, false]);
  expect(second.names()).not.toContain(paymentCall);
  expect(second.checkout.receipt.value?.order).toEqual({ id: '7', number: '000000007' });
  expect(second.checkout.orderError.value).toBeUndefined();
  expect(second.checkout.isSubmitting.value).toBe(false);
});

it('a second tab that only looks on shows the receipt as well', async () => {
  let tell: (receipt: unknown) => void = () => undefined;
  const { checkout } = await readyCheckout(undefined, {
    onStorageChange: (key, callback) => {
      if (key === 'checkoutReceipt') tell = callback;
    },
  });
  tell({ order: { id: '7' } });
  expect(checkout.receipt.value).toEqual({ order: { id: '7' } });
  expect(checkout.shippingAddress.value).toBeUndefined();
});

it('a cart that a customer has ordered on another device is not ordered again, nor is the one begun there', async () => {
  const { checkout, cart, answers, names, pay, nonces, storage } = await readyCheckout(undefined, {
    signedIn: true,
  });
  answers.IsCartActive = inactive;
  expect(await checkout.placeOrder(pay)).toBe(false);
  expect(names()).toEqual(['NewestOrders', 'IsCartActive']);
  expect(nonces).toEqual([]);
  expect(checkout.receipt.value).toBeUndefined();
  // Which of the customer's orders it became, nobody says.
  expect(storage.get('cartEnd')).toMatchObject({ why: 'over', isNotOrdered: true });
  expect(cart.cartId.value).toBeUndefined();
});

it('a cart that another device orders at the same moment is told the same way', async () => {
  const { checkout, cart, answers, pay, user, storage } = await readyCheckout(undefined, {
    signedIn: true,
  });
  answers['POST /V1/carts/mine/shipping-information'] = () => {
    answers.IsCartActive = inactive;
    answers.NewestOrders = () => ({
      customer: { orders: { items: [{ id: btoa('9'), number: '000000009' }] } },
    });
    return restError(404, 'No such entity with %fieldName = %fieldValue');
  };
  expect(await checkout.placeOrder(pay)).toBe(false);
  expect(storage.get('cartEnd')).toMatchObject({ why: 'ordered', number: '000000009' });
  expect(user.isSignedIn.value).toBe(true);
  expect(cart.cartId.value).toBeUndefined();
  expect(storage.get('shippingMethod')).toBeUndefined();
});

describe('the total that the backend works out', () => {
  it.each([
    ['as shown', { grand_total: 96, quote_currency_code: 'USD' }, true],
    ['not said', {}, true],
    ['in another currency', { grand_total: 96, quote_currency_code: 'EUR' }, false, '€96.00'],
    ['higher', { grand_total: 104.16, quote_currency_code: 'USD' }, false, '$104.16'],
  ])('%s', async (_, totals, isPlaced, said = '') => {
    const { checkout, answers, names, pay } = await readyCheckout();
    answers[shippingCall] = () => ({ payment_methods: [], totals });
    expect(await checkout.placeOrder(pay)).toBe(isPlaced);
    expect(names().includes(paymentCall)).toBe(isPlaced);
    if (!isPlaced) expect(checkout.orderError.value?.message).toContain(`The total has changed to ${said}.`);
  });
});

describe('agreements', () => {
  const terms = (mode: string) => ({
    checkoutAgreements: [
      {
        agreement_id: 2,
        name: 'Terms',
        mode,
        checkbox_text: 'I am of age',
        content: '<p>18</p>',
        is_html: true,
      },
    ],
  });
  const withTerms = (mode: string) => ({ ...checkoutAnswers(), CheckoutAgreements: () => terms(mode) });

  it('one that must be ticked is asked for, and sent once it is', async () => {
    const { checkout, calls, names, pay } = await readyCheckout(withTerms('MANUAL'));
    expect(await checkout.placeOrder(pay)).toBe(false);
    expect(checkout.orderError.value?.message).toBe('Please agree to the terms first.');
    expect(names()).toEqual([]);
    checkout.acceptAgreement(2, true);
    checkout.acceptAgreement(2, false);
    expect(await checkout.placeOrder(pay)).toBe(false);
    checkout.acceptAgreement(2, true);
    expect(await checkout.placeOrder(pay)).toBe(true);
    expect(calls.find(({ name }) => name === paymentCall)?.body).toMatchObject({
      paymentMethod: { method: 'demo_card', extension_attributes: { agreement_ids: ['2'] } },
    });
  });

  it('one that needs no tick is sent without asking', async () => {
    const { checkout, calls, pay } = await readyCheckout(withTerms('AUTO'));
    expect(await checkout.placeOrder(pay)).toBe(true);
    expect(calls.find(({ name }) => name === paymentCall)?.body).toMatchObject({
      paymentMethod: { extension_attributes: { agreement_ids: ['2'] } },
    });
  });

  it('are ticked anew for the next order', async () => {
    const { checkout, pay } = await readyCheckout(withTerms('MANUAL'));
    checkout.acceptAgreement(2, true);
    await checkout.placeOrder(pay);
    expect(checkout.acceptedAgreements.value).toEqual([]);
    expect(checkout.agreements.value).toHaveLength(1);
  });

  it('that cannot be asked for leave the decision to the backend', async () => {
    const { checkout, pay } = await readyCheckout({
      ...checkoutAnswers(),
      CheckoutAgreements: () => networkError(),
    });
    expect(await checkout.placeOrder(pay)).toBe(true);
  });
});
