// Takes a guest's line out of the cart and saves it for later.
import '../../words/catalogue/save-line';
import type { CartItem } from '../../cart/cart';
import type { ItemEvent } from '../../cart/ecommerce';
import { late } from '../../late/late';
import { useElementEvents } from '../../ui/element-events';
import { useText } from '../../words/use-text';
import { useStorefront } from '../../use-storefront';

export interface SaveForLaterProps {
  item: CartItem;
  /** false when the line is still in the cart. */
  onTakeOut: () => Promise<boolean>;
  onWishlistItemAdded?: (detail: ItemEvent) => void;
}

/** Fetched once the cart has come to rest: no press waits for it. */
export const lineSaving = late(() => import('./save-line'));

export function SaveForLater({ item, onTakeOut, onWishlistItemAdded }: SaveForLaterProps) {
  const text = useText();
  const storefront = useStorefront();
  const { onItemAdded } = useElementEvents<{ onItemAdded(detail: ItemEvent): void }>();
  const press = () =>
    lineSaving().then(
      ({ saveLine }) =>
        saveLine(storefront, item, onTakeOut, { onSaved: onWishlistItemAdded, onPutBack: onItemAdded }),
      () =>
        void storefront.toasts.addToast({
          type: 'error',
          message: text('catalog.saveLineFailed', { name: item.name }),
        }),
    );
  return (
    <button
      type="button"
      className="cart-line-remove"
      aria-label={text('catalog.saveLineNamed', { name: item.name })}
      onClick={() => void press()}
    >
      {text('catalog.saveLine')}
    </button>
  );
}
