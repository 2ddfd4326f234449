// Merging a guest's cart into a customer's, and handing a guest's cart over as it is.
import { salableQuantity } from '../catalog/stock';
import type { Context } from '../context';
import { transaction } from '../database';
import { inputError } from '../errors';
import { requireCustomer } from '../customer/require-customer';
import { newMaskedId } from '../masked-id';
import { cartOf } from './access';
import { isEqual, putLine } from './lines';
import { stockedId } from './pricing';
import { activeCartOf, ensureCartOf, linesOf, updateCart, type CartRow } from './rows';

/** Quantities of equal lines add up; what stock does not allow then stays out, without a word. */
function moveLines(context: Context, from: CartRow, into: CartRow): void {
  const { db } = context;
  for (const line of linesOf(context, from.id)) {
    const same = linesOf(context, into.id).find((own) => isEqual(own, line));
    if (same && same.quantity + line.quantity > salableQuantity(db, stockedId(line))) continue;
    putLine(context, into, line.product_id, line.variant_id, line.quantity);
  }
}

/** The customer's cart with the guest's lines in it; the guest's cart is inactive from then on. */
export function mergeCarts(
  context: Context,
  sourceId: string,
  destinationId: string | null | undefined,
): CartRow {
  const customer = requireCustomer(context);
  return transaction(context.db, () => {
    const source = cartOf(context, sourceId, null);
    if (destinationId === '') throw inputError('The parameter "destination_cart_id" cannot be empty');
    const destination =
      destinationId == null
        ? ensureCartOf(context, { id: customer.id, email: customer.email, groupId: customer.group_id })
        : cartOf(context, destinationId);
    moveLines(context, source, destination);
    updateCart(context, source.id, { is_active: 0 });
    return updateCart(context, destination.id, source.coupon === null ? {} : { coupon: source.coupon });
  });
}

/** Makes the guest's cart the customer's, under a new id; what the customer had is merged into it. */
export function assignCart(context: Context, cartId: string): CartRow {
  const customer = requireCustomer(context);
  return transaction(context.db, () => {
    const cart = cartOf(context, cartId, null);
    const previous = activeCartOf(context.db, customer.id);
    if (previous) {
      moveLines(context, previous, cart);
      updateCart(context, previous.id, { is_active: 0 });
    }
    return updateCart(context, cart.id, {
      customer_id: customer.id,
      email: customer.email,
      masked_id: newMaskedId(),
    });
  });
}
