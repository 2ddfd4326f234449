// The checkout: SPEC 3's 'checkout' slots as signals, and every action and transition of SPEC 4.3.
import '../locale/en_US/checkout';
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { Storefront } from '../storefront';
import { formatAddress, fromValues, toValues, type AddressValues } from '../user/addresses/address';
import { createCheckoutApi, type ShippingMethod } from './api';
import { createDrafts } from './drafts';
import { createOrderAttempt } from './order-attempt';
import { createOrderPlacement } from './order-placement';
import type { PaymentData } from './payment/provider';
import { createSavedCheckout, type BillingAddress, type Draft } from './saved';
import { clearSlots, createSlots, restoreSlots, steps, type ReadonlySlots, type Step } from './slots';
import { CheckoutError } from './step-message';
import { createRegions } from '../user/addresses/regions';

export { steps, type Step } from './slots';

export interface CheckoutState extends ReadonlySlots {
  readonly shippingTitle: ReadonlySignal<string | undefined>;
  /** What was saved has been restored: forms may start from it. */
  readonly hasBegun: ReadonlySignal<boolean>;
  /** The step that is open: the edited one, else the first that is not done. */
  readonly step: ReadonlySignal<Step>;
  isDone(step: Step): boolean;

  begin(): void;
  /** Once the cart is in: brings a cart that is newer than the saved address up to date with it. */
  resume(): Promise<void>;
  edit(step: Step): void;
  /** Initial state, and the drawer closes. Saved data stays for the next begin. */
  reset(): void;
  /** Reset, and saved data is forgotten. */
  cancel(): void;
  keepDraft(patch: Draft): void;
  loadPaymentMethods(): Promise<void>;
  submitGuestEmail(email: string): Promise<boolean>;
  submitShippingAddress(values: AddressValues): Promise<boolean>;
  submitShippingMethod(code: string): Promise<boolean>;
  submitBillingAddress(billing: 'same' | AddressValues): Promise<boolean>;
  submitPaymentMethod(payment: { code: string; description: string }): Promise<boolean>;
  /** The entered payment cannot be used any more, e.g. the card fields are gone. */
  forgetPayment(error?: Error): void;
  /** A call while one runs is the same call. true when the order stands. */
  placeOrder(pay: () => Promise<PaymentData>): Promise<boolean>;
  resetReceipt(): void;
}

export function createCheckout(storefront: Storefront): CheckoutState {
  const { transport, storage, cart, user, app, text, onDispose } = storefront;
  const regions = storefront.feature(createRegions);
  const api = createCheckoutApi(transport);
  const saved = createSavedCheckout(storage);
  const slots = createSlots();
  const hasBegun = signal(false);
  const { email, shippingAddress, billingAddress, availableShippingMethods, shippingMethod, paymentMethods } =
    slots;

  const done: Record<Step, () => boolean> = {
    contact: () => user.isSignedIn.value || email.value !== undefined,
    address: () => shippingAddress.value !== undefined,
    method: () => shippingMethod.value !== undefined,
    payment: () => slots.isPaymentReady.value && billingAddress.value !== undefined,
    review: () => false,
  };
  const step = computed(() => slots.editedStep.value ?? steps.find((each) => !done[each]()) ?? 'review');

  /** SPEC 4.3: submit, then accept or reject, each step with its own error slot. */
  async function submit(
    slot: Signal<Error | undefined>,
    action: () => Promise<void> | void,
  ): Promise<boolean> {
    batch(() => {
      slots.isSubmitting.value = true;
      slot.value = undefined;
      // What was wrong with the order may be mended by this.
      slots.orderError.value = undefined;
    });
    try {
      await action();
      slots.editedStep.value = undefined;
      return true;
    } catch (error) {
      slot.value = error instanceof Error ? error : new Error(String(error));
      return false;
    } finally {
      slots.isSubmitting.value = false;
    }
  }

  function requireCart(): string {
    const id = cart.cartId.value;
    if (!id) throw new CheckoutError(text('checkout.missing', { field: 'cartId' }));
    return id;
  }

  /** A guest's address; undefined for a customer, whose account has one. */
  function requireGuestEmail(): string | undefined {
    if (user.isSignedIn.value) return undefined;
    if (!email.value) throw new CheckoutError(text('checkout.missing', { field: 'email' }));
    return email.value;
  }

  async function onCart<T>(action: (cartId: string) => Promise<T>): Promise<T> {
    const box = await cart.withCart(async (cartId) => ({ answer: await action(cartId) }));
    if (!box) throw new CheckoutError(text('checkout.cartReplaced'));
    return box.answer;
  }

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

  const submitShippingAddress = (values: AddressValues) =>
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
      batch(() => {
        shippingAddress.value = address;
        availableShippingMethods.value = methods;
        shippingMethod.value = undefined;
      });
      saved.set('shipping_address', address);
      saved.set('availableShippingMethods', methods);
      saved.remove('shippingMethod');
      cart.setShippingMethods(methods.map(({ code, title }) => ({ code, title })));
      // A new address makes the backend forget the method; what can still be had need not be chosen again.
      if (kept) await setMethod(kept).catch(() => undefined);
    });

  const placement = createOrderPlacement({
    api,
    saved,
    cart,
    attempt: createOrderAttempt({ api, saved }),
    requireCart,
    requireGuestEmail,
    text,
    loadRegions: regions.load,
    customerEmail: () => user.currentUser.value?.email ?? '',
    slots,
  });

  function cancel(): void {
    saved.clear();
    clearSlots(slots);
  }
  const drafts = createDrafts({ storage, user, onDispose }, saved, slots);
  onDispose(user.onSignOut((why) => (why === 'signed-out' ? cancel() : clearSlots(slots))));

  return {
    ...slots,
    shippingTitle: computed(() => shippingMethod.value?.title),
    hasBegun,
    step,
    isDone: (each) => done[each](),

    begin() {
      clearSlots(slots);
      restoreSlots(slots, saved);
      drafts.restore();
      hasBegun.value = true;
      cart.setShippingMethods(availableShippingMethods.value.map(({ code, title }) => ({ code, title })));
    },
    async resume() {
      const address = shippingAddress.value;
      const details = cart.details.value;
      if (!address || !details || cart.isEmpty.value) return;
      const { currency } = details.grandTotal;
      const isPriced = availableShippingMethods.value.every(({ amount }) => amount.currency === currency);
      if (details.shipping && isPriced) return;
      if (user.isSignedIn.value || email.value) await submitShippingAddress(toValues(address));
    },
    edit(each) {
      slots.editedStep.value = each;
    },
    reset() {
      clearSlots(slots);
      app.closeDrawer();
    },
    cancel,
    keepDraft: drafts.keep,
    async loadPaymentMethods() {
      await submitQuietly(slots.paymentMethodError, async () => {
        paymentMethods.value = await onCart((cartId) => api.paymentMethods(cartId));
      });
    },

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

    submitBillingAddress: (billing) =>
      submit(slots.billingAddressError, () => {
        requireCart();
        const value: BillingAddress =
          billing === 'same'
            ? { sameAsShippingAddress: true }
            : { sameAsShippingAddress: false, ...fromValues(billing) };
        billingAddress.value = value;
        saved.set('billing_address', value);
      }),

    submitPaymentMethod: ({ code, description }) =>
      submit(slots.paymentMethodError, () => {
        requireCart();
        batch(() => {
          slots.paymentCode.value = code;
          slots.paymentData.value = { description };
          slots.isPaymentReady.value = true;
        });
        saved.set('paymentMethod', { code, description });
      }),

    forgetPayment(error) {
      batch(() => {
        slots.isPaymentReady.value = false;
        slots.paymentMethodError.value = error;
      });
    },

    placeOrder: placement.placeOrder,
    resetReceipt() {
      slots.receipt.value = undefined;
      saved.remove('checkoutReceipt');
    },
  };
}

/** A read that fills a step: its failure is shown there, but it submits nothing. */
async function submitQuietly(slot: Signal<Error | undefined>, action: () => Promise<void>): Promise<void> {
  slot.value = undefined;
  try {
    await action();
  } catch (error) {
    slot.value = error instanceof Error ? error : new Error(String(error));
  }
}
