// The lines of a cart in an order of the client's choice.
import type { PricedLine } from './pricing';

export interface ItemsSort {
  field: string;
  order: 'ASC' | 'DESC';
}

type Key = (line: PricedLine) => number | string;

const id: Key = ({ row }) => row.id;
const price: Key = ({ unit }) => unit.base;
const total: Key = ({ total: { base } }) => base;
const discount: Key = ({ discount: { base } }) => base;
const weight: Key = ({ product, variant }) => (variant ?? product).weight ?? 0;

// Lines are added one after the other, so their ids rise with their times. Tax takes the same part of each.
const keys: Record<string, Key> = {
  ITEM_ID: id,
  CREATED_AT: id,
  PRODUCT_ID: ({ product }) => product.id,
  PRODUCT_TYPE: ({ product }) => product.type_id,
  SKU: ({ product, variant }) => (variant ?? product).sku,
  NAME: ({ product }) => product.name.toLowerCase(),
  DESCRIPTION: ({ product }) => product.description ?? '',
  QTY: ({ row }) => row.quantity,
  WEIGHT: weight,
  ROW_WEIGHT: (line) => Number(weight(line)) * line.row.quantity,
  PRICE: price,
  PRICE_INC_TAX: price,
  BASE_PRICE: price,
  BASE_PRICE_INC_TAX: price,
  ROW_TOTAL: total,
  ROW_TOTAL_INC_TAX: total,
  BASE_ROW_TOTAL: total,
  BASE_ROW_TOTAL_INC_TAX: total,
  ROW_TOTAL_WITH_DISCOUNT: (line) => line.total.base - line.discount.base,
  DISCOUNT_AMOUNT: discount,
  BASE_DISCOUNT_AMOUNT: discount,
};

/** By what all lines have alike (tax, custom prices) they stay as they are. */
export function sortItems(
  lines: readonly PricedLine[],
  sort: ItemsSort | null | undefined,
): readonly PricedLine[] {
  const key = sort && keys[sort.field];
  if (!key) return lines;
  const sign = sort.order === 'DESC' ? -1 : 1;
  return [...lines].sort((one, other) => {
    const [a, b] = [key(one), key(other)];
    return a === b ? one.row.id - other.row.id : (a < b ? -1 : 1) * sign;
  });
}
