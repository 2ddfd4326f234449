// Where a returning customer has things sent and how, without being asked. Loaded where it may be.
import type { ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../storefront';
import { createAddressBook } from '../user/addresses/address-book';
import { country } from '../user/addresses/country';
import type { SavedCheckout } from './saved';
import type { ShippingSteps } from './shipping-steps';
import type { Slots, Step } from './slots';

export interface FillingParts {
  slots: Slots;
  saved: SavedCheckout;
  shippingSteps: ShippingSteps;
  step: ReadonlySignal<Step>;
}

/** One request after another, as long as the shopper leaves it alone; what is refused is said at its step. Never rejects. */
export async function fillInShipping(
  { feature }: Pick<Storefront, 'feature'>,
  { slots, saved, shippingSteps, step }: FillingParts,
): Promise<void> {
  const isAt = (expected: Step) => slots.isFillingIn.peek() && step.peek() === expected;

  if (isAt('address')) {
    const book = feature(createAddressBook);
    if (!book.addresses.peek()) await book.load();
    const address = book.defaultShipping.peek();
    if (address?.country_id !== country || !isAt('address')) return;
    await shippingSteps.submitShippingAddress(address);
  }
  if (!isAt('method')) return;
  const methods = slots.availableShippingMethods.peek();
  const last = saved.get('lastShippingMethod');
  const method = methods.length === 1 ? methods[0] : methods.find(({ code }) => code === last);
  if (method) await shippingSteps.submitShippingMethod(method.code);
}
