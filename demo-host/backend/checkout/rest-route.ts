// Whose cart a REST route is about.
import { activeCartOf, findCartByMask, type CartRow } from '../cart/rows';
import type { Context } from '../context';
import { RestError } from '../errors';

/** Whose cart a route is about, before it is looked up. */
export interface CartRoute {
  /** Masked id, or undefined for `mine`. */
  maskedId: string | undefined;
}

export const noSuchEntity = (parameters: Record<string, unknown>) =>
  new RestError(404, 'No such entity with %fieldName = %fieldValue', parameters);

function guestCart({ db }: Context, maskedId: string): CartRow {
  const cart = findCartByMask(db, maskedId);
  // A customer's cart, also an ordered one, is not to be had by its id alone.
  if (cart?.customer_id !== null) throw noSuchEntity({ fieldName: 'cartId', fieldValue: null });
  return cart;
}

/** The active cart of a route; throws 404 in the words for guests or for customers. */
export function activeCart(context: Context, { maskedId }: CartRoute): CartRow {
  if (maskedId !== undefined) {
    const cart = guestCart(context, maskedId);
    if (!cart.is_active) throw noSuchEntity({ fieldName: 'cartId', fieldValue: String(cart.id) });
    return cart;
  }
  const cart = context.customer && activeCartOf(context.db, context.customer.id);
  if (!cart) throw new RestError(404, 'Current customer does not have an active cart.');
  return cart;
}

/** A guest's also when it was ordered. */
export function cartItself(context: Context, { maskedId }: CartRoute): CartRow {
  if (maskedId !== undefined) return guestCart(context, maskedId);
  const id = context.customer?.id ?? 0;
  const cart = activeCartOf(context.db, id);
  if (!cart) throw noSuchEntity({ fieldName: 'customerId', fieldValue: id });
  return cart;
}
