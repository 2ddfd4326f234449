// Which steps are taken for whom, one press at a time, and what other tabs are told.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { networkError } from '../cart/fake-shop';
import { deferred } from '../transport/fake-backend';
import { waitFor } from '../support/wait-for';
import { checkoutAnswers, paymentCall, readyCheckout, shippingCall } from './fake-checkout';

afterEach(() => vi.unstubAllGlobals());

/** A checkout that another tab can tell of a receipt. */
async function besideAnotherTab(answers = checkoutAnswers()) {
  let tell: (receipt: unknown) => void = () => undefined;
  const made = await readyCheckout(answers, {
    onStorageChange: (key, callback) => {
      if (key === 'checkoutReceipt') tell = callback;
    },
  });
  return { ...made, tell: (receipt: unknown) => tell(receipt) };
}

describe('the button', () => {
  it('pressed twice is one order', async () => {
    const { checkout, names, nonces, pay } = await readyCheckout();
    const [first, second] = [checkout.placeOrder(pay), checkout.placeOrder(pay)];
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(nonces).toHaveLength(1);
    expect(names().filter((name) => name === paymentCall)).toHaveLength(1);
  });

  it('says at once that it was pressed, also while another tab has its turn', async () => {
    const names: string[] = [];
    const turn = deferred<void>();
    const request = async (name: string, action: () => Promise<unknown>) => {
      names.push(name);
      await turn.promise;
      return action();
    };
    const { checkout, calls, pay } = await readyCheckout();
    await checkout.placeOrder(() => Promise.reject(new Error('before')));
    expect(checkout.orderError.value?.message).toBe('before');
    const asked = calls.length;
    vi.stubGlobal('navigator', { locks: { request } });
    const placing = checkout.placeOrder(pay);
    expect([checkout.isSubmitting.value, checkout.orderError.value]).toEqual([true, undefined]);
    // Carts do not wait for one another.
    expect(names).toEqual(['airside-order-cart-1']);
    expect(calls).toHaveLength(asked);
    turn.resolve();
    expect(await placing).toBe(true);
  });
});

describe('the receipt of another tab', () => {
  const receipt = { order: { id: '9' }, cart: { id: 'cart-1', items: [] } };

  it('is shown instead of ordering the same cart again', async () => {
    const { checkout, storage, names, pay } = await readyCheckout();
    storage.set('checkoutReceipt', receipt);
    expect(await checkout.placeOrder(pay)).toBe(false);
    expect(names()).toEqual([]);
    expect(checkout.receipt.value).toEqual(receipt);
  });

  it('is no reason not to order another cart', async () => {
    const { checkout, storage, pay } = await readyCheckout();
    storage.set('checkoutReceipt', { ...receipt, cart: { id: 'cart-0', items: [] } });
    expect(await checkout.placeOrder(pay)).toBe(true);
    expect(checkout.receipt.value?.order.id).toBe('7');
  });

  it('is nothing to do with a page that has no cart', async () => {
    const { checkout, cart, storage, pay } = await readyCheckout();
    storage.set('checkoutReceipt', { order: { id: '9' }, cart: { items: [] } });
    cart.removeCart();
    expect(await checkout.placeOrder(pay)).toBe(false);
    expect(checkout.receipt.value).toBeUndefined();
    expect(checkout.orderError.value).toBeDefined();
  });

  it('does not come between while this one orders', async () => {
    const answer = deferred<string>();
    const made = await besideAnotherTab({ ...checkoutAnswers(), [paymentCall]: () => answer.promise });
    const placing = made.checkout.placeOrder(made.pay);
    await waitFor(() => expect(made.names()).toContain(paymentCall));
    made.tell(receipt);
    expect(made.checkout.receipt.value).toBeUndefined();
    answer.resolve('7');
    expect(await placing).toBe(true);
    expect(made.checkout.receipt.value?.order.id).toBe('7');
  });

  it('is shown after an order of this one', async () => {
    const { checkout, pay, tell } = await besideAnotherTab();
    await checkout.placeOrder(pay);
    tell(receipt);
    expect(checkout.receipt.value).toEqual(receipt);
  });

  it('answers what nobody knew of', async () => {
    const { checkout, answers, pay, tell } = await besideAnotherTab();
    answers[paymentCall] = () => networkError();
    answers.IsCartActive = () => networkError();
    vi.useFakeTimers();
    const placing = checkout.placeOrder(pay);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(await placing).toBe(false);
    expect(checkout.unclearCart.value).toBe('cart-1');
    tell(receipt);
    expect(checkout.unclearCart.value).toBeUndefined();
    expect(checkout.receipt.value).toEqual(receipt);
  });

  it('that is taken away changes nothing', async () => {
    const { checkout, tell } = await besideAnotherTab();
    tell(undefined);
    expect(checkout.isReceiptNew.value).toBe(false);
    expect(checkout.shippingAddress.value).toMatchObject({ city: 'Austin' });
  });
});

it('a refusal says nothing of an order that nobody knows of, nor of a cart that is over', async () => {
  const { checkout, answers, cart, storage, pay } = await readyCheckout();
  answers[shippingCall] = () => networkError();
  expect(await checkout.placeOrder(pay)).toBe(false);
  expect(checkout.isUnclear.value).toBe(false);
  expect(cart.cartId.value).toBe('cart-1');
  expect(storage.get('cartEnd')).toBeUndefined();
});

it('what went wrong is an Error, whatever was thrown', async () => {
  const { checkout } = await readyCheckout();
  expect(await checkout.placeOrder(() => Promise.reject('no card'))).toBe(false);
  expect(checkout.orderError.value).toEqual(new Error('no card'));
  expect(checkout.isSubmitting.value).toBe(false);
});

it('a receipt that was seen is forgotten, after a reload too', async () => {
  const { checkout, storage, pay } = await readyCheckout();
  await checkout.placeOrder(pay);
  expect(storage.get('checkoutReceipt')).toBeDefined();
  checkout.resetReceipt();
  expect(checkout.receipt.value).toBeUndefined();
  expect(storage.get('checkoutReceipt')).toBeUndefined();
});
