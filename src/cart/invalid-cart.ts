// When a cart must be given up: by the three texts of SPEC 8 or, where a backend speaks another language, by category.
import { isInvalidCart, TransportError, type ErrorEntry } from '../transport/errors';

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
