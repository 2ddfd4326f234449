// The older mutations that add one kind of product: same rules, but the first failure ends the call.
import { stockTexts } from '../catalog/stock';
import type { Context } from '../context';
import { one } from '../database';
import { inputError, noSuchEntity } from '../errors';
import { putLine, refusal, sellable } from './lines';
import { linesOf, type CartRow } from './rows';

const refused = (sku: string, reason: string) =>
  inputError(`Could not add the product with SKU ${sku} to the shopping cart: ${reason}`);

function product(context: Context, sku: string) {
  const found = sellable(context, sku);
  if (!found) throw noSuchEntity(`Could not find a product with SKU "${sku}"`);
  return found;
}

function checkQuantity(sku: string, quantity: number): void {
  if (quantity <= 0) throw refused(sku, 'Please enter a number greater than 0 in this field.');
  if (!Number.isInteger(quantity)) throw refused(sku, 'You cannot use decimal quantity for this product.');
}

export function addSimpleItem(context: Context, cart: CartRow, sku: string, quantity: number): void {
  const { db } = context;
  const found = product(context, sku);
  checkQuantity(sku, quantity);
  if (found.type_id === 'configurable') throw refused(sku, 'You need to choose options for your item.');
  const text = refusal(db, linesOf(context, cart.id), found.id, quantity);
  if (text === stockTexts.soldOut) throw refused(sku, 'Product that you are trying to add is not available.');
  if (text !== undefined) throw refused(sku, text);
  putLine(context, cart, found.id, null, quantity);
}

/** `sku` is the variant's, `parentSku` the configurable's. */
export function addConfigurableItem(
  context: Context,
  cart: CartRow,
  parentSku: string,
  sku: string,
  quantity: number,
): void {
  const { db } = context;
  const parent = product(context, parentSku);
  const variant = sellable(context, sku);
  const isVariant =
    variant &&
    one(db, 'SELECT 1 FROM product_variant WHERE parent_id = ? AND child_id = ?', parent.id, variant.id);
  if (!variant || !isVariant) throw refused(parentSku, 'Could not find specified product.');
  checkQuantity(parentSku, quantity);
  const text = refusal(db, linesOf(context, cart.id), variant.id, quantity);
  if (text !== undefined) throw refused(parentSku, text === stockTexts.soldOut ? stockTexts.tooMany : text);
  putLine(context, cart, parent.id, variant.id, quantity);
}
