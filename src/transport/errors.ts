// What can be read from the one error that every request of the shop rejects with.
import { TransportError } from '../errors/transport-error';

export { TransportError, type ErrorEntry, type TransportErrorKind } from '../errors/transport-error';

/** Technical wrappings that the backend puts before the sentence meant for people. */
const wrapping =
  /^(?:\[GraphQL\] |Unable to place order: |Could not (?:update|add) the product with SKU .*? ?(?:to the shopping cart)?: )+/;

/** What the backend means by a sentence of its own that shoppers read wrong. */
const meanings = {
  tooMany: /requested qty (is not available|exceeds)|not enough items for sale/i,
  gone: /could not find (a|specified) product|trying to add is not available|in stock status/i,
  noMethod: /carrier with such method/i,
};

/** Of what only developers can make something: its own faults, ids, and names of fields. */
const technical =
  /^(internal (server )?error|syntax error|cannot (return null|query field)|unknown (argument|type)|variable "|no such entity|value of uid)|\b(ID|SKU|hash|parameter|\w+_id)\b|isn't authorized|perform operations|such method/i;

/**
 * The backend's first sentence without its wrappings, or the fallback where there is none fit for a shopper. `words`: ours for what
 * it means.
 */
export function shopperMessage(
  error: unknown,
  fallback: string,
  words: Partial<Record<keyof typeof meanings, string>> = {},
): string {
  if (!(error instanceof TransportError) || error.kind === 'network' || error.kind === 'aborted')
    return fallback;
  const message = error.entries[0]?.message.replace(wrapping, '').trim();
  if (!message) return fallback;
  for (const [meaning, says] of Object.entries(meanings)) {
    const ours = words[meaning as keyof typeof meanings];
    if (ours && says.test(message)) return ours;
  }
  return technical.test(message) ? fallback : message;
}
