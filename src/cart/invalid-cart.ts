// When a cart must be given up: by the three texts of behaviour 8 or, where a backend speaks another language, by category.
import { TransportError, type ErrorEntry } from '../transport/errors';

/** The three texts of behaviour 8 by which a cart is known to be gone or not ours. */
const invalidCart = [
  'Could not find a cart',
  "The cart isn't active",
  'The current user cannot perform operations on cart',
];

/** Whether the cart id must be given up (behaviour 4.2). Never for network errors. */
export function isInvalidCart(error: unknown): boolean {
  return (
    error instanceof TransportError &&
    error.kind !== 'network' &&
    error.entries.some(({ message }) => invalidCart.some((text) => message.includes(text)))
  );
}

/** Of a cart that is gone, closed, or somebody else's. 2.4.6 gives the first only. */
const categories = ['graphql-authorization', 'graphql-no-such-entity'];

function hasEntry(error: unknown, matches: (entry: ErrorEntry) => boolean): boolean {
  return (
    error instanceof TransportError &&
    error.kind !== 'network' &&
    error.entries.some((entry) => categories.includes(entry.category ?? '') && matches(entry))
  );
}

/** Reading the cart was refused, for which there is no reason but the cart. Never for network errors. */
export function isCartRefused(error: unknown): boolean {
  return isInvalidCart(error) || hasEntry(error, ({ path }) => path?.length === 1 && path[0] === 'cart');
}

/** The reason may be the cart as well as what was to be changed in it: only reading the cart tells. */
export function mayBeCartRefused(error: unknown): boolean {
  return isCartRefused(error) || hasEntry(error, () => true);
}
