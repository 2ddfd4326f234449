// What the offers and discounts of a cart come to.
import type { Cart, Money } from './cart';
import { cents } from './regular-total';

/** Undefined where nothing is saved, or where a part of the cart is not known. */
export function savedBy({ items, discounts, subtotal, isPartial }: Cart): Money | undefined {
  if (isPartial) return undefined;
  const offers = items.map(({ regularTotal, rowTotal }) =>
    regularTotal ? cents(regularTotal.value) - cents(rowTotal.value) : 0,
  );
  const taken = discounts.map(({ amount }) => Math.abs(cents(amount.value)));
  const saved = [...offers, ...taken].reduce((sum, part) => sum + part, 0);
  return saved > 0 ? { ...subtotal, value: saved / 100 } : undefined;
}
