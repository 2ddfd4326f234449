// Sends an order at most once: after an unclear failure the cart is asked what became of it, also after a reload.
import { TransportError } from '../../transport/errors';
import type { CheckoutApi } from '../api';
import type { Placed } from './place-order';
import type { Attempt, SavedCheckout } from '../saved';

/** Nobody knows whether the order was placed; the next attempt asks before it sends anything. */
export class UnclearOrderError extends Error {
  override readonly name = 'UnclearOrderError';
}

/** Not placed, although the backend did not say so itself: the cart is still there. */
export class UnansweredOrderError extends Error {
  override readonly name = 'UnansweredOrderError';
}

export interface OrderAttempt {
  /** Runs `send`, or finds out what became of it. Rejects when the order was not placed. */
  send(attempt: Attempt, send: (signal: AbortSignal) => Promise<Placed>): Promise<Placed>;
  /** What came of an attempt on this cart that was never answered for. Rejects when nobody knows. */
  earlier(cartId: string): Promise<Placed | undefined>;
  /** The attempt that was never answered for, when it became an order all the same. Never rejects. */
  settle(): Promise<Attempt | undefined>;
}

export interface OrderAttemptParts {
  api: Pick<CheckoutApi, 'cartFate'>;
  saved: SavedCheckout;
  /** ms; a payment provider may take its time. */
  deadline?: number;
  /** ms between questions, while the backend may still be at work. */
  pause?: number;
}

const questions = 3;

export function createOrderAttempt({
  api,
  saved,
  deadline = 60_000,
  pause = 1500,
}: OrderAttemptParts): OrderAttempt {
  /** An unanswered request may still be running: only a cart that stays active counts as not ordered. */
  async function ask(cartId: string, times: number): Promise<'active' | 'ordered' | 'unknown'> {
    const fate = await api.cartFate(cartId);
    if (fate === 'ordered' || times <= 1) return fate;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return ask(cartId, times - 1);
  }

  return {
    async send(attempt, send) {
      saved.set('checkoutAttempt', attempt);
      try {
        const placed = await send(AbortSignal.timeout(deadline));
        saved.remove('checkoutAttempt');
        return placed;
      } catch (error) {
        if (isRefusal(error)) {
          saved.remove('checkoutAttempt');
          throw error;
        }
        const fate = await ask(attempt.cartId, isUnanswered(error) ? questions : 1);
        if (fate === 'unknown') throw new UnclearOrderError('unclear', { cause: error });
        saved.remove('checkoutAttempt');
        if (fate === 'ordered') return {};
        throw isUnanswered(error) ? new UnansweredOrderError('unanswered', { cause: error }) : error;
      }
    },

    async earlier(cartId) {
      const left = saved.get('checkoutAttempt');
      if (left?.cartId !== cartId) return undefined;
      // A page that was reloaded a moment ago left a request that may still be running.
      const fate = await ask(cartId, Date.now() - left.sentAt < deadline ? questions : 1);
      if (fate === 'unknown') throw new UnclearOrderError('unclear');
      saved.remove('checkoutAttempt');
      return fate === 'ordered' ? {} : undefined;
    },

    async settle() {
      const left = saved.get('checkoutAttempt');
      if (!left || (await api.cartFate(left.cartId)) !== 'ordered') return undefined;
      saved.remove('checkoutAttempt');
      return left;
    },
  };
}

/** The backend said no, in so many words. A 404 may mean that the cart is an order already. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof TransportError)) return true;
  if (error.kind === 'network' || error.kind === 'aborted') return false;
  return (
    error.status !== undefined &&
    error.status >= 400 &&
    error.status < 500 &&
    error.status !== 404 &&
    error.status !== 408
  );
}

function isUnanswered(error: unknown): boolean {
  return (
    error instanceof TransportError &&
    (error.kind !== 'backend' || (error.status ?? 500) >= 500 || error.status === 408)
  );
}
