// Facets as a shopper sees them, made from the backend's buckets and what is chosen. Pure.
import '../../words/catalogue/filters';
import type { Text } from '../../words/text';
import { formatMoney } from '../../ui/price/money';
import { categoryCode } from '../listing/listing-source';
import { readRange, type Filter } from '../listing/listing-url';
import { kindOfBuckets, type Bucket, type BucketGroup, type Counts, type FacetsAnswer } from './facets-api';
import type { FilterKind, FilterKinds } from './filter-kinds';

export interface FacetOption {
  /** As the backend calls it; of a range "20_50". */
  value: string;
  label: string;
  /** Products that it leads to with everything else that is chosen; undefined: not known. */
  count?: number;
  isChosen: boolean;
}

export interface Facet {
  code: string;
  label: string;
  kind: FilterKind;
  options: readonly FacetOption[];
  /** Code of the currency, where it is a price. */
  unit?: string;
  /** What is chosen of it. */
  filter?: Filter;
}

export interface FacetSurroundings {
  filters: readonly Filter[];
  kinds: FilterKinds | null | undefined;
  /** Uids of the categories to choose among, in order; undefined: all. */
  categories: readonly string[] | undefined;
  text: Text;
}

export function facetsFrom(answer: FacetsAnswer, surroundings: FacetSurroundings): Facet[] {
  const { kinds } = surroundings;
  return [...answer.whole.groups]
    .sort(inOrder)
    .map((group) => facetFrom(group, answer, surroundings))
    .filter(({ code, kind, filter, options }) => {
      if (kinds && kinds[code] !== kind) return false;
      // One that all products share narrows nothing down.
      const buckets = answer.whole.groups.find((group) => group.code === code)?.buckets ?? [];
      const narrows = buckets.length > 1 || buckets[0]?.count !== answer.whole.total;
      return filter !== undefined || (options.length > 0 && narrows);
    });
}

/** Categories first, then by position, then by name. */
function inOrder(one: BucketGroup, other: BucketGroup): number {
  const rank = ({ code, position }: BucketGroup) => (code === categoryCode ? -1 : position);
  return rank(one) - rank(other) || one.label.localeCompare(other.label);
}

function facetFrom(
  group: BucketGroup,
  { now, without, currency = '' }: FacetsAnswer,
  { filters, kinds, categories, text }: FacetSurroundings,
): Facet {
  const { code, label } = group;
  const kind = (kinds && Object.hasOwn(kinds, code) ? kinds[code] : undefined) ?? kindOfBuckets(group);
  const filter = filters.find((other) => other.code === code);
  const counts = filter ? without.get(code) : now;
  const isYesNo = group.buckets.every(({ value, label: name }) => /^[01]$/.test(value) && name === value);
  return {
    code,
    label,
    kind,
    unit: code === 'price' ? currency : undefined,
    filter,
    options: inCategories(group, categories).map((bucket) => ({
      value: bucket.value,
      label:
        kind === 'range'
          ? rangeLabel(readRange(bucket.value) ?? {}, code, currency, text)
          : isYesNo
            ? text(bucket.value === '1' ? 'catalog.yes' : 'catalog.no')
            : bucket.label,
      count: counts && countIn(counts, code, bucket.value),
      isChosen: isChosen(filter, bucket),
    })),
  };
}

function inCategories({ code, buckets }: BucketGroup, categories: readonly string[] | undefined) {
  if (code !== categoryCode || !categories) return buckets;
  return categories.flatMap((uid) => buckets.find(({ value }) => value === uid) ?? []);
}

function countIn({ groups }: Counts, code: string, value: string): number {
  const buckets = groups.find((group) => group.code === code)?.buckets;
  return buckets?.find((bucket) => bucket.value === value)?.count ?? 0;
}

function isChosen(filter: Filter | undefined, { value }: Bucket): boolean {
  if (!filter) return false;
  if (filter.values) return filter.values.includes(value);
  if (filter.match !== undefined) return filter.match === value;
  const range = readRange(value);
  return range?.from === filter.from && range?.to === filter.to;
}

/** "$20 – $50", "Up to $50", "From $20"; bare numbers where it is no price. */
export function rangeLabel(
  { from, to }: Pick<Filter, 'from' | 'to'>,
  code: string,
  currency: string,
  text: Text,
): string {
  const amount = (value: number) =>
    code === 'price' ? formatMoney({ value, currency }).replace(/\.0+$/, '') : String(value);
  if (from === undefined) return text('catalog.rangeTo', { to: amount(to ?? 0) });
  if (to === undefined) return text('catalog.rangeFrom', { from: amount(from) });
  return text('catalog.range', { from: amount(from), to: amount(to) });
}
