// What the steps up to the order send and keep, beyond the table of transitions.test.ts (behaviour 4.3).
import { describe, expect, it } from 'vitest';
import { fakeCheckout, checkoutAnswers, readyCheckout, values } from './fake-checkout';
import { graphqlError, memoryArea, rawCart, networkError } from '../cart/fake-shop';

const start = async (...args: Parameters<typeof fakeCheckout>) => {
  const made = fakeCheckout(...args);
  await made.cart.load();
  made.checkout.begin();
  made.calls.length = 0;
  return made;
};

describe('begin, edit, reset, cancel', () => {
  it('restores what was saved under the legacy names', async () => {
    const { area } = memoryArea();
    await readyCheckout(undefined, { area });
    const { checkout, storage } = await start(undefined, { area });
    expect(checkout.shippingAddress.value).toMatchObject({ city: 'Austin', email: 'gita@example.com' });
    expect(checkout.billingAddress.value).toEqual({ sameAsShippingAddress: true });
    expect(checkout.shippingMethod.value?.code).toBe('flatrate_flatrate');
    expect(checkout.availableShippingMethods.value.map(({ code }) => code)).toEqual([
      'flatrate_flatrate',
      'freeshipping_freeshipping',
    ]);
    expect(checkout.paymentCode.value).toBe('demo_card');
    expect(storage.get('paymentMethod')).toEqual({ code: 'demo_card', description: 'Visa •••• 1111' });
    // The card itself is gone with the page: it is asked for again.
    expect(checkout.step.value).toBe('payment');
  });

  it('begins anew: errors and values of before are gone', async () => {
    const { checkout } = await start();
    await checkout.submitShippingAddress(values);
    expect(checkout.shippingAddressError.value).toBeDefined();
    checkout.begin();
    expect(checkout.shippingAddressError.value).toBeUndefined();
  });

  it('opens the step that is edited, and moves on when it is accepted', async () => {
    const { checkout } = await readyCheckout();
    expect(checkout.step.value).toBe('review');
    checkout.edit('address');
    expect(checkout.step.value).toBe('address');
    await checkout.submitShippingAddress({ ...values, city: 'Dallas' });
    expect(checkout.step.value).toBe('review');
  });

  it('resets to the initial state and closes the drawer', async () => {
    const { checkout, storefront, storage } = await readyCheckout();
    storefront.app.toggleDrawer('any');
    checkout.reset();
    expect(checkout.shippingAddress.value).toBeUndefined();
    expect(checkout.step.value).toBe('contact');
    expect(storefront.app.drawer.value).toBeNull();
    expect(storage.get('shipping_address')).toBeDefined();
  });

  it('forgets saved data on cancel, and when the session ends', async () => {
    const { checkout, storage, user } = await readyCheckout();
    checkout.cancel();
    expect(storage.get('shipping_address')).toBeUndefined();
    checkout.keepDraft({ email: 'typed' });
    user.clearToken();
    expect(storage.get('checkoutDraft')).toBeUndefined();
  });

  it.each([
    ['its owner', 'Diana@Example.com', 'Austin'],
    ['nobody else', 'erik@example.com', undefined],
  ])('gives what was chosen when the session ran out back to %s', async (_, email, city) => {
    const { area } = memoryArea();
    const { storage } = await start(undefined, { area });
    storage.set('checkoutChosen', {
      owner: 'diana@example.com',
      values: { shipping_address: { city: 'Austin' }, shippingMethod: { code: 'flatrate_flatrate' } },
    });
    storage.set('email', email);
    const { checkout } = await start(undefined, { area, signedIn: true });
    checkout.begin();
    expect(checkout.shippingAddress.value?.city).toBe(city);
    expect(storage.get('checkoutChosen') === undefined).toBe(city !== undefined);
  });

  it('keeps what is being typed', async () => {
    const { area } = memoryArea();
    const first = await start(undefined, { area });
    first.checkout.keepDraft({ email: 'gi' });
    first.checkout.keepDraft({ shipping: { ...values, city: 'Aus' } });
    const second = await start(undefined, { area });
    expect(second.checkout.draft.value).toMatchObject({ email: 'gi', shipping: { city: 'Aus' } });
  });
});

describe('what a step needs (the rest is in transitions.test.ts)', () => {
  it('a customer needs none', async () => {
    const { checkout, names } = await start(undefined, { signedIn: true });
    expect(await checkout.submitShippingAddress(values)).toBe(true);
    expect(names()).not.toContain('SetGuestEmail');
  });
});

describe('shipping address', () => {
  it('sets the guest e-mail, then the address, and stores the methods that are answered', async () => {
    const { checkout, cart, calls, names, storage } = await start();
    await checkout.submitGuestEmail('gita@example.com');
    const submitting = checkout.submitShippingAddress(values);
    expect(checkout.isSubmitting.value).toBe(true);
    expect(await submitting).toBe(true);
    expect(checkout.isSubmitting.value).toBe(false);
    expect(names()).toEqual(['CountryRegions', 'SetGuestEmail', 'SetShippingAddress']);
    expect(calls[2]?.variables).toMatchObject({
      region_code: 'TX',
      country_id: 'US',
      street: ['1 Main St', 'Apt 2'],
    });
    expect(checkout.availableShippingMethods.value.map(({ code, title }) => [code, title])).toEqual([
      ['flatrate_flatrate', 'Title of flatrate'],
      ['freeshipping_freeshipping', 'Title of freeshipping'],
    ]);
    expect(cart.shippingMethods.value).toEqual([
      { code: 'flatrate_flatrate', title: 'Title of flatrate' },
      { code: 'freeshipping_freeshipping', title: 'Title of freeshipping' },
    ]);
    expect(storage.get('shipping_address')).toMatchObject({ city: 'Austin', country_id: 'US' });
    expect(checkout.step.value).toBe('method');
  });

  it('stores the refusal in its own slot and keeps the step open', async () => {
    const { checkout } = await start({
      ...checkoutAnswers(),
      SetShippingAddress: () => graphqlError('Country is not available', 'graphql-input'),
    });
    await checkout.submitGuestEmail('gita@example.com');
    expect(await checkout.submitShippingAddress(values)).toBe(false);
    expect(checkout.shippingAddressError.value?.message).toBe('Country is not available');
    expect(checkout.billingAddressError.value).toBeUndefined();
    expect(checkout.isSubmitting.value).toBe(false);
    expect(checkout.step.value).toBe('address');
  });

  it('chooses the same method again after a change, if it can still be had', async () => {
    const { checkout, names } = await readyCheckout();
    await checkout.submitShippingAddress({ ...values, city: 'Dallas' });
    expect(names()).toContain('SetShippingMethod');
    expect(checkout.shippingMethod.value?.code).toBe('flatrate_flatrate');
  });

  it('asks for the method again when it cannot be had any more', async () => {
    const { checkout, answers } = await readyCheckout();
    answers.SetShippingAddress = () => ({
      setShippingAddressesOnCart: { cart: { shipping_addresses: [{ available_shipping_methods: [] }] } },
    });
    await checkout.submitShippingAddress(values);
    expect(checkout.shippingMethod.value).toBeUndefined();
    expect(checkout.step.value).toBe('method');
  });

  it('is sent again to a cart that does not know it, after a reload', async () => {
    const { area } = memoryArea();
    await readyCheckout(undefined, { area });
    const later = await start(undefined, { area });
    await later.checkout.resume();
    expect(later.names()).toEqual(
      expect.arrayContaining(['SetGuestEmail', 'SetShippingAddress', 'SetShippingMethod']),
    );
  });

  it('is sent again when the cart is in another currency, which its methods follow', async () => {
    const inEuro = (answer: object) =>
      JSON.parse(JSON.stringify(answer).replaceAll('"USD"', '"EUR"')) as object;
    const { cart, checkout, answers, names } = await readyCheckout();
    const cartWith = (shipping: number) =>
      rawCart('cart-1', [{ uid: 'uid-1', sku: 'WH-001', quantity: 2, price: 48 }], shipping);
    answers.CartDetails = () => cartWith(10);
    await cart.load();
    await checkout.resume();
    expect(names()).not.toContain('SetShippingAddress');
    answers.CartDetails = () => inEuro(cartWith(10));
    const ask = answers.SetShippingAddress as (variables: object) => object;
    answers.SetShippingAddress = (variables) => inEuro(ask(variables));
    await cart.load();
    await checkout.resume();
    expect(checkout.availableShippingMethods.value.map(({ amount }) => amount.currency)).toEqual([
      'EUR',
      'EUR',
    ]);
    expect(checkout.shippingMethod.value).toMatchObject({
      code: 'flatrate_flatrate',
      amount: { currency: 'EUR' },
    });
  });

  it('says that the cart was replaced, and keeps the address', async () => {
    let failed = false;
    const { checkout } = await start({
      ...checkoutAnswers(),
      SetGuestEmail: () => {
        if (failed) return { setGuestEmailOnCart: null };
        failed = true;
        return graphqlError("The cart isn't active.");
      },
    });
    await checkout.submitGuestEmail('gita@example.com');
    expect(await checkout.submitShippingAddress(values)).toBe(false);
    expect(checkout.shippingAddressError.value?.message).toBe('Your cart had expired. Please fill it again.');
  });
});

describe('shipping method, billing address, payment method', () => {
  it('sets the method, learns how it can be paid, and reads the new total', async () => {
    const { checkout, names } = await start();
    await checkout.submitGuestEmail('gita@example.com');
    await checkout.submitShippingAddress(values);
    expect(await checkout.submitShippingMethod('flatrate_flatrate')).toBe(true);
    expect(names().slice(-2)).toEqual(['SetShippingMethod', 'CartDetails']);
    expect(checkout.paymentMethods.value?.map(({ code }) => code)).toEqual(['demo_card', 'checkmo']);
    expect(checkout.shippingTitle.value).toBe('Title of flatrate');
  });

  it('refuses a method that is not available', async () => {
    const { checkout } = await start();
    expect(await checkout.submitShippingMethod('teleport')).toBe(false);
    expect(checkout.shippingMethodError.value).toBeDefined();
  });

  it('keeps the flag, or an address of its own', async () => {
    const { checkout, storage } = await start();
    await checkout.submitBillingAddress('same');
    expect(storage.get('billing_address')).toEqual({ sameAsShippingAddress: true });
    await checkout.submitBillingAddress({ ...values, city: 'Dallas' });
    expect(storage.get('billing_address')).toMatchObject({ sameAsShippingAddress: false, city: 'Dallas' });
  });

  it('asks for the ways to pay after a reload, and shows a failure in the payment step', async () => {
    const { checkout, answers } = await start();
    answers.CartOffers = () => networkError();
    await checkout.loadPaymentMethods();
    expect(checkout.paymentMethodError.value).toBeDefined();
    answers.CartOffers = () => ({
      cart: { available_payment_methods: [{ code: 'checkmo', title: 'Check' }] },
    });
    await checkout.loadPaymentMethods();
    expect(checkout.paymentMethods.value).toEqual([{ code: 'checkmo', title: 'Check' }]);
    expect(checkout.paymentMethodError.value).toBeUndefined();
  });

  it('opens the payment step again when the entered payment cannot be used', async () => {
    const { checkout } = await readyCheckout();
    checkout.forgetPayment(new Error('lost'));
    expect(checkout.step.value).toBe('payment');
    expect(checkout.paymentMethodError.value?.message).toBe('lost');
  });
});

describe('e-mail', () => {
  it('is told to the cart at once when the address has been sent already', async () => {
    const { checkout, calls, storage } = await readyCheckout();
    await checkout.submitGuestEmail('new@example.com');
    expect(calls.map(({ name }) => name)).toEqual(['SetGuestEmail']);
    expect(storage.get('shipping_address')).toMatchObject({ email: 'new@example.com' });
  });
});
