// The rule for what a shopper may type into a quantity box.

export interface QuantityBounds {
  min: number;
  max?: number;
}

/** Whole numbers inside the bounds; text that is no number leaves the current quantity. */
export function parseQuantity(text: string, current: number, { min, max }: QuantityBounds): number {
  const typed = Number.parseInt(text.trim(), 10);
  if (!Number.isFinite(typed)) return current;
  return clampQuantity(typed, { min, max });
}

/** The nearest allowed quantity. A maximum below the minimum counts as the minimum. */
export function clampQuantity(quantity: number, { min, max }: QuantityBounds): number {
  const ceiling = max === undefined ? Number.POSITIVE_INFINITY : Math.max(min, max);
  return Math.min(ceiling, Math.max(min, Math.trunc(quantity)));
}
