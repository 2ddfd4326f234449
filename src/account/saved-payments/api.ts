// Saved ways to pay on the backend.
import {
  RemoveSavedPaymentDocument,
  SavedPaymentsDocument,
  type SavedPaymentsQuery,
} from '../../graphql/generated/account-saved-payments';
import { present } from '../../graphql/loose';
import type { Transport } from '../../transport/transport';
import { parseSavedPayment, type SavedPayment } from './saved-payment';

export { SavedPaymentsDocument };

export const parseSavedPayments = ({ customerPaymentTokens }: SavedPaymentsQuery): SavedPayment[] =>
  present(customerPaymentTokens?.items).map(parseSavedPayment);

/** Rejects with TransportError where it is still there. */
export async function removeSavedPayment(transport: Transport, { hash }: SavedPayment): Promise<void> {
  await transport.mutate(
    RemoveSavedPaymentDocument,
    { hash },
    {
      ifLost: async () => {
        const left = await transport.query(SavedPaymentsDocument, {}, { policy: 'network-only' });
        return parseSavedPayments(left).some((payment) => payment.hash === hash)
          ? undefined
          : { deletePaymentToken: null };
      },
    },
  );
}
