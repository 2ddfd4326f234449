// What is saved of a customer's ways to pay, and removing it.
import { signal, type ReadonlySignal } from '@preact/signals-core';
import {
  RemoveSavedPaymentDocument,
  SavedPaymentsDocument,
} from '../../graphql/generated/account-saved-payments';
import { present } from '../../catalog/product-api';
import type { Storefront } from '../../storefront';
import { liveQuery } from '../../transport/resource';
import { parseSavedPayment, type SavedPayment } from './saved-payment';

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
    ({ customerPaymentTokens }) => present(customerPaymentTokens?.items).map(parseSavedPayment),
    // What was saved a moment ago, while paying, has to be here.
    { policy: 'network-only' },
  );
  const isRemoving = signal(false);
  return {
    payments: answer.data,
    error: answer.error,
    isRemoving,
    reload: answer.reload,
    async remove({ hash }) {
      isRemoving.value = true;
      try {
        await transport.mutate(RemoveSavedPaymentDocument, { hash });
        answer.reload();
      } finally {
        isRemoving.value = false;
      }
    },
    dispose: answer.dispose,
  };
}
