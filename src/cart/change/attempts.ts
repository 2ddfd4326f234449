// What is under way with the cart, and what went wrong: several changes may run at once.
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import { asError } from '../../errors/as-error';

export interface Attempts {
  readonly isBusy: ReadonlySignal<boolean>;
  /** false: it failed, and `error` says why. */
  run(error: Signal<Error | undefined>, action: () => Promise<boolean>): Promise<boolean>;
}

export function createAttempts(): Attempts {
  const running = signal(0);
  return {
    isBusy: computed(() => running.value > 0),
    async run(error, action) {
      running.value += 1;
      error.value = undefined;
      try {
        return await action();
      } catch (reason) {
        error.value = asError(reason);
        return false;
      } finally {
        running.value -= 1;
      }
    },
  };
}
