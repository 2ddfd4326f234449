// A live thing that lives as long as the component that needs it: made on mount, disposed on unmount or when its key changes.
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { signal } from '@preact/signals-core';
import type { Storefront } from '../storefront';
import { useStorefront } from '../use-storefront';

interface Held<T> {
  key: string;
  thing: T;
}

function createHolder<T extends { dispose(): void }>() {
  const held = signal<Held<T> | undefined>(undefined);
  return {
    held,
    hold(key: string, thing: T): () => void {
      held.value = { key, thing };
      return () => thing.dispose();
    },
  };
}

/**
 * `key` says everything that `create` depends on besides the Storefront. undefined on the very first frame, and for
 * a moment after the key has changed.
 */
export function useLive<T extends { dispose(): void }>(
  create: (storefront: Storefront) => T,
  key: string,
): T | undefined {
  const storefront = useStorefront();
  const [holder] = useState(createHolder<T>);
  const make = useEffectEvent(create);
  useLayoutEffect(() => holder.hold(key, make(storefront)), [holder, key, storefront]);
  const held = holder.held.value;
  return held?.key === key ? held.thing : undefined;
}
