// What is saved of a customer's ways to pay, and removing it.
import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../storefront';
import { liveQuery } from '../../transport/resource';
import { parseSavedPayments, removeSavedPayment, SavedPaymentsDocument } from './api';
import type { SavedPayment } from './saved-payment';

export interface SavedPaymentsState {
  /** undefined: not known yet. */
  readonly payments: ReadonlySignal<readonly SavedPayment[] | undefined>;
  readonly error: ReadonlySignal<Error | undefined>;
  readonly isRemoving: ReadonlySignal<boolean>;
  reload(): void;
  /** Rejects with TransportError where it is still there. */
  remove(payment: SavedPayment): Promise<void>;
  dispose(): void;
}

export function createSavedPayments({ transport, user }: Storefront): SavedPaymentsState {
  const answer = liveQuery(
    transport,
    SavedPaymentsDocument,
    () => (user.isSignedIn.value ? {} : undefined),
    parseSavedPayments,
    // What was saved a moment ago, while paying, has to be here.
    { policy: 'network-only' },
  );
  const isRemoving = signal(false);
  return {
    payments: answer.data,
    error: answer.error,
    isRemoving,
    reload: answer.reload,
    async remove(payment) {
      isRemoving.value = true;
      try {
        await removeSavedPayment(transport, payment);
      } finally {
        // Also where it has failed: it may be gone.
        answer.reload();
        isRemoving.value = false;
      }
    },
    dispose: answer.dispose,
  };
}
