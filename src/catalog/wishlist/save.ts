// Keeps things for a guest and takes them off again, and says so (behaviour 4.1).
import '../../words/catalogue/saved';
import type { SavedItem } from './saved-record';
import type { Storefront } from '../../storefront';
import { createSaved, isOfItem, isOfSku, mostSaved, readSaved, writeSaved } from './saved';

type Shop = Pick<Storefront, 'storage' | 'toasts' | 'text' | 'routing'>;

/** here: this page alone knows of it, as its browser keeps nothing. full: not saved, there are too many. */
export type Kept = 'kept' | 'here' | 'full';

export function keep({ storage }: Pick<Shop, 'storage'>, item: SavedItem): Kept {
  const isThis = isOfItem(item);
  const others = readSaved(storage).filter((known) => !isThis(known));
  if (others.length >= mostSaved) return 'full';
  return writeSaved(storage, [item, ...others]) ? 'kept' : 'here';
}

/** `undo` is offered instead of the way to what is saved. */
export function sayKept(shop: Shop, kept: Kept, { sku, name = sku }: SavedItem, undo?: () => void): void {
  const { toasts, text, routing } = shop;
  const id = `saved-${sku}`;
  const undone = () => {
    toasts.removeToast(id);
    undo?.();
  };
  if (kept === 'full')
    toasts.addToast({ type: 'warning', message: text('saved.full', { n: mostSaved }), timeout: 8000 });
  else
    toasts.addToast({
      type: kept === 'kept' ? 'success' : 'warning',
      message: text(kept === 'kept' ? 'saved.done' : 'saved.notKept', { name }),
      timeout: 8000,
      id,
      ...(undo
        ? { actionText: text('saved.undo'), onAction: undone }
        : { actionText: text('saved.view'), onAction: () => routing.navigate('/cart') }),
    });
}

/** Takes off what `isGone`, also where another tab has put it there a moment ago. */
export function unsave({ storage }: Pick<Shop, 'storage'>, isGone: (item: SavedItem) => boolean): void {
  const items = readSaved(storage);
  const left = items.filter((item) => !isGone(item));
  if (left.length < items.length) writeSaved(storage, left);
}

/** A signal's value: whoever reads it follows it. */
export const isSaved = ({ feature }: Pick<Storefront, 'feature'>, sku: string): boolean =>
  feature(createSaved).value.some(isOfSku(sku));

/** As a heart does it; answers whether it is saved now, undefined where nothing has changed. */
export function toggleSaved(shop: Shop, sku: string, name: string): boolean | undefined {
  const isThis = isOfSku(sku);
  if (readSaved(shop.storage).some(isThis)) {
    unsave(shop, isThis);
    shop.toasts.addToast({
      type: 'info',
      message: shop.text('saved.gone', { name }),
      id: `saved-${sku}`,
    });
    return false;
  }
  const item = { sku, name, quantity: 1, selectedOptions: [] };
  const kept = keep(shop, item);
  sayKept(shop, kept, item);
  return kept === 'full' ? undefined : true;
}
