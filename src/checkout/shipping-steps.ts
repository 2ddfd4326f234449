// Where the order goes and how it is sent: guest email, shipping address, shipping method.
import { batch } from '@preact/signals-core';
import type { Storefront } from '../storefront';
import { TransportError } from '../transport/errors';
import { fromKnown, fromValues, type Address, type AddressValues } from '../user/addresses/address';
import type { ShippingMethod } from './api';
import { UnclearOrderError } from './order/order-attempt';
import { createShippingOffers, type ShippingOffers } from './shipping-offers';
import { CheckoutError } from './step-message';
import type { StepParts } from './submission';
import { whenDone } from './when-done';

export interface ShippingSteps extends Pick<ShippingOffers, 'renewOffers'> {
  /** Whether the backend says that this address has an account. Never rejects; most backends say no of every address. */
  hasAccount(email: string): Promise<boolean>;
  submitGuestEmail(email: string): Promise<boolean>;
  /** `save`: a customer's address book gets it as well; whether that works does not decide about the step. */
  submitShippingAddress(given: AddressValues | Address, options?: { save?: boolean }): Promise<boolean>;
  submitShippingMethod(code: string): Promise<boolean>;
  /** Once the cart is in: brings a cart that is newer than the saved address up to date with it. */
  resume(): Promise<void>;
}

export function createShippingSteps(storefront: Storefront, parts: StepParts): ShippingSteps {
  const { cart, text, user } = storefront;
  const { api, saved, slots, keepDraft, saveAddress } = parts;
  const { submit, requireCart, requireGuestEmail, format, onCart } = parts.submission;
  const { takeMethods, takeNone, setMethod, renewOffers } = createShippingOffers(storefront, parts);
  const { availableShippingMethods, email, isGuestRefused, shippingAddress, shippingMethod } = slots;

  const sendGuestEmail = (cartId: string, address: string) =>
    api.setGuestEmail(cartId, address).catch((error: unknown) => {
      if (isRefusalOfGuests(error)) isGuestRefused.value = true;
      throw error;
    });

  async function acceptAddress(address: Address, methods: ShippingMethod[] | undefined): Promise<void> {
    const kept = methods?.find(({ code }) => code === shippingMethod.value?.code);
    batch(() => {
      shippingAddress.value = address;
      // The step of a method that can still be had stays done: with it stays what is typed after it.
      takeMethods(methods ?? [], kept);
      if (!methods) takeNone();
    });
    saved.set('shipping_address', address);
    // A new address makes the backend forget the method; what can still be had need not be chosen again.
    if (methods && kept) await setMethod(kept).catch(() => takeMethods(methods, undefined));
  }

  const sendAddress = (given: AddressValues | Address, save: boolean, isAgain?: boolean) => {
    const send = async () => {
      requireCart();
      const guestEmail = requireGuestEmail();
      const address = asAddress(given, guestEmail);
      const formatted = await format(address);
      const methods = await onCart(async (cartId) => {
        if (guestEmail) await sendGuestEmail(cartId, guestEmail);
        return api.setShippingAddress(cartId, formatted);
      });
      const accepting = acceptAddress(address, methods);
      if (save) saveAddress(address);
      await accepting;
      if (!isAgain) keepDraft({ shipping: undefined });
    };
    return submit(slots.shippingAddressError, send, isAgain);
  };

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

    submitShippingAddress: (given, { save = false } = {}) => sendAddress(given, save),
    renewOffers,

    submitShippingMethod: (code) =>
      submit(slots.shippingMethodError, async () => {
        requireCart();
        const method = availableShippingMethods.value.find((each) => each.code === code);
        if (!method) throw new CheckoutError(text('checkout.chooseMethod'));
        await setMethod(method);
        saved.set('lastShippingMethod', code);
      }),

    async resume() {
      // A currency may change while an order is being sent.
      await whenDone(slots.isSubmitting);
      if (slots.orderError.value instanceof UnclearOrderError) return;
      const [address, details] = [shippingAddress.value, cart.details.value];
      if (!address || !details || cart.isEmpty.value) return;
      if (details.shipping && arePricedIn(details.grandTotal.currency, availableShippingMethods.value))
        return;
      if (user.isSignedIn.value || email.value) await sendAddress(address, false, true);
    },
  };
}

/** What was typed, or an address that is known already. */
export const asAddress = (given: AddressValues | Address, email?: string): Address =>
  'country_id' in given ? fromKnown(given, email) : fromValues(given, email);

const arePricedIn = (currency: string, methods: readonly ShippingMethod[]): boolean =>
  methods.every(({ amount }) => amount.currency === currency);

const isRefusalOfGuests = (error: unknown): boolean =>
  error instanceof TransportError &&
  error.entries.some(({ message }) => /guest checkout is not allowed/i.test(message));
