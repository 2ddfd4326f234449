// What a product costs: the lowest of its price, a valid special price, and quantity and group prices.
import { all, type Database } from '../../database';
import { isWithin } from '../dates';
import { findProductById, type ProductRow, type TierRow } from '../rows';

export interface PriceQuestion {
  /** 0 guest. */
  group: number;
  quantity: number;
  now: Date;
}

type Priced = Pick<ProductRow, 'price_cents' | 'special_price_cents' | 'special_from' | 'special_to'>;

/** A special price counts only within its days, and null once they are over. */
export function validSpecialCents(row: Priced, now: Date): number | null {
  return row.special_price_cents !== null && isWithin(now, row.special_from, row.special_to)
    ? row.special_price_cents
    : null;
}

export function tiersFor(tiers: readonly TierRow[], group: number): TierRow[] {
  return tiers.filter((tier) => tier.customer_group === null || tier.customer_group === group);
}

/** Of a product that has a price of its own. */
export function lowestCents(
  row: Priced,
  tiers: readonly TierRow[],
  { group, quantity, now }: PriceQuestion,
): number {
  const regular = row.price_cents ?? 0;
  const special = validSpecialCents(row, now) ?? regular;
  const reached = tiersFor(tiers, group).filter((tier) => tier.quantity <= quantity);
  return Math.min(regular, special, ...reached.map((tier) => tier.price_cents));
}

function variantIds(db: Database, parentId: number): number[] {
  return all<{ child_id: number }>(
    db,
    'SELECT child_id FROM product_variant JOIN product ON product.id = child_id WHERE parent_id = ? AND status = 1',
    parentId,
  ).map((row) => row.child_id);
}

/** In base-currency cents; a configurable costs what its cheapest variant costs. */
export function finalPriceCents(db: Database, productId: number, question: PriceQuestion): number {
  const row = findProductById(db, productId);
  if (!row) return 0;
  if (row.type_id === 'configurable') {
    const prices = variantIds(db, productId).map((id) => finalPriceCents(db, id, question));
    return prices.length > 0 ? Math.min(...prices) : 0;
  }
  return lowestCents(
    row,
    all<TierRow>(db, 'SELECT * FROM tier_price WHERE product_id = ?', productId),
    question,
  );
}

/** The price before any special, quantity or group price. */
export function regularPriceCents(db: Database, productId: number): number {
  const row = findProductById(db, productId);
  if (row?.type_id !== 'configurable') return row?.price_cents ?? 0;
  const prices = variantIds(db, productId).map((id) => regularPriceCents(db, id));
  return prices.length > 0 ? Math.min(...prices) : 0;
}
