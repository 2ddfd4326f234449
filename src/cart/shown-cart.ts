// The cart that is shown, the count that is painted before it is read, and what the shopper did that it does not have yet.
import { batch, computed, signal } from '@preact/signals-core';
import type { BrowserStorage } from '../storage/browser-storage';
import { quantityOf, rescueKey, type Cart, type CartItem } from './cart';
import { earlyCount } from '../transport/answers/early-answer';
import { forgetCartEnd, tellCartEnd } from './end/cart-end';
import { createPending, type Wish } from './change/pending';

export function createShownCart(storage: BrowserStorage) {
  const details = signal<Cart | undefined>(undefined);
  const detailsError = signal<Error | undefined>(undefined);
  const storedCount = storage.signal<number>('cartCount');
  const pending = createPending();

  /** `removed`: uid of a line that was just taken out. `counted`: what was put in that this cart has. */
  function show(cart: Cart, removed: string | undefined, counted: readonly Wish[]): void {
    batch(() => {
      const before = details.peek();
      details.value = cart;
      detailsError.value = undefined;
      pending.end(counted);
      tellIfEmptied(cart, removed, before);
      keepCount(quantityOf(cart));
    });
  }

  /** As CartState. */
  function showWithout(gone: readonly CartItem[]): void {
    const cart = details.peek();
    if (!cart) return;
    const items = cart.items.filter(({ uid }) => !gone.some((line) => line.uid === uid));
    const totalQuantity = items.reduce((sum, { quantity }) => sum + quantity, 0);
    show({ ...cart, items, totalQuantity }, 'set aside', []);
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

  // An empty one is told of with its end.
  void earlyCount()?.then((count) => void (count && !details.peek() && keepCount(count)), ignore);

  return {
    details,
    detailsError,
    provenCount: computed(() => (details.value ? quantityOf(details.value) : storedCount.value)),
    pending,
    show,
    showWithout,
    keepCount,
  };
}

function ignore(): undefined {}
