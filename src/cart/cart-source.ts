// Where the cart comes from: its id, its details, and what a change says of them.
import { batch, computed, signal } from '@preact/signals-core';
import { asError } from '../errors/as-error';
import type { BrowserStorage } from '../storage/browser-storage';
import type { UserState } from '../user/state';
import type { Text } from '../words/text';
import type { CartApi } from './api';
import type { Cart } from './cart';
import { createCartId } from './cart-id';
import { createShownCart } from './shown-cart';
import { createLastRequest } from '../transport/last-request';

/** ms; changes answer for themselves, and nothing tells what was done on another device, or what has sold out since. */
const freshTime = 3 * 60 * 1000;

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
  const { details, detailsError, provenCount, pending, show, showWithout, keepCount } =
    createShownCart(storage);
  const isLoading = signal(false);
  const storedId = storage.signal<string>('cartId');
  const hasCart = computed(() => cartId.value !== undefined || !!storedId.value || user.isSignedIn.value);

  let accessChecked = false;
  let readAt = 0;
  /** Answers of a burst of requests arrive in any order: only the newest may be stored. */
  const requests = createLastRequest();

  /**
   * Answers what it read, also where a newer answer is shown. `removed`: uid of a line that was just taken out, which an
   * answer without it does not mean to withhold.
   */
  async function fetchDetails(removed?: string): Promise<Cart> {
    const stillCounts = requests.begin();
    const id = await ensureCartId();
    const counted = pending.accepted();
    const checkFirst = user.isSignedIn.value && !accessChecked;
    isLoading.value = true;
    try {
      const seen = { before: details.peek(), removed };
      const { details: read, checkAccess } = await api();
      const [cart] = await Promise.all([read(id, seen), checkFirst ? checkAccess(id) : undefined]);
      accessChecked = true;
      if (!stillCounts() || cartId.value !== id) return cart;
      readAt = Date.now();
      show(cart, removed, counted);
      return cart;
    } catch (error) {
      if (stillCounts()) detailsError.value = asError(error);
      throw error;
    } finally {
      if (stillCounts()) isLoading.value = false;
    }
  }

  function reset(): void {
    requests.drop();
    batch(() => {
      pending.end(pending.accepted());
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
    provenCount,
    pending,
    hasCart,
    isAged: () => Date.now() - readAt > freshTime,
    createCart,
    ensureCartId,
    fetchDetails,
    show,
    showWithout,
    api,
    checkAccess: async (id: string) => (await api()).checkAccess(id),
    reset,
    removeCart,
  };
}
