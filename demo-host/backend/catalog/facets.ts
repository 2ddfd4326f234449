// Aggregations of a listing: price buckets, categories, and the filterable attributes by position.
import type { Context } from '../context';
import { one, type Database } from '../database';
import { attributesOf } from './attributes';
import { seesEmployeeCategories } from './audience';
import { categoryTree } from './category-tree';
import { facetColumns } from './facet-columns';
import type { ListingQuery } from './listing-query';
import { groupBy, uid } from './rows';

export interface AggregationOption {
  label: string;
  value: string;
  count: number;
}

export interface Aggregation {
  attribute_code: string;
  label: string;
  count: number;
  options: AggregationOption[];
  position: number | null;
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

/**
 * Half-open ranges of base prices as wide as a power of ten below the highest, and narrower, but not below 10, until
 * more than one results; their bounds are told in the asker's currency.
 */
function priceOptions({ rate }: Context, prices: readonly number[]): AggregationOption[] {
  const points = new Map<number, number>();
  for (const cents of prices) points.set(cents, (points.get(cents) ?? 0) + 1);
  const highest = Math.floor(Math.max(0, ...points.keys()) / 100);
  let width = 100 * 10 ** (String(highest).length - 1);
  while (width > 1000 && ranges(points, width).size <= 1) width /= 10;
  return [...ranges(points, width)]
    .sort(([one], [other]) => one - other)
    .map(([range, count]) => {
      const [from, to] = [rate(range * width), rate((range + 1) * width)];
      return { label: `${from}-${to}`, value: `${from}_${to}`, count };
    });
}

function aggregation(
  code: string,
  label: string,
  position: number | null,
  options: AggregationOption[],
): Aggregation[] {
  return options.length > 0
    ? [{ attribute_code: code, label, count: options.length, options, position }]
    : [];
}

/** Ids and prices (base cents) of everything that a listing finds. One JSON text each: the driver takes long over many rows. */
function hitsOf(db: Database, query: ListingQuery): { ids: number[]; prices: number[] } {
  const hits = one<{ ids: string; prices: string }>(
    db,
    `SELECT json_group_array(p.product_id) AS ids, json_group_array(${query.price}) AS prices FROM ${query.from} WHERE ${query.where}`,
    ...query.parameters,
  );
  return {
    ids: JSON.parse(hits?.ids ?? '[]') as number[],
    prices: JSON.parse(hits?.prices ?? '[]') as number[],
  };
}

function categoryOptions(
  context: Context,
  counts: readonly { id: number; count: number }[],
): AggregationOption[] {
  const tree = categoryTree(context.db);
  const everything = seesEmployeeCategories(context);
  return [...counts]
    .sort((one, other) => other.count - one.count || one.id - other.id)
    .flatMap(({ id, count }) => {
      const category = tree.byId.get(id);
      if (!category?.active || category.level < 2 || (category.restricted && !everything)) return [];
      return [{ label: category.name, value: uid(id), count }];
    });
}

/** Products by category, those of the categories below included. */
export function categoryCounts(db: Database, query: ListingQuery): ReadonlyMap<number, number> {
  const counts = facetColumns(db).count(hitsOf(db, query).ids);
  return new Map(
    counts.flatMap(({ bucket: { attributeId, value }, count }) =>
      attributeId === 0 ? [[Number(value), count] as const] : [],
    ),
  );
}

export function facets(context: Context, query: ListingQuery): Aggregation[] {
  const { db } = context;
  const { ids, prices } = hitsOf(db, query);
  const counts = groupBy(facetColumns(db).count(ids), ({ bucket }) => bucket.attributeId);
  const inCategory = (counts.get(0) ?? []).map(({ bucket, count }) => ({ id: Number(bucket.value), count }));
  const { all: attributes, options } = attributesOf(db);
  return [
    ...aggregation('price', 'Price', null, priceOptions(context, prices)),
    ...aggregation('category_uid', 'Category', null, categoryOptions(context, inCategory)),
    ...attributes.flatMap((attribute) => {
      const own = (counts.get(attribute.id) ?? [])
        .map(({ bucket: { value }, count }) => ({
          // Yes/no buckets are labelled "0" and "1", as a Magento labels them.
          label: attribute.input === 'boolean' ? value : (options.get(Number(value))?.label ?? value),
          value,
          count,
        }))
        .sort((one, other) => Number(one.value) - Number(other.value));
      return aggregation(attribute.code, attribute.label, attribute.position, own);
    }),
  ];
}
