// The code of suggestions, which a search box stands without.
import { late } from '../../../late/late';

export const fetchSuggesting = late(() => import('./suggesting'));

/** Somebody is about to type. */
export function prepareSuggesting(): void {
  fetchSuggesting().catch(() => undefined);
}
