// A page of products with its count, and the aggregations beside it.
import type { Context } from '../context';
import { all, type Database, type Value } from '../database';
import { inputError } from '../errors';
import { checkPage } from '../page-of';
import { counter } from '../settings';
import { seesEmployeeCategories } from './audience';
import type { Category } from './category-tree';
import { categoryCounts, facets, type Aggregation } from './facets';
import { listingQuery, type ListingQuery, type ListingRequest } from './listing-query';
import { productNodes, type ProductNode } from './product-set';
import { refreshForReading } from './product-index';
import { findProductsById } from './rows';

export interface PageRequest extends ListingRequest {
  pageSize: number;
  currentPage: number;
}

export interface Listing {
  total_count: number;
  page_info: { current_page: number; page_size: number; total_pages: number };
  items: () => ProductNode[];
  aggregations: () => Aggregation[];
}

// Counts and facets cost most and depend on nothing but the index: kept until it changes.
const kept = new WeakMap<Database, { revision: number; answers: Map<string, unknown> }>();

function remembered<T>(context: Context, key: string, work: () => T): T {
  const revision = counter(context.db, 'index');
  let known = kept.get(context.db);
  if (known?.revision !== revision) kept.set(context.db, (known = { revision, answers: new Map() }));
  if (!known.answers.has(key)) {
    if (known.answers.size >= 500) known.answers.clear();
    known.answers.set(key, work());
  }
  return known.answers.get(key) as T;
}

function queryKey(query: ListingQuery): string {
  return `${query.from}|${query.where}|${JSON.stringify(query.parameters)}`;
}

/** Products that a category lists. All categories are counted at once: whoever shows a menu asks for each of them. */
export function countInCategory(context: Context, category: Category): number {
  if (category.restricted && !seesEmployeeCategories(context)) return 0;
  refreshForReading(context.db, context.now);
  const query = listingQuery(context, { filter: { category_uid: {} } });
  const counts = remembered(context, `categories|${queryKey(query)}`, () =>
    categoryCounts(context.db, query),
  );
  return counts.get(category.id) ?? 0;
}

function countOf(context: Context, query: ListingQuery): number {
  return remembered(context, `count|${queryKey(query)}`, () => {
    const sql = `SELECT COUNT(*) AS count FROM ${query.from} WHERE ${query.where}`;
    return all<{ count: number }>(context.db, sql, ...query.parameters)[0]?.count ?? 0;
  });
}

export function listProducts(context: Context, request: PageRequest): Listing {
  if (request.currentPage < 1) throw inputError('currentPage value must be greater than 0.');
  if (request.pageSize < 1) throw inputError('pageSize value must be greater than 0.');
  refreshForReading(context.db, context.now);
  const query = listingQuery(context, request);
  const total = countOf(context, query);
  const pages = Math.ceil(total / request.pageSize);
  checkPage(request.currentPage, pages);
  return {
    total_count: total,
    page_info: { current_page: request.currentPage, page_size: request.pageSize, total_pages: pages },
    items: () => {
      const sql = `SELECT p.product_id AS id FROM ${query.from} WHERE ${query.where} ORDER BY ${query.orderBy} LIMIT ? OFFSET ?`;
      const window: Value[] = [request.pageSize, (request.currentPage - 1) * request.pageSize];
      const rows = all<{ id: number }>(
        context.db,
        sql,
        ...query.parameters,
        ...query.orderParameters,
        ...window,
      );
      return productNodes(
        findProductsById(
          context.db,
          rows.map((row) => row.id),
        ),
        context,
      );
    },
    aggregations: () => {
      const key = `facets|${context.currency}|${queryKey(query)}`;
      return remembered(context, key, () => facets(context, query));
    },
  };
}
