// Changes of the cart that are under way: busy until the last one is over, and why one went wrong.
import { signal } from '@preact/signals-core';
import { expect, it } from 'vitest';
import { createAttempts } from '../../src/cart/change/attempts';
import { deferred } from '../transport/fake-backend';

const noError = () => signal<Error | undefined>();

it('is busy until the last of several is over', async () => {
  const { isBusy, run } = createAttempts();
  expect(isBusy.value).toBe(false);
  const [one, other] = [deferred<boolean>(), deferred<boolean>()];
  const runs = [run(noError(), () => one.promise), run(noError(), () => other.promise)];
  expect(isBusy.value).toBe(true);
  one.resolve(true);
  expect(await runs[0]).toBe(true);
  expect(isBusy.value).toBe(true);
  other.resolve(false);
  expect(await runs[1]).toBe(false);
  expect(isBusy.value).toBe(false);
});

it('forgets what went wrong before as soon as it begins', async () => {
  const error = signal<Error | undefined>(new Error('before'));
  const open = deferred<boolean>();
  const running = createAttempts().run(error, () => open.promise);
  expect(error.value).toBeUndefined();
  open.resolve(true);
  await running;
  expect(error.value).toBeUndefined();
});

it('says why one failed, and is not busy any more', async () => {
  const { isBusy, run } = createAttempts();
  const error = noError();
  const reason = new Error('refused');
  expect(await run(error, () => Promise.reject(reason))).toBe(false);
  expect(error.value).toBe(reason);
  expect(isBusy.value).toBe(false);
});
