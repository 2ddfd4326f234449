// What choosing does to the filters of a listing. Pure.
import type { Filter } from '../listing/listing-url';

type Filters = readonly Filter[];

export function without(filters: Filters, code: string): Filter[] {
  return filters.filter((filter) => filter.code !== code);
}

const chosen = (filters: Filters, code: string) => filters.find((filter) => filter.code === code);

/** Adds a value to those of its attribute, or takes it away. */
export function toggleValue(filters: Filters, code: string, value: string): Filter[] {
  const before = chosen(filters, code)?.values ?? [];
  const values = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
  return values.length ? [...without(filters, code), { code, values }] : without(filters, code);
}

/** The value in place of any other. */
export function setOnly(filters: Filters, code: string, value: string | undefined): Filter[] {
  return value === undefined
    ? without(filters, code)
    : [...without(filters, code), { code, values: [value] }];
}

/** The text replaces the one before; the same text again takes it away. */
export function toggleMatch(filters: Filters, code: string, match: string): Filter[] {
  return chosen(filters, code)?.match === match
    ? without(filters, code)
    : [...without(filters, code), { code, match }];
}

/** Ends in the wrong order change places; no ends, no range. */
export function setRange(
  filters: Filters,
  code: string,
  { from, to }: Pick<Filter, 'from' | 'to'>,
): Filter[] {
  if (from === undefined && to === undefined) return without(filters, code);
  const isReversed = from !== undefined && to !== undefined && from > to;
  const [low, high] = isReversed ? [to, from] : [from, to];
  return [
    ...without(filters, code),
    { code, ...(low !== undefined && { from: low }), ...(high !== undefined && { to: high }) },
  ];
}
