// Changes a configurable line by removing it and adding it again, so that nothing is lost when the second half fails.
import type { BrowserStorage } from '../../storage/browser-storage';
import { declareShapes } from '../../storage/shapes';
import { asNewItem, isSameItem, rescueKey as key, type CartItem, type NewCartItem } from '../cart';
import type { ChangeOrder, Held } from './change-order';
import type { Answer, CartChanges } from './api';
import type { PutIn } from './put-in';
import type { TransportError } from '../../transport/errors';

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
): LineRescue {
  async function put(cartId: string, item: NewCartItem, before: Held): Promise<Answer> {
    const { refusal, answer } = await putIn(cartId, item, before);
    if (refusal) throw refusal;
    return answer;
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
      try {
        await api.remove(cartId, line.uid);
      } catch (error) {
        storage.remove(key);
        throw error;
      }
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
