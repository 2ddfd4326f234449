// What stands in the way of an order that was refused: by that the shopper is offered what helps.
import { TransportError } from '../../transport/errors';
import { PaymentError } from '../payment/provider';

export type OrderFault = 'payment' | 'stock' | 'other';

const stock = /out of stock|\bqty\b|quantit|not enough items|in stock status/i;
/** What the backend refuses beside payments and stock; payment providers have too many words to be listed. */
const others =
  /address|countr|region|post ?code|shipping method|carrier|terms and conditions|e-?mail|\bcart\b|session|authori[sz]ed|too many|server error|minimum order/i;

export function orderFault(error: Error): OrderFault {
  if (error instanceof PaymentError) return 'payment';
  if (!(error instanceof TransportError) || !isAnswer(error)) return 'other';
  const { message } = error;
  if (stock.test(message)) return 'stock';
  return others.test(message) ? 'other' : 'payment';
}

/** A refusal in so many words: not a broken connection, a busy backend, or one that does not let this shopper in. */
function isAnswer({ kind, status }: TransportError): boolean {
  return kind === 'graphql' || (kind === 'backend' && (status === 400 || status === 402 || status === 422));
}
