// What the shopper is told when an account form fails.
import type { Text } from '../../locale/text';
import { shopperMessage, TransportError } from '../../transport/errors';

export function accountMessage(error: Error, text: Text): string {
  if (error instanceof TransportError && error.kind === 'network') return text('account.notReached');
  return shopperMessage(error, text('account.failed'));
}

/** The address has an account already. */
export function isTaken(error: Error | undefined): boolean {
  return (
    error instanceof TransportError &&
    error.entries.some(
      ({ message, category }) =>
        category === 'graphql-already-exists' || /same email address already exists/.test(message),
    )
  );
}

/** The backend has no such operation: releases before 2.4.7 confirm accounts on a page of their own. */
export function isUnknownToBackend(error: Error | undefined): boolean {
  return (
    error instanceof TransportError &&
    error.entries.some(({ message }) => /none of the requested fields|Cannot query field/.test(message))
  );
}
