// The store views and currencies to choose from, and changing to another one. Only what lets a shopper choose needs it.
import { batch, computed, effect, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../storefront';
import type { Resource } from '../transport/resource';
import { liveChoices, type StoreOption, type StoreOptions } from './choice-api';
import { codeKey, currencyKey, mediaUrlKey } from './keys';
import { onFirstUse } from './on-first-use';

export interface StoreChoice {
  /** Asked for when first touched, and again for another store view. */
  readonly options: Resource<StoreOptions>;
  /** The store view that is shown; undefined until the backend has listed it. */
  readonly store: ReadonlySignal<StoreOption | undefined>;
  /** What prices are shown in; undefined until known. */
  readonly currency: ReadonlySignal<string | undefined>;
  /** Only a code that the backend lists; false otherwise. Rejects where the backend does not answer. */
  switchStore(code: string): Promise<boolean>;
  switchCurrency(code: string): Promise<boolean>;
}

export type ChoiceParts = Pick<Storefront, 'storage' | 'transport' | 'storeView' | 'routing' | 'onDispose'>;

export function createStoreChoice({
  storage,
  transport,
  storeView,
  routing,
  onDispose,
}: ChoiceParts): StoreChoice {
  const options = onFirstUse(() => {
    const resource = liveChoices(transport);
    onDispose(resource.dispose);
    return resource;
  });
  const store = computed(() => {
    const known = options().data.value;
    const find = (code: string) =>
      known?.stores.find((each) => each.code.toLowerCase() === code.toLowerCase());
    return known && (find(storeView.code.value) ?? find(known.storeCode));
  });
  // What is live asks again by itself, and a cart (src/cart/follow-view); the route is told to (behaviour 4.5).
  let before = storeView.code.peek();
  onDispose(
    effect(() => {
      const now = storeView.code.value;
      if (now !== before) untracked(() => routing.refresh());
      before = now;
    }),
  );

  return {
    get options() {
      return options();
    },
    store,
    currency: computed(() => {
      const known = options().data.value;
      const chosen = storeView.currency.value;
      return known && (chosen && known.currencies.includes(chosen) ? chosen : known.currency);
    }),
    async switchStore(next) {
      const { stores } = await answered(options());
      const wanted = stores.find(({ code }) => code === next);
      if (!wanted) return false;
      if (wanted === store.peek()) return true;
      // Together, so that the transport starts over once.
      batch(() => {
        storage.set(codeKey, wanted.code);
        storage.set(currencyKey, wanted.currency);
        storage.set(mediaUrlKey, wanted.secureBaseMediaUrl);
      });
      return true;
    },
    async switchCurrency(next) {
      const known = (await answered(options())).currencies.includes(next);
      if (known) storage.set(currencyKey, next);
      return known;
    },
  };
}

/** Waits until the resource has answered; rejects with its error. */
function answered<T>(resource: Resource<T>): Promise<T> {
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
      if (data !== undefined) finish(() => resolve(data));
      else if (error) finish(() => reject(error));
    });
    if (done) stop();
  });
}
