// When the page has come to rest, for what can be done without until then.
import { signal, type ReadonlySignal } from '@preact/signals-core';
import { whenIdle } from './when-idle';

interface Disposing {
  onDispose(callback: () => void): void;
}

/** A feature of the storefront: all who ask share one. */
export function createPageIdle({ onDispose }: Disposing): ReadonlySignal<boolean> {
  const isIdle = signal(false);
  onDispose(whenIdle(() => void (isIdle.value = true)));
  return isIdle;
}
