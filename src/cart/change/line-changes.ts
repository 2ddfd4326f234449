// Adds, changes and removes lines of the cart, and knows what is under way and what went wrong (behaviour 3).
import { signal } from '@preact/signals-core';
import { createAttempts } from './attempts';
import type { NewCartItem } from '../cart';
import type { CartSource } from '../cart-source';
import type { CartActions } from './changes';

export function createLineChanges(
  changes: () => Promise<CartActions>,
  { details, pending }: Pick<CartSource, 'details' | 'pending'>,
) {
  const adding = createAttempts();
  const updating = createAttempts();
  const addItemError = signal<Error | undefined>(undefined);
  const updateItemError = signal<Error | undefined>(undefined);
  const removeItemError = signal<Error | undefined>(undefined);
  const lastAdded = signal<{ item: NewCartItem; serial: number } | undefined>(undefined);
  const lineOf = (uid: string) => details.peek()?.items.find((item) => item.uid === uid);

  const addItem = (item: NewCartItem) =>
    adding.run(addItemError, async () => {
      const wish = pending.begin(item.quantity);
      try {
        if (!(await (await changes()).add(item, wish))) return false;
      } finally {
        if (!wish.isIn) pending.end([wish]);
      }
      lastAdded.value = { item, serial: (lastAdded.value?.serial ?? 0) + 1 };
      return true;
    });

  const removeItem = (uid: string) =>
    updating.run(removeItemError, async () => {
      const wish = pending.begin(0, lineOf(uid));
      try {
        return await (await changes()).remove(uid);
      } finally {
        pending.end([wish]);
      }
    });

  async function updateItem(uid: string, quantity: number): Promise<boolean> {
    const line = lineOf(uid);
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
