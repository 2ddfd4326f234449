// When the page has come to rest, for what cards can do without until then.
import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../storefront';
import { whenIdle } from '../../transport/when-idle';

export function createRested({ onDispose }: Storefront): ReadonlySignal<boolean> {
  const isRested = signal(false);
  onDispose(whenIdle(() => void (isRested.value = true)));
  return isRested;
}
