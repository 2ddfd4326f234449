// What can be said before there is a Storefront: texts, and what the backend is known to lack.
import type { StorefrontConfig } from './storefront';
import { createStoredRecords } from './storage/stored-records';
import { knownPlaces } from './transport/capabilities/known-places';
import { createText, type Text } from './words/text';

export interface Beginning {
  readonly text: Text;
  /** As a transport says it. */
  has(coordinate: string): boolean;
}

/** The texts of the locale must be there (`withLocale`). */
export function createBeginning({ endpoint, locale, missingFields }: StorefrontConfig): Beginning {
  const records = createStoredRecords(endpoint);
  const missing = new Set(Object.values(knownPlaces(records, missingFields).places));
  records.dispose();
  return { text: createText(locale), has: (coordinate) => !missing.has(coordinate) };
}
