// What can be read from the one error that every request of the shop rejects with.
import { TransportError } from '../errors/transport-error';

export { TransportError, type ErrorEntry, type TransportErrorKind } from '../errors/transport-error';

/** Technical wrappings that the backend puts before the sentence meant for people. */
const wrapping = /^(Unable to place order|Could not (add|update) the product .*?): /;

/** Of what only developers can make something: its own faults, ids, and names of fields. */
const technical =
  /^(internal |syntax |cannot (return|query)|unknown |variable )|\b(ID|SKU)\b|_id|such (entity|method)/i;

/** The backend's first sentence without its wrappings, or the fallback where there is none fit for a shopper. */
export function shopperMessage(error: unknown, fallback: string): string {
  if (!(error instanceof TransportError) || error.kind === 'network' || error.kind === 'aborted')
    return fallback;
  const message = error.entries[0]?.message.replace(wrapping, '').trim();
  return !message || technical.test(message) ? fallback : message;
}
