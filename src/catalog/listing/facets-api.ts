// What a listing can be narrowed down by, as the backend tells it: the question, its answer, and how attributes are filtered by.
import {
  ListingFacetsAndInputsDocument,
  ListingFacetsDocument,
  type FacetsFragment,
  type ListingFacetsAndInputsQuery,
  type ListingFacetsQuery,
  type ListingFacetsQueryVariables,
} from '../../graphql/generated/catalog-listing-facets';
import { categoryCode, filterInput, type ListingSource } from '../listing/listing-source';
import { readRange, type Filter } from '../listing/listing-url';
import { present } from '../../graphql/loose';
import type { FilterKind, FilterKinds } from './filter-kinds';

export { ListingFacetsAndInputsDocument, ListingFacetsDocument };

export interface Bucket {
  value: string;
  label: string;
  count: number;
}

export interface BucketGroup {
  code: string;
  label: string;
  position: number;
  buckets: readonly Bucket[];
}

export interface Counts {
  total: number;
  groups: readonly BucketGroup[];
}

export interface FacetsAnswer {
  /** The filters that it was asked with. */
  asked: readonly Filter[];
  /** Of all products, whatever is chosen. */
  whole: Counts;
  /** Of what is chosen. */
  now: Counts;
  /** By attribute code: of what is chosen without that attribute; of the first few chosen attributes. */
  without: ReadonlyMap<string, Counts>;
  /** Steps of prices in place of the backend's (price-steps.ts). */
  prices?: readonly Bucket[];
  /** Code of what prices are in; undefined where nothing has a price. */
  currency?: string;
}

const slots = ['a', 'b', 'c', 'd'] as const;

/** Chosen attributes that have a slot each; one alone needs none, as without it there is the whole. */
const inSlots = (filters: readonly Filter[]) => (filters.length > 1 ? filters.slice(0, slots.length) : []);

export function facetVariables(
  scope: ListingSource['scope'],
  filters: readonly Filter[],
): ListingFacetsQueryVariables {
  const [a, b, c, d] = inSlots(filters).map(({ code }) =>
    filterInput(
      scope,
      filters.filter((filter) => filter.code !== code),
    ),
  );
  return {
    ...(scope.search !== undefined && { search: scope.search }),
    scope: scope.filter,
    ...(filters.length > 0 && { chosen: filterInput(scope, filters) }),
    hasChosen: filters.length > 0,
    ...(a && { a }),
    hasA: !!a,
    ...(b && { b }),
    hasB: !!b,
    ...(c && { c }),
    hasC: !!c,
    ...(d && { d }),
    hasD: !!d,
  };
}

/** Servers before 2.4 name categories by id. */
const oldCategoryCode = 'category_id';

function parseCounts(answer: FacetsFragment | null | undefined): Counts {
  return {
    total: answer?.total_count ?? 0,
    groups: present(answer?.aggregations).map(({ attribute_code: code, label, position, options }) => ({
      code: code === oldCategoryCode ? categoryCode : code,
      label: label ?? code,
      position: position ?? 0,
      buckets: present(options).map(({ value, label: name, count }) => ({
        value: code === oldCategoryCode ? btoa(value) : value,
        label: name ?? value,
        count: count ?? 0,
      })),
    })),
  };
}

/** `filters` are those that were asked with. */
export function parseFacets(data: ListingFacetsQuery, filters: readonly Filter[]): FacetsAnswer {
  const whole = parseCounts(data.whole);
  const without = inSlots(filters).map(
    ({ code }, index) => [code, parseCounts(data[slots[index]!])] as const,
  );
  const [only] = filters;
  return {
    asked: filters,
    whole,
    now: only ? parseCounts(data.now) : whole,
    currency: present(data.whole?.items)[0]?.price_range.minimum_price.final_price.currency ?? undefined,
    without: new Map(only && filters.length === 1 ? [[only.code, whole]] : without),
  };
}

const kindByType: Record<string, FilterKind> = {
  FilterEqualTypeInput: 'equal',
  FilterRangeTypeInput: 'range',
  FilterMatchTypeInput: 'match',
};

/** undefined where the backend does not describe itself. */
export function parseKinds(data: ListingFacetsAndInputsQuery): FilterKinds | undefined {
  const kinds = present(data.__type?.inputFields).flatMap(({ name, type }): [string, FilterKind][] => {
    const kind = kindByType[type.name ?? ''];
    return kind ? [[name, kind]] : [];
  });
  return kinds.length ? Object.fromEntries(kinds) : undefined;
}

/** Where a backend does not say how an attribute is filtered by: values like "20_50" are ranges. */
export function kindOfBuckets({ code, buckets }: BucketGroup): FilterKind {
  return code === 'price' || buckets.every(({ value }) => readRange(value)) ? 'range' : 'equal';
}
