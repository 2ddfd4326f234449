// Where the cart comes from: its id, its details, and the count that is painted before they are in.
import { batch, computed, signal } from '@preact/signals-core';
import { asError } from '../errors/as-error';
import type { BrowserStorage } from '../storage/browser-storage';
import type { UserState } from '../user/state';
import type { Text } from '../words/text';
import type { CartApi } from './api';
import { quantityOf, rescueKey, type Cart } from './cart';
import { createCartId } from './cart-id';
import { forgetCartEnd, tellCartEnd } from './end/cart-end';
import { createLastRequest } from '../transport/last-request';

interface SourceParts {
  api(): Promise<CartApi>;
  /** Asks the backend for a new cart. */
  requestId(): Promise<string>;
  storage: BrowserStorage;
  user: UserState;
  text: Text;
}

export type CartSource = ReturnType<typeof createCartSource>;

export function createCartSource({ api, requestId, storage, user, text }: SourceParts) {
  const { cartId, getCartError, createCart, ensureCartId } = createCartId(requestId, storage, text, reset);
  const details = signal<Cart | undefined>(undefined);
  const detailsError = signal<Error | undefined>(undefined);
  const isLoading = signal(false);
  const storedId = storage.signal<string>('cartId');
  const storedCount = storage.signal<number>('cartCount');
  const count = computed(() => (details.value ? quantityOf(details.value) : storedCount.value));

  const hasCart = computed(() => cartId.value !== undefined || !!storedId.value || user.isSignedIn.value);

  let accessChecked = false;
  /** Answers of a burst of requests arrive in any order: only the newest may be stored. */
  const requests = createLastRequest();

  /**
   * Answers what it read, also where a newer answer is shown. `removed`: uid of a line that was just taken out, which an
   * answer without it does not mean to withhold.
   */
  async function fetchDetails(removed?: string): Promise<Cart> {
    const stillCounts = requests.begin();
    const id = await ensureCartId();
    const checkFirst = user.isSignedIn.value && !accessChecked;
    isLoading.value = true;
    try {
      const seen = { before: details.peek(), removed };
      const { details: read, checkAccess } = await api();
      const [cart] = await Promise.all([read(id, seen), checkFirst ? checkAccess(id) : undefined]);
      accessChecked = true;
      if (!stillCounts() || cartId.value !== id) return cart;
      batch(() => {
        details.value = cart;
        detailsError.value = undefined;
        tellIfEmptied(cart, removed, seen.before);
        keepCount(quantityOf(cart));
      });
      return cart;
    } catch (error) {
      if (stillCounts()) detailsError.value = asError(error);
      throw error;
    } finally {
      if (stillCounts()) isLoading.value = false;
    }
  }

  /** Nobody here has taken out what was in it. */
  function tellIfEmptied(cart: Cart, removed: string | undefined, before: Cart | undefined): void {
    if (cart.items.length > 0) return forgetCartEnd(storage);
    if (removed || !storage.get('cartCount') || cart.problem || storage.get(rescueKey)) return;
    tellCartEnd(storage, { why: 'emptied', ...(before && { names: before.items.map(({ name }) => name) }) });
  }

  function keepCount(value: number | undefined): void {
    if (value === undefined) storage.remove('cartCount');
    else if (storage.get('cartCount') !== value) storage.set('cartCount', value);
  }

  function reset(): void {
    requests.drop();
    batch(() => {
      for (const slot of [cartId, details, detailsError, getCartError]) slot.value = undefined;
      isLoading.value = false;
    });
  }

  function removeCart(): void {
    storage.remove('cartId');
    accessChecked = false;
    reset();
    keepCount(undefined);
  }

  return {
    cartId,
    details,
    detailsError,
    getCartError,
    isLoading,
    count,
    hasCart,
    createCart,
    ensureCartId,
    fetchDetails,
    checkAccess: async (id: string) => (await api()).checkAccess(id),
    reset,
    removeCart,
  };
}
