// One listing on the page: URL → state → question → answer → page. Each category page has its own.
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import { liveQuery } from '../transport/resource';
import { TransportError } from '../transport/errors';
import type { Storefront } from '../storefront';
import { CategoryListingDocument, lastPageIn, listingVariables, parseListing } from './listing-api';
import { listingQuery, readListing, type ListingState } from './listing-url';
import type { ListingResult } from './product';
import { createCatalog, defaultPageSize, followShopper } from './state';

export interface Listing {
  /** pageSize is undefined until the store's default is known. */
  readonly state: ReadonlySignal<ListingState>;
  /** The store's own page size. */
  readonly storePageSize: ReadonlySignal<number | undefined>;
  /** undefined: not answered yet. */
  readonly result: ReadonlySignal<ListingResult | undefined>;
  /** What is shown answers an earlier question. */
  readonly isStale: ReadonlySignal<boolean>;
  readonly error: ReadonlySignal<Error | undefined>;
  reload(): void;
  /** Address of the listing after a change; where the listing is embedded, in the shop. */
  href(change: Partial<ListingState>): string;
  change(change: Partial<ListingState>, options?: { replace?: boolean }): void;
  dispose(): void;
}

export function createListing(storefront: Storefront, uid: string): Listing {
  const { transport, routing, storeView, config } = storefront;
  const catalog = storefront.feature(createCatalog);

  // On the way to another page the URL is ahead of the element: it must not read that page's query as its own.
  const home = routing.url.peek().pathname;
  const url = signal(routing.url.peek());
  const stopUrl = effect(() => {
    const next = routing.url.value;
    if (next.pathname === home) url.value = next;
  });

  const storePageSize = storeView.pageSize;
  const state = computed<ListingState>(() => {
    const read = readListing(url.value);
    return { ...read, pageSize: read.pageSize ?? storePageSize.value };
  });
  const question = computed(() => {
    const { page, pageSize, sort } = state.value;
    return uid && pageSize
      ? { key: JSON.stringify([page, pageSize, sort]), page, pageSize, sort }
      : undefined;
  });

  let asked = '';
  const answer = liveQuery(
    transport,
    CategoryListingDocument,
    () => {
      const next = question.value;
      followShopper(storefront);
      asked = next?.key ?? '';
      return next && listingVariables(uid, next.page, next.pageSize, next.sort);
    },
    (data) => ({ key: asked, ...parseListing(data) }),
    { policy: 'cache-and-network' },
  );
  const result = answer.data;

  const change: Listing['change'] = (next, options) => {
    const query = listingQuery(url.peek(), next);
    routing.navigate(query || (config.standalone ? routing.path.peek() : '?'), options);
  };

  /** A page that does not exist (any more) leads to the last one. */
  const stopCorrection = effect(() => {
    const { page } = state.value;
    const current = question.value?.key;
    const error = answer.error.value;
    const pages = result.value?.pages;
    if (answer.pending.value || asked !== current || page === 1) return;
    const goTo = (last: number) =>
      untracked(() => change({ ...readListing(url.peek()), page: last }, { replace: true }));
    if (error instanceof TransportError) {
      if (error.kind === 'graphql') goTo(lastPageIn(error.entries[0]?.message ?? error.message, page));
    } else if (result.value?.key === current && pages !== undefined && page > Math.max(1, pages)) {
      goTo(Math.max(1, pages));
    }
  });

  const stopSlots = effect(() => {
    const { page, pageSize } = state.value;
    const shown = result.value;
    untracked(() => {
      catalog.showPage({ currentPage: page, pageSize: pageSize ?? defaultPageSize, pages: shown?.pages });
      for (const product of shown?.products ?? []) catalog.learnProduct(product);
      for (const category of [...(shown?.category?.children ?? []), ...(shown?.category?.trail ?? [])])
        catalog.learnCategory(category);
      if (shown?.category) catalog.updateCategories(shown.category.uid, shown.category.children);
    });
  });

  return {
    state,
    storePageSize,
    result,
    isStale: computed(() => result.value !== undefined && result.value.key !== question.value?.key),
    error: answer.error,
    reload: answer.reload,
    href(next) {
      if (config.standalone) return routing.href(routing.path.value + listingQuery(url.value, next));
      // The host page's own parameters mean nothing to the shop.
      const query = listingQuery(new URL(config.shopUrl), { ...readListing(url.value), page: 1, ...next });
      return routing.href(`/${result.value?.category?.path ?? ''}${query}`);
    },
    change,
    dispose() {
      for (const stop of [stopCorrection, stopSlots, stopUrl, answer.dispose]) stop();
    },
  };
}
