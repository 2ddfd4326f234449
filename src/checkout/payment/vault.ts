// The signed-in customer's saved cards, as the payment step offers them.
import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import { asError } from '../../errors/as-error';
import type { Storefront } from '../../storefront';
import { createPaymentApi, type Vault } from './api';

export interface VaultState {
  /** undefined until it is known; guests have none. */
  readonly vault: ReadonlySignal<Vault | undefined>;
  readonly error: ReadonlySignal<Error | undefined>;
  load(): Promise<void>;
}

const none: Vault = { cards: [], keeps: () => false };

export function createVault({ transport, user, onDispose }: Storefront): VaultState {
  const api = createPaymentApi(transport);
  const vault = signal<Vault | undefined>(undefined);
  const error = signal<Error | undefined>(undefined);
  onDispose(user.onSignOut(() => (vault.value = undefined)));
  return {
    vault,
    error,
    async load() {
      error.value = undefined;
      if (!user.isSignedIn.peek()) {
        vault.value = none;
        return;
      }
      try {
        vault.value = await api.vault();
      } catch (failure) {
        // A new card can be used all the same.
        batch(() => {
          vault.value = none;
          error.value = asError(failure);
        });
      }
    },
  };
}
