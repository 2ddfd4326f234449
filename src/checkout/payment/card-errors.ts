// What is said at which card field when a card cannot be used.
import '../../words/catalogue/checkout';
import '../../words/catalogue/checkout-payment';
import type { Text } from '../../words/text';
import type { MessageKey } from '../../words/text';
import { inSentence } from '../../ui/form/in-sentence';
import type { FieldKey, PaymentError } from './provider';

const labels: Record<FieldKey, MessageKey> = {
  number: 'checkout.cardNumber',
  expirationDate: 'checkout.cardExpiry',
  cvv: 'checkout.cardCvv',
};

/** Empty when the failure is not about a field. */
export function cardErrors(error: PaymentError, text: Text): Partial<Record<FieldKey, string>> {
  if (error.kind === 'rejected') return { number: error.message || text('checkout.cardRejected') };
  if (error.kind !== 'empty' && error.kind !== 'invalid') return {};
  const key = error.kind === 'empty' ? 'checkout.cardFieldRequired' : 'checkout.cardFieldInvalid';
  const fields = error.fields.length ? error.fields : (['number'] as const);
  return Object.fromEntries(
    fields.map((field) => [field, text(key, { field: inSentence(text(labels[field])) })]),
  );
}
