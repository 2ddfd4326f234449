// behaviour 8: what toasts say, and for how long.
import { expect, vi } from 'vitest';
import { createAppState } from '../../src/app/state';
import type { ToastRequest } from '../../src/app/toasts';
import { showUnhandledErrors } from '../../src/app/unhandled-errors';
import { onScreen, screenText } from '../support/screen-text';
import { openPage } from '../support/open-page';
import type { Proofs } from './situations';

/** Toasts that stand, with a clock that only the test moves. */
async function stoppedClock() {
  const storefront = openPage('<airside-toasts></airside-toasts>');
  // Once one has been seen, the regions have been there for long enough to be heard.
  const { toasts } = storefront;
  const first = toasts.addToast({ type: 'info', message: 'Ready' });
  await expect.poll(() => screenText()).toBe('Ready');
  toasts.removeToast(first);
  await expect.poll(() => screenText()).toBe('');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  return storefront;
}

/** `text` is read at once, and gone after that many milliseconds, not before. */
async function expectFor(milliseconds: number, text: string): Promise<void> {
  await expect.poll(() => screenText()).toBe(text);
  vi.advanceTimersByTime(milliseconds - 1);
  await new Promise((done) => queueMicrotask(() => done(undefined)));
  expect(screenText()).toBe(text);
  vi.advanceTimersByTime(1);
  await expect.poll(() => screenText()).toBe('');
}

export const notices: Proofs = {
  async 'Unexpected error toast'() {
    const { app, toasts, text } = await stoppedClock();
    const first = app.reportError(new Error('boom'), 'airside-cart-page');
    await expectFor(
      15_000,
      `Sorry! An unexpected error occurred.\nDebug: ${first} in airside-cart-page: boom`,
    );
    expect(app.unhandledErrors.value.map(({ id }) => id)).toEqual([first]);

    const second = app.reportError(new Error('bang'), 'airside-header');
    await expect.poll(() => screenText()).toContain(`Debug: ${second} in airside-header: bang`);
    onScreen('button[aria-label="Dismiss"]')?.click();
    await expect.poll(() => screenText()).toBe('');
    expect(app.unhandledErrors.value.map(({ id }) => id)).toEqual([first]);

    // A crash, in a shop whose page is ours to reload.
    const reload = vi.fn();
    const crashing = createAppState();
    const stop = showUnhandledErrors(crashing, toasts, text, reload);
    crashing.reportError(new Error('crash'), 'airside-shop', { crashed: true });
    await expect.poll(() => screenText()).toContain('Sorry! An unexpected error occurred.');
    expect(screenText()).toContain('Reload the page');
    onScreen('button[aria-label="Dismiss"]')?.click();
    expect(reload).toHaveBeenCalledOnce();
    stop();
  },

  async 'Offline toast'() {
    await stoppedClock();
    dispatchEvent(new Event('offline'));
    await expectFor(3000, 'You are offline. Some features may be unavailable.');
    dispatchEvent(new Event('online'));
  },

  async 'Online toast'() {
    await stoppedClock();
    dispatchEvent(new Event('online'));
    await expectFor(3000, 'You are online.');
  },

  async 'Invalid toast'() {
    const { toasts } = openPage('<airside-toasts></airside-toasts>');
    expect(() => toasts.addToast({ message: 'x' } as ToastRequest)).toThrow(/^toast\.type is required$/);
    expect(() => toasts.addToast({ type: 'info' } as ToastRequest)).toThrow(/^toast\.message is required$/);
    expect(screenText()).toBe('');
  },
};
