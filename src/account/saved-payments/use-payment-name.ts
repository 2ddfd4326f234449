// What a saved payment is called: "Visa ending in 1111".
import { useText } from '../../words/use-text';
import type { SavedPayment } from './saved-payment';

export function usePaymentName(): (payment: SavedPayment) => string {
  const text = useText();
  return ({ card, email }) =>
    card
      ? text('savedPayments.card', card)
      : email
        ? text('savedPayments.account', { email })
        : text('savedPayments.unknown');
}
