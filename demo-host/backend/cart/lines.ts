// Adding and changing lines: finds product and variant, merges equal lines, refuses what stock does not allow.
import { isHiddenProduct } from '../catalog/audience';
import { findProductById, findProductBySku, type ProductRow } from '../catalog/products';
import { isAboutStep, stockProblem, stockTexts } from '../catalog/stock';
import type { Context } from '../context';
import type { Database } from '../database';
import { all } from '../database';
import { inputError, noSuchEntity } from '../errors';
import { piecesOf, priceCart, stockedId } from './pricing';
import { deleteLine, insertLine, linesOf, setLineQuantity, type CartLineRow, type CartRow } from './rows';
import { decodeUid } from './uid';

export type LineProblemCode = 'PRODUCT_NOT_FOUND' | 'INSUFFICIENT_STOCK' | 'UNDEFINED';

export interface LineProblem {
  code: LineProblemCode;
  message: string;
}

export interface WantedItem {
  sku: string;
  quantity: number;
  selectedOptions?: readonly (string | null)[];
}

const undefinedProblem = (message: string): LineProblem => ({ code: 'UNDEFINED', message });

/** A product, enabled or not; what only employees see does not exist for others. */
export function productFor(context: Context, sku: string): ProductRow | undefined {
  const product = findProductBySku(context.db, sku);
  return product && isHiddenProduct(context, product.id) ? undefined : product;
}

/** A product that may be sold to who asks. */
export function sellable(context: Context, sku: string): ProductRow | undefined {
  const product = productFor(context, sku);
  return product?.status === 1 ? product : undefined;
}

/** The variant that carries all chosen options; undefined when one is missing or unknown. */
export function variantBy(
  db: Database,
  product: ProductRow,
  selected: readonly (string | null)[],
): ProductRow | undefined {
  const wanted = new Set(selected.flatMap((uid) => (uid === null ? [] : [decodeUid(uid)])));
  const rows = all<{ child_id: number; attribute_id: number; value: string }>(
    db,
    `SELECT variant.child_id, axis.attribute_id, value.value FROM product_variant variant
     JOIN product_axis axis ON axis.product_id = variant.parent_id
     JOIN product_value value ON value.product_id = variant.child_id AND value.attribute_id = axis.attribute_id
     WHERE variant.parent_id = ? ORDER BY variant.child_id`,
    product.id,
  );
  const axes = new Set(rows.map((row) => row.attribute_id)).size;
  const matches = new Map<number, number>();
  for (const { child_id: child, attribute_id: attribute, value } of rows) {
    if (wanted.has(`configurable/${attribute}/${value}`)) matches.set(child, (matches.get(child) ?? 0) + 1);
  }
  const id = [...matches].find(([, count]) => count === axes && axes > 0)?.[0];
  return id === undefined ? undefined : findProductById(db, id);
}

/** What stops `quantity` more of a product from going into this cart, in the words of the stock rules. */
export function refusal(
  db: Database,
  lines: readonly CartLineRow[],
  productId: number,
  quantity: number,
): string | undefined {
  return stockProblem(db, productId, piecesOf(lines, productId) + quantity);
}

type Kind = Pick<CartLineRow, 'product_id' | 'variant_id'>;

export const isEqual = (one: Kind, other: Kind): boolean =>
  one.product_id === other.product_id && one.variant_id === other.variant_id;

/** Puts pieces into the cart; an equal line grows. */
export function putLine(
  context: Context,
  cart: CartRow,
  productId: number,
  variantId: number | null,
  quantity: number,
): void {
  const { db } = context;
  const wanted = { product_id: productId, variant_id: variantId };
  const same = linesOf(context, cart.id).find((line) => isEqual(line, wanted));
  if (same) setLineQuantity(db, same.id, same.quantity + quantity);
  else insertLine(db, cart.id, productId, variantId, quantity);
}

// Sold out and too few read the same when something is put into a cart.
function stockLineProblem(text: string): LineProblem {
  if (text === stockTexts.overMaximum || isAboutStep(text)) return undefinedProblem(text);
  return { code: 'INSUFFICIENT_STOCK', message: text === stockTexts.soldOut ? stockTexts.tooMany : text };
}

/** Adds one wanted item, or says why not. */
export function addItem(context: Context, cart: CartRow, item: WantedItem): LineProblem | undefined {
  const { db } = context;
  if (item.quantity <= 0) return undefinedProblem('The product quantity should be greater than 0');
  const product = sellable(context, item.sku);
  if (!product) {
    return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${item.sku}"` };
  }
  if (!Number.isInteger(item.quantity)) {
    return undefinedProblem('You cannot use decimal quantity for this product.');
  }
  const isConfigurable = product.type_id === 'configurable';
  const variant = isConfigurable ? variantBy(db, product, item.selectedOptions ?? []) : undefined;
  if (isConfigurable && variant?.status !== 1) {
    return undefinedProblem('You need to choose options for your item.');
  }
  const stocked = variant ?? product;
  const text = refusal(db, linesOf(context, cart.id), stocked.id, item.quantity);
  if (text !== undefined) return stockLineProblem(text);
  putLine(context, cart, product.id, variant?.id ?? null, item.quantity);
  return undefined;
}

/** What is wrong with lines that are in the cart already, each kind once. */
function cartProblems(context: Context, cart: CartRow): LineProblem[] {
  const problems = new Map<string, LineProblem>();
  for (const { problem } of priceCart(context, cart).lines) {
    if (problem === undefined) continue;
    const found =
      problem === stockTexts.soldOut
        ? undefinedProblem('Some of the products are out of stock.')
        : stockLineProblem(problem);
    problems.set(found.message, found);
  }
  return [...problems.values()];
}

/** Adds what can be added; says what could not, and what is wrong with lines that were there before. */
export function addItems(context: Context, cart: CartRow, items: readonly WantedItem[]): LineProblem[] {
  const before = cartProblems(context, cart);
  const refused = items.flatMap((item) => addItem(context, cart, item) ?? []);
  return [...refused, ...before.filter(({ message }) => !refused.some((other) => other.message === message))];
}

/** Sets a line's quantity; zero or less removes it. */
export function changeLine(context: Context, cart: CartRow, lineId: number, quantity: number): void {
  const { db } = context;
  const lines = linesOf(context, cart.id);
  const line = lines.find((candidate) => candidate.id === lineId);
  if (!line) throw noSuchEntity(`Could not find cart item with id: ${lineId}.`);
  if (quantity <= 0) {
    deleteLine(db, line.id);
    return;
  }
  const others = lines.filter((other) => other !== line);
  const text = Number.isInteger(quantity)
    ? refusal(db, others, stockedId(line), quantity)
    : 'You cannot use decimal quantity for this product.';
  if (text !== undefined) {
    const sku = findProductById(db, stockedId(line))?.sku ?? '';
    throw inputError(`Could not update the product with SKU ${sku}: ${text}`);
  }
  setLineQuantity(db, line.id, quantity);
}
