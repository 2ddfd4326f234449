// Sends the changes of the cart one after the other, in all tabs, and knows what the cart holds between two of them.
import type { BrowserStorage } from '../../storage/browser-storage';
import { inTurn } from '../../storage/in-turn';
import type { Cart } from '../cart';
import type { CartSource } from '../cart-source';
import type { Answer } from './api';
import { takeChange } from './take-change';

export type Held = Pick<Cart, 'items' | 'totalQuantity'>;

export interface ChangeOrder {
  /** Runs `change` when those before it are done, here and in other tabs. One must not wait for another. */
  inOrder<T>(change: () => Promise<T>): Promise<T>;
  /** For a change while it runs: what the cart holds, read first where that is not known. */
  held(cartId: string): Promise<Held>;
  /** For a change at its end: shows the cart as the change answered it. false: only reading it tells. */
  take(answer: Answer, removed?: string): Promise<boolean>;
  /** Reads the details. A change that succeeded counts, even when they cannot be read again just now. */
  refresh(removed?: string): Promise<void>;
  /** For a change after its last write: what the cart holds now, past all that was known. */
  reread(): Promise<Cart>;
  /** A cart was made that nothing is in. */
  beginEmpty(cartId: string): void;
}

type Source = Pick<
  CartSource,
  'details' | 'detailsError' | 'isLoading' | 'provenCount' | 'fetchDetails' | 'api' | 'pending' | 'show'
>;

/** One for all carts of an origin: what writes holds it, so that what was compared before is still so. */
const lock = 'airside-cart';
/** ms; a system may put a tab to sleep in the middle of a change. */
const patience = 20_000;

export function createChangeOrder(source: Source, storage: BrowserStorage): ChangeOrder {
  let last: Promise<unknown> = Promise.resolve();
  let made = 0;
  /** So many of the changes made were there to be read. */
  let read = 0;
  let emptyCartId: string | undefined;

  /** All changes made are in what is known, and no answer is on its way that would overwrite it. */
  const isSettled = () => read === made && !source.isLoading.peek() && !source.detailsError.peek();
  const known = (): Cart | undefined => (isSettled() ? source.details.peek() : undefined);
  /** Just made, by nobody looked at. Another tab may have put something in. */
  const isNew = (cartId: string) => cartId === emptyCartId && !source.provenCount.peek();

  return {
    inOrder<T>(change: () => Promise<T>): Promise<T> {
      const run = () =>
        inTurn(lock, change, patience).finally(() => {
          made += 1;
          emptyCartId = undefined;
        });
      const turn = last.then(run, run);
      last = turn;
      return turn;
    },

    async held(cartId) {
      return known() ?? (isNew(cartId) ? { items: [], totalQuantity: 0 } : source.fetchDetails());
    },

    async take(answer, removed) {
      const before = (empty: Cart) => known() ?? (isSettled() && isNew(empty.id) ? empty : undefined);
      // The change is made, whatever comes of showing it.
      const isTaken =
        !!answer && (await takeChange(source, storage, before, answer, removed).catch(() => false));
      // The change that is about to end.
      if (isTaken) read = made + 1;
      return isTaken;
    },

    async refresh(removed) {
      const before = made;
      await source.fetchDetails(removed).then(
        () => (read = Math.max(read, before)),
        () => undefined,
      );
    },

    async reread() {
      const cart = await source.fetchDetails();
      read = made + 1;
      return cart;
    },

    beginEmpty(cartId) {
      emptyCartId = cartId;
    },
  };
}
