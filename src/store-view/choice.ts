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

export type ChoiceParts = Pick<
  Storefront,
  'storage' | 'transport' | 'storeView' | 'routing' | 'cart' | 'onDispose'
>;

export function createStoreChoice(parts: ChoiceParts): StoreChoice {
  const { storage, transport, storeView, onDispose } = parts;
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
  onDispose(followChoice(parts));

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

/** What is live asks again by itself; the route (behaviour 4.5) and a cart that has been read are told to. */
function followChoice({ storeView, routing, cart }: ChoiceParts): () => void {
  let before: [store: string, currency?: string] | undefined;
  return effect(() => {
    const now: typeof before = [storeView.code.value, storeView.currency.value];
    const [store, currency] = before ?? now;
    before = now;
    untracked(() => {
      if (store !== now[0]) routing.refresh();
      if (store === now[0] && currency === now[1]) return;
      // A read that is under way asks in the old currency.
      const again = cart.isLoading.peek();
      if (cart.details.peek() || again) void cart.load().then(() => (again ? cart.load() : undefined));
    });
  });
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
