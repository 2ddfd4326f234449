// Approved reviews of a product, and the ratings that a review can give.
import { all, one } from '../database';
import { magentoTime } from './dates';
import type { ProductNode } from './product-set';
import { groupBy, list, uid } from './rows';

/** In the order of the answer; an option's id follows from rating and value. */
const ratings = [
  { id: 3, name: 'Price' },
  { id: 2, name: 'Value' },
  { id: 1, name: 'Quality' },
];

interface ReviewRow {
  id: number;
  nickname: string;
  title: string;
  text: string;
  rating: number;
  created_at: string;
}

export const ratingsMetadata = {
  items: ratings.map(({ id, name }) => ({
    id: uid(id),
    name,
    values: [1, 2, 3, 4, 5].map((value) => ({ value_id: uid((id - 1) * 5 + value), value: String(value) })),
  })),
};

export function reviewsOf(
  node: ProductNode,
  { currentPage, pageSize }: { currentPage: number; pageSize: number },
) {
  const { db } = node.context;
  const where = 'WHERE product_id = ? AND approved = 1';
  const total =
    one<{ count: number }>(db, `SELECT COUNT(*) AS count FROM review ${where}`, node.row.id)?.count ?? 0;
  const rows = all<ReviewRow>(
    db,
    `SELECT * FROM review ${where} ORDER BY created_at DESC, id LIMIT ? OFFSET ?`,
    ...[node.row.id, pageSize, (currentPage - 1) * pageSize],
  );
  const votes = groupBy(
    all<{ review_id: number; rating_id: number; value: number }>(
      db,
      'SELECT * FROM review_vote WHERE review_id IN (SELECT value FROM json_each(?)) ORDER BY rating_id',
      list(rows.map((row) => row.id)),
    ),
    (vote) => vote.review_id,
  );
  return {
    items: rows.map((row) => ({
      product: node,
      summary: row.title,
      text: row.text,
      nickname: row.nickname,
      average_rating: row.rating,
      created_at: magentoTime(row.created_at),
      ratings_breakdown: (votes.get(row.id) ?? []).map(({ rating_id, value }) => ({
        name: ratings.find((rating) => rating.id === rating_id)?.name ?? '',
        value: String(value),
      })),
    })),
    page_info: { current_page: currentPage, page_size: pageSize, total_pages: Math.ceil(total / pageSize) },
  };
}
