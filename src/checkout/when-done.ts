// Until nothing is under way any more.
import type { ReadonlySignal } from '@preact/signals-core';

export function whenDone(isUnderWay: ReadonlySignal<boolean>): Promise<void> {
  return new Promise((done) => {
    const stop = isUnderWay.subscribe((is) => {
      if (is) return;
      done();
      queueMicrotask(() => stop());
    });
  });
}
