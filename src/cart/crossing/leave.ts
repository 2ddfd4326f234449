// Takes what was set aside for the shop out of the cart of a page of another site, and puts it back where that is wanted (behaviour 4.7).
import type { Storefront } from '../../storefront';
import type { CartItem } from '../cart';
import type { Aside, Leaving } from './aside-record';
import { asideKey, leavingKey, numberKey } from './keys';
import { contentOf, type ParcelLine } from './parcel';
import { takeIn } from './take-in';

type Shop = Pick<Storefront, 'cart' | 'storage'>;

/** What the request at the press did not do, if anything. Rejects where the backend is out of reach: the next page tries again. */
export async function finishLeaving({ cart, storage }: Shop): Promise<void> {
  const leaving = storage.get<Leaving>(leavingKey);
  if (!leaving) return;
  if (storage.get('cartId') !== leaving.cartId) return storage.remove(leavingKey);
  await cart
    .exclusively(async ({ cartId, read, setAll }) => {
      const rest = cartId === leaving.cartId ? restOf(leaving, (await read()).items) : [];
      if (rest.length > 0) {
        await setAll(rest);
        await read();
      }
      storage.remove(leavingKey);
    })
    .catch(() => undefined);
}

/** More of it may have been put in since. */
function restOf({ lines }: Leaving, items: readonly CartItem[]): Leaving['lines'] {
  return lines.flatMap(({ uid, quantity }) => {
    const line = items.find((item) => item.uid === uid);
    return line ? [{ uid, quantity: Math.max(0, line.quantity - quantity) }] : [];
  });
}

export type PutBack = 'done' | 'failed' | { refused: readonly ParcelLine[] };

export async function putBack(shop: Shop): Promise<PutBack> {
  const { storage } = shop;
  const aside = storage.get<Aside>(asideKey);
  if (!aside) return 'done';
  await finishLeaving(shop);
  const { number, lines, back } = aside;
  // Also where its answer was lost: by a number of its own it comes back once.
  const taken = await takeIn(shop, { number: back, lines }, '');
  if (taken.state !== 'ended') return 'failed';
  storage.remove(asideKey);
  // The same bag again: the shop, if it has it, is not to take it twice.
  if (taken.refused.length > 0) return { refused: taken.refused };
  storage.set(numberKey, { number, content: contentOf(lines) });
  return 'done';
}
