// What every step of behaviour 4.3 has in common: submit, then accept or reject, and what it needs before it is sent (behaviour 5).
import '../words/catalogue/addresses';
import { batch, type Signal } from '@preact/signals-core';
import { asError } from '../errors/as-error';
import type { Storefront } from '../storefront';
import { findRegion, formatAddress, type Address, type FormattedAddress } from '../user/addresses/address';
import { createRegions } from '../user/addresses/regions';
import type { CheckoutApi } from './api';
import type { Draft, SavedCheckout } from './saved';
import type { Slots } from './slots';
import { CheckoutError } from './step-message';

export interface Submission {
  /** Runs a step with its own error slot. true when it was accepted. `isAgain`: not by the shopper, who has seen nothing mended. */
  submit(
    slot: Signal<Error | undefined>,
    action: () => Promise<void> | void,
    isAgain?: boolean,
  ): Promise<boolean>;
  /** Throws behaviour 5's words when there is none. */
  requireCart(): string;
  /** A guest's address; undefined for a customer, whose account has one. Throws behaviour 5's words. */
  requireGuestEmail(): string | undefined;
  /** With its region as the backend names it. Throws behaviour 5's words when it is in none. */
  format(address: Address): Promise<FormattedAddress>;
  /** Runs a call on the cart through its recovery; throws when the cart had to be replaced. */
  onCart<T>(action: (cartId: string) => Promise<T>): Promise<T>;
}

/** What the steps work with. */
export interface StepParts {
  api: CheckoutApi;
  saved: SavedCheckout;
  slots: Slots;
  submission: Submission;
  /** What is typed; undefined: it was accepted, or something else in its place. */
  keepDraft(patch: Draft): void;
  /** Into the customer's address book; whether that works does not decide about a step. */
  saveAddress(address: Address): void;
}

export function createSubmission(
  { cart, user, text, feature }: Pick<Storefront, 'cart' | 'user' | 'text' | 'feature'>,
  slots: Slots,
): Submission {
  return {
    async submit(slot, action, isAgain) {
      const edited = slots.editedStep.peek();
      batch(() => {
        slots.isSubmitting.value = true;
        slot.value = undefined;
        // What was wrong with the order may be mended by this.
        if (!isAgain) slots.orderError.value = undefined;
      });
      try {
        await action();
        // One that was opened meanwhile stays open, and any where nobody pressed.
        if (!isAgain && slots.editedStep.peek() === edited) slots.editedStep.value = undefined;
        return true;
      } catch (error) {
        slot.value = asError(error);
        return false;
      } finally {
        slots.isSubmitting.value = false;
      }
    },
    requireCart() {
      const id = cart.cartId.value;
      if (!id) throw new CheckoutError(text('checkout.missing', { field: 'cartId' }));
      return id;
    },
    requireGuestEmail() {
      if (user.isSignedIn.value) return undefined;
      const email = slots.email.value;
      if (!email) throw new CheckoutError(text('checkout.missing', { field: 'email' }));
      return email;
    },
    async format(address) {
      const regions = await feature(createRegions).load();
      if (!findRegion(regions, address.region_code))
        throw new CheckoutError(text('checkout.missing', { field: text('addresses.region') }));
      return formatAddress(address, regions);
    },
    async onCart<T>(action: (cartId: string) => Promise<T>): Promise<T> {
      const box = await cart.withCart(async (cartId) => ({ answer: await action(cartId) }));
      if (!box) throw new CheckoutError(text('checkout.cartReplaced'));
      return box.answer;
    },
  };
}
