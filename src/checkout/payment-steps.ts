// How the order is paid and whose address the bill names: billing address, payment method.
import { batch } from '@preact/signals-core';
import { fromValues, type AddressValues } from '../user/addresses/address';
import type { CheckoutApi } from './api';
import type { BillingAddress, SavedCheckout } from './saved';
import type { Slots } from './slots';
import { asError, type Submission } from './submission';

export interface PaymentSteps {
  /** A read that fills the step: its failure is shown there, but it submits nothing. */
  loadPaymentMethods(): Promise<void>;
  submitBillingAddress(billing: 'same' | AddressValues): Promise<boolean>;
  submitPaymentMethod(payment: { code: string; description: string }): Promise<boolean>;
  /** The entered payment cannot be used any more, e.g. the card fields are gone. */
  forgetPayment(error?: Error): void;
}

export function createPaymentSteps({
  api,
  saved,
  slots,
  submission: { submit, requireCart, onCart },
}: {
  api: CheckoutApi;
  saved: SavedCheckout;
  slots: Slots;
  submission: Submission;
}): PaymentSteps {
  return {
    async loadPaymentMethods() {
      slots.paymentMethodError.value = undefined;
      try {
        slots.paymentMethods.value = await onCart((cartId) => api.paymentMethods(cartId));
      } catch (error) {
        slots.paymentMethodError.value = asError(error);
      }
    },

    submitBillingAddress: (billing) =>
      submit(slots.billingAddressError, () => {
        requireCart();
        const value: BillingAddress =
          billing === 'same'
            ? { sameAsShippingAddress: true }
            : { sameAsShippingAddress: false, ...fromValues(billing) };
        slots.billingAddress.value = value;
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
  };
}
