// The rule for what a shopper may type into a quantity box.

export interface QuantityBounds {
  min: number;
  max?: number;
}

/** A whole number, in or out of bounds; undefined for anything else: nobody who typed "1.5" wants 15. */
export function readQuantity(text: string): number | undefined {
  const typed = text.trim();
  const quantity = Number(typed);
  return /^\d+$/.test(typed) && Number.isSafeInteger(quantity) ? quantity : undefined;
}

/** The nearest allowed quantity. A maximum below the minimum counts as the minimum. */
export function clampQuantity(quantity: number, { min, max }: QuantityBounds): number {
  const ceiling = max === undefined ? Number.POSITIVE_INFINITY : Math.max(min, max);
  return Math.min(ceiling, Math.max(min, Math.trunc(quantity)));
}
