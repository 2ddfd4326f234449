// Saved ways to pay on the backend.
import {
  RemoveSavedPaymentDocument,
  type SavedPaymentsQuery,
} from '../../graphql/generated/account-saved-payments';
import { present } from '../../graphql/loose';
import type { Transport } from '../../transport/transport';
import { parseSavedPayment, type SavedPayment } from './saved-payment';

export { SavedPaymentsDocument } from '../../graphql/generated/account-saved-payments';

export const parseSavedPayments = ({ customerPaymentTokens }: SavedPaymentsQuery): SavedPayment[] =>
  present(customerPaymentTokens?.items).map(parseSavedPayment);

/** Rejects with TransportError where it is still there. */
export async function removeSavedPayment(transport: Transport, { hash }: SavedPayment): Promise<void> {
  await transport.mutate(RemoveSavedPaymentDocument, { hash });
}
