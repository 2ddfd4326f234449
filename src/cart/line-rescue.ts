// Changes a configurable line by removing it and adding it again, so that nothing is lost when the second half fails.
import type { BrowserStorage } from '../storage/browser-storage';
import { asNewItem, rescueKey as key, type CartItem, type NewCartItem } from './cart';
import type { CartChanges } from './changes-api';

export interface LineRescue {
  /** Rejects with the reason; the line is then in the cart with its old quantity, or kept for `restore`. */
  replace(cartId: string, line: CartItem, quantity: number): Promise<void>;
  /** Puts back what an earlier `replace` could not; true when something went in. */
  restore(cartId: string): Promise<boolean>;
}

interface Rescued {
  cartId: string;
  item: NewCartItem;
}

export function createLineRescue(storage: BrowserStorage, api: CartChanges): LineRescue {
  async function add(cartId: string, item: NewCartItem): Promise<void> {
    const { refusal } = await api.add(cartId, item);
    if (refusal) throw refusal;
  }

  return {
    async replace(cartId, line, quantity) {
      const old: Rescued = { cartId, item: asNewItem(line) };
      // Kept before the line goes: the page may be closed between the two halves.
      storage.set(key, old);
      try {
        await api.remove(cartId, line.uid);
      } catch (error) {
        storage.remove(key);
        throw error;
      }
      try {
        await add(cartId, asNewItem(line, quantity));
      } catch (error) {
        await add(cartId, old.item).then(
          () => storage.remove(key),
          () => undefined,
        );
        throw error;
      }
      storage.remove(key);
    },

    async restore(cartId) {
      const rescued = storage.get<Rescued>(key);
      if (!rescued) return false;
      if (rescued.cartId !== cartId) {
        storage.remove(key);
        return false;
      }
      try {
        const { refusal } = await api.add(cartId, rescued.item);
        storage.remove(key);
        return !refusal;
      } catch {
        return false;
      }
    },
  };
}
