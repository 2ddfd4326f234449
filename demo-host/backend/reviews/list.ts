// Reviews of a product, and those that a customer wrote, page by page.
import { hiddenProducts } from '../catalog/audience';
import { magentoTime } from '../catalog/dates';
import { findProductsById, productNodes, type ProductNode } from '../catalog/products';
import { groupBy, list } from '../catalog/rows';
import type { Context } from '../context';
import type { Database } from '../database';
import { all, one } from '../database';
import { inputError } from '../errors';
import { settingFlag } from '../settings';
import { voteView, type Vote } from './ratings';

interface ReviewRow {
  id: number;
  product_id: number;
  nickname: string;
  title: string;
  text: string;
  rating: number;
  created_at: string;
}

interface Page {
  currentPage: number;
  pageSize: number;
}

function reviewView(row: ReviewRow, votes: readonly Vote[], product: ProductNode | undefined) {
  return {
    product,
    summary: row.title,
    text: row.text,
    nickname: row.nickname,
    average_rating: row.rating,
    created_at: magentoTime(row.created_at),
    ratings_breakdown: votes.map(voteView),
  };
}

function votesOf(db: Database, rows: readonly ReviewRow[]): Map<number, Vote[]> {
  const votes = all<Vote & { review_id: number }>(
    db,
    'SELECT * FROM review_vote WHERE review_id IN (SELECT value FROM json_each(?)) ORDER BY id',
    list(rows.map(({ id }) => id)),
  );
  return groupBy(votes, (vote) => vote.review_id);
}

function pageInfo({ currentPage, pageSize }: Page, total: number) {
  const pages = Math.ceil(total / pageSize);
  return {
    page_size: pageSize,
    total_pages: pages,
    current_page: () => {
      if (total > 0 && currentPage > pages)
        throw inputError(
          `currentPage value ${pages} specified is greater than the number of pages available.`,
        );
      return currentPage;
    },
  };
}

type Column = 'product_id' | 'customer_id';

/** Newest first. */
function pageOf(db: Database, page: Page, column: Column, id: number, and = '') {
  if (page.currentPage < 1) throw inputError('currentPage value must be greater than 0.');
  if (page.pageSize < 1) throw inputError('pageSize value must be greater than 0.');
  const from = `FROM review WHERE ${column} = ? ${and}`;
  const total = one<{ count: number }>(db, `SELECT COUNT(*) AS count ${from}`, id)?.count ?? 0;
  const rows = all<ReviewRow>(
    db,
    `SELECT * ${from} ORDER BY created_at DESC, id LIMIT ? OFFSET ?`,
    id,
    page.pageSize,
    (page.currentPage - 1) * page.pageSize,
  );
  return { rows, votes: votesOf(db, rows), page_info: pageInfo(page, total) };
}

/** Approved ones only. Without reviews in the shop there is no page either, which fails where it is asked for. */
export function reviewsOf(node: ProductNode, page: Page) {
  const { db } = node.context;
  if (!settingFlag(db, 'catalog/review/active')) return { items: [] };
  const { rows, votes, page_info } = pageOf(db, page, 'product_id', node.row.id, 'AND approved = 1');
  return { items: rows.map((row) => reviewView(row, votes.get(row.id) ?? [], node)), page_info };
}

/** A customer sees the own ones before they are approved; not those of products that are not for the customer any more. */
export function reviewsBy(context: Context, customerId: number, page: Page) {
  const { db } = context;
  const sql = 'SELECT DISTINCT product_id AS id FROM review WHERE customer_id = ?';
  const reviewed = all<{ id: number }>(db, sql, customerId).map(({ id }) => id);
  const hidden = [...hiddenProducts(context, reviewed)];
  const and = hidden.length > 0 ? `AND product_id NOT IN (${hidden.join(', ')})` : '';
  const { rows, votes, page_info } = pageOf(db, page, 'customer_id', customerId, and);
  const products = findProductsById(context.db, [...new Set(rows.map((row) => row.product_id))]);
  const nodes = new Map(productNodes(products, context).map((node) => [node.row.id, node]));
  const items = rows.map((row) => reviewView(row, votes.get(row.id) ?? [], nodes.get(row.product_id)));
  return { items, page_info };
}

export function reviewById(context: Context, id: number) {
  const row = one<ReviewRow>(context.db, 'SELECT * FROM review WHERE id = ?', id);
  if (!row) throw new Error(`review ${id} is gone`);
  const [node] = productNodes(findProductsById(context.db, [row.product_id]), context);
  return reviewView(row, votesOf(context.db, [row]).get(id) ?? [], node);
}
