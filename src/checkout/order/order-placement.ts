// Binds the steps of placing an order to the checkout's choices, the cart and the backend.
import { batch } from '@preact/signals-core';
import { inTurn } from '../../storage/in-turn';
import type { Storefront } from '../../storefront';
import { createAgreements, type Agreements } from './agreements/agreements';
import type { CheckoutApi } from '../api';
import { LostCartError, UnclearOrderError, type OrderAttempt } from './order-attempt';
import { collectOrder, type CollectedOrder } from './order-collection';
import { createOrderOutcome } from './order-outcome';
import { refuseOtherTotal, whenUnchanged } from './named-total';
import { createOrderSending } from './order-sending';
import type { PaymentData } from '../payment/provider';
import type { Money } from '../../ui/price/money';
import { placeOrder } from './place-order';
import type { Receipt } from './receipt';
import type { SavedCheckout } from '../saved';
import type { Slots } from '../slots';
import { asError } from '../../errors/as-error';
import type { Submission } from '../submission';
import { createUnansweredOrder, type UnansweredOrder } from './unanswered-order';

export interface OrderPlacement extends Agreements, UnansweredOrder {
  /** A call while one runs is the same call. true when this call placed the order. */
  placeOrder(pay: () => Promise<PaymentData>): Promise<boolean>;
  resetReceipt(): void;
}

export interface PlacementParts {
  api: CheckoutApi;
  saved: SavedCheckout;
  slots: Slots;
  submission: Submission;
  attempt: OrderAttempt;
}

export function createOrderPlacement(storefront: Storefront, parts: PlacementParts): OrderPlacement {
  const { cart, onDispose, storage } = storefront;
  const { api, saved, slots, submission, attempt } = parts;
  const agreements = createAgreements(storefront, slots);
  const sending = createOrderSending(storefront, parts);
  const outcome = createOrderOutcome(storefront, parts);
  const unanswered = createUnansweredOrder(storefront, parts, outcome);
  let running: Promise<boolean> | undefined;

  async function run(pay: () => Promise<PaymentData>, named: Money | undefined): Promise<boolean> {
    let collected: CollectedOrder | undefined;
    let lastOrder: string | undefined;
    const order = async () => (collected ??= await collectOrder(storefront, slots, submission, agreements));
    return placeOrder({
      submit: () => begin(slots),
      async earlierAttempt() {
        await whenUnchanged(cart);
        await agreements.loadAgreements();
        const asked = await order();
        const placed = await attempt.earlier(asked.cartId);
        if (placed) return placed;
        await refuseOtherTotal(storefront, named);
        if (asked.guestEmail !== undefined) return undefined;
        // Before the cart is known to be active: no order of this cart may be among those before it.
        lastOrder = await api.lastOrder();
        await sending.refuseIfOver(asked);
        return undefined;
      },
      pay,
      sendShippingInformation: async (payment) =>
        sending.sendShippingInformation(await order(), payment, lastOrder),
      sendPaymentInformation: async (payment) =>
        sending.sendPaymentInformation(await order(), payment, lastOrder),
      setOrder(placed) {
        if (collected) outcome.setOrder({ ...collected.receipt, order: placed });
      },
      clearSavedData: saved.clear,
      removeCart: cart.removeCart,
      createCart: cart.createCart,
      accept: outcome.accept,
      reject(error) {
        batch(() => {
          slots.isSubmitting.value = false;
          slots.orderError.value = asError(error);
          unanswered.unclearCart.value = error instanceof UnclearOrderError ? collected?.cartId : undefined;
          if (error instanceof LostCartError) outcome.lose(error.end, collected?.receipt);
        });
      },
    });
  }

  /** One tab at a time: what another one has ordered while this one waited is not ordered again. */
  async function runInTurn(pay: () => Promise<PaymentData>): Promise<boolean> {
    const cartId = cart.cartId.value;
    const named = cart.details.peek()?.grandTotal;
    begin(slots);
    return inTurn(`airside-order-${cartId}`, async () => {
      const receipt = saved.get('checkoutReceipt');
      if (!cartId || receipt?.cart.id !== cartId) return run(pay, named);
      outcome.accept(receipt);
      return false;
    });
  }

  // Another tab has placed the order: this one shows it as well.
  onDispose(
    storage.onChange('checkoutReceipt', (receipt) => {
      if (!receipt || running) return;
      unanswered.leaveOpen();
      outcome.accept(receipt as Receipt);
    }),
  );

  return {
    ...agreements,
    ...unanswered,
    placeOrder: (pay) =>
      (running ??= runInTurn(pay).finally(() => {
        running = undefined;
      })),
    resetReceipt() {
      slots.receipt.value = undefined;
      saved.remove('checkoutReceipt');
    },
  };
}

const begin = ({ isSubmitting, orderError }: Slots): void =>
  batch(() => {
    isSubmitting.value = true;
    orderError.value = undefined;
  });
