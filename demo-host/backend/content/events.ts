// Store events: tastings and visits, newest first or upcoming only.
import type { Context } from '../context';
import { all, one, type Value } from '../database';
import { inputError } from '../errors';
import { checkPage } from '../page-of';

interface EventRow {
  id: number;
  url_key: string;
  title: string;
  summary: string | null;
  content: string | null;
  image: string | null;
  location: string | null;
  starts_at: string | null;
  ends_at: string | null;
}

interface Arguments {
  currentPage: number;
  pageSize: number;
  upcoming?: boolean | null;
}

function eventNode(row: EventRow, { baseUrl }: Context) {
  return { ...row, id: String(row.id), image: row.image && baseUrl + row.image };
}

export function listEvents({ currentPage, pageSize, upcoming }: Arguments, context: Context) {
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.');
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.');
  const where = upcoming ? 'WHERE COALESCE(ends_at, starts_at) >= ?' : '';
  const parameters: Value[] = upcoming ? [context.now.toISOString()] : [];
  const total =
    one<{ count: number }>(context.db, `SELECT COUNT(*) AS count FROM store_event ${where}`, ...parameters)
      ?.count ?? 0;
  const pages = Math.ceil(total / pageSize);
  checkPage(currentPage, pages);
  const rows = all<EventRow>(
    context.db,
    `SELECT * FROM store_event ${where} ORDER BY starts_at ${upcoming ? 'ASC' : 'DESC'}, id LIMIT ? OFFSET ?`,
    ...[...parameters, pageSize, (currentPage - 1) * pageSize],
  );
  return {
    items: rows.map((row) => eventNode(row, context)),
    total_count: total,
    page_info: { current_page: currentPage, page_size: pageSize, total_pages: pages },
  };
}

/** By id or by url key; null when there is none. */
export function findEvent(id: string, context: Context) {
  const row = one<EventRow>(
    context.db,
    'SELECT * FROM store_event WHERE CAST(id AS TEXT) = ? OR url_key = ?',
    id,
    id,
  );
  return row ? eventNode(row, context) : null;
}
