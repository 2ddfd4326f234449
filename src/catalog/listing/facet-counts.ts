// How many products a choice leads to, by the answer that it stands in. Pure.
import type { Bucket, BucketGroup, Counts, FacetsAnswer } from './facets-api';
import { currencySymbol } from '../../ui/price/money';
import { readRange, type Filter } from './listing-url';

export interface ChoiceCount {
  /** undefined: not known. */
  count?: number;
  /** Others of its attribute are chosen: so many products come to those of now. */
  adds?: boolean;
}

export interface Step extends ChoiceCount {
  /** As the backend calls it: "20_50". */
  value: string;
  ends: Pick<Filter, 'from' | 'to'>;
}

const groupIn = ({ groups }: Counts, code: string) => groups.find((group) => group.code === code);

const countIn = (counts: Counts, code: string, value: string): number =>
  groupIn(counts, code)?.buckets.find((bucket) => bucket.value === value)?.count ?? 0;

/** Of everything else that is chosen: what the values of an attribute divide up. */
const othersOf = ({ asked, now, without }: FacetsAnswer, code: string): Counts | undefined =>
  asked.some((filter) => filter.code === code) ? without.get(code) : now;

/** One product may have several values of an attribute: it counts for a further one only if it is not there already. */
export function countOfValue(answer: FacetsAnswer, code: string, value: string): ChoiceCount {
  const others = othersOf(answer, code);
  if (!others) return {};
  const count = countIn(others, code, value);
  const values = answer.asked.find((filter) => filter.code === code)?.values;
  if (!values || values.includes(value)) return { count };
  if (countsWithoutOwn(answer.now, others, code)) return {};
  return { count: count - countIn(answer.now, code, value), adds: true };
}

/** Some search engines leave an attribute's own choice out of its counts: nobody knows then how many products have both values. */
const countsWithoutOwn = (now: Counts, others: Counts, code: string): boolean =>
  now.total < others.total &&
  (groupIn(others, code)?.buckets ?? []).every(({ value, count }) => countIn(now, code, value) === count);

/** Of yes and no only one can be chosen. */
export const countOfYes = (answer: FacetsAnswer, code: string): ChoiceCount => {
  const others = othersOf(answer, code);
  return others ? { count: countIn(others, code, '1') } : {};
};

/**
 * Backends cut an attribute anew for every answer, so the steps are those of the answer that counts them. They reach up to their
 * end, while a filter holds its end too: of prices it is the last amount below. Other numbers have none, and so no count.
 */
export function stepsOf(answer: FacetsAnswer, { code, buckets }: BucketGroup): Step[] {
  const isPrice = code === 'price';
  const counted = isPrice ? priceBuckets(answer) : bucketsOf(answer, code);
  return (counted ?? buckets).flatMap((bucket) => {
    const ends = isPrice ? stepEnds(bucket, answer.currency) : readRange(bucket.value);
    return ends ? [{ value: bucket.value, ends, ...(isPrice && counted && { count: bucket.count }) }] : [];
  });
}

/** As everything else that is chosen has them; undefined where nobody counts that. */
function bucketsOf(answer: FacetsAnswer, code: string): readonly Bucket[] | undefined {
  const others = othersOf(answer, code);
  return others && (groupIn(others, code)?.buckets ?? []);
}

export const priceBuckets = (answer: FacetsAnswer): readonly Bucket[] | undefined =>
  answer.prices ?? bucketsOf(answer, 'price');

/** What choosing a step of prices asks for; undefined where it is none. */
export function stepEnds({ value }: Bucket, currency: string | undefined): Step['ends'] | undefined {
  const range = readRange(value);
  return range && upTo(range, smallestAmount(currency));
}

function upTo({ from, to }: Step['ends'], unit: number): Step['ends'] {
  if (to === undefined) return { from };
  const below = Math.round((to - unit) * 1e4) / 1e4;
  return { ...(from !== undefined && { from }), to: Math.max(below, from ?? 0) };
}

/** The first number format of a page takes longer than its filters draw; the usual currencies do without. */
function smallestAmount(currency = 'USD'): number {
  if (currencySymbol(currency) !== currency) return 0.01;
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return 10 ** -(format.resolvedOptions().maximumFractionDigits ?? 2);
  } catch {
    return 0.01;
  }
}
