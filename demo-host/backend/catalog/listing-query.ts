// A product listing as SQL: filters, search and sort keys of the API become conditions on the index.
import type { Context } from '../context';
import { one, type Database, type Value } from '../database';
import { inputError } from '../errors';
import { profileOf } from '../profile';
import { settingFlag } from '../settings';
import { attributesOf } from './attributes';
import { seesEmployeeCategories } from './audience';
import { categoryTree } from './category-tree';
import { idOfUid, list } from './rows';
import { centsShownFrom, centsShownUpTo } from './price/shown-price';
import { foundExpression } from './search/found';
import { recordedExpression, recordedOrder } from './search/recorded-engine';
import { searchPlan, type Ranking } from './search/search-plan';
import { shopFilters } from './shop-filters';
import { shopSorts } from './shop-sorts';

interface Equal {
  eq?: string | null;
  in?: (string | null)[] | null;
}
interface Match {
  match?: string | null;
}
interface Range {
  from?: string | null;
  to?: string | null;
}
export type ProductFilter = Record<string, (Equal & Match & Range) | null | undefined>;
type Direction = 'ASC' | 'DESC';
export type ProductSort = Record<string, Direction | null | undefined>;

export interface ListingRequest {
  filter?: ProductFilter | null;
  search?: string | null;
  sort?: ProductSort | null;
}

/** `from` and `where` select p.product_id; parameters are in the order of the text. */
export interface ListingQuery {
  from: string;
  where: string;
  orderBy: string;
  parameters: Value[];
  orderParameters: Value[];
  /** SQL of the price that the asker pays, in cents. */
  price: string;
  /** How the products of a search are put in order where nobody sorted them; else `orderBy` says. */
  ranking?: Ranking;
}

/** Equal where they find the same products, whatever their order. */
export const queryKey = ({ from, where, parameters }: ListingQuery): string =>
  `${from}|${where}|${JSON.stringify(parameters)}`;

/** The texts of an equality filter; undefined when it asks for nothing (an empty value means no filter). */
function wanted(filter: Equal): string[] | undefined {
  if (filter.in) return filter.in.filter((text) => text !== null);
  return filter.eq === undefined || filter.eq === null || filter.eq === '' ? undefined : [filter.eq];
}

/** Most groups have no prices of their own; their listings can do without looking. */
function hasOwnPrices(db: Database, customerGroup: number): boolean {
  const sql = 'SELECT 1 FROM product_group_price WHERE customer_group = ? LIMIT 1';
  return one(db, sql, customerGroup) !== undefined;
}

class Builder {
  tables = 'product_index p';
  and: 'JOIN' | 'CROSS JOIN' = 'JOIN';
  joins: string[] = [];
  joinParameters: Value[] = [];
  conditions: string[] = [];
  parameters: Value[] = [];
  /** The joined table of the first category filter; it tells places in it. */
  listing = '';
  isOneCategory = false;
  price = 'p.min_cents';
  ranking: Ranking | undefined;

  constructor(readonly context: Context) {
    if (hasOwnPrices(context.db, context.customerGroup)) {
      this.join(
        'LEFT JOIN product_group_price g ON g.product_id = p.product_id AND g.customer_group = ?',
        context.customerGroup,
      );
      this.price = 'COALESCE(g.min_cents, p.min_cents)';
    }
    if (!seesEmployeeCategories(context)) this.where('p.employee_only = 0');
    if (!settingFlag(context.db, 'cataloginventory/options/show_out_of_stock')) this.where('p.in_stock = 1');
  }

  /** CROSS JOIN keeps the order of the tables: first what the words find, then everything else about it. */
  search(words: string): void {
    this.tables = 'product_text CROSS JOIN product_index p ON p.product_id = product_text.rowid';
    this.and = 'CROSS JOIN';
    this.where('product_text MATCH ?', this.expression(words));
    this.where('p.visibility IN (3, 4)');
  }

  private expression(words: string): string {
    if (!profileOf(this.context.options).hasOwnHabits) return recordedExpression(this.context.db, words);
    const plan = searchPlan(this.context, words);
    this.ranking = { text: words, plan };
    return foundExpression(this.context, words, plan);
  }

  join(sql: string, ...parameters: Value[]): void {
    this.joins.push(sql);
    this.joinParameters.push(...parameters);
  }

  where(sql: string, ...parameters: Value[]): void {
    this.conditions.push(sql);
    this.parameters.push(...parameters);
  }

  categories(ids: readonly number[]): void {
    const visible = seesEmployeeCategories(this.context)
      ? ids
      : ids.filter((id) => categoryTree(this.context.db).byId.get(id)?.restricted !== true);
    // By uid and by path at once is two joins; the first one tells the position.
    const table = `c${this.joins.length}`;
    if (visible.length === 1)
      this.join(
        `${this.and} category_listing ${table} ON ${table}.product_id = p.product_id AND ${table}.category_id = ?`,
        visible[0] ?? 0,
      );
    else
      this.join(
        `${this.and} (SELECT product_id, MIN(position) AS position, MIN(merchandised) AS merchandised FROM category_listing
          WHERE category_id IN (SELECT value FROM json_each(?)) GROUP BY product_id) ${table} ON ${table}.product_id = p.product_id`,
        list(visible),
      );
    this.isOneCategory = visible.length === 1;
    this.listing ||= table;
  }

  text(column: string, filter: Match): void {
    if (!filter.match?.trim()) return;
    const expression = recordedExpression(this.context.db, filter.match, column);
    this.where('p.product_id IN (SELECT rowid FROM product_text WHERE product_text MATCH ?)', expression);
  }

  priceRange(filter: Range): void {
    const amount = (text: string) => Math.round(Number(text) * 100) / 100 || 0;
    // The sign keeps SQLite from the index of prices: it would read the products one by one, all over the table.
    if (filter.from) this.where(`+${this.price} >= ?`, centsShownFrom(this.context, amount(filter.from)));
    if (filter.to) this.where(`+${this.price} <= ?`, centsShownUpTo(this.context, amount(filter.to)));
  }

  attribute(code: string, filter: Equal & Match): void {
    const attribute = attributesOf(this.context.db).byCode.get(code);
    if (attribute?.input === 'text') return this.text('brand', filter);
    const values = wanted(filter);
    if (!values) return;
    const hasValue = `attribute_id = ? AND value ${values.length === 1 ? '= ?' : 'IN (SELECT value FROM json_each(?))'}`;
    const parameters = [
      attribute?.id ?? -1,
      values.length === 1 ? (values[0] ?? '') : JSON.stringify(values),
    ];
    const { db } = this.context;
    const isCommon = one(
      db,
      `SELECT 1 FROM product_facet WHERE ${hasValue} LIMIT 1 OFFSET 2000`,
      ...parameters,
    );
    // Of many products each is asked whether it has the value; few are gathered first.
    if (isCommon)
      this.where(
        `EXISTS (SELECT 1 FROM product_facet WHERE ${hasValue} AND product_id = p.product_id)`,
        ...parameters,
      );
    else
      this.where(`p.product_id IN (SELECT product_id FROM product_facet WHERE ${hasValue})`, ...parameters);
  }

  yesNo(condition: string, filter: Equal): void {
    const values = wanted(filter);
    if (!values) return;
    this.where(`CAST(${condition} AS TEXT) IN (SELECT value FROM json_each(?))`, JSON.stringify(values));
  }

  keys(column: string, values: string[] | undefined): void {
    if (!values) return;
    // A variant's own key finds the product it is sold as.
    const direct = `SELECT id FROM product WHERE ${column} IN (SELECT value FROM json_each(?))`;
    const own = `p.product_id IN (${direct})`;
    if (column === 'sku') return this.where(own, JSON.stringify(values));
    const parents = `SELECT parent_id FROM product_variant WHERE child_id IN (${direct})`;
    this.where(`(${own} OR p.product_id IN (${parents}))`, JSON.stringify(values), JSON.stringify(values));
  }
}

function applyFilter(builder: Builder, filter: ProductFilter): void {
  if (filter.category_id && filter.category_uid)
    throw inputError("`category_id` and `category_uid` can't be used at the same time.");
  for (const [key, value] of Object.entries(filter)) {
    if (!value) continue;
    const own = shopFilters.find(({ code }) => code === key);
    if (own) builder.yesNo(own.condition, value);
    else if (key === 'category_uid') {
      const uids = wanted(value);
      if (uids) builder.categories(uids.flatMap((text) => idOfUid(text) ?? []));
    } else if (key === 'category_id') {
      const ids = wanted(value);
      if (ids) builder.categories(ids.map(Number).filter(Number.isInteger));
    } else if (key === 'category_url_path') {
      const paths = wanted(value);
      const categories = [...categoryTree(builder.context.db).byId.values()];
      if (paths)
        builder.categories(categories.filter(({ url_path }) => paths.includes(url_path)).map(({ id }) => id));
    } else if (key === 'sku' || key === 'url_key') builder.keys(key, wanted(value));
    else if (key === 'price') builder.priceRange(value);
    else if (key === 'name' || key === 'description' || key === 'short_description') builder.text(key, value);
    else builder.attribute(key, value);
  }
}

interface Order {
  sql: string;
  parameters: Value[];
}

/** As merchandised: a category's own order, else what sells best; sold out last. Several categories have no order in common. */
const merchandised = ({ isOneCategory, listing }: Builder): Order => ({
  sql: isOneCategory ? `${listing}.merchandised, p.product_id` : 'p.merchandised, p.product_id',
  parameters: [],
});

function sortedBy(
  builder: Builder,
  sort: readonly (readonly [string, Direction])[],
  isSearch: boolean,
): Order {
  const parameters: Value[] = [];
  const { hasOwnHabits } = profileOf(builder.context.options);
  const keys = sort.flatMap(([key, direction]) => {
    if (key === 'name') return [`p.name ${direction}`];
    if (key === 'price') return [`${builder.price} ${direction}`];
    if (key === 'position') return builder.listing ? [`${builder.listing}.position ${direction}`] : [];
    // Both directions mean best first: nobody wants the worst hit first.
    if (key === 'relevance') return isSearch ? recordedOrder : [];
    const shopSort = hasOwnHabits && shopSorts.find(({ code }) => code === key);
    if (shopSort) return [`${shopSort.column} ${direction} NULLS LAST`];
    const attribute = attributesOf(builder.context.db).byCode.get(key);
    if (!attribute) return [];
    parameters.push(attribute.id);
    return [
      `(SELECT value FROM product_value v WHERE v.product_id = p.product_id AND v.attribute_id = ?) COLLATE NOCASE ${direction} NULLS LAST`,
    ];
  });
  const last = sort.at(-1);
  const ids = last && last[0] !== 'position' && last[0] !== 'relevance' ? last[1] : 'DESC';
  return { sql: [...keys, `p.product_id ${ids}`].join(', '), parameters };
}

/** Without a sort of the request's own. Nobody searches for nothing in a category's own order. */
const ownSort = ({ isOneCategory }: Builder, search: string | null | undefined): [string, Direction][] =>
  search?.trim() ? [['relevance', 'DESC']] : search == null && isOneCategory ? [['position', 'ASC']] : [];

function orderOf(builder: Builder, { sort, search }: ListingRequest): Order {
  const wanted = Object.entries(sort ?? {}).flatMap(([key, direction]) =>
    direction ? [[key, direction] as const] : [],
  );
  const isPlaced = wanted.every(([key, direction]) => key === 'position' && direction === 'ASC');
  if (isPlaced && !search?.trim() && profileOf(builder.context.options).hasOwnHabits)
    return merchandised(builder);
  return sortedBy(builder, wanted.length > 0 ? wanted : ownSort(builder, search), !!search?.trim());
}

const isByRelevance = ({ sort }: ListingRequest) =>
  Object.entries(sort ?? {}).every(([key, direction]) => !direction || key === 'relevance');

export function listingQuery(context: Context, request: ListingRequest): ListingQuery {
  const builder = new Builder(context);
  const search = request.search?.trim();
  if (search) builder.search(search);
  else builder.where(request.filter?.category_uid ? 'p.visibility IN (2, 4)' : 'p.visibility > 1');
  applyFilter(builder, request.filter ?? {});
  const order = orderOf(builder, request);
  return {
    from: `${builder.tables} ${builder.joins.join('\n')}`,
    where: builder.conditions.join(' AND '),
    orderBy: order.sql,
    parameters: [...builder.joinParameters, ...builder.parameters],
    orderParameters: order.parameters,
    price: builder.price,
    ...(builder.ranking && isByRelevance(request) && { ranking: builder.ranking }),
  };
}
