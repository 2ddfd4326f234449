// A live thing that lives as long as the component that needs it: made on mount, disposed on unmount or when its key changes.
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { signal, type ReadonlySignal } from '@preact/signals-core';
import { useServed } from '../served';
import type { Storefront } from '../storefront';
import { useStorefront } from '../use-storefront';

function createHolder<T extends { dispose(): void }>() {
  const held = signal<T | undefined>(undefined);
  return {
    held,
    hold(thing: T): () => void {
      held.value = thing;
      return () => thing.dispose();
    },
  };
}

/**
 * `key` says everything that `create` depends on besides the Storefront. undefined on the very first frame. The
 * component reads the signal itself: only then does it follow it.
 */
export function useLive<T extends { dispose(): void }>(
  create: (storefront: Storefront) => T,
  key: string,
): ReadonlySignal<T | undefined> {
  const storefront = useStorefront();
  const [holder] = useState(createHolder<T>);
  const make = useEffectEvent(create);
  // By its text too: what another component makes may have the same key.
  const kept = useServed()?.keep(key + String(create), () => create(storefront));
  if (kept) holder.hold(kept);
  useLayoutEffect(() => holder.hold(make(storefront)), [holder, key, storefront]);
  return holder.held;
}
