// What is done with the items of a list, said to the shopper: words, a way back, events, and where the focus goes.
import { useEffect, useRef, type RefObject } from 'react';
import { useText } from '../../words/use-text';
import { itemEvent } from '../../cart/cart-event';
import { goToCart } from '../../cart/crossing/go-to-cart';
import type { ItemEvent } from '../../cart/ecommerce';
import { asBought } from '../../catalog/product-event';
import { shopperMessage, TransportError } from '../../transport/errors';
import { isFocusLost } from '../../ui/use-lost-focus';
import { useStorefront } from '../../use-storefront';
import type { WishlistPageState } from './state';
import { itemName, type WishlistItem } from './wishlist-item';

export interface WishlistEvents {
  onItemAdded?: (detail: ItemEvent) => void;
  onWishlistItemRemoved?: (detail: ItemEvent) => void;
}

export interface WishlistActions {
  remove(item: WishlistItem): Promise<void>;
  move(item: WishlistItem): Promise<void>;
  /** All that can be bought as it is, also what is not shown yet. */
  moveAll(): Promise<void>;
  /** Its options were chosen, and it went into the cart by itself. */
  bought(item: WishlistItem, added: ItemEvent): Promise<void>;
  /** false where nothing has changed; it has been said. */
  change(item: WishlistItem, to: { quantity?: number; note?: string }): Promise<boolean>;
  focusRow(index: number): void;
}

/** `list` is what the rows stand in. */
export function useWishlistActions(
  wishlist: WishlistPageState,
  events: WishlistEvents,
  list: RefObject<HTMLElement | null>,
): WishlistActions {
  const text = useText();
  const { toasts, user } = useStorefront();
  const focus = useRowFocus(wishlist, list);
  const { fail, sayInCart, sayRemoved } = useWishlistToasts(wishlist);

  const removed = (item: WishlistItem) =>
    item.product && events.onWishlistItemRemoved?.(itemEvent(asBought(item.product), item.quantity));
  const added = (item: WishlistItem) => {
    const { product, variant, options, quantity } = item;
    if (!product) return;
    events.onItemAdded?.(itemEvent({ ...asBought(product, variant), options: [...options] }, quantity));
    removed(item);
  };

  return {
    focusRow: focus.row,
    async remove(item) {
      focus.leave(item);
      try {
        await wishlist.remove(item);
      } catch (error) {
        focus.stay();
        return fail(error, text('wishlist.failed'));
      }
      removed(item);
      sayRemoved(item);
    },
    async move(item) {
      focus.leave(item);
      try {
        const moved = await wishlist.moveToCart([item]);
        if (!moved.length) focus.stay();
        else {
          sayInCart(text('wishlist.moved', { name: itemName(item) }));
          added(item);
        }
      } catch (error) {
        focus.stay();
        fail(error, text('wishlist.failed'));
      }
    },
    async moveAll() {
      // Whoever has left meanwhile, perhaps in another tab, is told nothing.
      const hasLeft = () => !user.isSignedIn.peek();
      try {
        const moved = await wishlist.moveAllToCart();
        const isRest = wishlist.items.peek()?.some((item) => wishlist.problemOf(item));
        if (moved.length)
          sayInCart(text(isRest ? 'wishlist.movedSome' : 'wishlist.movedAll', { n: moved.length }));
        else if (!hasLeft()) toasts.addToast({ type: 'warning', message: text('wishlist.movedNone') });
        moved.forEach(added);
      } catch (error) {
        if (!hasLeft()) fail(error, text('wishlist.failed'));
      }
    },
    async bought(item, detail) {
      events.onItemAdded?.(detail);
      sayInCart(text('wishlist.moved', { name: detail.name }));
      focus.leave(item);
      await wishlist.remove(item).then(
        () => removed(item),
        // It is in the cart; that it also stays on the list does no harm.
        () => focus.stay(),
      );
    },
    async change(item, to) {
      try {
        await wishlist.change(item, to);
        return true;
      } catch (error) {
        fail(error, text('wishlist.failed'));
        return false;
      }
    },
  };
}

/** The pressed button goes away with its row: focus moves to the row that takes its place. */
function useRowFocus(wishlist: WishlistPageState, list: RefObject<HTMLElement | null>) {
  const refocus = useRef<number>(undefined);
  const length = wishlist.items.value?.length;
  useEffect(() => {
    if (refocus.current === undefined) return;
    // The shopper may be elsewhere by now.
    if (isFocusLost()) focusRowIn(list.current, refocus.current);
    refocus.current = undefined;
  }, [length, list]);
  return {
    row: (index: number) => focusRowIn(list.current, index),
    leave(item: WishlistItem) {
      refocus.current = wishlist.items.peek()?.findIndex(({ id }) => id === item.id);
    },
    /** The row is still there. */
    stay: () => (refocus.current = undefined),
  };
}

/** What the shopper is told. */
function useWishlistToasts(wishlist: WishlistPageState) {
  const text = useText();
  const shop = useStorefront();
  const { toasts } = shop;
  const fail = (error: unknown, fallback: string) => {
    const own = error instanceof Error && !(error instanceof TransportError) ? error.message : undefined;
    toasts.addToast({ type: 'error', message: own ?? shopperMessage(error, fallback) });
  };
  const sayInCart = (message: string) =>
    toasts.addToast({
      type: 'success',
      message,
      actionText: text('wishlist.viewCart'),
      onAction: () => goToCart(shop),
    });
  const sayRemoved = (item: WishlistItem) => {
    const name = itemName(item);
    const id = `wishlist-removed-${item.id}`;
    const putBack = () => {
      toasts.removeToast(id);
      wishlist.putBack(item).then(
        () => toasts.addToast({ type: 'success', message: text('wishlist.undone', { name }) }),
        (error: unknown) => fail(error, text('wishlist.undoFailed', { name })),
      );
    };
    toasts.addToast({
      type: 'info',
      message: text('wishlist.removed', { name }),
      timeout: 8000,
      id,
      // What is no longer sold cannot be put back.
      ...(item.product ? { actionText: text('wishlist.undo'), onAction: putBack } : {}),
    });
  };
  return { fail, sayInCart, sayRemoved };
}

function focusRowIn(list: HTMLElement | null, index: number): void {
  const buttons = list?.querySelectorAll<HTMLElement>('.wish-remove') ?? [];
  buttons[Math.min(index, buttons.length - 1)]?.focus();
}
