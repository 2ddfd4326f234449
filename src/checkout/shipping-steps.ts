// Where the order goes and how it is sent: guest email, shipping address, shipping method.
import { batch } from '@preact/signals-core';
import type { Storefront } from '../storefront';
import {
  formatAddress,
  fromValues,
  toValues,
  type Address,
  type AddressValues,
} from '../user/addresses/address';
import { createRegions } from '../user/addresses/regions';
import type { ShippingMethod } from './api';
import { CheckoutError } from './step-message';
import type { StepParts } from './submission';

export interface ShippingSteps {
  /** Whether the backend says that this address has an account. Never rejects; most backends say no of every address. */
  hasAccount(email: string): Promise<boolean>;
  submitGuestEmail(email: string): Promise<boolean>;
  /** `save`: a customer's address book gets it as well; whether that works does not decide about the step. */
  submitShippingAddress(values: AddressValues, options?: { save?: boolean }): Promise<boolean>;
  submitShippingMethod(code: string): Promise<boolean>;
  /** Once the cart is in: brings a cart that is newer than the saved address up to date with it. */
  resume(): Promise<void>;
}

export function createShippingSteps(
  storefront: Storefront,
  {
    api,
    saved,
    slots,
    saveAddress,
    submission: { submit, requireCart, requireGuestEmail, onCart },
  }: StepParts,
): ShippingSteps {
  const { cart, text, user } = storefront;
  const regions = storefront.feature(createRegions);
  const { availableShippingMethods, email, paymentMethods, shippingAddress, shippingMethod } = slots;

  async function setMethod(method: ShippingMethod): Promise<void> {
    const answer = await onCart((cartId) => api.setShippingMethod(cartId, method));
    batch(() => {
      shippingMethod.value = method;
      paymentMethods.value = answer;
    });
    saved.set('shippingMethod', method);
    // The total now has shipping in it.
    await cart.load();
  }

  function acceptAddress(address: Address, methods: ShippingMethod[]): void {
    batch(() => {
      shippingAddress.value = address;
      availableShippingMethods.value = methods;
      shippingMethod.value = undefined;
    });
    saved.set('shipping_address', address);
    saved.set('availableShippingMethods', methods);
    saved.remove('shippingMethod');
    cart.setShippingMethods(methods.map(({ code, title }) => ({ code, title })));
  }

  const submitShippingAddress: ShippingSteps['submitShippingAddress'] = (values, { save = false } = {}) =>
    submit(slots.shippingAddressError, async () => {
      requireCart();
      const guestEmail = requireGuestEmail();
      const address = fromValues(values, guestEmail);
      const formatted = formatAddress(address, await regions.load());
      const methods = await onCart(async (cartId) => {
        if (guestEmail) await api.setGuestEmail(cartId, guestEmail);
        return api.setShippingAddress(cartId, formatted);
      });
      const kept = methods.find(({ code }) => code === shippingMethod.value?.code);
      acceptAddress(address, methods);
      if (save) saveAddress(address);
      // A new address makes the backend forget the method; what can still be had need not be chosen again.
      if (kept) await setMethod(kept).catch(() => undefined);
    });

  return {
    hasAccount: (address) => api.hasAccount(address).catch(() => false),

    submitGuestEmail: (value) =>
      submit(slots.shippingAddressError, async () => {
        requireCart();
        // The cart learns it with the address (SPEC 6); when that has been sent already, at once.
        if (shippingAddress.value) await onCart((cartId) => api.setGuestEmail(cartId, value));
        email.value = value;
        saved.set('guestEmail', value);
        if (!shippingAddress.value) return;
        shippingAddress.value = { ...shippingAddress.value, email: value };
        saved.set('shipping_address', shippingAddress.value);
      }),

    submitShippingAddress,

    submitShippingMethod: (code) =>
      submit(slots.shippingMethodError, async () => {
        requireCart();
        const method = availableShippingMethods.value.find((each) => each.code === code);
        if (!method) throw new CheckoutError(text('checkout.chooseMethod'));
        await setMethod(method);
      }),

    async resume() {
      const address = shippingAddress.value;
      const details = cart.details.value;
      if (!address || !details || cart.isEmpty.value) return;
      const { currency } = details.grandTotal;
      const isPriced = availableShippingMethods.value.every(({ amount }) => amount.currency === currency);
      if (details.shipping && isPriced) return;
      if (user.isSignedIn.value || email.value) await submitShippingAddress(toValues(address));
    },
  };
}
