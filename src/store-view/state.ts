// Owns which store view and currency the page shows, and what the backend says about them (SPEC 3, 4.5).
import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import {
  AvailableCurrenciesDocument,
  AvailableStoresDocument,
  StoreConfigDocument,
} from '../graphql/generated/store-view';
import type { BrowserStorage } from '../storage/browser-storage';
import { liveQuery, type Resource } from '../transport/resource';
import type { Transport } from '../transport/transport';
import {
  parseCurrencies,
  parseStoreConfig,
  parseStores,
  type Currencies,
  type StoreConfig,
  type StoreOption,
} from './api';

export type { Currencies, StoreConfig, StoreOption } from './api';

export interface StoreViewState {
  /** Stored, else configured, else 'default'. */
  code: ReadonlySignal<string>;
  /** What prices are asked in: chosen by the shopper, else the store view's own, USD until that is known. */
  currency: ReadonlySignal<string>;
  /** Each is asked for when first touched, and again for another store view. */
  readonly config: Resource<StoreConfig>;
  readonly stores: Resource<StoreOption[]>;
  readonly currencies: Resource<Currencies>;
  /** Only a code that the backend lists; false otherwise. */
  switchStore(code: string): Promise<boolean>;
  switchCurrency(code: string): Promise<boolean>;
  dispose(): void;
}

export interface StoreViewParts {
  storage: BrowserStorage;
  transport: Transport;
  /** Store view code where none is stored. */
  storeView?: string;
}

const codeKey = 'store_view_code';
const currencyKey = 'store_view_currency';
const mediaUrlKey = 'store_view_secure_base_media_url';

export function createStoreViewState({ storage, transport, storeView }: StoreViewParts): StoreViewState {
  const storedCode = storage.signal<string>(codeKey);
  const storedCurrency = storage.signal<string>(currencyKey);
  const code = computed(() => storedCode.value ?? storeView ?? 'default');
  const defaultCurrency = signal('USD');
  const currency = computed(() => storedCurrency.value ?? defaultCurrency.value);
  const cleanUps: (() => void)[] = [];

  const config = lazily(() => {
    const resource = liveQuery(transport, StoreConfigDocument, () => ({}), parseStoreConfig);
    const follow = effect(() => {
      const known = resource.data.value;
      if (!known) return;
      defaultCurrency.value = known.defaultCurrency;
      // Image URLs need the media base on the next first frame (SPEC 7.3), before the configuration is in.
      if (storage.get(mediaUrlKey) !== known.secureBaseMediaUrl)
        storage.set(mediaUrlKey, known.secureBaseMediaUrl);
    });
    cleanUps.push(follow, resource.dispose);
    return resource;
  });
  const stores = lazily(() => {
    const resource = liveQuery(transport, AvailableStoresDocument, () => ({}), parseStores);
    cleanUps.push(resource.dispose);
    return resource;
  });
  const currencies = lazily(() => {
    const resource = liveQuery(transport, AvailableCurrenciesDocument, () => ({}), parseCurrencies);
    cleanUps.push(resource.dispose);
    return resource;
  });

  return {
    code,
    currency,
    get config() {
      return config();
    },
    get stores() {
      return stores();
    },
    get currencies() {
      return currencies();
    },
    async switchStore(next) {
      const { store } = await settled(stores(), (all) => ({
        store: all.find((option) => option.code === next),
      }));
      if (!store) return false;
      // Together, so that the transport starts over once.
      batch(() => {
        storage.set(codeKey, store.code);
        storage.set(currencyKey, store.currency);
        storage.set(mediaUrlKey, store.secureBaseMediaUrl);
      });
      return true;
    },
    async switchCurrency(next) {
      const { known } = await settled(currencies(), ({ available }) => ({ known: available.includes(next) }));
      if (known) storage.set(currencyKey, next);
      return known;
    },
    dispose() {
      cleanUps.forEach((cleanUp) => cleanUp());
    },
  };
}

/** Created on the first call, outside of whatever effect reads it: it must outlive that effect. */
function lazily<T>(create: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= untracked(create));
}

/** Waits until the resource has answered; rejects with its error. */
function settled<T, R>(resource: Resource<T>, select: (data: T) => R): Promise<R> {
  return new Promise((resolve, reject) => {
    let stop = () => {};
    let done = false;
    const finish = (act: () => void) => {
      done = true;
      stop();
      act();
    };
    stop = effect(() => {
      const data = resource.data.value;
      const error = resource.error.value;
      if (done) return;
      if (data !== undefined) finish(() => resolve(select(data)));
      else if (error) finish(() => reject(error));
    });
    if (done) stop();
  });
}
