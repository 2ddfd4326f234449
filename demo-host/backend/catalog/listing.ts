// A page of products with its count, and the aggregations beside it.
import type { Context } from '../context';
import { all, type Value } from '../database';
import { inputError } from '../errors';
import { checkPage } from '../page-of';
import { seesEmployeeCategories } from './audience';
import type { Category } from './category-tree';
import { categoryCounts, facets, hitsOf, type Aggregation } from './facets';
import { listingQuery, queryKey, type ListingQuery, type ListingRequest } from './listing-query';
import { productNodes, type ProductNode } from './product-set';
import { refreshForReading } from './product-index/product-index';
import { remembered } from './product-index/remembered';
import { findProductsById } from './rows';
import { rankedIds } from './search/ranking';

export interface PageRequest extends ListingRequest {
  pageSize: number;
  currentPage: number;
  /** The aggregations are asked for as well. */
  withFacets?: boolean;
}

export interface Listing {
  total_count: number;
  page_info: { current_page: number; page_size: number; total_pages: number };
  items: () => ProductNode[];
  aggregations: () => Aggregation[];
}

/** Products that a category lists. All categories are counted at once: whoever shows a menu asks for each of them. */
export function countInCategory(context: Context, category: Category): number {
  if (category.restricted && !seesEmployeeCategories(context)) return 0;
  refreshForReading(context.db, context.now);
  const query = listingQuery(context, { filter: { category_uid: {} } });
  const counts = remembered(context, `categories|${queryKey(query)}`, () => categoryCounts(context, query));
  return counts.get(category.id) ?? 0;
}

function countOf(context: Context, query: ListingQuery, withFacets?: boolean): number {
  return remembered(context, `count|${queryKey(query)}`, () => {
    // Facets read everything that is found: nothing needs to be found twice.
    if (withFacets) return hitsOf(context, query).ids.length;
    const sql = `SELECT COUNT(*) AS count FROM ${query.from} WHERE ${query.where}`;
    return all<{ count: number }>(context.db, sql, ...query.parameters)[0]?.count ?? 0;
  });
}

/** Of one page, in their order. */
function idsOnPage(context: Context, query: ListingQuery, { pageSize, currentPage }: PageRequest): number[] {
  const first = (currentPage - 1) * pageSize;
  const { ranking } = query;
  if (ranking) {
    const ranked = remembered(context, `ranked|${queryKey(query)}`, () => rankedIds(context, query, ranking));
    return [...ranked.subarray(first, first + pageSize)];
  }
  const sql = `SELECT p.product_id AS id FROM ${query.from} WHERE ${query.where} ORDER BY ${query.orderBy} LIMIT ? OFFSET ?`;
  const window: Value[] = [pageSize, first];
  const rows = all<{ id: number }>(context.db, sql, ...query.parameters, ...query.orderParameters, ...window);
  return rows.map(({ id }) => id);
}

export function listProducts(context: Context, request: PageRequest): Listing {
  if (request.currentPage < 1) throw inputError('currentPage value must be greater than 0.');
  if (request.pageSize < 1) throw inputError('pageSize value must be greater than 0.');
  refreshForReading(context.db, context.now);
  const query = listingQuery(context, request);
  const total = countOf(context, query, request.withFacets);
  const pages = Math.ceil(total / request.pageSize);
  checkPage(request.currentPage, pages);
  return {
    total_count: total,
    page_info: { current_page: request.currentPage, page_size: request.pageSize, total_pages: pages },
    items: () => productNodes(findProductsById(context.db, idsOnPage(context, query, request)), context),
    aggregations: () => {
      const key = `facets|${context.currency}|${queryKey(query)}`;
      return remembered(context, key, () => facets(context, query));
    },
  };
}
