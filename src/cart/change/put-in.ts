// Puts an item into the cart and finds out whether it went in: a backend also complains of an item that it took where another line is bad,
// or its answer is lost.
import type { NewCartItem } from '../cart';
import type { Held } from './change-order';
import type { Answer, CartChanges } from './api';
import type { CartSource } from '../cart-source';
import type { TransportError } from '../../transport/errors';

export interface PutInResult {
  /** Why it did not go in. */
  refusal?: TransportError;
  answer?: Answer;
}

/** `before`: what the cart holds without the item, with no other change under way. */
export type PutIn = (cartId: string, item: NewCartItem, before: Held) => Promise<PutInResult>;

export function createPutIn(api: CartChanges, source: Pick<CartSource, 'fetchDetails'>): PutIn {
  return async (cartId, item, before) => {
    const isIn = (now: Held) => piecesOf(now, item) >= piecesOf(before, item) + item.quantity;
    const wentInUnheard = () => source.fetchDetails().then(isIn);
    const added = await api.add(cartId, item, before.items, wentInUnheard);
    const { totalQuantity, answer, refusal } = added;
    if (!refusal) return { answer };
    const after = await source.fetchDetails().catch(() => undefined);
    const wentIn = after ? isIn(after) : totalQuantity >= before.totalQuantity + item.quantity;
    return wentIn ? {} : { refusal };
  };
}

/** Of the product in all its variants: the item may name it by its parent or by itself. */
function piecesOf({ items }: Held, { sku, parentSku }: NewCartItem): number {
  const names = [sku, parentSku];
  return items.reduce(
    (sum, line) =>
      [line.sku, line.parentSku].some((name) => name && names.includes(name)) ? sum + line.quantity : sum,
    0,
  );
}
