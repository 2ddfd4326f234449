// What can still be sold: quantity on hand minus what was ordered and not shipped, with Magento's stock texts.
import type { Database } from '../database';
import { all, one, run } from '../database';
import { isSoldOutNow } from './sold-out';

export interface StockRow {
  quantity: number;
  reserved: number;
  ordered: number;
  is_in_stock: number;
  manage_stock: number;
  min_sale_quantity: number;
  max_sale_quantity: number;
  min_quantity: number;
  backorders: number;
  quantity_increments: number;
}

export const stockTexts = {
  soldOut: 'There are no source items with the in stock status',
  tooMany: 'The requested qty is not available',
  overMaximum: 'The requested qty exceeds the maximum qty allowed in shopping cart',
  underMinimum: (minimum: number) => `The fewest you may purchase is ${minimum}.`,
  notByStep: (step: number) => `You can buy this product only in quantities of ${step} at a time.`,
} as const;

/** Whether a text of `stockTexts` says by how many a product is sold. */
export const isAboutStep = (text: string): boolean => /only in quantities of \S+ at a time/.test(text);

/** As the fault `out-of-stock` makes it look. */
const seen = <T extends StockRow>(productId: number, stock: T): T =>
  isSoldOutNow(productId) ? { ...stock, quantity: 0, is_in_stock: 0 } : stock;

function stockOf(db: Database, productId: number): StockRow | undefined {
  const stock = one<StockRow>(db, 'SELECT * FROM stock WHERE product_id = ?', productId);
  return stock && seen(productId, stock);
}

/**
 * Quantity that can still be ordered: Infinity when stock is not managed, or what is missing comes later and nothing says
 * how much of it; 0 when marked out of stock.
 */
export function salableOf(stock: StockRow | undefined): number {
  if (!stock) return 0;
  if (!stock.manage_stock) return Infinity;
  if (!stock.is_in_stock) return 0;
  const isLater = stock.backorders !== 0;
  if (isLater && stock.min_quantity >= 0) return Infinity;
  return Math.max(0, leftOf(stock));
}

export const isSalable = (stock: StockRow | undefined): boolean => salableOf(stock) > 0;

/** Above what is not for sale. Below zero: ordered, and not there yet. */
export const leftOf = ({ quantity, reserved, min_quantity, backorders }: StockRow): number =>
  quantity - reserved - (backorders ? min_quantity : Math.max(0, min_quantity));

export const salableQuantity = (db: Database, productId: number): number => salableOf(stockOf(db, productId));

/** Why `quantity` of a product (a variant, for a configurable) cannot be bought; undefined when it can. */
export function stockProblem(db: Database, productId: number, quantity: number): string | undefined {
  const stock = stockOf(db, productId);
  if (!stock?.is_in_stock) return stockTexts.soldOut;
  const salable = salableOf(stock);
  // What others have ordered is still in the house: there is something, only not enough.
  if (salable <= 0 && leftOf(stock) + stock.reserved <= 0) return stockTexts.soldOut;
  if (quantity < stock.min_sale_quantity) return stockTexts.underMinimum(stock.min_sale_quantity);
  if (quantity > stock.max_sale_quantity) return stockTexts.overMaximum;
  const step = stock.quantity_increments;
  if (step > 0 && quantity % step !== 0) return stockTexts.notByStep(step);
  if (quantity > salable) return stockTexts.tooMany;
  return undefined;
}

/** Sets `quantity` aside for an order; a negative quantity gives it back. Call inside the order's transaction. */
export function reserve(db: Database, productId: number, quantity: number): void {
  run(
    db,
    'UPDATE stock SET reserved = reserved + ?1, ordered = ordered + ?1 WHERE product_id = ?2',
    ...[quantity, productId],
  );
}

/** Takes what was set aside out of the house; false, and nothing changes, when there is not as much. */
export function takeOut(db: Database, productId: number, quantity: number): boolean {
  const { changes } = run(
    db,
    `UPDATE stock SET quantity = quantity - ?1, reserved = reserved - ?1
     WHERE product_id = ?2 AND (quantity >= ?1 OR manage_stock = 0 OR backorders > 0)`,
    quantity,
    productId,
  );
  return changes === 1;
}

/** Stock of many products at once, for lists. */
export function stockOfAll(db: Database, ids: readonly number[]): Map<number, StockRow> {
  const rows = all<StockRow & { product_id: number }>(
    db,
    'SELECT * FROM stock WHERE product_id IN (SELECT value FROM json_each(?))',
    JSON.stringify(ids),
  );
  return new Map(rows.map((row) => [row.product_id, seen(row.product_id, row)]));
}
