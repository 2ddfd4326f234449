// What the shopper is told when an account form fails.
import type { Text } from '../../words/text';
import { shopperMessage, TransportError } from '../../transport/errors';

export function accountMessage(error: Error, text: Text): string {
  if (error instanceof TransportError && error.kind === 'network') return text('account.notReached');
  if (isRefused(error)) return text('account.signInRefused');
  return shopperMessage(error, text('account.failed'));
}

/** The one sentence for a wrong password, an unknown address, a locked and an unconfirmed account. */
const isRefused = (error: Error): boolean => says(error, /^The account sign-in was incorrect/);

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

/** The current password, which a change asks for, is another one. */
export function isWrongPassword(error: Error | undefined): boolean {
  return says(error, /^Invalid login or password/);
}

/** The backend has no such operation: releases before 2.4.7 confirm accounts on a page of their own. */
export function isUnknownToBackend(error: Error | undefined): boolean {
  return says(error, /none of the requested fields|Cannot query field/);
}

function says(error: Error | undefined, words: RegExp): boolean {
  return error instanceof TransportError && error.entries.some(({ message }) => words.test(message));
}
