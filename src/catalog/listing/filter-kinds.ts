// How the backend lets products be filtered by each attribute, as far as it has told (magento.md 7).
import type { BrowserStorage } from '../../storage/browser-storage';
import type { Filter } from '../listing/listing-url';

/** One or several of some values, a range, or a text. */
export type FilterKind = 'equal' | 'range' | 'match';
/** By attribute code; an attribute that is not here cannot be filtered by. */
export type FilterKinds = Readonly<Record<string, FilterKind>>;

const key = 'filter_kinds';
/** Attributes come and go with the merchant's work: asked again after a day. */
const ttlSeconds = 24 * 60 * 60;
const refused = 'refused';

/** undefined: not asked yet; null: the backend does not tell. */
export function knownKinds(storage: BrowserStorage): FilterKinds | null | undefined {
  const kept = storage.get<FilterKinds | typeof refused>(key);
  return kept === refused ? null : kept;
}

/** undefined notes that the backend does not tell. */
export function keepKinds(storage: BrowserStorage, kinds: FilterKinds | undefined): void {
  storage.set(key, kinds ?? refused, ttlSeconds);
}

function kindOf({ values, match }: Filter): FilterKind {
  return values ? 'equal' : match === undefined ? 'range' : 'match';
}

/** Whether the backend understands the filter; believed of everything while it has not told. */
export function fits(filter: Filter, kinds: FilterKinds | null | undefined): boolean {
  return !kinds || (Object.hasOwn(kinds, filter.code) && kinds[filter.code] === kindOf(filter));
}
