// What the list below a search box offers, in order: groups of one kind each. Pure.
import type { ProductSummary } from '../../product';
import { placesFor, type Place, type PlaceKind } from '../places/place';
import type { SuggestionsFor } from './suggest-api';

export type SearchOption =
  | { kind: 'recent' | 'hint'; key: string; query: string }
  | { kind: PlaceKind; key: string; place: Place }
  | { kind: 'product' | 'popular'; key: string; product: ProductSummary }
  | { kind: 'all'; key: string; query: string; total: number };

export type OptionKind = SearchOption['kind'];

export interface Offered {
  /** The latest one, perhaps for less than what is typed now. */
  answer: SuggestionsFor | undefined;
  recent: readonly string[];
  places: readonly Place[];
  popular: readonly ProductSummary[];
}

/** Of one kind, while something is typed. */
const most = { recent: 2, category: 4, brand: 3, page: 3 };
/** At the top of the shop, while nothing is typed. */
const mostShelves = 6;

const searches = (kind: 'recent' | 'hint', queries: readonly string[]) =>
  queries.map((query): SearchOption => ({ kind, key: `${kind} ${query}`, query }));

const leading = (places: readonly Place[]) =>
  places.map((place): SearchOption => ({ kind: place.kind, key: place.path, place }));

/** Products without a page lead nowhere. */
const goods = (kind: 'product' | 'popular', products: readonly ProductSummary[]) =>
  products.filter(({ path }) => path).map((product): SearchOption => ({ kind, key: product.uid, product }));

/** `query` is what stands in the field. */
export function searchOptions(query: string, { answer, recent, places, popular }: Offered): SearchOption[] {
  if (query === '') {
    const shelves = places.filter(({ kind, within }) => kind === 'category' && !within);
    return [
      ...searches('recent', recent),
      ...leading(shelves.slice(0, mostShelves)),
      ...goods('popular', popular),
    ];
  }
  const begun = query.toLowerCase();
  const before = recent.map((past) => past.toLowerCase()).filter((past) => past !== begun);
  const found = placesFor(places, query);
  const placesOf = (kind: PlaceKind) =>
    leading(found.filter((place) => place.kind === kind).slice(0, most[kind]));
  return [
    ...searches('recent', before.filter((past) => past.startsWith(begun)).slice(0, most.recent)),
    ...searches('hint', answer?.hints ?? []),
    ...placesOf('category'),
    ...placesOf('brand'),
    ...goods('product', answer?.products ?? []),
    ...placesOf('page'),
    ...(answer?.total
      ? [{ kind: 'all', key: 'all', query: answer.query, total: answer.total } as const]
      : []),
  ];
}

/** The options as they stand together. */
export function optionGroups(options: readonly SearchOption[]): SearchOption[][] {
  const groups: SearchOption[][] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last?.[0]?.kind === option.kind) last.push(option);
    else groups.push([option]);
  }
  return groups;
}
