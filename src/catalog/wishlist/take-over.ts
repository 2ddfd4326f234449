// Puts what a guest has saved on the wishlist of whoever signed in: each once, whatever fails on the way (behaviour 4.1).
import '../../words/catalogue/saved';
import '../../words/catalogue/wishlist';
import { inTurn } from '../../storage/in-turn';
import type { Storefront } from '../../storefront';
import { TransportError } from '../../transport/errors';
import { addToWishlist, fetchWishlist, nameOf, type Liked } from './api';
import type { SavedItem } from './saved-record';
import { isOfItem, readSaved, writeSaved } from './saved';
import { unsave } from './save';
import { createWishlist } from './state';

/** Tabs take turns. Never rejects: what is not on the list afterwards is saved still, and that is said. */
export const takeOver = (storefront: Storefront): Promise<void> =>
  inTurn('airside-saved', async () => {
    const { storage, transport, user } = storefront;
    const session = user.token.peek();
    const waiting = readSaved(storage).filter(({ isRefused }) => !isRefused);
    if (!session || !waiting.length) return;
    const [taken, refused]: [SavedItem[], SavedItem[]] = [[], []];
    let hasFailed = false;
    try {
      const { id, liked } = await fetchWishlist(transport);
      // The newest is added last, and stands first.
      for (const item of waiting.toReversed()) {
        const isTaken = await put(storefront, id, liked, item);
        (isTaken ? taken : refused).push(item);
        if (isTaken) unsave(storefront, isOfItem(item));
        else markRefused(storefront, item);
        if (user.token.peek() !== session) return;
      }
    } catch {
      hasFailed = true;
    }
    storefront.feature(createWishlist).refresh();
    await tell(storefront, { taken, refused, hasFailed });
  });

/** false where the backend does not want it. Rejects where it could not be asked. */
async function put({ transport }: Storefront, list: string, liked: Liked, item: SavedItem): Promise<boolean> {
  const isOn = liked.has(item.sku.toLowerCase());
  if (isOn && !item.selectedOptions.length) return true;
  try {
    await addToWishlist(transport, list, item, !isOn);
    return true;
  } catch (error) {
    if (error instanceof TransportError) throw error;
    return false;
  }
}

function markRefused({ storage }: Storefront, item: SavedItem): void {
  const isThis = isOfItem(item);
  writeSaved(
    storage,
    readSaved(storage).map((known) => (isThis(known) ? { ...known, isRefused: true } : known)),
  );
}

interface Outcome {
  taken: readonly SavedItem[];
  refused: readonly SavedItem[];
  hasFailed: boolean;
}

async function tell(storefront: Storefront, { taken, refused, hasFailed }: Outcome): Promise<void> {
  const { text, toasts } = storefront;
  const called = async ({ name, sku }: SavedItem) => name ?? (await nameOf(storefront, sku).catch(() => sku));
  const [first] = taken;
  if (first)
    toasts.addToast({
      type: 'success',
      message:
        taken.length > 1
          ? text('saved.taken', { n: taken.length })
          : text('catalog.liked', { name: await called(first) }),
    });
  if (refused.length) {
    const names = (await Promise.all(refused.map(called))).join(', ');
    toasts.addToast({
      type: 'warning',
      message: text('saved.refused', { names }),
      timeout: 15000,
      dismissable: true,
    });
  }
  if (hasFailed) toasts.addToast({ type: 'error', message: text('saved.waiting') });
}
