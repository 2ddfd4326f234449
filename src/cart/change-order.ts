// Sends the changes of the cart one after the other, and knows what the cart holds between two of them.
import type { Cart } from './cart';
import type { CartSource } from './cart-source';

export type Held = Pick<Cart, 'items' | 'totalQuantity'>;

export interface ChangeOrder {
  /** Runs `change` when those before it are done. One must not wait for another. */
  inOrder<T>(change: () => Promise<T>): Promise<T>;
  /** For a change while it runs: what the cart holds, read first where that is not known. */
  held(cartId: string): Promise<Held>;
  /** Reads the details. A change that succeeded counts, even when they cannot be read again just now. */
  refresh(removed?: string): Promise<void>;
  /** A cart was made that nothing is in. */
  beginEmpty(cartId: string): void;
}

type Source = Pick<CartSource, 'details' | 'detailsError' | 'isLoading' | 'count' | 'fetchDetails'>;

export function createChangeOrder(source: Source): ChangeOrder {
  let last: Promise<unknown> = Promise.resolve();
  let made = 0;
  /** So many of the changes made were there to be read. */
  let read = 0;
  let emptyCartId: string | undefined;

  return {
    inOrder<T>(change: () => Promise<T>): Promise<T> {
      const run = () =>
        change().finally(() => {
          made += 1;
          emptyCartId = undefined;
        });
      const turn = last.then(run, run);
      last = turn;
      return turn;
    },

    async held(cartId) {
      const { details, detailsError, isLoading, count, fetchDetails } = source;
      const isKnown = read === made && !isLoading.peek() && !detailsError.peek();
      const known = isKnown ? details.peek() : undefined;
      // Another tab may have put something in.
      if (!known && cartId === emptyCartId && !count.peek()) return { items: [], totalQuantity: 0 };
      return known ?? fetchDetails();
    },

    async refresh(removed) {
      const before = made;
      await source.fetchDetails(removed).then(
        () => (read = Math.max(read, before)),
        () => undefined,
      );
    },

    beginEmpty(cartId) {
      emptyCartId = cartId;
    },
  };
}
