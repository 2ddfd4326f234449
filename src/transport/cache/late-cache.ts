// When the normalised cache is loaded: at once where an earlier visit left something in it, else when the page has come to rest.
import { effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { BrowserStorage } from '../../storage/browser-storage';
import type { createNormalisedCache } from './normalised-cache';
import { whenIdle } from '../../late/when-idle';
import { hasStoredCache, storedCacheKey } from './stored-cache';

export interface LateCache {
  /** Set when the cache can take over; a page that is shown already is not asked for again. */
  create: ReadonlySignal<typeof createNormalisedCache | undefined>;
  /** Queries wait for this: what an earlier visit left is shown first. undefined on a first visit. */
  gate: Promise<void> | undefined;
  /** Marks a request that has no answer yet; the answer says that it has. The cache arrives between requests. */
  begin(): () => void;
  dispose(): void;
}

/** Where a page has given every object a name more, the cache's library would take that name for an entry of each of its lists. */
function objectsAreEmpty(): boolean {
  const names: string[] = [];
  for (const name in {}) names.push(name);
  return names.length === 0;
}

export const loadCache = () => import('./normalised-cache');

/** A cache that does not load must not keep the shop closed. */
const gateTimeout = 500;

export function createLateCache(
  storage: BrowserStorage,
  load = () => (objectsAreEmpty() ? loadCache() : Promise.reject(new TypeError())),
  hasRested = false,
): LateCache {
  const create = signal<typeof createNormalisedCache | undefined>();
  const loaded = signal<typeof createNormalisedCache | undefined>();
  const waiting = signal(0);
  const isKnown = hasStoredCache(storage);

  const arrive = () =>
    load().then(
      (module) => {
        loaded.value = module.createNormalisedCache;
        if (isKnown) create.value = module.createNormalisedCache;
        else storage.set(storedCacheKey, true);
      },
      // Without it every query is a request; it is loaded again on the next page.
      () => undefined,
    );
  const stopIdle = isKnown ? undefined : whenIdle(() => void arrive(), hasRested ? 0 : undefined);
  const stopWaiting = effect(() => {
    // Not in the middle of an answer being handed out.
    if (loaded.value && !waiting.value)
      queueMicrotask(() => !waiting.peek() && (create.value = loaded.peek()));
  });

  return {
    create,
    gate: isKnown
      ? Promise.race([arrive(), new Promise<void>((resolve) => setTimeout(resolve, gateTimeout))])
      : undefined,
    begin() {
      waiting.value += 1;
      let isOver = false;
      return () => {
        if (!isOver) waiting.value -= 1;
        isOver = true;
      };
    },
    dispose() {
      stopIdle?.();
      stopWaiting();
    },
  };
}
