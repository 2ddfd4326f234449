// The store views and currencies to choose from, and changing to another one. Only what lets a shopper choose needs it.
import { batch, effect } from '@preact/signals-core';
import { AvailableCurrenciesDocument, AvailableStoresDocument } from '../graphql/generated/store-view';
import type { Storefront } from '../storefront';
import { liveQuery, type Resource } from '../transport/resource';
import { parseCurrencies, parseStores, type Currencies, type StoreOption } from './choice-api';
import { codeKey, currencyKey, mediaUrlKey } from './keys';
import { lazily } from './lazily';

export interface StoreChoice {
  /** Each is asked for when first touched, and again for another store view. */
  readonly stores: Resource<StoreOption[]>;
  readonly currencies: Resource<Currencies>;
  /** Only a code that the backend lists; false otherwise. */
  switchStore(code: string): Promise<boolean>;
  switchCurrency(code: string): Promise<boolean>;
}

export function createStoreChoice({
  storage,
  transport,
  onDispose,
}: Pick<Storefront, 'storage' | 'transport' | 'onDispose'>): StoreChoice {
  const stores = lazily(() => {
    const resource = liveQuery(transport, AvailableStoresDocument, () => ({}), parseStores);
    onDispose(resource.dispose);
    return resource;
  });
  const currencies = lazily(() => {
    const resource = liveQuery(transport, AvailableCurrenciesDocument, () => ({}), parseCurrencies);
    onDispose(resource.dispose);
    return resource;
  });

  return {
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
  };
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
