// Puts an item into the cart and finds out whether it went in: a backend also complains of an item that it took where another line is bad.
import type { NewCartItem } from './cart';
import type { Held } from './change-order';
import type { CartChanges } from './changes-api';
import type { CartSource } from './cart-source';
import type { TransportError } from '../transport/errors';

/** `before`: what the cart holds without the item, with no other change under way. Answers why it did not go in. */
export type PutIn = (cartId: string, item: NewCartItem, before: Held) => Promise<TransportError | undefined>;

export function createPutIn(api: CartChanges, source: Pick<CartSource, 'fetchDetails'>): PutIn {
  return async (cartId, item, before) => {
    const { totalQuantity, refusal } = await api.add(cartId, item);
    if (!refusal) return undefined;
    const after = await source.fetchDetails().catch(() => undefined);
    const wentIn = after
      ? piecesOf(after, item) >= piecesOf(before, item) + item.quantity
      : totalQuantity >= before.totalQuantity + item.quantity;
    return wentIn ? undefined : refusal;
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
