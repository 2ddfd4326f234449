// Adding to a cart over REST.
import { addItem } from '../cart/lines';
import { priceCart } from '../cart/pricing';
import { updateCart } from '../cart/rows';
import type { Context } from '../context';
import { transaction } from '../database';
import { RestError } from '../errors';
import { activeCart, type CartRoute } from './rest';
import { isPlain, requireParameters, type Plain } from './rest-body';
import { restItems } from './rest-cart';

export function addRestItem(context: Context, route: CartRoute, body: Plain): unknown {
  requireParameters(body, ['cartItem']);
  const item = isPlain(body.cart_item) ? body.cart_item : {};
  const sku = String(item.sku ?? '');
  return transaction(context.db, () => {
    const cart = activeCart(context, route);
    const problem = addItem(context, cart, { sku, quantity: Number(item.qty ?? 0) });
    if (problem?.code === 'PRODUCT_NOT_FOUND') {
      throw new RestError(
        404,
        "The product that was requested doesn't exist. Verify the product and try again.",
      );
    }
    if (problem) throw new RestError(400, problem.message);
    updateCart(context, cart.id, {});
    const items = restItems(priceCart(context, cart), route.maskedId ?? String(cart.id));
    return items.find((added) => added.sku.toLowerCase() === sku.toLowerCase());
  });
}
