// The id of the cart: stored, or that of a new cart (behaviour 4.2).
import { batch, signal } from '@preact/signals-core';
import type { BrowserStorage } from '../storage/browser-storage';
import type { Text } from '../words/text';

/** `requestId` asks the backend for a new cart; `reset` forgets what is known of the last one, where none is to be had. */
export function createCartId(
  requestId: () => Promise<string>,
  storage: BrowserStorage,
  text: Text,
  reset: () => void,
) {
  const cartId = signal<string | undefined>(undefined);
  const getCartError = signal<Error | undefined>(undefined);
  let creating: Promise<void> | undefined;

  /** Create cart: skipped when there is one, the stored id is reused, else a new one is asked for. */
  async function createCart(): Promise<void> {
    if (cartId.value) return;
    const stored = storage.get<string>('cartId');
    if (stored) {
      cartId.value = stored;
      return;
    }
    creating ??= requestId()
      .then((id) => {
        storage.set('cartId', id);
        batch(() => {
          cartId.value = id;
          getCartError.value = undefined;
        });
      })
      .catch((cause: unknown) => {
        const error = new Error(text('cart.unableToCreate'), { cause });
        reset();
        getCartError.value = error;
        throw error;
      })
      .finally(() => {
        creating = undefined;
      });
    await creating;
  }

  async function ensureCartId(): Promise<string> {
    await createCart();
    if (!cartId.value) throw new Error(text('cart.unableToCreate'));
    return cartId.value;
  }

  return { cartId, getCartError, createCart, ensureCartId };
}
