// Which orders the address asks for: ?number=12&from=2026-01-01&to=2026-01-31&page=2. What makes no sense counts as absent. Pure.

export interface OrderSearch {
  /** A part of the order number. */
  number: string;
  /** Days as <input type="date"> writes them; '' is open. */
  from: string;
  to: string;
}

export interface OrderFilter {
  number?: { match: string };
  date?: { from?: string; to?: string };
}

export const ordersPath = '/order-history';

/** A shorter part of a number finds nothing, and no backend says so. */
export const shortestNumber = 3;

export const isWhole = ({ number }: OrderSearch): boolean => !number || number.length >= shortestNumber;

export const isAsked = ({ number, from, to }: OrderSearch): boolean => Boolean(number || from || to);

export function readSearch(query: URLSearchParams): OrderSearch {
  const day = (name: string) => {
    const text = query.get(name) ?? '';
    return startOf(text) ? text : '';
  };
  return { number: (query.get('number') ?? '').trim(), from: day('from'), to: day('to') };
}

export function readPage(query: URLSearchParams): number {
  const page = Math.floor(Number(query.get('page')));
  return page > 1 ? page : 1;
}

/** The address of a page of what is asked for, below the shop's URL. */
export function searchPath(search: OrderSearch, page = 1): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value) query.set(name, value as string);
  if (page > 1) query.set('page', String(page));
  return query.size ? `${ordersPath}?${query.toString()}` : ordersPath;
}

export const orderPath = (number: string): string => `${ordersPath}?order=${encodeURIComponent(number)}`;

/** Days are the visitor's, and backends keep UTC: "2026-01-31" in New York ends at 05:00 of the next day. */
export function filterOf({ number, from, to }: OrderSearch): OrderFilter {
  const first = startOf(from);
  const last = startOf(to);
  last?.setDate(last.getDate() + 1);
  const date = {
    ...(first ? { from: asStored(first) } : {}),
    ...(last ? { to: asStored(new Date(last.getTime() - 1000)) } : {}),
  };
  return {
    ...(number ? { number: { match: number } } : {}),
    ...(first || last ? { date } : {}),
  };
}

function startOf(day: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const date = new Date(`${day}T00:00:00`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const asStored = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ');
