// Adds, changes and removes lines of the cart, and knows what is under way and what went wrong (behaviour 3).
import { signal, type ReadonlySignal } from '@preact/signals-core';
import { createAttempts } from './attempts';
import type { Cart, NewCartItem } from './cart';
import type { CartActions } from './changes';

export function createLineChanges(
  changes: () => Promise<CartActions>,
  details: ReadonlySignal<Cart | undefined>,
) {
  const adding = createAttempts();
  const updating = createAttempts();
  const addItemError = signal<Error | undefined>(undefined);
  const updateItemError = signal<Error | undefined>(undefined);
  const removeItemError = signal<Error | undefined>(undefined);
  const lastAdded = signal<{ item: NewCartItem; serial: number } | undefined>(undefined);

  const addItem = (item: NewCartItem) =>
    adding.run(addItemError, async () => {
      if (!(await (await changes()).add(item))) return false;
      lastAdded.value = { item, serial: (lastAdded.value?.serial ?? 0) + 1 };
      return true;
    });

  const removeItem = (uid: string) =>
    updating.run(removeItemError, async () => (await changes()).remove(uid));

  async function updateItem(uid: string, quantity: number): Promise<boolean> {
    const line = details.value?.items.find((item) => item.uid === uid);
    if (!line) return false;
    if (quantity <= 0) return removeItem(uid);
    return updating.run(updateItemError, async () => (await changes()).update(line, quantity));
  }

  return {
    isAddingItem: adding.isBusy,
    isUpdatingItem: updating.isBusy,
    addItemError,
    updateItemError,
    removeItemError,
    lastAdded,
    addItem,
    updateItem,
    removeItem,
  };
}
