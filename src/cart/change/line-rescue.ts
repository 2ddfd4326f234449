// Changes a configurable line by removing it and adding it again, so that nothing is lost when the second half fails.
import type { BrowserStorage } from '../../storage/browser-storage';
import type { CartSource } from '../cart-source';
import { declareShapes } from '../../storage/shapes';
import { asNewItem, isSameItem, rescueKey as key, type CartItem, type NewCartItem } from '../cart';
import type { ChangeOrder, Held } from './change-order';
import type { Answer, CartChanges } from './api';
import type { PutIn } from './put-in';
import type { TransportError } from '../../transport/errors';
import { asError } from '../../errors/as-error';
import { mayBeDone } from '../../transport/may-be-done';

export interface LineRescue {
  /** Rejects with the reason; the line is then in the cart with its old quantity, or kept for `restore`. */
  replace(cartId: string, line: CartItem, quantity: number): Promise<Answer>;
  /** Puts back what an earlier `replace` could not; true when something went in. */
  restore(cartId: string): Promise<boolean>;
}

interface Rescued {
  cartId: string;
  item: NewCartItem;
}

declareShapes({ [key]: { cartId: 'string', item: { sku: 'string', quantity: 'number' } } });

export function createLineRescue(
  storage: BrowserStorage,
  api: Pick<CartChanges, 'remove'>,
  putIn: PutIn,
  held: ChangeOrder['held'],
  fetchDetails: CartSource['fetchDetails'],
): LineRescue {
  async function put(cartId: string, item: NewCartItem, before: Held): Promise<Answer> {
    const { refusal, answer } = await putIn(cartId, item, before);
    if (refusal) throw refusal;
    return answer;
  }

  /** The line that is there now where it did not go: another device may have put it in anew. */
  async function takeOut(cartId: string, line: CartItem): Promise<CartItem | undefined> {
    let failure: Error | undefined;
    const answer = await api.remove(cartId, line.uid).catch((error: unknown) => {
      failure = asError(error);
    });
    if (answer) return undefined;
    const isRefused = failure && !mayBeDone(failure);
    // Not said, or gone before. Where nobody can look now, `restore` does.
    const there = isRefused
      ? line
      : (await fetchDetails()).items.find((item) => isSameItem(item, asNewItem(line)));
    if (there?.uid !== line.uid) return there;
    storage.remove(key);
    throw failure ?? new Error('The line is still there.');
  }

  return {
    async replace(cartId, line, quantity) {
      const old: Rescued = { cartId, item: asNewItem(line) };
      const { items, totalQuantity } = await held(cartId);
      const others: Held = {
        items: items.filter(({ uid }) => uid !== line.uid),
        totalQuantity: totalQuantity - line.quantity,
      };
      // Kept before the line goes: the page may be closed between the two halves.
      storage.set(key, old);
      const other = await takeOut(cartId, line);
      if (other) return this.replace(cartId, other, quantity);
      let answer: Answer;
      try {
        answer = await put(cartId, asNewItem(line, quantity), others);
      } catch (error) {
        // It may be in: `restore` looks.
        if ((error as Partial<TransportError>).kind !== 'unclear')
          await put(cartId, old.item, others).then(
            () => storage.remove(key),
            () => undefined,
          );
        throw error;
      }
      storage.remove(key);
      return answer;
    },

    async restore(cartId) {
      const rescued = storage.get<Rescued>(key);
      if (!rescued) return false;
      if (rescued.cartId !== cartId) {
        storage.remove(key);
        return false;
      }
      try {
        const now = await held(cartId);
        const isThere = now.items.some((line) => isSameItem(line, rescued.item));
        const { refusal } = isThere ? { refusal: true } : await putIn(cartId, rescued.item, now);
        storage.remove(key);
        return !refusal;
      } catch {
        return false;
      }
    },
  };
}
