// The search of a page: what is searched for is what the URL says, and each search has a listing of its own.
import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../storefront';
import { createListing, type Listing } from '../listing/listing';
import { searchSource } from './search-api';
import { cleanQuery, queryIn } from './search-query';

export interface Search {
  /** '' for nothing. */
  readonly query: ReadonlySignal<string>;
  /** undefined while there is nothing to search for. */
  readonly listing: ReadonlySignal<Listing | undefined>;
  dispose(): void;
}

/** `given` counts where the URL says nothing. */
export function createSearch(storefront: Storefront, given: string): Search {
  const { routing } = storefront;
  const read = (url: URL) => queryIn(url) || cleanQuery(given);
  const query = signal(read(routing.url.peek()));
  const listing = signal<Listing | undefined>(undefined);

  // On the way to another page the URL is ahead of the element.
  const home = routing.url.peek().pathname;
  const stopUrl = effect(() => {
    const url = routing.url.value;
    if (url.pathname === home) query.value = read(url);
  });
  const stopListing = effect(() => {
    const asked = query.value;
    return untracked(() => {
      const made = asked ? createListing(storefront, searchSource(asked)) : undefined;
      listing.value = made;
      return () => made?.dispose();
    });
  });

  return {
    query,
    listing,
    dispose() {
      stopUrl();
      stopListing();
    },
  };
}
