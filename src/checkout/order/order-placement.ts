// Binds the steps of placing an order to the checkout's choices, the cart and the backend.
import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../storefront';
import { TransportError } from '../../transport/errors';
import { formatMoney } from '../../ui/price/money';
import { createAgreements, type Agreements } from './agreements';
import type { CheckoutApi } from '../api';
import { inTurn } from './in-turn';
import type { OrderAttempt } from './order-attempt';
import { collectOrder, type CollectedOrder } from './order-collection';
import type { PaymentData } from '../payment/provider';
import { placeOrder, type Placed } from './place-order';
import type { Receipt } from './receipt';
import type { SavedCheckout } from '../saved';
import { clearSlots, type Slots } from '../slots';
import { CheckoutError } from '../step-message';
import { asError, type Submission } from '../submission';

export interface OrderPlacement extends Agreements {
  /** An order that was under way when the page went is being looked into. */
  readonly isSettling: ReadonlySignal<boolean>;
  /** Shows the receipt of an order that was under way when the page went. true when there is one. Never rejects. */
  settle(): Promise<boolean>;
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

/** ms; the order stands, so the shopper need not wait long for its nicer name. */
const numberDeadline = 3000;

export function createOrderPlacement(storefront: Storefront, parts: PlacementParts): OrderPlacement {
  const { cart, onDispose, storage, text, toasts } = storefront;
  const { api, saved, slots, submission, attempt } = parts;
  const agreements = createAgreements(storefront, slots);
  const isSettling = signal(false);
  let running: Promise<boolean> | undefined;

  const submit = () =>
    batch(() => {
      slots.isSubmitting.value = true;
      slots.orderError.value = undefined;
    });
  /** Everything starts anew, but what was bought stays on the screen. */
  const accept = (receipt = slots.receipt.value) =>
    batch(() => {
      clearSlots(slots);
      slots.receipt.value = receipt;
      slots.isReceiptNew.value = receipt !== undefined;
    });
  const setOrder = (receipt: Receipt) => {
    slots.receipt.value = receipt;
    saved.set('checkoutReceipt', receipt);
  };

  async function withNumber(placed: Placed, order: CollectedOrder): Promise<Placed> {
    if (!placed.id) return placed;
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, numberDeadline, undefined));
    const number = await Promise.race([api.orderNumber(placed.id, order).catch(() => undefined), late]);
    return number ? { ...placed, number } : placed;
  }

  /** A customer's cart is addressed as "mine": it must still be the one on the screen, not one begun on another device. */
  async function refuseIfOrderedElsewhere({ cartId, guestEmail }: CollectedOrder): Promise<void> {
    if (guestEmail !== undefined || (await api.cartFate(cartId)) !== 'ordered') return;
    const message = text('checkout.orderedElsewhere');
    toasts.addToast({ type: 'info', message, timeout: 0, dismissable: true });
    saved.clear();
    cart.removeCart();
    await cart.createCart().catch(() => undefined);
    throw new CheckoutError(message);
  }

  /** Nobody pays another total than the one that the button named. */
  async function sendShippingInformation(order: CollectedOrder): Promise<void> {
    const total = await api.sendShippingInformation(order).catch(async (error: unknown) => {
      // Another device may have pressed at the same moment, and been first.
      if (error instanceof TransportError && error.kind === 'backend') await refuseIfOrderedElsewhere(order);
      throw error;
    });
    const shown = order.receipt.cart.grandTotal;
    if (!total || total.currency !== shown.currency || Math.abs(total.value - shown.value) < 0.005) return;
    await cart.load();
    throw new CheckoutError(text('checkout.totalChanged', { total: formatMoney(total) }));
  }

  async function run(pay: () => Promise<PaymentData>): Promise<boolean> {
    let collected: CollectedOrder | undefined;
    const order = async () => (collected ??= await collectOrder(storefront, slots, submission, agreements));
    return placeOrder({
      submit,
      async earlierAttempt() {
        await agreements.loadAgreements();
        const placed = await attempt.earlier((await order()).cartId);
        if (!placed) await refuseIfOrderedElsewhere(await order());
        return placed;
      },
      pay,
      sendShippingInformation: async () => sendShippingInformation(await order()),
      async sendPaymentInformation(payment) {
        const sent = await order();
        const { cartId, receipt } = sent;
        const placed = await attempt.send({ cartId, sentAt: Date.now(), receipt }, (signal) =>
          api.sendPaymentInformation(sent, payment, signal),
        );
        return withNumber(placed, sent);
      },
      setOrder(placed) {
        if (collected) setOrder({ ...collected.receipt, order: placed });
      },
      clearSavedData: saved.clear,
      removeCart: cart.removeCart,
      createCart: cart.createCart,
      accept,
      reject(error) {
        batch(() => {
          slots.isSubmitting.value = false;
          slots.orderError.value = asError(error);
        });
      },
    });
  }

  /** One tab at a time: what another one has ordered while this one waited is not ordered again. */
  async function runInTurn(pay: () => Promise<PaymentData>): Promise<boolean> {
    const cartId = cart.cartId.value;
    submit();
    return inTurn(`airside-order-${cartId}`, async () => {
      const receipt = saved.get('checkoutReceipt');
      if (!cartId || receipt?.cart.id !== cartId) return run(pay);
      accept(receipt);
      return false;
    });
  }

  // Another tab has placed the order: this one shows it as well.
  onDispose(
    storage.onChange('checkoutReceipt', (receipt) => {
      if (receipt && !running) accept(receipt as Receipt);
    }),
  );

  return {
    ...agreements,
    isSettling,
    async settle() {
      if (!saved.get('checkoutAttempt')) return false;
      isSettling.value = true;
      const ordered = await attempt.settle();
      if (ordered) {
        setOrder(ordered.receipt);
        saved.clear();
        if (storage.get('cartId') === ordered.cartId) {
          cart.removeCart();
          await cart.createCart().catch(() => undefined);
        }
        accept();
      }
      isSettling.value = false;
      return ordered !== undefined;
    },
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
