// Who asks: the token, store view and currency that the browser's storage holds, and the cache id that goes with them (behaviour 3).
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { BrowserStorage } from '../storage/browser-storage';
import type { Identity } from './operation';
import { toJson } from './json';

export interface IdentityState {
  current: ReadonlySignal<Identity>;
  /** The backend's name for its cached answers to `current`; forgotten with it. */
  cacheId(): string | undefined;
  /** Takes no note of a late answer to who we were: it is not the id of who we are. */
  keepCacheId(id: string, of: Identity): void;
  /** Gives up what the backend refused, unless it has changed meanwhile. */
  drop(what: keyof Identity, refused: Identity): void;
  dispose(): void;
}

const keys: Record<keyof Identity, string> = {
  token: 'signin_token',
  store: 'store_view_code',
  currency: 'store_view_currency',
};
const cacheIdKey = 'magento_cache_id';

/** `storeView`: the store view code where none is stored. */
export function createIdentity(storage: BrowserStorage, storeView?: string): IdentityState {
  const [token, store, currency] = [keys.token, keys.store, keys.currency].map((key) =>
    storage.signal<string>(key),
  );
  // The configured code may be as wrong as a stored one.
  const fallbackStore = signal(storeView);
  const key = computed(() =>
    toJson([token?.value, store?.value ?? fallbackStore.value, currency?.value].map((part) => part || null)),
  );
  const current = computed<Identity>(() => {
    const [token, store, currency] = JSON.parse(key.value) as (string | null)[];
    return { token: token ?? undefined, store: store ?? undefined, currency: currency ?? undefined };
  });
  let first = true;
  const stopFollowing = effect(() => {
    void current.value;
    if (!first) storage.remove(cacheIdKey);
    first = false;
  });

  return {
    current,
    cacheId: () => storage.get(cacheIdKey),
    keepCacheId(id, of) {
      if (of === current.peek() && storage.get(cacheIdKey) !== id) storage.set(cacheIdKey, id);
    },
    drop(what, refused) {
      if (what === 'store') fallbackStore.value = undefined;
      if (storage.get(keys[what]) === refused[what]) storage.remove(keys[what]);
    },
    dispose: stopFollowing,
  };
}
