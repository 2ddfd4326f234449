// The query of a listing's address after a change. Comes with what changes a listing.
import {
  codeOf,
  filterPrefix,
  nameOf,
  readFilter,
  readNamed,
  readRange,
  taken,
  type Filter,
} from './filter-url';
import type { FilterKinds } from './filter-kinds';
import { categoryCode } from './listing-source';
import { byCode, parameters, readListing, writeSort, type ListingState } from './listing-url';

/** By attribute code: what values are called in an address. */
export type ValueNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface Wording {
  /** What values are called, besides what the address says already. */
  names?: ValueNames;
  /** Other parameters may have any name: ours begin alike. */
  isForeign?: boolean;
}

/**
 * The query of the listing after a change, with its question mark; '' when there is nothing to say. Parameters of others are kept.
 * Any change but that of the page starts again at the first page. Defaults leave no trace, so one state has one address.
 */
export function listingQuery(url: URL, change: Partial<ListingState>, wording: Wording = {}): string {
  const state: ListingState = { ...readListing(url), page: 1, through: undefined, ...change };
  const query = new URLSearchParams(url.search);
  const ownNames = namesIn(query);
  const bare = wording.isForeign ? [] : bareFilters(query, wording.names);
  for (const [name, text] of [...query])
    if (
      name.startsWith(filterPrefix) ||
      readFilter(name, text) ||
      bare.some(({ code }) => nameOf(code) === name)
    )
      query.delete(name);
  for (const name of Object.values(parameters)) query.delete(name);
  for (const filter of [...state.filters].sort(byCode)) {
    const { code } = filter;
    const known = new Map([...(ownNames.get(code) ?? []), ...(wording.names?.get(code) ?? [])]);
    const { name, text, needsPrefix } = writeFilter(filter, known);
    const isTaken = needsPrefix || wording.isForeign || query.has(name);
    query.set(isTaken ? filterPrefix + name : name, text);
  }
  if (state.sort) query.set(parameters.sort, writeSort(state.sort));
  if (state.pageSize !== undefined) query.set(parameters.pageSize, String(state.pageSize));
  if (state.through && state.through > 1) query.set(parameters.through, String(state.through));
  if (state.page > 1) query.set(parameters.page, String(state.page));
  // These may stand in a query as they are, and people read it better so.
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%7E', '~').replaceAll('%3A', ':');
  return text && `?${text}`;
}

/** What an address calls the values in it. */
export function namesIn(query: URLSearchParams): Map<string, Map<string, string>> {
  const names = new Map<string, Map<string, string>>();
  for (const [name, text] of query) {
    const code = codeOf(name.startsWith(filterPrefix) ? name.slice(filterPrefix.length) : name);
    const named = readNamed(code, text)?.filter(([word]) => word);
    if (named?.length) names.set(code, new Map(named.map(([word, value]) => [value, word])));
  }
  return names;
}

/** What the address calls by names alone, as people write it: ?brand=jim-beam,glen-orrin. Known once it is known what is called so. */
export function bareFilters(query: URLSearchParams, names: ValueNames | undefined): Filter[] {
  return [...query].flatMap(([name, text]) => {
    const code = codeOf(name);
    if (taken.includes(name) || readFilter(name, text)) return [];
    const known = [...(names?.get(code) ?? [])];
    const values = text.split(',').flatMap((word) => {
      const [only, ...others] = known.filter(([value, called]) => called === word && !readRange(value));
      return only && !others.length ? [only[0]] : [];
    });
    return values.length ? [{ code, values: [...new Set(values)].sort() }] : [];
  });
}

/** Whether it may call something so: of attributes that products can be chosen by, of which brand and category are in every shop. */
export const mayNameAlone = (query: URLSearchParams, kinds: FilterKinds | null | undefined): boolean =>
  [...query].some(([name, text]) => {
    const code = codeOf(name);
    const isOurs = kinds ? Object.hasOwn(kinds, code) : code === 'brand' || code === categoryCode;
    return isOurs && !taken.includes(name) && !readFilter(name, text);
  });

/** `name`: as long as nobody else's parameter is called so. */
function writeFilter(
  { code, values, match, from, to, currency }: Filter,
  names: ReadonlyMap<string, string> | undefined,
): { name: string; text: string; needsPrefix: boolean } {
  const short = (text: string) => ({ name: nameOf(code), text, needsPrefix: taken.includes(nameOf(code)) });
  const long = (text: string) => ({ name: code, text, needsPrefix: true });
  if (values) {
    const written = (value: string) => (code === 'category_uid' ? value.replace(/=+$/, '') : value);
    if (values.some((value) => /[~,]/.test(value)) || !values.some((value) => names?.has(value)))
      return long([...values].sort().join(','));
    return short(
      [...values]
        .sort()
        .map((value) => `${names?.get(value) ?? ''}~${written(value)}`)
        .join(','),
    );
  }
  if (match !== undefined) return long(`*${match}*`);
  return currency ? short(`${currency}:${from ?? ''}-${to ?? ''}`) : long(`${from ?? '*'}_${to ?? '*'}`);
}
