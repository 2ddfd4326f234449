// Aggregations of a listing: price buckets, categories, and the filterable attributes by position.
import { once, type Context } from '../context';
import { one } from '../database';
import { hasShopExtras, profileOf } from '../profile';
import { attributesOf } from './attributes';
import { seesEmployeeCategories } from './audience';
import { categoryTree } from './category-tree';
import { facetColumns } from './product-index/facet-columns';
import { queryKey, type ListingQuery } from './listing-query';
import { countsByPrice, evenSteps, fairSteps } from './price/price-steps';
import { groupBy, uid } from './rows';
import { shopFilters } from './shop-filters';

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

/** Half-open ranges in the asker's currency: our own of round sums there, a Magento's of round sums of the base currency. */
function priceOptions({ rate, options }: Context, prices: readonly number[]): AggregationOption[] {
  const option = (from: number, to: number, count: number) => ({
    label: `${from}-${to}`,
    value: `${from}_${to}`,
    count,
  });
  const points = countsByPrice(prices);
  if (!profileOf(options).hasOwnHabits)
    return evenSteps(points).map(({ from, to, count }) => option(rate(from), rate(to), count));
  const shown = new Map<number, number>();
  for (const [cents, count] of points) {
    const price = Math.round(100 * rate(cents));
    shown.set(price, (shown.get(price) ?? 0) + count);
  }
  return fairSteps(shown).map(({ from, to, count }) => option(from / 100, to / 100, count));
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

interface Hits {
  ids: number[];
  /** Base cents. */
  prices: number[];
  /** How many of them each of the shop's own filters holds for, in their order. */
  own: number[];
}

/** Everything that a listing finds, read once per request. One JSON text each: the driver takes long over many rows. */
export function hitsOf(context: Context, query: ListingQuery): Hits {
  return once(context, `hits|${queryKey(query)}`, () => {
    const sums = shopFilters.map(({ condition }) => `COALESCE(SUM(${condition}), 0)`);
    const hits = one<Record<keyof Hits, string>>(
      context.db,
      `SELECT json_group_array(p.product_id) AS ids, json_group_array(${query.price}) AS prices, json_array(${sums.join(', ')}) AS own
       FROM ${query.from} WHERE ${query.where}`,
      ...query.parameters,
    );
    const list = (text = '[]') => JSON.parse(text) as number[];
    return { ids: list(hits?.ids), prices: list(hits?.prices), own: list(hits?.own) };
  });
}

/** Yes and no, numbered and labelled as a Magento does it. */
function yesNoOptions(yes: number, all: number): AggregationOption[] {
  return [
    { label: '0', value: '0', count: all - yes },
    { label: '1', value: '1', count: yes },
  ].filter(({ count }) => count > 0);
}

/** After all attributes. */
const ownPosition = 1000;

const ownFilters = ({ ids, own }: Hits): Aggregation[] =>
  shopFilters.flatMap(({ code, label }, index) =>
    aggregation(code, label, ownPosition + index, yesNoOptions(own[index] ?? 0, ids.length)),
  );

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
export function categoryCounts(context: Context, query: ListingQuery): ReadonlyMap<number, number> {
  const counts = facetColumns(context.db).count(hitsOf(context, query).ids);
  return new Map(
    counts.flatMap(({ bucket: { attributeId, value }, count }) =>
      attributeId === 0 ? [[Number(value), count] as const] : [],
    ),
  );
}

export function facets(context: Context, query: ListingQuery): Aggregation[] {
  const { db } = context;
  const hits = hitsOf(context, query);
  const { ids, prices } = hits;
  const counts = groupBy(facetColumns(db).count(ids), ({ bucket }) => bucket.attributeId);
  const inCategory = (counts.get(0) ?? []).map(({ bucket, count }) => ({ id: Number(bucket.value), count }));
  const { all: attributes, options } = attributesOf(db);
  const { hasOwnHabits } = profileOf(context.options);
  // As the merchant put them; a Magento counts by their numbers.
  const placeOf = (value: string) =>
    hasOwnHabits ? (options.get(Number(value))?.position ?? 0) : Number(value);
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
        .sort(
          (one, other) =>
            placeOf(one.value) - placeOf(other.value) || Number(one.value) - Number(other.value),
        );
      return aggregation(attribute.code, attribute.label, attribute.position, own);
    }),
    ...(hasShopExtras(db, profileOf(context.options)) ? ownFilters(hits) : []),
  ];
}
