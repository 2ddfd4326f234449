// By which errors a cart is known to be gone.
import { expect, test } from 'vitest';
import { isInvalidCart } from '../../src/cart/invalid-cart';
import { TransportError, type TransportErrorKind } from '../../src/transport/errors';

const error = (message: string, kind: TransportErrorKind = 'graphql') =>
  new TransportError(kind, message, { entries: [{ message }] });

test.each([
  [error('Could not find a cart with ID "x"'), true],
  [error("The cart isn't active."), true],
  [error('The current user cannot perform operations on cart "x"'), true],
  [error("The cart isn't active.", 'backend'), true],
  [error("The cart isn't active.", 'network'), false],
  [error('The requested qty is not available'), false],
  [new Error("The cart isn't active."), false],
  [undefined, false],
])('%s is an invalid cart: %s', (cause, expected) => {
  expect(isInvalidCart(cause)).toBe(expected);
});
