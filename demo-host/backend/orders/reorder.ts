// Buying an order again: its lines go into the customer's cart, and what cannot is reported line by line.
import { refusal, putLine } from '../cart/lines';
import { ensureCartOf, linesOf, updateCart, type CartRow } from '../cart/rows';
import { isHiddenProduct } from '../catalog/audience';
import { findProductById } from '../catalog/products';
import { stockTexts } from '../catalog/stock';
import type { Context } from '../context';
import { requireCustomer } from '../customer/require-customer';
import { transaction } from '../database';
import { inputError } from '../errors';
import { isReorderable } from './actions';
import { findOrderByNumber, orderLines, type OrderLineRow } from './rows';

type Code =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'UNDEFINED'
  | 'REORDER_NOT_AVAILABLE';

interface Problem {
  code: Code;
  message: string;
}

function codeOf(text: string): Code {
  if (text === stockTexts.soldOut) return 'NOT_SALABLE';
  const isAboutQuantity = text === stockTexts.tooMany || text.startsWith('The fewest you may purchase is');
  return isAboutQuantity ? 'INSUFFICIENT_STOCK' : 'UNDEFINED';
}

const notAdded = (line: OrderLineRow, code: Code, reason: string): Problem => ({
  code,
  message: `Could not add the product with SKU "${line.sku}" to the shopping cart: ${reason}`,
});

function addLine(context: Context, cart: CartRow, line: OrderLineRow): Problem | undefined {
  const { db } = context;
  const isVariant = line.parent_id !== null;
  const productId = line.parent_id ?? line.product_id;
  const products = [findProductById(db, productId), findProductById(db, line.product_id)];
  if (products.includes(undefined) || isHiddenProduct(context, productId))
    return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with ID "${productId}"` };
  if (products.some((product) => product?.status !== 1))
    return notAdded(line, 'NOT_SALABLE', 'Product that you are trying to add is not available.');
  const text = refusal(db, linesOf(context, cart.id), line.product_id, line.quantity);
  if (text !== undefined) return notAdded(line, codeOf(text), text);
  putLine(context, cart, productId, isVariant ? line.product_id : null, line.quantity);
  return undefined;
}

/** Answers the cart as it is then, and why lines are missing in it. Throws for somebody else's order. */
export function reorder(context: Context, number: string): { cart: CartRow; problems: Problem[] } {
  const customer = requireCustomer(context);
  const { db } = context;
  return transaction(db, () => {
    const order = findOrderByNumber(db, number);
    if (order?.customer_id !== customer.id)
      throw inputError(`Order number "${number}" doesn't belong to the current customer`);
    const owner = { id: customer.id, email: customer.email, groupId: customer.group_id };
    const cart = ensureCartOf(context, owner);
    if (!isReorderable(context, order))
      return { cart, problems: [{ code: 'REORDER_NOT_AVAILABLE', message: 'Reorder is not available.' }] };
    const problems = orderLines(db, order.id).flatMap((line) => addLine(context, cart, line) ?? []);
    return { cart: updateCart(context, cart.id, {}), problems };
  });
}
