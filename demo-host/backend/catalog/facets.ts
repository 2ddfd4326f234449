// Aggregations of a listing: price buckets, categories, and the filterable attributes by position.
import type { Context } from '../context';
import { all } from '../database';
import { attributesOf } from './attributes';
import { categoryTree } from './category-tree';
import { seesEmployeeCategories, type ListingQuery } from './listing-query';
import { uid } from './rows';

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

type Buckets = ReadonlyMap<number, number>;

/** Counts per bucket of `width` (in cents), by the number of the bucket. */
function buckets(prices: readonly { cents: number; count: number }[], width: number): Buckets {
  const counts = new Map<number, number>();
  for (const { cents, count } of prices) {
    const bucket = Math.floor(cents / width);
    counts.set(bucket, (counts.get(bucket) ?? 0) + count);
  }
  return counts;
}

/** Half-open ranges as wide as a power of ten, from the highest price downwards until more than one results; never below 10. */
function priceOptions(prices: readonly { cents: number; count: number }[]): AggregationOption[] {
  const highest = Math.max(0, ...prices.map(({ cents }) => cents)) / 100;
  let width = Math.max(10, 10 ** (String(Math.floor(highest)).length - 1));
  while (width > 10 && buckets(prices, width * 100).size <= 1) width /= 10;
  return [...buckets(prices, width * 100)]
    .sort(([one], [other]) => one - other)
    .map(([bucket, count]) => {
      const [from, to] = [bucket * width, (bucket + 1) * width];
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

export function facets(context: Context, query: ListingQuery): Aggregation[] {
  const { db } = context;
  const hits = `WITH hits AS MATERIALIZED (SELECT p.product_id, ${query.price} AS cents FROM ${query.from} WHERE ${query.where})`;
  const prices = all<{ cents: number; count: number }>(
    db,
    `${hits} SELECT cents, COUNT(*) AS count FROM hits GROUP BY cents`,
    ...query.parameters,
  );
  const inCategory = all<{ id: number; count: number }>(
    db,
    `${hits} SELECT category_id AS id, COUNT(*) AS count FROM hits JOIN category_listing USING (product_id) GROUP BY category_id`,
    ...query.parameters,
  );
  const values = all<{ attribute_id: number; value: string; count: number }>(
    db,
    `${hits} SELECT attribute_id, value, COUNT(*) AS count FROM hits JOIN product_facet USING (product_id) GROUP BY attribute_id, value`,
    ...query.parameters,
  );
  const tree = categoryTree(db);
  const everything = seesEmployeeCategories(context);
  const categoryOptions = inCategory
    .sort((one, other) => other.count - one.count || one.id - other.id)
    .flatMap(({ id, count }) => {
      const category = tree.byId.get(id);
      if (!category?.active || category.level < 2 || (category.restricted && !everything)) return [];
      return [{ label: category.name, value: uid(id), count }];
    });
  const { all: attributes, options } = attributesOf(db);
  return [
    ...aggregation('price', 'Price', null, priceOptions(prices)),
    ...aggregation('category_uid', 'Category', null, categoryOptions),
    ...attributes.flatMap((attribute) => {
      const own = values
        .filter((row) => row.attribute_id === attribute.id)
        .map(({ value, count }) => ({
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
