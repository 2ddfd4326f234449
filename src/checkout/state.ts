// The checkout: behaviour 3's 'checkout' slots as signals, and every action and transition of behaviour 4.3.
import '../words/catalogue/checkout';
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import { late } from '../late/late';
import type { Storefront } from '../storefront';
import { createCheckoutApi } from './api';
import { createFilling, type Filling } from './filling';
import { createDrafts } from './drafts';
import { createOrderAttempt } from './order/order-attempt';
import { createOrderPlacement, type OrderPlacement } from './order/order-placement';
import { createPaymentSteps, type PaymentSteps } from './payment-steps';
import { createSavedCheckout, type Draft } from './saved';
import { createShippingSteps, type ShippingSteps } from './shipping-steps';
import {
  clearSlots,
  createSlots,
  restoreSlots,
  steps,
  type ReadonlySlots,
  type Slots,
  type Step,
} from './slots';
import { createSubmission, type StepParts } from './submission';

export { steps, type Step } from './slots';

const saving = late(() => import('./address/address-saving'));

export interface CheckoutState extends ReadonlySlots, ShippingSteps, PaymentSteps, OrderPlacement, Filling {
  readonly shippingTitle: ReadonlySignal<string | undefined>;
  /** What was saved has been restored: forms may start from it. */
  readonly hasBegun: ReadonlySignal<boolean>;
  /** The step that is open: the edited one, else the first that is not done. */
  readonly step: ReadonlySignal<Step>;
  isDone(step: Step): boolean;

  begin(): void;
  edit(step: Step): void;
  /** Initial state, and the drawer closes. Saved data stays for the next begin. */
  reset(): void;
  /** Reset, and saved data is forgotten. */
  cancel(): void;
  keepDraft(patch: Draft): void;
}

/** Which steps have what they ask for. */
function createDone(
  { isSignedIn }: Storefront['user'],
  { email, isGuestRefused, shippingAddress, shippingMethod, isPaymentReady, billingAddress }: Slots,
) {
  const done: Record<Step, () => boolean> = {
    contact: () => isSignedIn.value || (email.value !== undefined && !isGuestRefused.value),
    address: () => shippingAddress.value !== undefined,
    method: () => shippingMethod.value !== undefined,
    payment: () => isPaymentReady.value && billingAddress.value !== undefined,
    review: () => false,
  };
  return (step: Step): boolean => done[step]();
}

export function createCheckout(storefront: Storefront): CheckoutState {
  const { transport, storage, cart, user, app, onDispose } = storefront;
  const api = createCheckoutApi(transport);
  const saved = createSavedCheckout(storage);
  const slots = createSlots();
  const drafts = createDrafts(storefront, saved, slots);
  const parts: StepParts = {
    api,
    saved,
    slots,
    submission: createSubmission(storefront, slots),
    keepDraft: drafts.keep,
    saveAddress: (address) =>
      void saving().then(
        ({ saveAddress }) => saveAddress(storefront, address),
        () => undefined,
      ),
  };
  const placement = createOrderPlacement(storefront, {
    ...parts,
    attempt: createOrderAttempt({ api, saved }),
  });
  const hasBegun = signal(false);

  const isDone = createDone(user, slots);

  function cancel(): void {
    saved.clear();
    clearSlots(slots);
  }
  onDispose(user.onSignOut((why) => (why === 'signed-out' ? cancel() : clearSlots(slots))));
  onDispose(
    effect(() => {
      // Who has signed in has said who they are.
      if (user.isSignedIn.value && untracked(() => slots.editedStep.value === 'contact'))
        slots.editedStep.value = undefined;
    }),
  );
  onDispose(
    effect(() => {
      // What was wrong with the order may be mended by a change of the cart.
      if (cart.isUpdatingItem.value) slots.orderError.value = undefined;
    }),
  );

  onDispose(
    effect(() => {
      if (!user.isSignedIn.value || !untracked(saved.restore)) return;
      if (hasBegun.peek()) untracked(() => restoreSlots(slots, saved));
    }),
  );

  const step = computed(() => slots.editedStep.value ?? steps.find((each) => !isDone(each)) ?? 'review');
  const shippingSteps = createShippingSteps(storefront, parts);
  const filling = createFilling(storefront, { slots, saved, shippingSteps, step });

  return {
    ...slots,
    ...shippingSteps,
    ...createPaymentSteps(parts),
    ...placement,
    shippingTitle: computed(() => slots.shippingMethod.value?.title),
    hasBegun,
    step,
    isDone,

    begin() {
      clearSlots(slots);
      restoreSlots(slots, saved);
      drafts.restore();
      hasBegun.value = true;
      cart.setShippingMethods(
        slots.availableShippingMethods.value.map(({ code, title }) => ({ code, title })),
      );
    },
    edit(each) {
      filling.endFillingIn();
      slots.editedStep.value = each;
    },
    ...filling,
    reset() {
      clearSlots(slots);
      app.closeDrawer();
    },
    cancel,
    keepDraft: drafts.keep,
  };
}
