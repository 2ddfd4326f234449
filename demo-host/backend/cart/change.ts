// Changing one cart: in one transaction, answered as it is then.
import type { Context } from '../context';
import { transaction } from '../database';
import { cartOf } from './access';
import { updateCart, type CartRow } from './rows';
import { decodeUid } from './uid';
import { cartView } from './view';

/** Runs a change of one cart in one transaction and answers the cart as it is then. */
export function change(context: Context, cartId: string, work: (cart: CartRow) => void) {
  return transaction(context.db, () => {
    const cart = cartOf(context, cartId);
    work(cart);
    return { cart: cartView(context, updateCart(context, cart.id, {})) };
  });
}

/** A line as a mutation names it: by number, or by the uid that newer clients use. */
export interface ItemId {
  cart_item_id?: number | null;
  cart_item_uid?: string | null;
}

export function lineId({ cart_item_uid: uid, cart_item_id: id }: ItemId): number | undefined {
  if (uid != null && uid !== '') return Number(decodeUid(uid));
  return id ?? undefined;
}
