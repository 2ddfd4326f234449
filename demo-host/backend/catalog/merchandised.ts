// In which order a shop shows what nobody sorted: as placed, best selling first where places are equal, sold out last.

export interface Merchandise {
  inStock: boolean;
  bestSeller: boolean;
  /** Pieces ever ordered. */
  sold: number;
}

const mostSold = 2 ** 30 - 1;
const mostPosition = 2 ** 20 - 1;

/** One number to sort by, smallest first: it fits into the 53 bits of a whole number. */
export function rankOf({ inStock, bestSeller, sold }: Merchandise, position = 0): number {
  const place = Math.min(Math.max(0, position), mostPosition);
  const selling = (bestSeller ? 0 : 2 ** 30) + (mostSold - Math.min(Math.max(0, Math.floor(sold)), mostSold));
  return ((inStock ? 0 : 1) * (mostPosition + 1) + place) * 2 ** 31 + selling;
}
