// behaviour 3's 'checkout' slots, one signal each, and their initial state.
import { batch, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { Address } from '../user/addresses/address';
import type { PaymentMethod, ShippingMethod } from './api';
import type { Receipt } from './order/receipt';
import type { BillingAddress, Draft, SavedCheckout } from './saved';

export type Step = 'contact' | 'address' | 'method' | 'payment' | 'review';
export const steps: readonly Step[] = ['contact', 'address', 'method', 'payment', 'review'];

export type Slots = ReturnType<typeof createSlots>;
export type ReadonlySlots = {
  readonly [K in keyof Slots]: Slots[K] extends Signal<infer T> ? ReadonlySignal<T> : never;
};

export function createSlots() {
  return {
    email: signal<string | undefined>(undefined),
    /** The backend takes orders of customers only, as far as is known. */
    isGuestRefused: signal(false),
    shippingAddress: signal<Address | undefined>(undefined),
    billingAddress: signal<BillingAddress | undefined>(undefined),
    availableShippingMethods: signal<ShippingMethod[]>([]),
    shippingMethod: signal<ShippingMethod | undefined>(undefined),
    paymentMethods: signal<PaymentMethod[] | undefined>(undefined),
    paymentCode: signal<string | undefined>(undefined),
    /** What may be shown of the payment; never a nonce. */
    paymentData: signal<{ description: string } | undefined>(undefined),
    /** The payment can be used now: a card that was entered before a reload cannot. */
    isPaymentReady: signal(false),
    /** Ids of what was ticked; asked anew for each order. */
    acceptedAgreements: signal<readonly number[]>([]),
    receipt: signal<Receipt | undefined>(undefined),
    /** The receipt has come since the checkout began: it is shown whatever is in the next cart already. */
    isReceiptNew: signal(false),
    isSubmitting: signal(false),
    billingAddressError: signal<Error | undefined>(undefined),
    shippingAddressError: signal<Error | undefined>(undefined),
    shippingMethodError: signal<Error | undefined>(undefined),
    paymentMethodError: signal<Error | undefined>(undefined),
    orderError: signal<Error | undefined>(undefined),
    draft: signal<Draft>({}),
    editedStep: signal<Step | undefined>(undefined),
    /** Steps are being taken with what a returning customer always answers. */
    isFillingIn: signal(false),
    /** They led to the review, which nobody has looked at yet. */
    isFilledIn: signal(false),
  };
}

/** Initial state. */
export function clearSlots(slots: Slots): void {
  const fresh = createSlots();
  batch(() => {
    for (const name of Object.keys(slots) as (keyof Slots)[]) {
      (slots[name] as Signal<unknown>).value = fresh[name].value;
    }
  });
}

export function restoreSlots(slots: Slots, saved: SavedCheckout): void {
  batch(() => {
    const payment = saved.get('paymentMethod');
    slots.email.value = saved.get('guestEmail');
    slots.billingAddress.value = saved.get('billing_address');
    slots.shippingAddress.value = saved.get('shipping_address');
    slots.shippingMethod.value = saved.get('shippingMethod');
    slots.availableShippingMethods.value = saved.get('availableShippingMethods') ?? [];
    slots.paymentCode.value = payment?.code;
    slots.paymentData.value = payment && { description: payment.description };
    slots.receipt.value = saved.get('checkoutReceipt');
  });
}
