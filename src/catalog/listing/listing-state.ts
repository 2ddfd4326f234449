// What the URL asks of one listing, as far as the backend understands it, and how that is changed.
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../storefront';
import { fits, knownKinds, type FilterKinds } from './filter-kinds';
import { listingQuery, readListing, type ListingState } from './listing-url';

/** `ownPageSize`: where none is chosen; undefined: as many as the store says. */
export function createListingState(
  { transport, routing, storeView, config, storage }: Storefront,
  ownPageSize: number | undefined,
) {
  // On the way to another page the URL is ahead of the element: it must not read that page's query as its own.
  const home = routing.url.peek().pathname;
  const url = signal(routing.url.peek());
  const stop = effect(() => {
    const next = routing.url.value;
    if (next.pathname === home) url.value = next;
  });

  const kinds = signal(knownKinds(storage));
  const storePageSize: ReadonlySignal<number | undefined> = ownPageSize
    ? signal(ownPageSize)
    : storeView.pageSize;
  const state = computed<ListingState>(() => {
    const read = readListing(url.value);
    return {
      ...read,
      pageSize: read.pageSize ?? storePageSize.value,
      filters: read.filters.filter(
        (filter) => fits(filter, kinds.value) && transport.has(`ProductAttributeFilterInput.${filter.code}`),
      ),
    };
  });

  return {
    kinds,
    storePageSize,
    state,
    /** Two states with the same key ask the same; '' while nothing can be asked. */
    key: computed(() => {
      const { page, pageSize, sort, filters } = state.value;
      return pageSize ? JSON.stringify([page, pageSize, sort, filters]) : '';
    }),
    /** `path`: of the listing's page in the shop, asked for where the listing is embedded. */
    href(next: Partial<ListingState>, path: () => string): string {
      const { filters } = state.value;
      if (config.standalone)
        return routing.href(routing.path.value + listingQuery(url.value, { filters, ...next }));
      // The host page's own parameters mean nothing to the shop.
      const whole = { ...readListing(url.value), filters, page: 1, ...next };
      const own = new URL(path(), config.shopUrl);
      own.search = listingQuery(own, whole);
      return own.href;
    },
    change(next: Partial<ListingState>, options?: { replace?: boolean }) {
      const query = listingQuery(url.peek(), { filters: state.peek().filters, ...next });
      routing.navigate(query || (config.standalone ? routing.path.peek() : '?'), options);
    },
    learnKinds: (known: FilterKinds | undefined) => void (kinds.value = known ?? kinds.peek()),
    stop,
  };
}
