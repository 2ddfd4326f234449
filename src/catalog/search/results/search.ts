// The search of a page: what is searched for is what the URL says, and each search has a listing of its own.
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../../storefront';
import { createListing } from '../../listing/listing';
import type { Listing } from '../../listing/listing-contract';
import { ownAddress } from '../../listing/own-address';
import { searchSource } from './search-api';
import { cleanHints, cleanQuery, isLiteral, queryIn } from '../search-query';

export interface Search {
  /** '' for nothing. */
  readonly query: ReadonlySignal<string>;
  /** What is shown instead, as nothing is found for the query itself; '' where that is not so. */
  readonly corrected: ReadonlySignal<string>;
  /** undefined while there is nothing to search for. */
  readonly listing: ReadonlySignal<Listing | undefined>;
  dispose(): void;
}

/** What finds instead of what. For whole visits: who comes back has filters and page of it in the address. */
const createSpellings = () => signal<ReadonlyMap<string, string>>(new Map());

/** `given` counts where the URL says nothing. */
export function createSearch(storefront: Storefront, given: string): Search {
  const read = (url: URL) => queryIn(url) || cleanQuery(given);
  const { url, stop: stopUrl } = ownAddress(storefront.routing);
  const query = computed(() => read(url.value));
  const literal = computed(() => isLiteral(url.value));
  const listing = signal<Listing | undefined>(undefined);
  const spellings = storefront.feature(createSpellings);
  const corrected = computed(() => (!literal.value && spellings.value.get(query.value)) || '');

  const stopListing = effect(() => {
    const asked = corrected.value || query.value;
    return untracked(() => {
      const made = asked ? createListing(storefront, searchSource(asked)) : undefined;
      listing.value = made;
      return () => made?.dispose();
    });
  });

  const stopCorrecting = effect(() => {
    const shown = listing.value;
    const result = shown?.result.value;
    if (!result || corrected.value || literal.value || result.total > 0) return;
    // What is narrowed down to nothing is spelt well enough.
    if (shown.isStale.value || shown.state.value.filters.length > 0) return;
    const [is] = cleanHints(result.hints ?? [], query.value);
    if (is) spellings.value = new Map(spellings.value).set(query.value, is);
  });

  return {
    query,
    corrected,
    listing,
    dispose() {
      stopCorrecting();
      stopUrl();
      stopListing();
    },
  };
}
