// One action of a form, as behaviour 4.4 has them: a request and a receive, and why it failed.
import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import { asError } from '../errors/as-error';

export interface Attempt {
  readonly isBusy: ReadonlySignal<boolean>;
  readonly error: ReadonlySignal<Error | undefined>;
  /** Does nothing while an action runs. undefined: it failed, and `error` says why. */
  run<T>(action: () => Promise<T>): Promise<T | undefined>;
  /** The same for an action that answers nothing. */
  succeeds(action: () => Promise<void>): Promise<boolean>;
  /** Forgets the error. */
  reset(): void;
}

export function createAttempt(): Attempt {
  const isBusy = signal(false);
  const error = signal<Error | undefined>(undefined);

  async function run<T>(action: () => Promise<T>): Promise<T | undefined> {
    if (isBusy.peek()) return undefined;
    batch(() => {
      isBusy.value = true;
      error.value = undefined;
    });
    try {
      return await action();
    } catch (reason) {
      error.value = asError(reason);
      return undefined;
    } finally {
      isBusy.value = false;
    }
  }
  return {
    isBusy,
    error,
    run,
    succeeds: async (action) => (await run(() => action().then(() => true))) ?? false,
    reset: () => void (error.value = undefined),
  };
}
