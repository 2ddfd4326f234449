// One attempt to order by itself: which failures are a no, which are asked about, and what each answer comes to.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartFate } from '../../src/checkout/order/fate-api';
import {
  createOrderAttempt,
  endOf,
  LostCartError,
  UnansweredOrderError,
  UnclearOrderError,
} from '../../src/checkout/order/order-attempt';
import type { Attempt, SavedCheckout } from '../../src/checkout/saved';
import { TransportError, type TransportErrorKind } from '../../src/errors/transport-error';

const start = new Date('2026-11-23T10:00:00Z').getTime();
beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const attempt = { cartId: 'cart-1', isGuest: true, sentAt: start, receipt: {} } as Attempt;
const failed = (kind: TransportErrorKind, status?: number, message = 'x') =>
  new TransportError(kind, message, { status, entries: [{ message }, { message: 'and more' }] });
const silence = () => failed('network');
const ordered: CartFate = { is: 'ordered', number: '000000007' };

/** Each question gets the next fate; the last one stays. */
function attempts(fates: CartFate[], left?: Attempt) {
  const key = 'checkoutAttempt';
  const values = new Map<string, Attempt>(left && [[key, left]]);
  const saved = {
    get: (name: string) => values.get(name),
    set: (name: string, value: Attempt) => void values.set(name, value),
    remove: (name: string) => void values.delete(name),
  } as unknown as SavedCheckout;
  const cartFate = vi.fn(() => Promise.resolve((fates.length > 1 ? fates.shift() : fates[0])!));
  return { ...createOrderAttempt({ api: { cartFate }, saved }), cartFate, kept: () => values.get(key) };
}

/** What `action` came to, once all pauses are over. */
async function outcome<T>(action: Promise<T>): Promise<T | Error> {
  const told = action.catch((error: Error) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  return told;
}

async function sent(error: Error, fates: CartFate[], of = attempt) {
  const { send, cartFate, kept } = attempts(fates);
  const result = await outcome(send(of, () => Promise.reject(error)));
  return { result, questions: cartFate.mock.calls.length, kept: kept() };
}

describe('an order that is answered', () => {
  it('is kept while it is under way, and no longer', async () => {
    const { send, cartFate, kept } = attempts([{ is: 'active' }]);
    const placed = await send(attempt, () => {
      expect(kept()).toBe(attempt);
      return Promise.resolve({ id: '7' });
    });
    expect(placed).toEqual({ id: '7' });
    expect(kept()).toBeUndefined();
    expect(cartFate).not.toHaveBeenCalled();
  });

  it.each([
    ['a fault of ours', new Error('x')],
    ['400', failed('backend', 400)],
    ['401', failed('backend', 401)],
    ['499', failed('backend', 499)],
    ['400 over GraphQL', failed('graphql', 400)],
  ])('with %s is refused: nothing is asked', async (_, error) => {
    expect(await sent(error, [ordered])).toEqual({ result: error, questions: 0, kept: undefined });
  });
});

describe('an order that is not answered', () => {
  const unanswered: [string, Error][] = [
    ['no network', silence()],
    ['given up', failed('aborted')],
    ['no network after a 400', failed('network', 400)],
    ['given up after a 400', failed('aborted', 400)],
    ['408', failed('backend', 408)],
    ['500', failed('backend', 500)],
    ['503', failed('backend', 503)],
    ['no status', failed('backend')],
    ['200 that cannot be read', failed('backend', 200)],
    ['a broken answer', failed('graphql', 200, 'Internal server error')],
    ['another broken answer', failed('graphql', 200, 'internal error: 7')],
  ];

  it.each(unanswered)('%s: asked three times, and within its minute nobody knows', async (_, error) => {
    const { result, questions, kept } = await sent(error, [{ is: 'active' }]);
    expect(result).toBeInstanceOf(UnclearOrderError);
    expect(result).toMatchObject({ name: 'UnclearOrderError', message: 'unclear', cause: error });
    expect(questions).toBe(3);
    expect(kept).toBe(attempt);
  });

  it.each(unanswered)('%s: no order after its minute, and still asked for by the next', async (_, error) => {
    const old = { ...attempt, sentAt: start - 60_000 };
    const { result, questions, kept } = await sent(error, [{ is: 'active' }], old);
    expect(result).toBeInstanceOf(UnansweredOrderError);
    expect(result).toMatchObject({ name: 'UnansweredOrderError', message: 'unanswered', cause: error });
    expect(questions).toBe(3);
    expect(kept).toBe(old);
  });

  it('500 in Magento’s own words has ended: asked once, and then there is no order', async () => {
    const error = failed('backend', 500, 'Internal Error. Details are available. Report ID: webapi-1');
    const { result, questions, kept } = await sent(error, [{ is: 'active' }]);
    expect(result).toBeInstanceOf(UnansweredOrderError);
    expect(questions).toBe(1);
    expect(kept).toBeUndefined();
    expect((await sent(error, [ordered], { ...attempt, isGuest: false })).result).toEqual({
      number: '000000007',
    });
  });

  it.each(unanswered)('%s: placed when it turns out so', async (_, error) => {
    for (const isGuest of [true, false]) {
      const { result, questions, kept } = await sent(error, [{ is: 'active' }, ordered], {
        ...attempt,
        isGuest,
      });
      expect(result).toEqual({ number: '000000007' });
      expect(questions).toBe(2);
      expect(kept).toBeUndefined();
    }
  });

  it('is given up after its time, a minute, and asked for', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const given = new AbortController();
    timeout.mockReturnValue(given.signal);
    const { send, cartFate } = attempts([ordered]);
    const told = send(
      attempt,
      (signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(failed('aborted')))),
    );
    expect(timeout).toHaveBeenCalledExactlyOnceWith(60_000);
    expect(cartFate).not.toHaveBeenCalled();
    given.abort();
    expect(await outcome(told)).toEqual({ number: '000000007' });
  });

  it('over, gone or unknown: nobody knows, and it is kept', async () => {
    for (const is of ['over', 'gone', 'unknown'] as const) {
      const { result, questions, kept } = await sent(silence(), [{ is }]);
      expect(result).toBeInstanceOf(UnclearOrderError);
      expect(result).toMatchObject({
        name: 'UnclearOrderError',
        message: 'unclear',
        cause: { kind: 'network' },
      });
      expect(questions).toBe(3);
      expect(kept).toBe(attempt);
    }
  });

  it('closed: the cart is lost, and nobody says that nothing was charged', async () => {
    const { result, questions, kept } = await sent(silence(), [{ is: 'closed' }]);
    expect(result).toBeInstanceOf(LostCartError);
    expect((result as LostCartError).end).toEqual({ why: 'closed' });
    expect(result).toMatchObject({ name: 'LostCartError', message: 'the cart is closed' });
    expect(result).toMatchObject({ cause: { kind: 'network' } });
    expect(questions).toBe(1);
    expect(kept).toBeUndefined();
  });

  it('is asked about every second and a half', async () => {
    const { send, cartFate } = attempts([{ is: 'unknown' }]);
    const told = send(attempt, () => Promise.reject(silence())).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1499);
    expect(cartFate).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(cartFate).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1500);
    expect(cartFate).toHaveBeenCalledTimes(3);
    await told;
  });
});

describe('an answer that says no, where the cart may be an order already', () => {
  const no: [string, Error][] = [
    ['404', failed('backend', 404)],
    ['an error over GraphQL', failed('graphql', 200)],
    ['an error over GraphQL that has 500', failed('graphql', 500)],
    ['words that only speak of a broken answer', failed('graphql', 200, 'No internal error')],
    ['less than 400', failed('backend', 399)],
  ];

  it.each(no)('%s: asked once, and told when the cart is still there', async (_, error) => {
    expect(await sent(error, [{ is: 'active' }])).toEqual({ result: error, questions: 1, kept: undefined });
  });

  it.each(no)('%s: a guest’s cart that was ordered was ordered by this', async (_, error) => {
    expect((await sent(error, [ordered])).result).toEqual({ number: '000000007' });
  });

  it.each(no)('%s: a customer’s may have been ordered on another device', async (_, error) => {
    const { result, kept } = await sent(error, [ordered], { ...attempt, isGuest: false });
    expect((result as LostCartError).end).toEqual({
      why: 'ordered',
      number: '000000007',
      isNotOrdered: true,
    });
    expect(kept).toBeUndefined();
  });

  it.each(no)('%s: a cart that is over is lost, and nothing was charged', async (_, error) => {
    for (const is of ['over', 'gone'] as const)
      expect(((await sent(error, [{ is }])).result as LostCartError).end).toEqual({
        why: 'over',
        isNotOrdered: true,
      });
  });

  it.each(no)('%s, and no answer to the question: nobody knows', async (_, error) => {
    const { result, questions, kept } = await sent(error, [{ is: 'unknown' }]);
    expect(result).toBeInstanceOf(UnclearOrderError);
    expect(questions).toBe(1);
    expect(kept).toBe(attempt);
  });
});

describe('another attempt on the same cart is at work', () => {
  const atWork = [
    'The order has already been placed.',
    'The cart is locked for processing. Please try again later.',
  ].map((words): [string, Error] => [words, failed('backend', 400, words)]);

  it.each(atWork)('%s What it comes to is not known yet', async (_, error) => {
    for (const is of ['active', 'over', 'unknown'] as const) {
      const { result, questions, kept } = await sent(error, [{ is }]);
      expect(result).toBeInstanceOf(UnclearOrderError);
      expect(questions).toBe(1);
      expect(kept).toBe(attempt);
    }
  });

  it.each(atWork)('%s It was this order where it is one', async (_, error) => {
    expect((await sent(error, [ordered])).result).toEqual({ number: '000000007' });
  });

  it.each(atWork)('%s Of a customer nobody says that it was not theirs', async (_, error) => {
    const { result } = await sent(error, [ordered], { ...attempt, isGuest: false });
    expect((result as LostCartError).end).toEqual({ why: 'ordered', number: '000000007' });
  });
});

describe('an attempt of before', () => {
  const earlier = async (fates: CartFate[], left: Attempt | undefined = attempt, cartId = 'cart-1') => {
    const { earlier, cartFate, kept } = attempts(fates, left);
    return { result: await outcome(earlier(cartId)), questions: cartFate.mock.calls.length, kept: kept() };
  };

  it('on another cart is none', async () => {
    expect(await earlier([ordered], attempt, 'cart-2')).toEqual({
      result: undefined,
      questions: 0,
      kept: attempt,
    });
    const { earlier: none, cartFate } = attempts([ordered]);
    expect(await none('cart-1')).toBeUndefined();
    expect(cartFate).not.toHaveBeenCalled();
  });

  it('that placed the order is not repeated', async () => {
    expect(await earlier([ordered])).toEqual({
      result: { number: '000000007' },
      questions: 1,
      kept: undefined,
    });
  });

  it('that may still be at work is asked about three times, and nothing is sent beside it', async () => {
    const { result, questions, kept } = await earlier([{ is: 'active' }]);
    expect(result).toBeInstanceOf(UnclearOrderError);
    expect([questions, kept]).toEqual([3, attempt]);
  });

  it('that comes to its end while it is asked about is forgotten', async () => {
    const late = { ...attempt, sentAt: start - 59_999 };
    expect(await earlier([{ is: 'active' }], late)).toEqual({
      result: undefined,
      questions: 3,
      kept: undefined,
    });
  });

  it.each([
    ['a minute ago', start - 60_000],
    ['by a clock that was set back since', start + 60_000],
  ])('that was sent %s can no longer be at work: asked once, and forgotten', async (_, sentAt) => {
    expect(await earlier([{ is: 'active' }], { ...attempt, sentAt })).toEqual({
      result: undefined,
      questions: 1,
      kept: undefined,
    });
  });

  it('of which nobody knows stops everything, and is kept', async () => {
    for (const is of ['over', 'gone', 'unknown'] as const) {
      const { result, kept } = await earlier([{ is }]);
      expect(result).toBeInstanceOf(UnclearOrderError);
      expect((result as Error).message).toBe('unclear');
      expect(kept).toBe(attempt);
    }
  });

  it('whose cart was closed without an order loses the cart', async () => {
    const { result, kept } = await earlier([{ is: 'closed' }]);
    expect((result as LostCartError).end).toEqual({ why: 'closed' });
    expect(kept).toBeUndefined();
  });
});

describe('after a reload', () => {
  it('nothing is asked where no order was under way', async () => {
    const { settle, cartFate } = attempts([ordered]);
    expect(await settle()).toBeUndefined();
    expect(cartFate).not.toHaveBeenCalled();
  });

  it.each<CartFate>([ordered, { is: 'closed' }])('%j is known for good, and forgotten', async (fate) => {
    const { settle, kept, cartFate } = attempts([fate], attempt);
    expect(await settle()).toEqual({ attempt, fate });
    expect(cartFate).toHaveBeenCalledWith(attempt);
    expect(kept()).toBeUndefined();
  });

  it.each(['active', 'over', 'gone', 'unknown'] as const)('%s may change, and is kept', async (is) => {
    const old = { ...attempt, sentAt: start - 60_000 };
    const { settle, kept } = attempts([{ is }], old);
    expect(await settle()).toEqual({ attempt: old, fate: { is } });
    expect(kept()).toBe(old);
  });

  it('a cart that is still there says nothing within the minute', async () => {
    const { settle, kept } = attempts([{ is: 'active' }], attempt);
    expect(await settle()).toEqual({ attempt, fate: { is: 'unknown' } });
    expect(kept()).toBe(attempt);
  });
});

it.each<readonly [fate: CartFate, end: object]>([
  [ordered, { why: 'ordered', number: '000000007' }],
  [{ is: 'closed' }, { why: 'closed' }],
  [{ is: 'over' }, { why: 'over' }],
  [{ is: 'gone' }, { why: 'over' }],
])('a cart that is %j has ended as %j', (fate, end) => {
  expect(endOf(fate, false)).toEqual(end);
  expect(endOf(fate, true)).toEqual({ ...end, isNotOrdered: true });
});
