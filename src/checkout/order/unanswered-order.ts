// An order that was sent and not answered for, in this page or before a reload: looked into until it is known what became of it.
import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../storefront';
import type { Attempt, SavedCheckout } from '../saved';
import type { Slots } from '../slots';
import { createOpenQuestion, type OpenQuestion } from './open-question';
import { endOf, UnansweredOrderError, type OrderAttempt } from './order-attempt';
import type { OrderOutcome } from './order-outcome';

export interface UnansweredOrder extends OpenQuestion {
  /** An order that was under way when the page went is being looked into. */
  readonly isSettling: ReadonlySignal<boolean>;
  /** Finds out what became of an order that was under way when the page went. true when there is a receipt. Never rejects. */
  settle(): Promise<boolean>;
}

export function createUnansweredOrder(
  { cart, storage, user }: Pick<Storefront, 'cart' | 'storage' | 'user'>,
  { saved, slots, attempt }: { saved: SavedCheckout; slots: Slots; attempt: OrderAttempt },
  { setOrder, accept, lose }: OrderOutcome,
) {
  const isSettling = signal(false);

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

  return {
    ...question,
    isSettling,
    async settle(): Promise<boolean> {
      const before = slots.receipt.value;
      const left = saved.get('checkoutAttempt');
      if (!left || !isOurs(left)) return false;
      isSettling.value = true;
      await question.askAgain();
      isSettling.value = false;
      return slots.receipt.value !== before;
    },
  };
}
