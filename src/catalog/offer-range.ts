// What several variants cost together: the cheapest, and how far it goes up. One that hides its price has no say. Pure.
import type { Offer } from './product';

export interface Priced {
  inStock: boolean;
  /** undefined where it is hidden. */
  offer?: Offer;
}

/** Of what can be bought, or of all where nothing can. */
export function rangeOf(variants: readonly Priced[]): Offer | undefined {
  const salable = variants.filter(({ inStock }) => inStock);
  const offers = (salable.length > 0 ? salable : variants).flatMap(({ offer }) => offer ?? []);
  const cheapest = offers.reduce<Offer | undefined>(
    (best, offer) => (best && best.final.value <= offer.final.value ? best : offer),
    undefined,
  );
  if (!cheapest) return undefined;
  const highest = offers.reduce(
    (most, { final }) => (final.value > most.value ? final : most),
    cheapest.final,
  );
  const isFrom = highest.value > cheapest.final.value;
  return { ...cheapest, isFrom, ...(isFrom ? { highest } : {}) };
}
