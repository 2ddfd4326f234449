// behaviour 4.3 as a table: every action and every step's submit, accept and reject, with what each does to the state;
// and the rows of behaviour 5 and 8 that a checkout step answers with.
import { describe, expect, it } from 'vitest';
import { graphqlError, memoryArea, networkError, restError } from '../cart/fake-shop';
import {
  checkoutAnswers,
  fakeCheckout,
  paymentCall,
  readyCheckout,
  shippingCall,
  values,
} from './fake-checkout';

type Made = Awaited<ReturnType<typeof readyCheckout>>;
type Ran = boolean | void | Promise<boolean | void>;

const errorSlots = [
  'billingAddressError',
  'shippingAddressError',
  'shippingMethodError',
  'paymentMethodError',
  'orderError',
] as const;
type ErrorSlot = (typeof errorSlots)[number];

/** Which slots hold an error. */
const failed = ({ checkout }: Made) => errorSlots.filter((slot) => checkout[slot].value !== undefined);

/** Each step of behaviour 4.3: how it is submitted, its slot, what accepting stores, and how the backend refuses it. */
const steps: {
  step: string;
  slot: ErrorSlot;
  submit: (made: Made) => Promise<boolean>;
  stored: (made: Made) => unknown;
  value: unknown;
  kept?: string;
  refuse?: (made: Made) => void;
}[] = [
  {
    step: 'billing address',
    slot: 'billingAddressError',
    submit: ({ checkout }) => checkout.submitBillingAddress({ ...values, city: 'Dallas' }),
    stored: ({ checkout }) => checkout.billingAddress.value,
    value: { sameAsShippingAddress: false, city: 'Dallas', country_id: 'US' },
    kept: 'billing_address',
  },
  {
    step: 'payment method',
    slot: 'paymentMethodError',
    submit: ({ checkout }) => checkout.submitPaymentMethod({ code: 'checkmo', description: 'Check' }),
    stored: ({ checkout }) => ({ code: checkout.paymentCode.value, ...checkout.paymentData.value }),
    value: { code: 'checkmo', description: 'Check' },
    kept: 'paymentMethod',
  },
  {
    step: 'shipping address',
    slot: 'shippingAddressError',
    submit: ({ checkout }) => checkout.submitShippingAddress({ ...values, city: 'Dallas' }),
    stored: ({ checkout }) => checkout.shippingAddress.value,
    value: { city: 'Dallas', region_code: 'TX', email: 'gita@example.com' },
    kept: 'shipping_address',
    refuse: ({ answers }) => (answers.SetShippingAddress = () => graphqlError('Country is not available')),
  },
  {
    step: 'shipping method',
    slot: 'shippingMethodError',
    submit: ({ checkout }) => checkout.submitShippingMethod('freeshipping_freeshipping'),
    stored: ({ checkout }) => checkout.shippingMethod.value,
    value: {
      carrier_code: 'freeshipping',
      title: 'Title of freeshipping',
      method_code: 'freeshipping',
    },
    kept: 'shippingMethod',
    refuse: ({ answers }) =>
      (answers.SetShippingMethod = () => graphqlError('Carrier with such method not found')),
  },
  {
    step: 'order',
    slot: 'orderError',
    submit: ({ checkout, pay }) => checkout.placeOrder(pay),
    stored: ({ checkout }) => checkout.receipt.value,
    value: { order: { id: '7' }, shipping_address: { city: 'Austin' } },
    kept: 'checkoutReceipt',
    refuse: ({ answers }) => (answers[paymentCall] = () => restError(400, 'Transaction has been declined.')),
  },
];

describe.each(steps)('step $step', ({ slot, submit, stored, value, kept, refuse }) => {
  it('submit sets isSubmitting and clears its own error; accept stores the value', async () => {
    const made = await readyCheckout();
    // An error of an earlier attempt, in this slot and in another one.
    made.checkout.forgetPayment(new Error('lost'));
    await made.checkout.submitPaymentMethod({ code: 'demo_card', description: 'Visa' });
    refuse?.(made);
    if (refuse) {
      expect(await submit(made)).toBe(false);
      expect(failed(made)).toEqual([slot]);
      Object.assign(made.answers, checkoutAnswers());
    }
    const submitting = submit(made);
    expect(made.checkout.isSubmitting.value).toBe(true);
    expect(made.checkout[slot].value).toBeUndefined();
    expect(await submitting).toBe(true);
    expect(made.checkout.isSubmitting.value).toBe(false);
    expect(failed(made)).toEqual([]);
    expect(stored(made)).toMatchObject(value as object);
    if (kept)
      expect(made.storage.get(kept)).toMatchObject(kept === 'checkoutReceipt' ? {} : (value as object));
  });

  it('reject stores the error in its own slot only, and keeps what was accepted before', async () => {
    const made = await readyCheckout();
    if (!refuse) made.cart.reset();
    refuse?.(made);
    const before = stored(made);
    expect(await submit(made)).toBe(false);
    expect(failed(made)).toEqual([slot]);
    expect(made.checkout.isSubmitting.value).toBe(false);
    expect(stored(made)).toEqual(before);
  });
});

const savedKeys = [
  'billing_address',
  'paymentMethod',
  'shipping_address',
  'shippingMethod',
  'availableShippingMethods',
] as const;
const stateOf = ({ checkout }: Made) => ({
  billing: checkout.billingAddress.value !== undefined,
  payment: checkout.paymentCode.value !== undefined,
  shipping: checkout.shippingAddress.value !== undefined,
  method: checkout.shippingMethod.value !== undefined,
  methods: checkout.availableShippingMethods.value.length,
  step: checkout.step.value,
});
const everything = { billing: true, payment: true, shipping: true, method: true, methods: 2 };
const nothing = { billing: false, payment: false, shipping: false, method: false, methods: 0 };

describe('actions', () => {
  it.each<{
    action: string;
    run: (made: Made) => Ran;
    state: object;
    isSaved: boolean;
    drawer: string | null;
  }>([
    {
      action: 'begin: resets, then loads what was saved; a card must be entered again',
      run: ({ checkout }) => checkout.begin(),
      state: { ...everything, step: 'payment' },
      isSaved: true,
      drawer: 'any',
    },
    {
      action: 'edit: opens the step',
      run: ({ checkout }) => checkout.edit('method'),
      state: { ...everything, step: 'method' },
      isSaved: true,
      drawer: 'any',
    },
    {
      action: 'reset: the initial state, and the drawer closes',
      run: ({ checkout }) => checkout.reset(),
      state: { ...nothing, step: 'contact' },
      isSaved: true,
      drawer: null,
    },
    {
      action: 'cancel: clears the checkout, also what was saved',
      run: ({ checkout }) => checkout.cancel(),
      state: { ...nothing, step: 'contact' },
      isSaved: false,
      drawer: 'any',
    },
    {
      action: 'sign-out: clears checkout data (behaviour 4.4)',
      run: ({ user }) => user.clearToken(),
      state: { ...nothing, step: 'contact' },
      isSaved: false,
      drawer: 'any',
    },
    {
      action: 'order accepted: starts anew',
      run: ({ checkout, pay }) => checkout.placeOrder(pay),
      state: { ...nothing, step: 'contact' },
      isSaved: false,
      drawer: 'any',
    },
    {
      action: 'order rejected: everything stays',
      run: ({ checkout, answers, pay }) => {
        answers[shippingCall] = () => networkError();
        return checkout.placeOrder(pay);
      },
      state: { ...everything, step: 'review' },
      isSaved: true,
      drawer: 'any',
    },
  ])('$action', async ({ run, state, isSaved, drawer }) => {
    const made = await readyCheckout();
    made.storefront.app.toggleDrawer('any');
    await run(made);
    expect(stateOf(made)).toEqual(state);
    for (const key of savedKeys) expect(made.storage.get(key) !== undefined, key).toBe(isSaved);
    expect(made.storefront.app.drawer.value).toBe(drawer);
  });

  it('set-order and the reset of the receipt', async () => {
    const { checkout, storage, pay } = await readyCheckout();
    await checkout.placeOrder(pay);
    expect(checkout.receipt.value?.order.id).toBe('7');
    checkout.resetReceipt();
    expect(checkout.receipt.value).toBeUndefined();
    expect(storage.get('checkoutReceipt')).toBeUndefined();
  });

  it('shipping methods: requested with the address, received into the cart’s slot as code and title', async () => {
    const { checkout, cart } = await readyCheckout();
    cart.setShippingMethods([]);
    await checkout.submitShippingAddress(values);
    expect(cart.shippingMethods.value).toEqual([
      { code: 'flatrate_flatrate', title: 'Title of flatrate' },
      { code: 'freeshipping_freeshipping', title: 'Title of freeshipping' },
    ]);
  });
});

describe('behaviour 5 and 8: what is missing is said in these words, and nothing is sent', () => {
  const withoutCart = async () => {
    const made = await readyCheckout();
    made.cart.reset();
    made.calls.length = 0;
    return made;
  };
  const withoutEmail = async () => {
    const { area } = memoryArea();
    await readyCheckout(undefined, { area });
    const made = fakeCheckout(undefined, { area });
    made.storage.remove('guestEmail');
    await made.cart.load();
    made.checkout.begin();
    await made.checkout.submitPaymentMethod({ code: 'demo_card', description: 'Visa' });
    made.calls.length = 0;
    return made;
  };
  it.each<[what: string, step: string, slot: ErrorSlot, (made: Made) => Promise<boolean>]>([
    ...steps.map(
      ({ step, slot, submit }) =>
        ['cartId', step, slot, submit] as ['cartId', string, ErrorSlot, typeof submit],
    ),
    ['cartId', 'guest email', 'shippingAddressError', ({ checkout }) => checkout.submitGuestEmail('a@b.co')],
    [
      'email',
      'shipping address',
      'shippingAddressError',
      ({ checkout }) => checkout.submitShippingAddress(values),
    ],
    ['email', 'order', 'orderError', ({ checkout, pay }) => checkout.placeOrder(pay)],
  ])('Missing required information: %s (%s)', async (what, _step, slot, submit) => {
    const made = await (what === 'cartId' ? withoutCart() : withoutEmail());
    expect(await submit(made)).toBe(false);
    expect(made.checkout[slot].value?.message).toBe(`Missing required information: ${what}`);
    expect(made.names().filter((name) => name !== 'CheckoutAgreements')).toEqual([]);
  });
});
