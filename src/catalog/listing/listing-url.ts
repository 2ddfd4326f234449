// The URL of a listing ↔ its state. Nobody else reads or writes a listing's query string.
// ?filter.brand=4,5&filter.price=20_50&filter.grape=*Oak*&sort=price_desc&page_limit=24&page=2: attributes and values in
// alphabetical order, each what the backend calls it; a range open at one end has a star there, a word to look for stars on both sides.

export interface Sort {
  /** A key of the backend's sort input: position, name, price … */
  by: string;
  direction: 'ASC' | 'DESC';
}

/** What one attribute must be: one of `values`, between `from` and `to` (either may be open), or a text with `match` in it. */
export interface Filter {
  /** Attribute code. */
  readonly code: string;
  readonly values?: readonly string[];
  /** Major units of the shown currency where it is a price. */
  readonly from?: number;
  readonly to?: number;
  readonly match?: string;
}

export interface ListingState {
  page: number;
  /** undefined: the store's default. */
  pageSize?: number;
  /** undefined: the store's order. */
  sort?: Sort;
  /** At most one per attribute, by attribute code. */
  filters: readonly Filter[];
}

/** Backends refuse pages above 300 entries; ours stay well below, as one page is one answer. */
export const largestPageSize = 100;
/** Of attributes, and of values of one attribute: no panel offers more at once, but anybody can write a URL. */
const mostFilters = 20;
const mostValues = 50;

const names = { page: 'page', pageSize: 'page_limit', sort: 'sort' } as const;
const filterPrefix = 'filter.';

function wholeNumber(text: string | null, max: number): number | undefined {
  if (text === null || !/^\d{1,6}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= 1 && value <= max ? value : undefined;
}

/** "price_desc"; attribute codes hold underscores themselves. */
export function readSort(text: string | null): Sort | undefined {
  const match = /^([a-z][a-z0-9_]{0,59})_(asc|desc)$/.exec(text ?? '');
  const by = match?.[1];
  return by ? { by, direction: match[2] === 'desc' ? 'DESC' : 'ASC' } : undefined;
}

export function writeSort(sort: Sort): string {
  return `${sort.by}_${sort.direction.toLowerCase()}`;
}

/** "20_50", "*_50", "20_*", as a backend writes its price ranges; the ends in order. undefined for any other text. */
export function readRange(text: string): Pick<Filter, 'from' | 'to'> | undefined {
  const end = String.raw`(\*|\d{1,9}(?:\.\d{1,4})?)`;
  const [, low = '*', high = '*'] = new RegExp(`^${end}_${end}$`).exec(text) ?? [];
  if (low === high && low === '*') return undefined;
  if (low === '*') return { to: Number(high) };
  if (high === '*') return { from: Number(low) };
  return { from: Math.min(Number(low), Number(high)), to: Math.max(Number(low), Number(high)) };
}

/** A price is a range and nothing else: what a URL calls a price in another form is left out. */
function readFilter(code: string, text: string): Filter | undefined {
  const range = readRange(text);
  if (range) return { code, ...range };
  const match = /^\*([^*]{1,80})\*$/.exec(text)?.[1]?.trim();
  if (code === 'price' || text === '*_*') return undefined;
  if (match) return { code, match };
  const values = text.split(',').filter((value) => value.length > 0 && value.length <= 80);
  return values.length ? { code, values: [...new Set(values)].sort().slice(0, mostValues) } : undefined;
}

function writeFilter({ values, match, from, to }: Filter): string {
  if (values) return [...values].sort().join(',');
  return match === undefined ? `${from ?? '*'}_${to ?? '*'}` : `*${match}*`;
}

const byCode = (one: Filter, other: Filter) => (one.code < other.code ? -1 : 1);

function readFilters(query: URLSearchParams): Filter[] {
  const filters = new Map<string, Filter>();
  for (const [name, text] of query) {
    const code = name.startsWith(filterPrefix) ? name.slice(filterPrefix.length) : '';
    const filter = /^[a-z][a-z0-9_]{0,59}$/.test(code) && !filters.has(code) && readFilter(code, text);
    if (filter && filters.size < mostFilters) filters.set(code, filter);
  }
  return [...filters.values()].sort(byCode);
}

/** Reads what is well-formed; anything else counts as absent. */
export function readListing(url: URL): ListingState {
  const query = url.searchParams;
  return {
    page: wholeNumber(query.get(names.page), 999_999) ?? 1,
    pageSize: wholeNumber(query.get(names.pageSize), largestPageSize),
    sort: readSort(query.get(names.sort)),
    filters: readFilters(query),
  };
}

/**
 * The query of the listing after a change, with its question mark; '' when there is nothing to say. Parameters of others are kept.
 * Any change but that of the page starts again at the first page. Defaults leave no trace, so one state has one address.
 */
export function listingQuery(url: URL, change: Partial<ListingState>): string {
  const state: ListingState = { ...readListing(url), page: 1, ...change };
  const query = new URLSearchParams(url.search);
  for (const name of [...query.keys()]) if (name.startsWith(filterPrefix)) query.delete(name);
  for (const name of Object.values(names)) query.delete(name);
  for (const filter of [...state.filters].sort(byCode))
    query.set(filterPrefix + filter.code, writeFilter(filter));
  if (state.sort) query.set(names.sort, writeSort(state.sort));
  if (state.pageSize !== undefined) query.set(names.pageSize, String(state.pageSize));
  if (state.page > 1) query.set(names.page, String(state.page));
  // A comma may stand in a query as it is, and people read it better so.
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
