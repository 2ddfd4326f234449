// What is known of a backend's gaps before anybody asks: told by the page's server, or learned by an earlier visit.
import type { StoredRecords } from '../../storage/stored-records';
import { readPlaces, type Places } from './places';

export interface StoredPlaces {
  /** The list that `places` began with; absent where there was none. */
  told?: string;
  places?: Places;
}

export const placesKey = 'missing_fields';

/** `told`: the list that the page carries. `list`: the one that counts, where there is one. */
export function knownPlaces(
  storage: Pick<StoredRecords, 'get'>,
  told: string | undefined,
): { places: Places; list: string | undefined } {
  const stored = storage.get<StoredPlaces>(placesKey);
  // A server that says something else than last time knows better than what was learned since.
  const isNews = told !== undefined && stored?.told !== told;
  return { places: isNews ? readPlaces(told) : (stored?.places ?? {}), list: told ?? stored?.told };
}
