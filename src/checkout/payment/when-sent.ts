// Until nothing is being sent any more.
import type { ReadonlySignal } from '@preact/signals-core';

export function whenSent(isSubmitting: ReadonlySignal<boolean>): Promise<void> {
  return new Promise((done) => {
    const stop = isSubmitting.subscribe((is) => {
      if (is) return;
      done();
      queueMicrotask(() => stop());
    });
  });
}
