// Facets as a shopper sees them, made from the backend's buckets and what is chosen. Pure.
import '../../words/catalogue/filters';
import type { Text } from '../../words/text';
import { formatMoney } from '../../ui/price/money';
import { categoryCode } from '../listing/listing-source';
import type { Filter } from '../listing/listing-url';
import { countOfValue, countOfYes, stepsOf, type ChoiceCount, type Step } from './facet-counts';
import { kindOfBuckets, type BucketGroup, type FacetsAnswer } from './facets-api';
import type { FilterKind, FilterKinds } from './filter-kinds';
import { inNaturalOrder } from './natural-order';

export interface FacetOption extends ChoiceCount {
  /** As the backend calls it; of a range "20_50". */
  value: string;
  label: string;
  isChosen: boolean;
  /** What choosing it asks for, where it is a range. */
  ends?: Step['ends'];
}

export interface Facet {
  code: string;
  label: string;
  kind: FilterKind;
  /** Yes or no: its one option is yes. */
  isFlag: boolean;
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
  const { kinds, categories } = surroundings;
  return [...answer.whole.groups].sort(inOrder).flatMap((all) => {
    const group = { ...all, buckets: inCategories(all, categories) };
    const facet = facetFrom(group, answer, surroundings);
    const { code, kind, filter, options } = facet;
    if (kinds && kinds[code] !== kind) return [];
    // What all products share narrows nothing down.
    const narrows = group.buckets.some(({ count }) => count !== answer.whole.total);
    return filter !== undefined || (options.length > 0 && narrows) ? [facet] : [];
  });
}

/** Categories first, then by position, then by name. */
function inOrder(one: BucketGroup, other: BucketGroup): number {
  const rank = ({ code, position }: BucketGroup) => (code === categoryCode ? -1 : position);
  return rank(one) - rank(other) || one.label.localeCompare(other.label);
}

function facetFrom(
  group: BucketGroup,
  answer: FacetsAnswer,
  { filters, kinds, text }: FacetSurroundings,
): Facet {
  const { code, label } = group;
  const { currency = '' } = answer;
  const kind = (kinds && Object.hasOwn(kinds, code) ? kinds[code] : undefined) ?? kindOfBuckets(group);
  const filter = filters.find((other) => other.code === code);
  const isFlag = kind !== 'range' && isYesNo(group);
  const facet = { code, label, kind, isFlag, unit: code === 'price' ? currency : undefined, filter };
  if (kind === 'range')
    return {
      ...facet,
      options: stepsOf(answer, group).map((step) => ({
        ...step,
        label: rangeLabel(step.ends, code, currency, text),
        isChosen: filter?.from === step.ends.from && filter?.to === step.ends.to,
      })),
    };
  const isChosen = (value: string) => (filter?.values?.includes(value) ?? false) || filter?.match === value;
  if (isFlag)
    return {
      ...facet,
      options: group.buckets
        .filter(({ value }) => value === '1')
        .map(({ value }) => ({ value, label, isChosen: isChosen(value), ...countOfYes(answer, code) })),
    };
  const options = group.buckets.map((bucket) => ({
    value: bucket.value,
    label: bucket.label,
    isChosen: isChosen(bucket.value),
    // What a text finds is the search engine's affair.
    ...(kind === 'equal' && countOfValue(answer, code, bucket.value)),
  }));
  return { ...facet, options: code === categoryCode ? options : inNaturalOrder(options) };
}

/** Backends say it in numbers, or in the words of their language. */
const isYesNo = ({ buckets }: BucketGroup) =>
  buckets.length > 0 &&
  buckets.every(({ value, label }) => /^[01]$/.test(value) && (label === value || /^(yes|no)$/i.test(label)));

/** What a value is called; undefined: nothing here is called so. */
export function nameOfValue(group: BucketGroup | undefined, value: string, text: Text): string | undefined {
  const bucket = group?.buckets.find((other) => other.value === value);
  if (!group || !bucket) return undefined;
  return isYesNo(group) ? text(value === '1' ? 'catalog.yes' : 'catalog.no') : bucket.label;
}

function inCategories({ code, buckets }: BucketGroup, categories: readonly string[] | undefined) {
  if (code !== categoryCode || !categories) return buckets;
  return categories.flatMap((uid) => buckets.find(({ value }) => value === uid) ?? []);
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
