// Taking a line out of the cart: the line goes at once, where the focus goes, and taking it back.
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import '../../words/catalogue/cart-lines';
import { useText } from '../../words/use-text';
import { shopperMessage } from '../../transport/errors';
import { useStorefront } from '../../use-storefront';
import { asNewItem, type CartItem } from '../cart';
import { itemEvent } from '../cart-event';
import type { CartState } from '../cart-state';
import type { ItemEvent } from '../ecommerce';

export interface Removal {
  /** Says what it did, and offers to take it back. */
  remove(item: CartItem): Promise<void>;
  /** The same without a word; false when it is still there. */
  takeOut(item: CartItem): Promise<boolean>;
  /** To be put on the list of the lines. */
  list: RefObject<HTMLUListElement | null>;
}

export interface RemovalParts {
  onAdded?: (detail: ItemEvent) => void;
  onRemoved?: (detail: ItemEvent) => void;
  /** How many lines are in sight, to whom knows it. */
  length?: number;
}

/** Those that are not on their way out. */
export function linesInSight(cart: CartState): CartItem[] {
  return cart.details.value?.items.filter((line) => cart.wantedOf(line) !== 0) ?? [];
}

/** As many as are shown, which the cart may not have yet. */
const shownOf = (cart: CartState, item: CartItem): number => cart.wantedOf(item) ?? item.quantity;

export function useRemoval({ onAdded, onRemoved, length: known }: RemovalParts): Removal {
  const text = useText();
  const { cart, toasts } = useStorefront();
  const list = useRef<HTMLUListElement>(null);
  const refocus = useRef<number>(undefined);
  const length = known ?? linesInSight(cart).length;

  // The pressed button goes away with its line: focus moves to the line that takes its place.
  useEffect(() => {
    if (refocus.current === undefined) return;
    const lines = list.current?.querySelectorAll<HTMLElement>('.cart-line-remove') ?? [];
    (lines[Math.min(refocus.current, lines.length - 1)] ?? list.current)?.focus();
    refocus.current = undefined;
  }, [length]);

  const takeOut = useCallback(
    async (item: CartItem) => {
      refocus.current = linesInSight(cart).findIndex(({ uid }) => uid === item.uid);
      const quantity = shownOf(cart, item);
      const isDone = await cart.removeItem(item.uid);
      if (isDone) onRemoved?.(itemEvent(item, quantity));
      else refocus.current = undefined;
      return isDone;
    },
    [cart, onRemoved],
  );

  const remove = useCallback(
    async (item: CartItem) => {
      const { name, sku } = item;
      const quantity = shownOf(cart, item);
      if (!(await takeOut(item))) return;
      const id = `cart-removed-${sku}`;
      const putBack = async () => {
        toasts.removeToast(id);
        if (await cart.addItem(asNewItem(item, quantity))) return onAdded?.(itemEvent(item, quantity));
        const message = shopperMessage(cart.addItemError.peek(), text('cart.undoFailed', { name }));
        toasts.addToast({ type: 'error', message });
      };
      toasts.addToast({
        type: 'info',
        message: text('cart.removed', { name }),
        timeout: 8000,
        id,
        // What cannot be bought cannot be put back.
        ...(item.problem === undefined
          ? { actionText: text('cart.undo'), onAction: () => void putBack() }
          : {}),
      });
    },
    [cart, toasts, text, takeOut, onAdded],
  );

  return { list, takeOut, remove };
}
