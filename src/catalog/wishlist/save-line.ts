// Saves a line of a guest's cart for later and takes it out, with a way back.
import { asNewItem, type CartItem } from '../../cart/cart';
import { itemEvent } from '../../cart/cart-event';
import type { ItemEvent } from '../../cart/ecommerce';
import type { SavedItem } from './saved-record';
import type { Storefront } from '../../storefront';
import { shopperMessage } from '../../transport/errors';
import { keep, sayKept, unsave } from './save';
import { isOfItem, readSaved } from './saved';

export interface LineSavingEvents {
  onSaved?: (detail: ItemEvent) => void;
  /** Into the cart. */
  onPutBack?: (detail: ItemEvent) => void;
}

/** `onTakeOut`: false when the line is still in the cart; the list of lines says why. */
export async function saveLine(
  storefront: Storefront,
  line: CartItem,
  onTakeOut: () => Promise<boolean>,
  { onSaved, onPutBack }: LineSavingEvents = {},
): Promise<void> {
  const { cart, storage, toasts, text } = storefront;
  const { name } = line;
  // As many as are shown, which the cart may not have yet.
  const quantity = cart.wantedOf(line) ?? line.quantity;
  const item = asSaved({ ...line, quantity });
  const isThis = isOfItem(item);
  const wasSaved = readSaved(storage).some(isThis);
  const putBack = () => {
    if (!wasSaved) unsave(storefront, isThis);
  };
  const undo = async () => {
    if (await cart.addItem(asNewItem(line, quantity))) {
      onPutBack?.(itemEvent(line, quantity));
      return putBack();
    }
    const message = shopperMessage(cart.addItemError.peek(), text('saved.undoFailed', { name }));
    toasts.addToast({ type: 'error', message });
  };
  // Saved first: what is in neither of the two is lost.
  const kept = keep(storefront, item);
  if (kept === 'full') return sayKept(storefront, kept, item);
  if (!(await onTakeOut())) return putBack();
  // What cannot be bought cannot be put back.
  sayKept(storefront, kept, item, line.problem === undefined ? () => void undo() : undefined);
  onSaved?.(itemEvent({ ...line, sku: item.sku }, quantity));
}

function asSaved({ sku, parentSku, name, quantity, options, selectedOptions }: CartItem): SavedItem {
  const choice = options.map(({ value }) => value).join(', ');
  return {
    sku: parentSku ?? sku,
    name,
    quantity,
    selectedOptions: parentSku ? selectedOptions : [],
    ...(parentSku && { variant: sku }),
    ...(choice && { choice }),
  };
}
