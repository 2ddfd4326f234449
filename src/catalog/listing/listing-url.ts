// The URL of a listing → its state. Nobody else reads a listing's query string, and only listing-query.ts writes it.
// ?brand=jim-beam~15&price=USD:20-50&sort=price_desc&page_limit=24&page=2 (or &pages=2 for the first two): attributes and values in alphabetical order.
import { readFilter, type Filter } from './filter-url';

export { readRange, type Filter } from './filter-url';

export interface Sort {
  /** A key of the backend's sort input: position, name, price … */
  by: string;
  direction: 'ASC' | 'DESC';
}

export interface ListingState {
  page: number;
  /** The last of the pages that are shown together with the first one; undefined: the first stands alone. */
  through?: number;
  /** undefined: the store's default. */
  pageSize?: number;
  /** undefined: the store's order. */
  sort?: Sort;
  /** At most one per attribute, by attribute code. */
  filters: readonly Filter[];
}

/** Backends refuse pages above 300 entries; ours stay well below, as one page is one answer. */
export const largestPageSize = 100;
/** More pages than that are not put together into one. */
export const mostTogether = 25;
/** No panel offers more at once, but anybody can write a URL. */
const mostFilters = 20;

export const parameters = { page: 'page', through: 'pages', pageSize: 'page_limit', sort: 'sort' } as const;

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

export const byCode = (one: Filter, other: Filter) => (one.code < other.code ? -1 : 1);

function readFilters(query: URLSearchParams): Filter[] {
  const filters = new Map<string, Filter>();
  for (const [name, text] of query) {
    const filter = readFilter(name, text);
    if (filter && !filters.has(filter.code) && filters.size < mostFilters) filters.set(filter.code, filter);
  }
  return [...filters.values()].sort(byCode);
}

/** Reads what is well-formed; anything else counts as absent. */
export function readListing(url: URL): ListingState {
  const query = url.searchParams;
  return {
    page: wholeNumber(query.get(parameters.page), 999_999) ?? 1,
    through: wholeNumber(query.get(parameters.through), mostTogether),
    pageSize: wholeNumber(query.get(parameters.pageSize), largestPageSize),
    sort: readSort(query.get(parameters.sort)),
    filters: readFilters(query),
  };
}
