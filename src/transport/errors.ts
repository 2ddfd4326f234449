// What can be read from the one error that every request of the shop rejects with.
import { TransportError } from '../errors/transport-error';

export { TransportError, type ErrorEntry, type TransportErrorKind } from '../errors/transport-error';

/** Technical wrappings that the backend puts before the sentence meant for people. */
const wrapping =
  /^(?:\[GraphQL\] |Unable to place order: |Could not (?:update|add) the product with SKU .*? ?(?:to the shopping cart)?: )+/;

/** The backend's first sentence without its wrappings, or the fallback where there is none fit for a shopper. */
export function shopperMessage(error: unknown, fallback: string): string {
  if (!(error instanceof TransportError) || error.kind === 'network' || error.kind === 'aborted')
    return fallback;
  const message = error.entries[0]?.message.replace(wrapping, '').trim();
  return !message ||
    /^(internal (server )?error|syntax error|cannot (return null|query field)|unknown (argument|type)|variable ")/i.test(
      message,
    )
    ? fallback
    : message;
}
