// What can carry and pay for the cart is asked for again when the cart comes to something else, and only then.
import { expect, it } from 'vitest';
import { hold, networkError, rawCart } from '../cart/fake-shop';
import { cartCall, checkoutAnswers, paymentCall, readyCheckout } from './fake-checkout';

const rate = (code: string, value: number) => ({
  available: true,
  carrier_code: code,
  carrier_title: code,
  method_code: code,
  method_title: null,
  amount: { value, currency: 'USD' },
});
const offers = (shipping: object[], payment = [{ code: 'checkmo', title: 'Check' }]) => ({
  cart: {
    id: 'cart-1',
    shipping_addresses: [{ street: ['1 Main St'], available_shipping_methods: shipping }],
    available_payment_methods: payment,
  },
});

it('keeps the chosen way with what it costs now', async () => {
  const answers = checkoutAnswers();
  const { cart, checkout, names, storage } = await readyCheckout(answers);
  answers.CartOffers = () => offers([rate('flatrate', 15)]);
  // Says too little: the cart is read.
  answers.UpdateCartItem = () => ({ updateCartItems: { cart: { id: 'cart-1', total_quantity: 3 } } });
  answers.CartDetails = () =>
    rawCart('cart-1', [{ uid: 'uid-1', sku: 'WH-001', quantity: 3, price: 48 }], 15);
  await checkout.renewOffers();
  expect(names()).toEqual([]);
  await cart.updateItem('uid-1', 3);
  await checkout.renewOffers();
  await checkout.renewOffers();
  expect(names().filter((name) => name === 'CartOffers')).toHaveLength(1);
  expect(checkout.shippingMethod.value?.amount.value).toBe(15);
  expect(storage.get('shippingMethod')).toMatchObject({ amount: { value: 15 } });
  expect(checkout.paymentMethods.value).toEqual([{ code: 'checkmo', title: 'Check' }]);
  expect(checkout.step.value).toBe('review');
});

it('asks how to send it where the chosen way is gone', async () => {
  const answers = checkoutAnswers();
  const { cart, checkout } = await readyCheckout(answers);
  answers.CartOffers = () => offers([rate('courier', 20)]);
  await cart.updateItem('uid-1', 1);
  await checkout.renewOffers();
  expect(checkout.step.value).toBe('method');
  expect(checkout.availableShippingMethods.value.map(({ code }) => code)).toEqual(['courier_courier']);
});

it.each([
  ['answer', () => offers([rate('flatrate', 10)])],
  ['failure', networkError],
])('asks again where the %s came while something else was sent', async (_, first) => {
  const answers = checkoutAnswers();
  const { cart, checkout, names } = await readyCheckout(answers);
  answers.CartOffers = () => offers([], [{ code: 'free', title: 'Free' }]);
  await checkout.loadPaymentMethods();
  await cart.updateItem('uid-1', 1);
  const inTurn = [first, () => offers([rate('flatrate', 10)])];
  answers.CartOffers = () => inTurn.shift()!();
  const [answer, accept] = [hold(answers, 'CartOffers'), hold(answers, 'SetGuestEmail')];
  const renewing = checkout.renewOffers();
  await expect.poll(names).toContain('CartOffers');
  expect(checkout.paymentMethods.value).toBeUndefined();
  const submitting = checkout.submitGuestEmail('gita@example.org');
  answer();
  await Promise.race([renewing, new Promise((resolve) => setTimeout(resolve))]);
  accept();
  await Promise.all([renewing, submitting]);
  expect(checkout.paymentMethods.value).toContainEqual({ code: 'checkmo', title: 'Check' });
  expect(checkout.paymentMethodError.value).toBeUndefined();
  expect(checkout.shippingMethodError.value).toBeUndefined();
});

it('asks once a change of the cart is in that an order had to wait for', async () => {
  const answers = checkoutAnswers();
  const { cart, checkout, names, pay } = await readyCheckout(answers);
  answers.CartOffers = () => offers([rate('flatrate', 10)]);
  const change = hold(answers, 'UpdateCartItem');
  const changing = cart.updateItem('uid-1', 1);
  const ordering = checkout.placeOrder(pay);
  change();
  await changing;
  const renewing = checkout.renewOffers();
  expect(names()).not.toContain('CartOffers');
  expect(await ordering).toBe(false);
  await renewing;
  expect(names()).toContain('CartOffers');
  expect(checkout.orderError.value?.message).toMatch(/^The total has changed/);
});

it('asks nothing of a cart that may have become an order', async () => {
  const answers = checkoutAnswers();
  const { cart, checkout, names, pay } = await readyCheckout(answers);
  answers[paymentCall] = () => networkError();
  answers[cartCall] = () => networkError();
  answers.IsCartActive = () => networkError();
  const sent = hold(answers, paymentCall);
  const ordering = checkout.placeOrder(pay);
  await expect.poll(names).toContain(paymentCall);
  await cart.updateItem('uid-1', 1);
  const renewing = checkout.renewOffers();
  sent();
  expect(await ordering).toBe(false);
  await renewing;
  expect(checkout.isUnclear.value).toBe(true);
  expect(names()).not.toContain('CartOffers');
});

it('takes back what was wrong with the order once the shopper changes the cart', async () => {
  const answers = checkoutAnswers();
  const { cart, checkout, pay } = await readyCheckout(answers);
  answers['POST /V1/guest-carts/cart-1/shipping-information'] = () => new Error('refused');
  await checkout.placeOrder(pay);
  expect(checkout.orderError.value).toBeDefined();
  await cart.updateItem('uid-1', 1);
  expect(checkout.orderError.value).toBeUndefined();
});
