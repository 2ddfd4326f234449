// Sends an order at most once: after an unclear failure the backend is asked what became of it, also after a reload.
import type { CartEnd } from '../../cart/end/cart-end';
import { TransportError } from '../../transport/errors';
import { mayBeDone } from '../../transport/may-be-done';
import type { CheckoutApi } from '../api';
import type { CartFate } from './fate-api';
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

/** Not placed by this attempt, and never to be placed: the cart is over. */
export class LostCartError extends Error {
  override readonly name = 'LostCartError';
  constructor(
    readonly end: CartEnd,
    options?: ErrorOptions,
  ) {
    super(`the cart is ${end.why}`, options);
  }
}

/** What became of an attempt that was never answered for. */
export interface Settled {
  attempt: Attempt;
  fate: CartFate;
}

export interface OrderAttempt {
  /** Runs `send`, or finds out what became of it. Rejects when the order was not placed. */
  send(attempt: Attempt, send: (signal: AbortSignal) => Promise<Placed>): Promise<Placed>;
  /** What came of an attempt on this cart that was never answered for. Rejects when nobody knows. */
  earlier(cartId: string): Promise<Placed | undefined>;
  /** undefined when there is none. It is forgotten once its fate is known for good. Never rejects. */
  settle(): Promise<Settled | undefined>;
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
  /** The request may have been begun and go on without us. Not for ever, nor by a clock that was set back since. */
  const mayRun = ({ sentAt }: Attempt) => Math.abs(Date.now() - sentAt) < deadline;

  /** A cart that is still there says nothing while the request may be running. */
  async function fateOf(attempt: Attempt): Promise<CartFate> {
    const fate = await api.cartFate(attempt);
    return fate.is === 'active' && mayRun(attempt) ? { is: 'unknown' } : fate;
  }

  async function ask(attempt: Attempt, times: number): Promise<CartFate> {
    const fate = await fateOf(attempt);
    if (isKnown(fate) || times <= 1) return fate;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return ask(attempt, times - 1);
  }

  return {
    async send(attempt, send) {
      saved.set('checkoutAttempt', attempt);
      try {
        const placed = await send(AbortSignal.timeout(deadline));
        saved.remove('checkoutAttempt');
        return placed;
      } catch (cause) {
        if (isRefusal(cause) && !isAtWork(cause)) {
          saved.remove('checkoutAttempt');
          throw cause;
        }
        const isLost = isUnanswered(cause);
        const isBroken = hasEnded(cause);
        const mayGoOn = isLost && !isBroken;
        const isSilent = isLost || isBroken;
        const fate = await (mayGoOn ? ask(attempt, questions) : api.cartFate(attempt));
        const isOpen = isAtWork(cause) || (isSilent && fate.is !== 'active') || fate.is === 'unknown';
        if (isOpen && !isKnown(fate)) throw new UnclearOrderError('unclear', { cause });
        // It is long over by what we know: the next attempt asks once more all the same.
        if (!mayGoOn || isKnown(fate)) saved.remove('checkoutAttempt');
        if (fate.is === 'active')
          throw isLost ? new UnansweredOrderError('unanswered', { cause }) : (cause as Error);
        // An answer that says no is about this attempt. Only a guest's cart can be ordered by nobody else.
        if (fate.is === 'ordered' && (isSilent || attempt.isGuest)) return { number: fate.number };
        throw new LostCartError(endOf(fate, !isSilent && !isAtWork(cause)), { cause });
      }
    },

    async earlier(cartId) {
      const left = saved.get('checkoutAttempt');
      if (left?.cartId !== cartId) return undefined;
      const fate = await ask(left, mayRun(left) ? questions : 1);
      if (fate.is !== 'active' && !isKnown(fate)) throw new UnclearOrderError('unclear');
      saved.remove('checkoutAttempt');
      if (fate.is === 'closed') throw new LostCartError(endOf(fate, false));
      return fate.is === 'ordered' ? { number: fate.number } : undefined;
    },

    async settle() {
      const left = saved.get('checkoutAttempt');
      if (!left) return undefined;
      const fate = await fateOf(left);
      if (isKnown(fate)) saved.remove('checkoutAttempt');
      return { attempt: left, fate };
    },
  };
}

/** It will not change any more. */
function isKnown({ is }: CartFate): boolean {
  return is === 'ordered' || is === 'closed';
}

/** `isRefused`: an answer has said that nothing was ordered. */
export function endOf(fate: CartFate, isRefused: boolean): CartEnd {
  const rest = isRefused ? { isNotOrdered: true } : {};
  if (fate.is === 'ordered') return { why: 'ordered', number: fate.number, ...rest };
  return { why: fate.is === 'closed' ? 'closed' : 'over', ...rest };
}

/** The backend said no, in so many words. A 404 may mean that the cart is an order already. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof TransportError)) return true;
  if (error.kind === 'network' || error.kind === 'aborted' || hasEnded(error)) return false;
  return (
    error.status !== undefined &&
    error.status >= 400 &&
    error.status < 500 &&
    error.status !== 404 &&
    error.status !== 408
  );
}

/** An answer over GraphQL is one, whatever its status; one that speaks of itself as broken is none, nor is one that cannot be read. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof TransportError)) return false;
  if (error.kind === 'graphql') return mayBeDone(error);
  const { kind, status = 500 } = error;
  return kind !== 'backend' || status < 300 || status >= 500 || status === 408;
}

/** Another attempt on the same cart is at work: what it comes to is not known yet. */
function isAtWork(error: unknown): boolean {
  return says(error, /order has already been placed|cart is locked for processing/i);
}

/** Magento's words for whatever broke in it: nothing is at work any more, but the order may have been made before. */
function hasEnded(error: unknown): boolean {
  return says(error, broke);
}

const broke =
  /\breport id: webapi|server error stopped your order|error occurred on the server\. please try to place/i;

function says(error: unknown, words: RegExp): boolean {
  return error instanceof TransportError && error.entries.some(({ message }) => words.test(message));
}
