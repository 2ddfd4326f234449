// The URL of a listing ↔ its state. Nobody else reads or writes a listing's query string.

export interface Sort {
  /** A key of the backend's sort input: position, name, price … */
  by: string;
  direction: 'ASC' | 'DESC';
}

export interface ListingState {
  page: number;
  /** undefined: the store's default. */
  pageSize?: number;
  /** undefined: the store's order. */
  sort?: Sort;
}

/** Backends refuse pages above 300 entries; ours stay well below, as one page is one answer. */
export const largestPageSize = 100;

const names = { page: 'page', pageSize: 'page_limit', sort: 'sort' } as const;

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

/** Reads what is well-formed; anything else counts as absent. */
export function readListing(url: URL): ListingState {
  const query = url.searchParams;
  return {
    page: wholeNumber(query.get(names.page), 999_999) ?? 1,
    pageSize: wholeNumber(query.get(names.pageSize), largestPageSize),
    sort: readSort(query.get(names.sort)),
  };
}

/**
 * The query of the listing after a change, with its question mark; '' when there is nothing to say. Parameters of others are kept.
 * Any change but that of the page starts again at the first page. Defaults leave no trace, so one state has one address.
 */
export function listingQuery(url: URL, change: Partial<ListingState>): string {
  const state: ListingState = { ...readListing(url), page: 1, ...change };
  const query = new URLSearchParams(url.search);
  for (const name of Object.values(names)) query.delete(name);
  if (state.sort) query.set(names.sort, writeSort(state.sort));
  if (state.pageSize !== undefined) query.set(names.pageSize, String(state.pageSize));
  if (state.page > 1) query.set(names.page, String(state.page));
  const text = query.toString();
  return text && `?${text}`;
}
