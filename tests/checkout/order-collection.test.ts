// What an order is made of: nothing is made of it while a part is missing or cannot be bought.
import { expect, it } from 'vitest';
import { collectOrder } from '../../src/checkout/order/order-collection';
import type { Address } from '../../src/user/addresses/address';
import { createSlots, type Slots } from '../../src/checkout/slots';
import { behavingCart, fakeShop } from '../cart/fake-shop';
import { checkoutAnswers, values } from './fake-checkout';

const address = { ...values, street: ['1 Main St'], email: 'typed@example.com' };

const incomplete = 'Please complete the steps above first.';
const blocked =
  'Some items cannot be bought at the moment. Remove them or change their quantity to check out.';

interface Case {
  change?: (slots: Slots) => void;
  problem?: string;
  isRead?: boolean;
  guestEmail?: string;
}

async function collect({ change, problem, isRead = true, guestEmail }: Case) {
  const { answers } = behavingCart([{ uid: 'uid-1', sku: 'WH-001', quantity: 2, error: problem }]);
  const { storefront, cart } = fakeShop({ ...checkoutAnswers(), ...answers }, { signedIn: !guestEmail });
  if (isRead) await cart.load();
  const slots = createSlots();
  slots.shippingAddress.value = address as never;
  slots.billingAddress.value = { sameAsShippingAddress: true };
  slots.shippingMethod.value = {
    code: 'flatrate_flatrate',
    carrier_code: 'flatrate',
    method_code: 'flatrate',
    title: 'Flat rate',
  } as never;
  slots.paymentData.value = { description: 'Visa' };
  slots.isPaymentReady.value = true;
  change?.(slots);
  const submission = {
    requireCart: () => 'cart-1',
    requireGuestEmail: () => guestEmail,
    format: async (given: Address) => given,
  };
  return collectOrder(storefront, slots, submission as never, { agreedIds: () => [3] } as never);
}

it.each<[string, Case]>([
  ['an address', { change: (slots) => (slots.shippingAddress.value = undefined) }],
  ['a billing address', { change: (slots) => (slots.billingAddress.value = undefined) }],
  ['a shipping method', { change: (slots) => (slots.shippingMethod.value = undefined) }],
  ['a payment that can be used', { change: (slots) => (slots.isPaymentReady.value = false) }],
  ['a cart that was read', { isRead: false }],
])('is refused without %s', async (_, without) => {
  await expect(collect(without)).rejects.toThrow(incomplete);
});

it('is refused while a line cannot be bought', async () => {
  await expect(collect({ problem: 'The requested qty is not available' })).rejects.toThrow(blocked);
});

it('holds a guest’s parts, the shipping address for the bill', async () => {
  const order = await collect({ guestEmail: 'gita@example.com' });
  expect(order).toMatchObject({
    cartId: 'cart-1',
    guestEmail: 'gita@example.com',
    agreementIds: [3],
    shippingAddress: { city: 'Austin', email: 'gita@example.com' },
    shippingMethod: { method_code: 'flatrate' },
    receipt: {
      order: {},
      email: 'gita@example.com',
      shippingTitle: 'Flat rate',
      paymentDescription: 'Visa',
      cart: { items: [{ sku: 'WH-001', quantity: 2 }] },
    },
  });
  expect(order.billingAddress).toBe(order.shippingAddress);
});

it('holds no address that a customer typed as a guest, and another one for the bill', async () => {
  const billing = { ...address, city: 'Dallas', sameAsShippingAddress: false };
  const order = await collect({
    change: (slots) => {
      slots.billingAddress.value = billing as never;
      slots.paymentData.value = undefined;
    },
  });
  expect(order.guestEmail).toBeUndefined();
  expect(order.billingAddress).toMatchObject({ city: 'Dallas' });
  expect(order.shippingAddress).toMatchObject({ city: 'Austin' });
  expect(JSON.stringify([order.billingAddress, order.shippingAddress])).not.toContain('typed@');
  expect(order.receipt).toMatchObject({ email: 'diana@example.com', paymentDescription: '' });
});
