// The question that stays open by itself: when it is asked, how often, and when no longer.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOpenQuestion } from '../../src/checkout/order/open-question';

const start = 1_000_000;
beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

it('is open while an answer names a cart', async () => {
  const answers: (string | undefined)[] = ['cart-1', undefined];
  const question = createOpenQuestion(() => Promise.resolve(answers.shift()));
  expect(question.isUnclear.value).toBe(false);
  expect(question.isAsking.value).toBe(false);
  await question.askAgain();
  expect(question.unclearCart.value).toBe('cart-1');
  expect(question.isUnclear.value).toBe(true);
  await question.askAgain();
  expect(question.isUnclear.value).toBe(false);
});

it('is asked once at a time, and says when', async () => {
  const ask = vi.fn(() => new Promise<string | undefined>((resolve) => setTimeout(resolve, 500, 'cart-1')));
  const question = createOpenQuestion(ask);
  expect(question.askedAt.value).toBe(start);
  const asked = [question.askAgain(), question.askAgain()];
  expect(question.isAsking.value).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  await Promise.all(asked);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(question.isAsking.value).toBe(false);
  expect(question.askedAt.value).toBe(start + 500);
  void question.askAgain();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('stays as it is when nobody answers', async () => {
  const question = createOpenQuestion(() => Promise.reject(new Error('x')));
  question.unclearCart.value = 'cart-1';
  await question.askAgain();
  expect(question.unclearCart.value).toBe('cart-1');
  expect(question.isAsking.value).toBe(false);
});

it('asks by itself ever less often, a minute apart at most', async () => {
  const ask = vi.fn(() => Promise.resolve<string | undefined>('cart-1'));
  const stop = createOpenQuestion(ask).keepAsking();
  let asked = 0;
  for (const pause of [2, 4, 8, 16, 32, 60, 60]) {
    await vi.advanceTimersByTimeAsync(pause * 1000 - 1);
    expect(ask).toHaveBeenCalledTimes(asked);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(++asked);
  }
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(asked);
});

it('asks no more once it is known', async () => {
  const ask = vi.fn(() => Promise.resolve<string | undefined>(undefined));
  createOpenQuestion(ask).keepAsking();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks no more once nobody looks, also in the middle of a question', async () => {
  const ask = vi.fn(() => new Promise<string | undefined>((resolve) => setTimeout(resolve, 500, 'cart-1')));
  const stop = createOpenQuestion(ask).keepAsking();
  await vi.advanceTimersByTimeAsync(2_100);
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('is no longer open when the shopper goes on', async () => {
  const question = createOpenQuestion(() => Promise.resolve('cart-1'));
  await question.askAgain();
  question.leaveOpen();
  expect(question.isUnclear.value).toBe(false);
});
