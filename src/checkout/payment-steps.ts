// How the order is paid and whose address the bill names: billing address, payment method.
import { batch } from '@preact/signals-core';
import type { Address, AddressValues } from '../user/addresses/address';
import { asAddress } from './shipping-steps';
import type { BillingAddress } from './saved';
import { asError } from '../errors/as-error';
import type { StepParts } from './submission';

export interface PaymentSteps {
  /** A read that fills the step: its failure is shown there, but it submits nothing. */
  loadPaymentMethods(): Promise<void>;
  /** `save`: a customer's address book gets it as well. */
  submitBillingAddress(
    billing: 'same' | AddressValues | Address,
    options?: { save?: boolean },
  ): Promise<boolean>;
  submitPaymentMethod(payment: { code: string; description: string }): Promise<boolean>;
  /** The entered payment cannot be used any more, e.g. the card fields are gone. */
  forgetPayment(error?: Error): void;
}

export function createPaymentSteps({
  api,
  saved,
  slots,
  keepDraft,
  saveAddress,
  submission: { submit, requireCart, format, onCart },
}: StepParts): PaymentSteps {
  return {
    async loadPaymentMethods() {
      slots.paymentMethodError.value = undefined;
      try {
        const { payment } = await onCart((cartId) => api.offers(cartId));
        if (!payment) throw new Error('offers: no payment told');
        batch(() => {
          slots.paymentMethods.value = payment;
          slots.paymentMethodError.value = undefined;
        });
      } catch (error) {
        slots.paymentMethodError.value = asError(error);
      }
    },

    submitBillingAddress: (billing, { save = false } = {}) =>
      submit(slots.billingAddressError, async () => {
        requireCart();
        const value: BillingAddress =
          billing === 'same'
            ? { sameAsShippingAddress: true }
            : { sameAsShippingAddress: false, ...asAddress(billing) };
        // Not at the last press.
        if (!value.sameAsShippingAddress) await format(value);
        slots.billingAddress.value = value;
        saved.set('billing_address', value);
        keepDraft({ billing: undefined });
        if (save && !value.sameAsShippingAddress) saveAddress(value);
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
