// Moves items from the wishlist into the customer's cart, under the cart's own rules.
import { cartOf } from '../cart/access';
import { configurableOptions } from '../cart/configurable-options';
import { addItems, type LineProblem } from '../cart/lines';
import { ensureCartOf, updateCart } from '../cart/rows';
import { findProductById } from '../catalog/products';
import type { Context } from '../context';
import { transaction } from '../database';
import { inputError } from '../errors';
import { ownWishlist, wishlistCustomer } from './access';
import { deleteItem, itemsOf, touchWishlist, type WishlistItemRow, type WishlistRow } from './rows';

export interface Refused extends LineProblem {
  wishlistId: string;
  wishlistItemId: string;
}

function wanted(context: Context, item: WishlistItemRow) {
  const options =
    item.variant_id === null ? [] : configurableOptions(context, item.product_id, item.variant_id);
  return {
    sku: findProductById(context.db, item.product_id)?.sku ?? '',
    quantity: item.quantity,
    selectedOptions: options.map((option) => option.configurable_product_option_value_uid),
  };
}

/** No ids means all items. What the cart refuses stays on the list. */
export function moveToCart(
  context: Context,
  wishlistId: string,
  itemIds: readonly string[],
): { list: WishlistRow; asked: WishlistItemRow[]; refused: Refused[] } {
  const { db } = context;
  const customer = wishlistCustomer(context);
  if (wishlistId === '' || wishlistId === '0') throw inputError('"wishlistId" value should be specified');
  return transaction(db, () => {
    const list = ownWishlist(context, wishlistId);
    const items = itemsOf(context, list.id);
    const known = items.map(({ id }) => String(id));
    const unknown = itemIds.filter((id) => !known.includes(id));
    if (unknown.length > 0) throw inputError(`The wishlist item ids "${unknown.join(',')}" were not found.`);
    const asked = itemIds.length === 0 ? items : items.filter(({ id }) => itemIds.includes(String(id)));
    const cart = cartOf(context, ensureCartOf(context, customer).masked_id);
    const refused = asked.flatMap((item) => {
      const problems = addItems(context, cart, [wanted(context, item)]);
      if (problems.length === 0) deleteItem(db, item.id);
      return problems.map((problem) => ({
        ...problem,
        wishlistId: String(list.id),
        wishlistItemId: String(item.id),
      }));
    });
    updateCart(context, cart.id, {});
    touchWishlist(context, list.id);
    return { list, asked, refused };
  });
}
