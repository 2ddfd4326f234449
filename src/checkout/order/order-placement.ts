// Binds the steps of placing an order to the checkout's choices, the cart and the backend.
import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import { lineKey } from '../../cart/cart';
import { knownCartEnd, tellCartEnd, type CartEnd } from '../../cart/end/cart-end';
import { inTurn } from '../../storage/in-turn';
import type { Storefront } from '../../storefront';
import { TransportError } from '../../transport/errors';
import { formatMoney } from '../../ui/price/money';
import { createAgreements, type Agreements } from './agreements';
import type { CheckoutApi } from '../api';
import type { OrderedCart } from './fate-api';
import { createOpenQuestion, type OpenQuestion } from './open-question';
import {
  endOf,
  LostCartError,
  UnansweredOrderError,
  UnclearOrderError,
  type OrderAttempt,
} from './order-attempt';
import { collectOrder, type CollectedOrder } from './order-collection';
import type { PaymentData } from '../payment/provider';
import { placeOrder, type Placed } from './place-order';
import type { Receipt } from './receipt';
import type { Attempt, SavedCheckout } from '../saved';
import { clearSlots, type Slots } from '../slots';
import { CheckoutError } from '../step-message';
import { asError } from '../../errors/as-error';
import type { Submission } from '../submission';

export interface OrderPlacement extends Agreements, OpenQuestion {
  /** An order that was under way when the page went is being looked into. */
  readonly isSettling: ReadonlySignal<boolean>;
  /** Finds out what became of an order that was under way when the page went. true when there is a receipt. Never rejects. */
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
  const { cart, onDispose, storage, text, user } = storefront;
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

  const cartOf = ({ cartId, guestEmail }: CollectedOrder): OrderedCart => ({
    cartId,
    isGuest: guestEmail !== undefined,
  });

  async function withNumber(placed: Placed, order: CollectedOrder): Promise<Placed> {
    if (!placed.id) return placed;
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, numberDeadline, undefined));
    const asked = api.orderNumber(placed.id, cartOf(order)).catch(() => undefined);
    const number = await Promise.race([asked, late]);
    return number ? { ...placed, number } : placed;
  }

  /** The cart is over, and what became of it is known as far as it can be. */
  function lose(end: CartEnd, of: Receipt | undefined): void {
    const names = of?.cart.items.map(({ name }) => name);
    batch(() => {
      if (end.why === 'ordered') saved.clear();
      if (!of || storage.get('cartId') === of.cart.id) cart.removeCart();
      tellCartEnd(storage, { ...end, ...(names ? { names } : {}) });
    });
  }

  /** A customer's cart is addressed as "mine": it must still be the one on the screen, not one begun on another device. */
  async function refuseIfOver(order: CollectedOrder, lastOrder?: string): Promise<void> {
    if (order.guestEmail !== undefined) return;
    const fate = await api.cartFate({ ...cartOf(order), lastOrder });
    if (fate.is !== 'active' && fate.is !== 'unknown') throw new LostCartError(endOf(fate, true));
  }

  /** What the shop no longer sells leaves a cart by itself, and a cart may go as a whole: nothing was ordered then. */
  async function refuseIfLeft({ cartId, receipt }: CollectedOrder): Promise<void> {
    await cart.load();
    const now = cart.details.value;
    const end = knownCartEnd(storage);
    if (end && cart.isEmpty.value) tellCartEnd(storage, { ...end, isNotOrdered: true });
    if (now?.id !== cartId) return;
    const there = new Set(now.items.map(lineKey));
    const names = receipt.cart.items.filter((item) => !there.has(lineKey(item))).map(({ name }) => name);
    if (names.length > 0) throw new CheckoutError(text('checkout.itemsLeft', { names: names.join(', ') }));
  }

  /** Nobody pays another total than the one that the button named. */
  async function sendShippingInformation(order: CollectedOrder, lastOrder?: string): Promise<void> {
    const total = await api.sendShippingInformation(order).catch(async (error: unknown) => {
      if (error instanceof TransportError && error.kind === 'backend') {
        // Another device may have pressed at the same moment, and been first.
        await refuseIfOver(order, lastOrder);
        await refuseIfLeft(order);
      }
      throw error;
    });
    const shown = order.receipt.cart.grandTotal;
    if (!total || total.currency !== shown.currency || Math.abs(total.value - shown.value) < 0.005) return;
    await refuseIfLeft(order);
    throw new CheckoutError(text('checkout.totalChanged', { total: formatMoney(total) }));
  }

  async function run(pay: () => Promise<PaymentData>): Promise<boolean> {
    let collected: CollectedOrder | undefined;
    let lastOrder: string | undefined;
    const order = async () => (collected ??= await collectOrder(storefront, slots, submission, agreements));
    return placeOrder({
      submit,
      async earlierAttempt() {
        await agreements.loadAgreements();
        const asked = await order();
        const placed = await attempt.earlier(asked.cartId);
        if (placed || asked.guestEmail !== undefined) return placed;
        // Before the cart is known to be active: no order of this cart may be among those before it.
        lastOrder = await api.lastOrder();
        await refuseIfOver(asked);
        return undefined;
      },
      pay,
      sendShippingInformation: async () => sendShippingInformation(await order(), lastOrder),
      async sendPaymentInformation(payment) {
        const sent = await order();
        const { receipt } = sent;
        const about = { ...cartOf(sent), lastOrder, sentAt: Date.now(), receipt };
        const placed = await attempt
          .send(about, (signal) => api.sendPaymentInformation(sent, payment, signal))
          .catch(async (error: unknown) => {
            if (error instanceof TransportError && error.status === 400) await refuseIfLeft(sent);
            throw error;
          });
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
          question.unclearCart.value = error instanceof UnclearOrderError ? collected?.cartId : undefined;
          if (error instanceof LostCartError) lose(error.end, collected?.receipt);
        });
      },
    });
  }

  /** What a customer has sent is nobody else's to hear of. */
  function isOurs({ isGuest, receipt }: Attempt): boolean {
    if (isGuest) return true;
    const email = user.currentUser.value?.email ?? storage.get<string>('email');
    return user.isSignedIn.value && (!email || email.toLowerCase() === receipt.email.toLowerCase());
  }

  /** The cart of an attempt that was never answered for, where it is still not known what became of it. */
  async function look(): Promise<string | undefined> {
    const left = saved.get('checkoutAttempt');
    if (!left || !isOurs(left)) {
      // Another tab was told first.
      const receipt = saved.get('checkoutReceipt');
      if (receipt && receipt.cart.id === question.unclearCart.peek()) accept(receipt);
      return undefined;
    }
    const settled = await attempt.settle();
    if (!settled) return undefined;
    const { fate } = settled;
    if (fate.is === 'ordered') {
      setOrder({ ...left.receipt, order: { number: fate.number } });
      saved.clear();
      if (storage.get('cartId') === left.cartId) {
        cart.removeCart();
        await cart.createCart().catch(() => undefined);
      }
      accept();
    } else if (fate.is === 'closed') {
      lose(endOf(fate, false), left.receipt);
    } else if (fate.is === 'active') {
      // The attempt is kept: before anything is sent again, it is asked for once more.
      if (question.isUnclear.value) slots.orderError.value = new UnansweredOrderError('unanswered');
    } else {
      return left.cartId;
    }
    return undefined;
  }
  const question = createOpenQuestion(look);

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
      if (!receipt || running) return;
      question.leaveOpen();
      accept(receipt as Receipt);
    }),
  );

  return {
    ...agreements,
    ...question,
    isSettling,
    async settle() {
      const before = slots.receipt.value;
      const left = saved.get('checkoutAttempt');
      if (!left || !isOurs(left)) return false;
      isSettling.value = true;
      await question.askAgain();
      isSettling.value = false;
      return slots.receipt.value !== before;
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
