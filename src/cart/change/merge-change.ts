// The cart after a change: what was known of it, with what the change itself answered. Pure.
import { quantityOf, type Cart, type CartItem } from '../cart';

export interface ChangeParts {
  /** uid of the line that was taken out. */
  removed?: string;
  /** The answer has all lines, not some. */
  isWhole?: boolean;
  /** So many lines the cart has, where the backend says it. */
  lineCount?: number;
}

/**
 * `change`: the totals, and those lines that the answer has. undefined where the two do not add up to one cart: something else
 * has changed it, too.
 */
export function mergeChange(known: Cart, change: Cart, parts: ChangeParts): Cart | undefined {
  // What stands in the way may have gone with the change, which says nothing of other lines.
  if (known.id !== change.id || [known, ...known.items].some(({ problem }) => problem)) return undefined;
  const isWhole = parts.isWhole || change.items.length === parts.lineCount;
  const isGone = ({ uid }: CartItem) =>
    isWhole ? !change.items.some((item) => item.uid === uid) : uid === parts.removed;
  const items = mergeLines(
    known.items.filter((item) => !isGone(item)),
    change.items,
  );
  const merged = { ...change, items };
  const isCounted =
    quantityOf(merged) === merged.totalQuantity && (parts.lineCount ?? items.length) === items.length;
  return isCounted && hasSum(merged) === hasSum(known) ? merged : undefined;
}

function mergeLines(known: CartItem[], fresh: CartItem[]): CartItem[] {
  const changed = new Map(fresh.map((item) => [item.uid, item]));
  const kept = known.map((item) => {
    const now = changed.get(item.uid) ?? item;
    changed.delete(item.uid);
    return now;
  });
  // The newest come first.
  return [...kept, ...[...changed.values()].reverse()];
}

/** The lines come to the subtotal. Where they did and do not any more, a line has another price that the answer does not show. */
function hasSum({ items, subtotal }: Cart): boolean {
  const sum = items.reduce((total, { rowTotal }) => total + rowTotal.value, 0);
  return Math.abs(sum - subtotal.value) < 0.005 && items.every(isIn(subtotal.currency));
}

const isIn =
  (currency: string) =>
  ({ rowTotal }: CartItem) =>
    rowTotal.currency === currency;
