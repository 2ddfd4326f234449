// Price ranges of a listing: as a Magento makes them, or such that each holds a fair share of the products.

export interface PriceStep {
  /** In cents; from `from` on, below `to`. */
  from: number;
  to: number;
  count: number;
}

/** Counts per range of `width` cents, by the number of the range. */
function ranges(prices: ReadonlyMap<number, number>, width: number): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const [cents, count] of prices) {
    const range = Math.floor(cents / width);
    counts.set(range, (counts.get(range) ?? 0) + count);
  }
  return counts;
}

/** How many products cost how much, in cents. */
type CountsByPrice = ReadonlyMap<number, number>;

export function countsByPrice(prices: readonly number[]): CountsByPrice {
  const points = new Map<number, number>();
  for (const cents of prices) points.set(cents, (points.get(cents) ?? 0) + 1);
  return points;
}

/** As wide as a power of ten below the highest price, and narrower, but not below 10, until more than one results. */
export function evenSteps(points: CountsByPrice): PriceStep[] {
  const highest = Math.floor(Math.max(0, ...points.keys()) / 100);
  let width = 100 * 10 ** (String(highest).length - 1);
  while (width > 1000 && ranges(points, width).size <= 1) width /= 10;
  return [...ranges(points, width)]
    .sort(([one], [other]) => one - other)
    .map(([range, count]) => ({ from: range * width, to: (range + 1) * width, count }));
}

const mostSteps = 6;

/** Bounds that people think in: 1, 2, 3, 5, 7.50, 10, 20 … in cents. */
function* bounds(): Generator<number> {
  for (let decade = 100; ; decade *= 10) for (const factor of [1, 2, 3, 5, 7.5]) yield decade * factor;
}

/** Up to six, none with much more than its share unless one price holds it: a single dear bottle stretches no range. */
export function fairSteps(points: CountsByPrice): PriceStep[] {
  const sorted = [...points].sort(([one], [other]) => one - other);
  const share = sorted.reduce((sum, [, count]) => sum + count, 0) / mostSteps;
  const steps: PriceStep[] = [];
  let [from, done, count] = [0, 0, 0];
  for (const to of bounds()) {
    if (done === sorted.length) break;
    for (; done < sorted.length && sorted[done]![0] < to; done += 1) count += sorted[done]![1];
    if (count > 0 && count < share && done < sorted.length) continue;
    if (count > 0) steps.push({ from, to, count });
    [from, count] = [to, 0];
  }
  return steps;
}
