// What the shopper is told when a step fails.
import '../words/catalogue/checkout';
import type { Text } from '../words/text';
import { shopperMessage, TransportError } from '../transport/errors';
import { LostCartError, UnansweredOrderError, UnclearOrderError } from './order/order-attempt';
import { PaymentError } from './payment/provider';

const noMethod = /carrier with such method/i;

/** A failure whose message is meant for the shopper as it stands. */
export class CheckoutError extends Error {
  override readonly name = 'CheckoutError';
}

export function stepMessage(error: Error, text: Text): string {
  if (error instanceof CheckoutError) return error.message;
  if (error instanceof PaymentError) return paymentMessage(error, text);
  if (error instanceof TransportError && error.kind === 'network') return text('checkout.notReached');
  if (noMethod.test(error.message)) return text('checkout.methodGone');
  return shopperMessage(error, text('checkout.failed'));
}

export function orderMessage(error: Error, text: Text): string {
  if (error instanceof UnclearOrderError) return text('checkout.orderUnclear');
  if (error instanceof LostCartError) return text('checkout.cartReplaced');
  if (error instanceof UnansweredOrderError) return text('checkout.orderNotReached');
  if (error instanceof CheckoutError || error instanceof PaymentError) return stepMessage(error, text);
  if (error instanceof TransportError && error.kind === 'network') return text('checkout.notReached');
  if (error instanceof TransportError && isCrowded(error)) return text('checkout.crowded');
  if (isDeclined(error)) return text('checkout.declined');
  if (noMethod.test(error.message)) return text('checkout.methodGone');
  return shopperMessage(error, text('checkout.orderFailed'));
}

/** The backend takes no more orders for a moment, from this shopper or at all. */
function isCrowded({ status, entries }: TransportError): boolean {
  return status === 429 || entries.some(({ category }) => category === 'graphql-too-many-requests');
}

/** What a payment provider has Magento say, whatever its reason. */
export const isDeclined = (error: Error): boolean =>
  error instanceof TransportError &&
  error.entries.some(({ message }) => /\bTransaction has been declined\b/.test(message));

function paymentMessage(error: PaymentError, text: Text): string {
  switch (error.kind) {
    case 'unavailable':
      return text('checkout.cardUnavailable');
    case 'auth':
      return text('checkout.cardExpired');
    case 'timeout':
      return text('checkout.cardTimeout');
    case 'network':
      return text('checkout.cardNetwork');
    case 'rejected':
      return error.message || text('checkout.cardRejected');
    case 'empty':
    case 'invalid':
      return text('checkout.cardAgain');
    case 'cancelled':
      return text('checkout.failed');
  }
}
