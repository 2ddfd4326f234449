// Takes a line out of the cart and puts it on the wishlist, with its options and quantity.
import { useState } from 'react';
import '../../words/catalogue/wishlist';
import '../../words/catalogue/wishlist-move';
import type { CartItem } from '../../cart/cart';
import { itemEvent } from '../../cart/cart-event';
import type { ItemEvent } from '../../cart/ecommerce';
import { useText } from '../../words/use-text';
import { shopperMessage } from '../../transport/errors';
import { useStorefront } from '../../use-storefront';
import { createWishlist } from './state';

export interface MoveToWishlistProps {
  item: CartItem;
  /** false when the line is still in the cart. */
  onTakeOut: () => Promise<boolean>;
  onWishlistItemAdded?: (detail: ItemEvent) => void;
}

export function MoveToWishlist({ item, onTakeOut, onWishlistItemAdded }: MoveToWishlistProps) {
  const text = useText();
  const { cart, feature, toasts } = useStorefront();
  const wishlist = feature(createWishlist);
  const [isBusy, setBusy] = useState(false);
  const { name, selectedOptions, parentSku } = item;
  const sku = parentSku ?? item.sku;

  const move = async () => {
    setBusy(true);
    // As many as are shown, which the cart may not have yet.
    const quantity = cart.wantedOf(item) ?? item.quantity;
    try {
      await wishlist.add({ sku, quantity, selectedOptions });
      onWishlistItemAdded?.(itemEvent({ ...item, sku }, quantity));
      // Where it stays, the list of lines says why.
      if (await onTakeOut()) toasts.addToast({ type: 'success', message: text('catalog.liked', { name }) });
    } catch (error) {
      toasts.addToast({ type: 'error', message: shopperMessage(error, text('catalog.likeFailed')) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <button
      type="button"
      className="cart-line-remove"
      aria-label={text('catalog.moveNamed', { name })}
      aria-busy={isBusy || undefined}
      onClick={() => !isBusy && void move()}
    >
      {text('catalog.move')}
    </button>
  );
}
