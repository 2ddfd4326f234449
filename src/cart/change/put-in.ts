// Puts an item into the cart and finds out whether it went in: a backend also complains of an item that it took where another line is bad,
// or answers with nothing but an error.
import type { NewCartItem } from '../cart';
import type { Held } from './change-order';
import type { AddResult, Answer, CartChanges } from './api';
import type { CartSource } from '../cart-source';
import type { TransportError } from '../../transport/errors';
import { mayBeDone } from '../../transport/may-be-done';

export interface PutInResult {
  /** Why it did not go in. */
  refusal?: TransportError;
  answer?: Answer;
}

/** `before`: what the cart holds without the item, with no other change under way. */
export type PutIn = (cartId: string, item: NewCartItem, before: Held) => Promise<PutInResult>;

export function createPutIn(api: CartChanges, source: Pick<CartSource, 'fetchDetails'>): PutIn {
  return async (cartId, item, before) => {
    const { totalQuantity, answer, refusal } = await api
      .add(cartId, item, before.items)
      .catch((error: TransportError): AddResult => {
        if (!mayBeDone(error)) throw error;
        return { totalQuantity: 0, refusal: error };
      });
    if (!refusal) return { answer };
    const after = await source.fetchDetails().catch(() => undefined);
    const wentIn = after
      ? piecesOf(after, item) >= piecesOf(before, item) + item.quantity
      : totalQuantity >= before.totalQuantity + item.quantity;
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
