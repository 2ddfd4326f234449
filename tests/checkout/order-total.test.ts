// Nobody pays another total than the one that the button named, not by a cent, and not in another currency.
import { expect, it } from 'vitest';
import { hold } from '../cart/fake-shop';
import { checkoutAnswers, paymentCall, readyCheckout, shippingCall } from './fake-checkout';

async function placed(answered: (shown: { value: number; currency: string }) => object) {
  const answers = checkoutAnswers();
  const ready = await readyCheckout(answers);
  const shown = ready.cart.details.value!.grandTotal;
  answers[shippingCall] = () => ({ payment_methods: [], totals: answered(shown) });
  const isPlaced = await ready.checkout.placeOrder(ready.pay);
  return { ...ready, isPlaced };
}

it.each([0.01, -0.01, 1, 4.99, -5, 5, 1000])('is not placed where the total is another by %d', async (by) => {
  const { isPlaced, names, checkout } = await placed(({ value, currency }) => ({
    grand_total: value + by,
    quote_currency_code: currency,
  }));
  expect(isPlaced).toBe(false);
  expect(names()).not.toContain(paymentCall);
  // What is shown comes anew.
  expect(names()).toContain('CartDetails');
  expect(checkout.receipt.value).toBeUndefined();
  expect(checkout.orderError.value?.message).toMatch(
    /^The total has changed to \$[\d,]+\.\d\d\. Please check the order once more; nothing was charged\.$/,
  );
});

it.each([0, 5])('is not placed where the total is in another currency, which is shown then', async (by) => {
  const { isPlaced, names, checkout, storage } = await placed(({ value }) => ({
    grand_total: value + by,
    quote_currency_code: 'EUR',
  }));
  expect(isPlaced).toBe(false);
  expect(names()).not.toContain(paymentCall);
  expect(names()).toContain('CartDetails');
  expect(storage.get('store_view_currency')).toBe('EUR');
  expect(checkout.orderError.value?.message).toMatch(/^The total has changed to €/);
});

it.each([
  ['the same', 0],
  ['the same but for how a computer adds', 1e-9],
])('is placed where the total is %s', async (_, by) => {
  const { isPlaced, names } = await placed(({ value, currency }) => ({
    grand_total: value + by,
    quote_currency_code: currency,
  }));
  expect(isPlaced).toBe(true);
  expect(names()).toContain(paymentCall);
});

it.each([
  ['no total', {}],
  ['a total without its currency', { grand_total: 1 }],
])('is placed where the backend says %s', async (_, totals) => {
  expect((await placed(() => totals)).isPlaced).toBe(true);
});

it('is not placed while a change that was pressed before is on its way, which makes it another total', async () => {
  const answers = checkoutAnswers();
  const { cart, checkout, pay, names, nonces } = await readyCheckout(answers);
  const release = hold(answers, 'UpdateCartItem');
  const changed = cart.updateItem('uid-1', 3);
  const placing = checkout.placeOrder(pay);
  await new Promise((later) => setTimeout(later, 20));
  expect(names()).not.toContain(paymentCall);
  release();
  expect(await changed).toBe(true);
  expect(await placing).toBe(false);
  expect(checkout.orderError.value?.message).toMatch(/^The total has changed to \$/);
  expect(nonces).toEqual([]);
  expect(names()).not.toContain(paymentCall);
  // Once it is seen, it is paid.
  expect(await checkout.placeOrder(pay)).toBe(true);
  expect(checkout.receipt.value?.cart.items).toMatchObject([{ quantity: 3 }]);
});

it('is not placed where the cart was changed while the card was asked', async () => {
  const answers = checkoutAnswers();
  const { cart, checkout, pay, names } = await readyCheckout(answers);
  const release = hold(answers, 'UpdateCartItem');
  let changed: Promise<boolean> | undefined;
  const placing = checkout.placeOrder(() => {
    changed = cart.updateItem('uid-1', 3);
    return pay();
  });
  await new Promise((later) => setTimeout(later, 20));
  release();
  expect(await placing).toBe(false);
  expect(await changed).toBe(true);
  expect(names()).not.toContain(paymentCall);
});
