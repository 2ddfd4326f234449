// behaviour 7.3: no step is shut by a word that is missing in its answer, and nothing that can be had is kept back.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as documents from '../../src/graphql/generated/checkout';
import { createCheckout, type CheckoutState } from '../../src/checkout/state';
import { backendShop, type BackendShop } from '../support/backend-shop';
import { halvesOf, type Half } from '../support/answers/half-answers';
import { halvesOfRun } from '../support/answers/halves-of-run';
import { values } from './fake-checkout';

let shop: BackendShop;
let checkout: CheckoutState;
beforeAll(async () => {
  shop = await backendShop();
  await shop.storefront.cart.addItem({ sku: 'WH-002', quantity: 1 });
  await shop.storefront.cart.load();
  checkout = shop.storefront.feature(createCheckout);
  checkout.begin();
  await checkout.submitGuestEmail('gita@example.com');
  await checkout.submitShippingAddress(values);
});
afterAll(() => shop.close());
beforeEach(() => delete shop.intercept.spoil);

const methods = () => checkout.availableShippingMethods.value.map(({ code }) => code);
const payments = () => checkout.paymentMethods.value?.map(({ code }) => code);

async function halves(
  operation: string,
  document: string,
  act: () => Promise<unknown>,
): Promise<readonly Half[]> {
  let found: readonly Half[] = [];
  shop.intercept.spoil = (name, answer) => {
    if (name === operation) found = halvesOfRun(halvesOf(document, answer.data));
    return answer;
  };
  await act();
  delete shop.intercept.spoil;
  expect(found.length).toBeGreaterThan(2);
  return found;
}

const spoil = (...of: [string, Half][]) =>
  (shop.intercept.spoil = (name, answer) => {
    const [, half] = of.find(([operation]) => operation === name) ?? [];
    return half ? { data: half.data, errors: half.errors } : answer;
  });

interface Step {
  operation: string;
  document: string;
  act: () => Promise<unknown>;
  /** What there is to choose from afterwards. */
  offered: () => unknown;
}

const steps: Step[] = [
  {
    operation: 'SetGuestEmail',
    document: documents.SetGuestEmailDocument,
    act: () => checkout.submitGuestEmail('gita@example.com'),
    offered: () => checkout.email.value,
  },
  {
    operation: 'SetShippingAddress',
    document: documents.SetShippingAddressDocument,
    act: () => checkout.submitShippingAddress(values),
    offered: methods,
  },
  {
    operation: 'SetShippingMethod',
    document: documents.SetShippingMethodDocument,
    act: () => checkout.submitShippingMethod('flatrate_flatrate'),
    offered: payments,
  },
];

describe.each(steps)('$operation', ({ operation, document, act, offered }) => {
  it('is taken, and offers all that there is', async () => {
    const found = await halves(operation, document, act);
    const whole = offered();
    expect(whole).not.toHaveLength(0);
    const wrong: string[] = [];
    for (const half of found) {
      spoil([operation, half]);
      const isTaken = await act();
      if (!isTaken || JSON.stringify(offered()) !== JSON.stringify(whole))
        wrong.push(`${half.place}: ${isTaken ? JSON.stringify(offered()) : 'refused'}`);
    }
    expect(wrong).toEqual([]);
  });
});

it('CartOffers: a change of the cart leaves nothing stale on offer', async () => {
  const { cart } = shop.storefront;
  let quantity = 2;
  const act = async () => {
    await cart.updateItem(cart.details.value!.items[0]!.uid, (quantity = quantity === 2 ? 3 : 2));
    await checkout.renewOffers();
  };
  await checkout.submitShippingMethod('flatrate_flatrate');
  const found = await halves('CartOffers', documents.CartOffersDocument, act);
  const whole = methods().sort();
  const wrong: string[] = [];
  for (const half of found) {
    spoil(['CartOffers', half]);
    await act();
    const isTold = half.data?.cart !== null;
    const isStale = !isTold && methods().length > 0;
    const isShort = isTold && methods().sort().join() !== whole.join();
    if (isStale || isShort || (!isTold && !checkout.shippingMethodError.value))
      wrong.push(`${half.place}: ${methods().join()}`);
    if (checkout.shippingMethod.value?.code !== 'flatrate_flatrate') wrong.push(`${half.place}: not chosen`);
    if (checkout.step.value !== 'payment') wrong.push(`${half.place}: ${checkout.step.value}`);
  }
  expect(wrong).toEqual([]);
});

it('a carrier without a title can be chosen, by the name of its method', async () => {
  const nameless = (answer: { data: Record<string, unknown> }) => {
    const text = JSON.stringify(answer.data).replace(
      /\{"available":[^{}]*"carrier_title"[^{}]*\{[^{}]*\}\}/g,
      'null',
    );
    return { data: JSON.parse(text) as object, errors: [{ message: 'Internal server error' }] };
  };
  shop.intercept.spoil = (name, answer) =>
    ['SetShippingAddress', 'CartOffers'].includes(name) ? nameless(answer) : answer;
  expect(await checkout.submitShippingAddress(values)).toBe(true);
  expect(methods()).toContain('flatrate_flatrate');
  expect(checkout.availableShippingMethods.value.every(({ title }) => title !== '')).toBe(true);
  expect(await checkout.submitShippingMethod('flatrate_flatrate')).toBe(true);
});

it('says where nobody tells how it can be sent, and asks again by hand', async () => {
  shop.intercept.answer = (name) =>
    name === 'UntitledOffers' ? Response.json({ errors: [{ message: 'Internal server error' }] }) : undefined;
  shop.intercept.spoil = (name, answer) => {
    if (name !== 'SetShippingAddress') return answer;
    const cart = {
      id: 'x',
      shipping_addresses: [{ street: ['1 Main St'], available_shipping_methods: null }],
    };
    return { data: { setShippingAddressesOnCart: { cart } }, errors: [{ message: 'Internal server error' }] };
  };
  expect(await checkout.submitShippingAddress({ ...values, city: 'Dallas' })).toBe(true);
  expect([methods(), checkout.step.value]).toEqual([[], 'method']);
  expect(checkout.shippingMethodError.value).toBeDefined();
  delete shop.intercept.answer;
  delete shop.intercept.spoil;
  await checkout.renewOffers();
  expect(methods()).toContain('flatrate_flatrate');
  expect(checkout.shippingMethodError.value).toBeUndefined();
});
