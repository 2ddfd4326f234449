import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToasts, type ToastRequest } from '../../src/app/toasts';

beforeEach(() => void vi.useFakeTimers({ now: 1000 }));
afterEach(() => void vi.useRealTimers());

const info: ToastRequest = { type: 'info', message: 'Hello' };

test.each([
  [{ message: 'x' }, 'toast.type is required'],
  [{ type: 'info' }, 'toast.message is required'],
  [{ type: 'info', message: '' }, 'toast.message is required'],
  [{ type: 'info', message: 'x', timeout: 0 }, 'toast needs a timeout or to be dismissable'],
])('%o throws "%s"', (request, message) => {
  expect(() => createToasts().addToast(request as ToastRequest)).toThrow(message);
});

test.each([
  [undefined, 5000],
  [3000, 3000],
  [15000, 15000],
])('timeout %s: gone after %i ms', (timeout, lasts) => {
  const { toasts, addToast } = createToasts();
  addToast({ ...info, timeout });
  vi.advanceTimersByTime(lasts - 1);
  expect(toasts.value.size).toBe(1);
  vi.advanceTimersByTime(1);
  expect(toasts.value.size).toBe(0);
});

test('without a timeout it stays until it is dismissed, which is told once', () => {
  const { toasts, addToast, dismissToast } = createToasts();
  const onDismiss = vi.fn();
  const id = addToast({ ...info, timeout: 0, dismissable: true, onDismiss });
  vi.advanceTimersByTime(1e9);
  expect(toasts.value.get(id)).toMatchObject({ type: 'info', message: 'Hello', dismissable: true });
  dismissToast(id);
  dismissToast(id);
  expect(toasts.value.size).toBe(0);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('an existing id keeps its timestamp, starts its time over and is a duplicate', () => {
  const { toasts, addToast } = createToasts();
  const id = addToast({ ...info, timeout: 3000 });
  expect(toasts.value.get(id)).toMatchObject({ timestamp: 1000, isDuplicate: false });
  vi.advanceTimersByTime(2000);
  expect(addToast({ ...info, timeout: 3000 })).toBe(id);
  expect(toasts.value.get(id)).toMatchObject({ timestamp: 1000, isDuplicate: true });
  vi.advanceTimersByTime(2999);
  expect(toasts.value.size).toBe(1);
  vi.advanceTimersByTime(1);
  expect(toasts.value.size).toBe(0);
});

test('other messages are other toasts, in the order they came', () => {
  const { toasts, addToast, removeToast } = createToasts();
  const first = addToast(info);
  addToast({ ...info, message: 'Again' });
  expect([...toasts.value.values()].map(({ message }) => message)).toEqual(['Hello', 'Again']);
  removeToast(first);
  removeToast('unknown');
  expect([...toasts.value.values()].map(({ message }) => message)).toEqual(['Again']);
});

test('dispose leaves no timer behind', () => {
  const toasts = createToasts();
  toasts.addToast(info);
  toasts.dispose();
  expect(vi.getTimerCount()).toBe(0);
});
