// A customer's addresses: read when first needed, changed one at a time, forgotten with the session.
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { asError } from '../../errors/as-error';
import type { Storefront } from '../../storefront';
import { late } from '../../late/late';
import type { Address } from './address';
import {
  createAddress,
  deleteAddress,
  fetchAddresses,
  updateAddress,
  type Defaults,
  type SavedAddress,
} from './api';
import { createAttempt } from '../attempt';
import type { TransportError } from '../../transport/errors';
import { createLastRequest } from '../../transport/last-request';
import { onOnline } from '../../transport/on-online';

export type { Defaults, SavedAddress } from './api';

/** What is written comes with the form. */
const formatting = late(() => import('./formatting'));

export interface AddressBook {
  /** undefined until read; empty for a customer without addresses, and for a guest. */
  readonly addresses: ReadonlySignal<readonly SavedAddress[] | undefined>;
  readonly defaultShipping: ReadonlySignal<SavedAddress | undefined>;
  readonly defaultBilling: ReadonlySignal<SavedAddress | undefined>;
  readonly isLoading: ReadonlySignal<boolean>;
  readonly loadError: ReadonlySignal<Error | undefined>;
  readonly isSaving: ReadonlySignal<boolean>;
  /** Of the last change. */
  readonly saveError: ReadonlySignal<Error | undefined>;
  /** Asks the backend, also when addresses are there already. Never rejects. */
  load(): Promise<void>;

  // Falsy: it failed, and saveError says why. A call while another one runs does nothing. The list is read again after each.
  /** Answers the new address's id. */
  create(address: Address, defaults?: Defaults): Promise<number | undefined>;
  update(id: number, address: Address, defaults?: Defaults): Promise<boolean>;
  /** Leaves the address itself as it is, also one of another country. */
  setDefaults(id: number, defaults: Defaults): Promise<boolean>;
  /** The backend keeps a default address until another one is the default. */
  remove(id: number): Promise<boolean>;
  /** Forgets the error of an earlier change. */
  resetError(): void;
}

export function createAddressBook(storefront: Storefront): AddressBook {
  const { transport, user, onDispose } = storefront;
  const addresses = signal<readonly SavedAddress[] | undefined>(undefined);
  const isLoading = signal(false);
  const loadError = signal<Error | undefined>(undefined);
  const saving = createAttempt();
  /** Of the latest read: an earlier one, or one of an earlier session, no longer counts. */
  const readings = createLastRequest();

  async function load(): Promise<void> {
    const stillCounts = readings.begin();
    if (!user.isSignedIn.peek()) return void (addresses.value = []);
    batch(() => {
      isLoading.value = true;
      loadError.value = undefined;
    });
    const outcome = await fetchAddresses(transport).then(
      (list) => () => void (addresses.value = list),
      (reason: unknown) => () => void (loadError.value = asError(reason)),
    );
    if (!stillCounts()) return;
    batch(() => {
      isLoading.value = false;
      outcome();
    });
  }

  const change = <T>(action: () => Promise<T>) =>
    saving.run(async () => {
      const answer = await action().catch((error: Partial<TransportError>) => {
        // Now is when the shopper looks.
        if (error.kind === 'unclear') void load();
        throw error;
      });
      await load();
      return answer;
    });
  const succeeds = async (action: () => Promise<void>) =>
    (await change(() => action().then(() => true))) ?? false;
  const format = async (address: Address) => {
    const { formatFor } = await formatting();
    return formatFor(storefront, address);
  };

  onDispose(
    user.onSignOut(() => {
      readings.drop();
      batch(() => {
        addresses.value = undefined;
        isLoading.value = false;
        loadError.value = undefined;
        saving.reset();
      });
    }),
  );
  onDispose(
    onOnline(() => {
      if (loadError.peek()) void load();
    }),
  );
  return {
    addresses,
    defaultShipping: computed(() => addresses.value?.find((each) => each.isDefaultShipping)),
    defaultBilling: computed(() => addresses.value?.find((each) => each.isDefaultBilling)),
    isLoading,
    loadError,
    isSaving: saving.isBusy,
    saveError: saving.error,
    load,
    create: (address, defaults = {}) =>
      change(async () => createAddress(transport, await format(address), defaults)),
    update: (id, address, defaults = {}) =>
      succeeds(async () => updateAddress(transport, id, await format(address), defaults)),
    setDefaults: (id, defaults) => succeeds(() => updateAddress(transport, id, undefined, defaults)),
    remove: (id) => succeeds(() => deleteAddress(transport, id)),
    resetError: saving.reset,
  };
}
