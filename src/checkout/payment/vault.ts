// The signed-in customer's saved cards, as the payment step offers them.
import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import { asError } from '../../errors/as-error';
import type { Storefront } from '../../storefront';
import { createLastRequest } from '../../transport/last-request';
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
  const readings = createLastRequest();
  onDispose(
    user.onSignOut(() => {
      readings.drop();
      vault.value = undefined;
    }),
  );
  return {
    vault,
    error,
    async load() {
      const stillCounts = readings.begin();
      error.value = undefined;
      if (!user.isSignedIn.peek()) {
        vault.value = none;
        return;
      }
      try {
        const told = await api.vault();
        if (stillCounts()) vault.value = told;
      } catch (failure) {
        // Cards that are known can be tried all the same, and so can a new one.
        if (!stillCounts() || vault.peek()?.cards.length) return;
        batch(() => {
          vault.value = none;
          error.value = asError(failure);
        });
      }
    },
  };
}
