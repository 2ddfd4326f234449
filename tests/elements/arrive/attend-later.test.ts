// behaviour 10: what has to be said is said although the page is not at rest yet, or has missed the code for it.
// @vitest-environment happy-dom
// @vitest-environment-options { "mocks": "at-rest" }
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attendLater } from '../../../elements/kit/attend-later';
import { createToasts, type Toasts } from '../../../src/app/toasts';
import type { Storefront } from '../../../src/storefront';

const attend = vi.hoisted(() => vi.fn());
const code = vi.hoisted(() => vi.fn(() => ({ attend })));
vi.mock('../../../elements/kit/at-rest', code);

let toasts: Toasts;
const cleanUps: (() => void)[] = [];
const say = (message: string) => void toasts.addToast({ type: 'info', message });

beforeEach(() => {
  vi.useFakeTimers();
  toasts = createToasts();
});
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  toasts.dispose();
  vi.useRealTimers();
  attend.mockClear();
});

function open(): void {
  const onDispose = (callback: () => void) => void cleanUps.push(callback);
  attendLater({ toasts, onDispose } as unknown as Storefront, document);
}

it('a message that is lost with the code brings it with the next', async () => {
  code.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch');
  });
  open();
  await vi.advanceTimersByTimeAsync(6000);
  await vi.dynamicImportSettled();
  expect(code).toHaveBeenCalledTimes(1);
  say('You are online.');
  await vi.dynamicImportSettled();
  expect(attend).toHaveBeenCalledTimes(1);
});

it('a message does not wait for rest', async () => {
  open();
  say('Glen Tarrow was removed.');
  await vi.dynamicImportSettled();
  expect(attend).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(6000);
  await vi.dynamicImportSettled();
  expect(attend, 'once').toHaveBeenCalledTimes(1);
});

it('nor does one that was there before', async () => {
  say('Your session has expired. Please sign in again.');
  open();
  await vi.dynamicImportSettled();
  expect(attend).toHaveBeenCalledTimes(1);
});

it('a page with nothing to say waits', async () => {
  open();
  await vi.advanceTimersByTimeAsync(1000);
  await vi.dynamicImportSettled();
  expect(attend).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  await vi.dynamicImportSettled();
  expect(attend).toHaveBeenCalledTimes(1);
});

it('a page that is gone before its code has come is not told', async () => {
  say('Glen Tarrow was removed.');
  open();
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  await vi.dynamicImportSettled();
  expect(attend).not.toHaveBeenCalled();
});
