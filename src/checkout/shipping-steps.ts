// Where the order goes and how it is sent: guest email, shipping address, shipping method.
import { batch } from '@preact/signals-core';
import type { Storefront } from '../storefront';
import { TransportError } from '../transport/errors';
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
  /** The cart comes to something else: what can carry it and pay for it is asked for again. Never rejects. */
  renewOffers(): Promise<void>;
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
  const { availableShippingMethods, email, isGuestRefused, paymentMethods, shippingAddress, shippingMethod } =
    slots;

  const sendGuestEmail = (cartId: string, address: string) =>
    api.setGuestEmail(cartId, address).catch((error: unknown) => {
      if (isRefusalOfGuests(error)) isGuestRefused.value = true;
      throw error;
    });

  /** The cart that the offers are for. */
  let offeredFor: string | undefined;
  const cartNow = () => {
    const details = cart.details.peek();
    return details && [details.id, details.totalQuantity, ...Object.values(details.grandTotal)].join();
  };

  async function setMethod(method: ShippingMethod): Promise<void> {
    const answer = await onCart((cartId) => api.setShippingMethod(cartId, method));
    batch(() => {
      shippingMethod.value = method;
      paymentMethods.value = answer;
    });
    saved.set('shippingMethod', method);
    // The total now has shipping in it.
    await cart.load();
    offeredFor = cartNow();
  }

  async function renewOffers(): Promise<void> {
    const asked = cartNow();
    if (!asked || asked === offeredFor || !shippingAddress.value || slots.isSubmitting.value) return;
    offeredFor = asked;
    try {
      const { shipping, payment } = await onCart((cartId) => api.offers(cartId));
      if (asked !== offeredFor || slots.isSubmitting.value) return;
      paymentMethods.value = payment;
      if (!shipping) return;
      const chosen = shipping.find(({ code }) => code === shippingMethod.value?.code);
      const isForgotten = chosen && !cart.details.peek()?.shipping;
      takeMethods(shipping, chosen);
      if (isForgotten) await setMethod(chosen);
    } catch {
      // The next change of the cart asks again; the backend itself takes no order by what cannot be had.
      offeredFor = undefined;
    }
  }

  function takeMethods(methods: ShippingMethod[], chosen: ShippingMethod | undefined): void {
    batch(() => {
      availableShippingMethods.value = methods;
      shippingMethod.value = chosen;
    });
    saved.set('availableShippingMethods', methods);
    if (chosen) saved.set('shippingMethod', chosen);
    else saved.remove('shippingMethod');
    cart.setShippingMethods(methods.map(({ code, title }) => ({ code, title })));
  }

  function acceptAddress(address: Address, methods: ShippingMethod[]): void {
    batch(() => {
      shippingAddress.value = address;
      takeMethods(methods, undefined);
    });
    saved.set('shipping_address', address);
  }

  const submitShippingAddress: ShippingSteps['submitShippingAddress'] = (values, { save = false } = {}) =>
    submit(slots.shippingAddressError, async () => {
      requireCart();
      const guestEmail = requireGuestEmail();
      const address = fromValues(values, guestEmail);
      const formatted = formatAddress(address, await regions.load());
      const methods = await onCart(async (cartId) => {
        if (guestEmail) await sendGuestEmail(cartId, guestEmail);
        return api.setShippingAddress(cartId, formatted);
      });
      const kept = methods.find(({ code }) => code === shippingMethod.value?.code);
      acceptAddress(address, methods);
      if (save) saveAddress(address);
      // A new address makes the backend forget the method; what can still be had need not be chosen again.
      if (kept) await setMethod(kept).catch(() => undefined);
    });

  return {
    async hasAccount(address) {
      try {
        const { hasAccount, isRefused } = await api.askAboutGuest(address);
        isGuestRefused.value = isRefused;
        return hasAccount;
      } catch {
        return false;
      }
    },

    submitGuestEmail: (value) =>
      submit(slots.shippingAddressError, async () => {
        requireCart();
        // The cart learns it with the address; at once when that has been sent already, and where nothing but
        // its refusal says that guests cannot order.
        if (shippingAddress.value || !api.tellsOfGuests())
          await onCart((cartId) => sendGuestEmail(cartId, value));
        email.value = value;
        saved.set('guestEmail', value);
        if (!shippingAddress.value) return;
        shippingAddress.value = { ...shippingAddress.value, email: value };
        saved.set('shipping_address', shippingAddress.value);
      }),

    submitShippingAddress,
    renewOffers,

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

const isRefusalOfGuests = (error: unknown): boolean =>
  error instanceof TransportError &&
  error.entries.some(({ message }) => /guest checkout is not allowed/i.test(message));
