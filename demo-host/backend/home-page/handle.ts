// The content service: the home page entry in the shape of Strapi v4, with its preview parameters.
import type { Context } from '../context';
import { all } from '../database';
import { withoutDeadEnds } from './dead-ends';

interface HomePageRow {
  id: number;
  attributes: string;
  published_at: string | null;
  updated_at: string;
}

function failure(status: number, name: string, message: string): Response {
  return Response.json({ data: null, error: { status, name, message, details: {} } }, { status });
}

/** Paths of our own pictures become absolute, as a media library with its own host shows them. */
function withBase(value: unknown, baseUrl: string): unknown {
  if (typeof value === 'string') return value.startsWith('/media/') ? baseUrl + value : value;
  if (Array.isArray(value)) return value.map((item) => withBase(item, baseUrl));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withBase(item, baseUrl)]));
  return value;
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function entry(row: HomePageRow, context: Context, deep: boolean) {
  const content = withoutDeadEnds(JSON.parse(row.attributes), context);
  const attributes = withBase(content, context.baseUrl) as Record<string, unknown>;
  // Components and media come only when they are asked for.
  const shown = deep
    ? attributes
    : Object.fromEntries(Object.entries(attributes).filter(([, value]) => isPlain(value)));
  return {
    id: row.id,
    attributes: {
      ...shown,
      createdAt: row.updated_at,
      updatedAt: row.updated_at,
      publishedAt: row.published_at,
      locale: 'en',
    },
  };
}

/** GET /api/home-page. With `filters[id][$in]` the answer is a list, as of a collection. */
export function handleContent(request: Request, url: URL, context: Context): Response {
  if (url.pathname.replace(/\/$/, '') !== '/api/home-page') return failure(404, 'NotFoundError', 'Not Found');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return failure(405, 'MethodNotAllowedError', 'Method Not Allowed');
  const drafts = url.searchParams.get('publicationState') === 'preview';
  const deep = (url.searchParams.get('populate') ?? '').startsWith('deep');
  const ids = [...url.searchParams].flatMap(([key, value]) =>
    /^filters\[id\]\[\$in\](\[\d*\])?$/.test(key) ? value.split(',').map(Number) : [],
  );
  const rows = all<HomePageRow>(
    context.db,
    `SELECT * FROM home_page ${drafts ? '' : 'WHERE published_at IS NOT NULL'} ORDER BY id`,
  );
  if (ids.length > 0) {
    const found = rows.filter((row) => ids.includes(row.id));
    const pagination = {
      page: 1,
      pageSize: 25,
      pageCount: Math.ceil(found.length / 25),
      total: found.length,
    };
    return Response.json({
      data: found.map((row) => entry(row, context, deep)),
      meta: { pagination },
    });
  }
  const [row] = rows;
  if (!row) return failure(404, 'NotFoundError', 'Not Found');
  return Response.json({ data: entry(row, context, deep), meta: {} });
}
