// Nobody pays another total than the one that the button named, not by a cent, and not in another currency.
import { expect, it } from 'vitest';
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

it.each([
  ['the same', 0, undefined],
  ['the same but for how a computer adds', 1e-9, undefined],
  ['of another currency, which is not what was shown', 5, 'EUR'],
])('is placed where the total is %s', async (_, by, other) => {
  const { isPlaced, names } = await placed(({ value, currency }) => ({
    grand_total: value + by,
    quote_currency_code: other ?? currency,
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
