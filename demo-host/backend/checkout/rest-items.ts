// Adding to a cart over REST.
import { addItem } from '../cart/lines';
import { priceCart } from '../cart/pricing';
import { linesOf, updateCart } from '../cart/rows';
import { encodeUid } from '../cart/uid';
import type { Context } from '../context';
import { transaction } from '../database';
import { RestError } from '../errors';
import { isPlain, requireParameters, type Plain } from '../rest-body';
import { restItems } from './rest-cart';
import { activeCart, type CartRoute } from './rest-route';

/** The uids of what is chosen on a configurable product. */
function chosen(item: Plain): string[] {
  const option = isPlain(item.product_option) ? item.product_option : {};
  const attributes = isPlain(option.extension_attributes) ? option.extension_attributes : {};
  const options = attributes.configurable_item_options;
  return (Array.isArray(options) ? options : []).flatMap((one: unknown) =>
    isPlain(one) ? [encodeUid(`configurable/${String(one.option_id)}/${String(one.option_value)}`)] : [],
  );
}

export function addRestItem(context: Context, route: CartRoute, body: Plain): unknown {
  requireParameters(body, ['cartItem']);
  const item = isPlain(body.cart_item) ? body.cart_item : {};
  const sku = String(item.sku ?? '');
  return transaction(context.db, () => {
    const cart = activeCart(context, route);
    const before = new Map(linesOf(context, cart.id).map((line) => [line.id, line.quantity]));
    const quantity = Number(item.qty ?? 0);
    const problem = addItem(context, cart, { sku, quantity, selectedOptions: chosen(item) });
    if (problem?.code === 'PRODUCT_NOT_FOUND') {
      throw new RestError(
        404,
        "The product that was requested doesn't exist. Verify the product and try again.",
      );
    }
    if (problem) throw new RestError(400, problem.message);
    updateCart(context, cart.id, {});
    const items = restItems(context, priceCart(context, cart), String(cart.id));
    return items.find((line) => line.qty !== before.get(line.item_id));
  });
}
