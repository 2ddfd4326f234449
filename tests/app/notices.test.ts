// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { trackOnline } from '../../src/app/online';
import { createAppState } from '../../src/app/state';
import { createToasts } from '../../src/app/toasts';
import { showUnhandledErrors } from '../../src/app/unhandled-errors';
import { createText } from '../../src/words/text';

const text = createText('en_US');
const shown = (toasts: ReturnType<typeof createToasts>) => [...toasts.toasts.value.values()];

test('going offline and coming back is said for three seconds', () => {
  const [app, toasts] = [createAppState(), createToasts()];
  const stop = trackOnline(app, toasts, text);
  window.dispatchEvent(new Event('offline'));
  expect([app.isOnline.value, app.hasBeenOffline.value]).toEqual([false, true]);
  window.dispatchEvent(new Event('online'));
  expect([app.isOnline.value, app.hasBeenOffline.value]).toEqual([true, true]);
  expect(shown(toasts)).toMatchObject([
    { type: 'error', message: 'You are offline. Some features may be unavailable.', timeout: 3000 },
    { type: 'info', message: 'You are online.', timeout: 3000 },
  ]);
  stop();
  window.dispatchEvent(new Event('offline'));
  expect(app.isOnline.value).toBe(true);
  toasts.dispose();
});

test('coming up without a network is said, too', () => {
  const [app, toasts] = [createAppState(), createToasts()];
  app.setOnline(false);
  trackOnline(app, toasts, text)();
  expect(shown(toasts)).toMatchObject([{ message: 'You are offline. Some features may be unavailable.' }]);
  toasts.dispose();
});

test('an unhandled error is shown once, for 15 seconds, with a line for debugging', () => {
  const [app, toasts] = [createAppState(), createToasts()];
  const reload = vi.fn();
  const stop = showUnhandledErrors(app, toasts, text, reload);
  const id = app.reportError(new Error('boom'), 'airside-cart-page');
  app.reportError(new Error('bang'), 'airside-header');
  expect(shown(toasts)).toHaveLength(2);
  const [toast] = shown(toasts);
  expect(toast).toMatchObject({ type: 'error', timeout: 15000, dismissable: true, isDuplicate: false });
  expect(toast!.message).toBe(
    `Sorry! An unexpected error occurred.\nDebug: ${id} in airside-cart-page: boom`,
  );
  toasts.dismissToast(toast!.id);
  expect(app.unhandledErrors.value.map(({ error }) => error.message)).toEqual(['bang']);
  expect(shown(toasts)).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
  stop();
  toasts.dispose();
});

test('dismissing the toast of a crash reloads', () => {
  const [app, toasts] = [createAppState(), createToasts()];
  const reload = vi.fn();
  const stop = showUnhandledErrors(app, toasts, text, reload);
  app.reportError(new Error('boom'), 'airside-shop', { crashed: true });
  toasts.dismissToast(shown(toasts)[0]!.id);
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
  toasts.dispose();
});
