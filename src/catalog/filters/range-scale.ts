// The steps of a range as a scale with two handles, which stand on the ends of steps. Pure.
import type { FacetOption } from '../listing/facet';
import { readRange, type Filter } from '../listing/listing-url';

type Range = Pick<Filter, 'from' | 'to'>;

export interface RangeScale {
  /** Of each step, none where the backend leaves one out: handles stand from 0 to as many as there are. */
  counts: readonly number[];
  /** Where the handles stand. */
  low: number;
  high: number;
  /** What is between two places; open at an end of the scale. */
  between(low: number, high: number): Range;
}

/** undefined where the steps are not counted, or are none to speak of. */
export function scaleOf(options: readonly FacetOption[], { from, to }: Range): RangeScale | undefined {
  const steps = options.flatMap(({ value, ends, count }) => {
    const whole = readRange(value);
    return ends && count !== undefined
      ? [{ start: whole?.from ?? 0, end: whole?.to ?? Infinity, last: ends.to, count }]
      : [];
  });
  if (steps.length < 2) return undefined;
  const ends = [...new Set(steps.flatMap(({ start, end }) => [start, end]))].sort(
    (one, other) => one - other,
  );
  const top = ends.length - 1;
  const above = to === undefined ? -1 : ends.findIndex((end) => end > to);
  const low =
    from === undefined
      ? 0
      : Math.max(
          0,
          ends.findLastIndex((end) => end <= from),
        );
  const high = above < 0 ? top : Math.max(1, above);
  return {
    counts: ends.slice(0, -1).map((end) => steps.find(({ start }) => start === end)?.count ?? 0),
    low: Math.min(low, top - 1),
    high: Math.max(high, Math.min(low, top - 1) + 1),
    between: (first, last) => ({
      ...(first > 0 && { from: ends[first] }),
      ...(last < top && { to: steps.findLast(({ end }) => end <= ends[last]!)?.last }),
    }),
  };
}
