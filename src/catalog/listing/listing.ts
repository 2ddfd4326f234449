// One listing on the page: URL → state → question → answer → page. Each category page, each search has its own.
import { computed, effect, signal, untracked } from '@preact/signals-core';
import { late } from '../../late/late';
import { liveQuery } from '../../transport/resource';
import { TransportError } from '../../transport/errors';
import { defaultPageSize } from '../../store-view/config';
import type { Storefront } from '../../storefront';
import type { Listing } from './listing-contract';
import { lastPageIn } from './last-page';
import { createListed } from './listed';
import { categoryCode, filterInput, type ListingSource } from './listing-source';
import { createListingState } from './listing-state';
import type { ListingState } from './listing-url';
import { createCatalog, followShopper } from '../state';

const changing = late(() => import('./listing-address'));

export function createListing<D, V>(storefront: Storefront, source: ListingSource<D, V>): Listing {
  const wanted = createListingState(storefront, source.ownPageSize);
  const { state, key, learnKinds, learnCurrency } = wanted;

  let isOver = false;
  let asked = { key: '', page: 1, pageSize: defaultPageSize };
  const answer = liveQuery(
    storefront.transport,
    source.document,
    () => {
      followShopper(storefront);
      const { page, pageSize = 0, sort = source.ownSort, filters } = state.peek();
      asked = { key: key.value, page, pageSize };
      const filter = filterInput(source.scope, filters);
      return asked.key ? source.variables({ page, pageSize, sort, filter }) : undefined;
    },
    (data) => ({ ...asked, ...source.parse(data) }),
    { policy: 'cache-and-network' },
  );
  const result = answer.data;

  /** A page that does not exist (any more) leads to the last one, a category that is not in this one to all of it. */
  const stopCorrection = effect(() => {
    const { page, filters } = state.value;
    const current = key.value;
    const error = answer.error.value;
    const shown = result.value;
    if (answer.pending.value || asked.key !== current) return;
    const correct = (next: Partial<ListingState>) =>
      changing().then(
        ({ changeListing }) =>
          !isOver && key.peek() === current && changeListing(storefront, listing, next, { replace: true }),
        () => undefined,
      );
    if (error instanceof TransportError) {
      // Something else of the answer failed.
      if (error.kind !== 'graphql' || (shown?.key === current && shown.products.length)) return;
      const last = page > 1 && lastPageIn(error.entries[0]?.message ?? error.message, page);
      if (last) void correct({ page: last });
      else if (filters.length && !wanted.kinds.value)
        void import('./ask-filter-kinds').then(({ askKinds }) =>
          askKinds(storefront, source).then(learnKinds),
        );
    } else if (shown?.key === current) {
      const within = source.categories?.(shown);
      const strange = ({ code, values }: ListingState['filters'][number]) =>
        code === categoryCode && within && values?.some((uid) => !within.includes(uid));
      if (filters.some(strange)) void correct({ filters: filters.filter((filter) => !strange(filter)) });
      else if (page > Math.max(1, shown.pages)) void correct({ page: Math.max(1, shown.pages) });
    }
  });

  const stopSlots = takeNote(storefront, wanted, result);
  const stops = [stopCorrection, stopSlots, wanted.stop, answer.dispose];

  const listing: Listing = {
    source: source as ListingSource,
    state,
    setAside: wanted.setAside,
    storePageSize: wanted.storePageSize,
    result,
    appended: signal(undefined),
    isStale: computed(() => result.value !== undefined && result.value.key !== key.value),
    error: answer.error,
    pending: answer.pending,
    reload: answer.reload,
    address: wanted.address,
    learnKinds,
    learnCurrency,
    onDispose: (callback) => void stops.push(callback),
    dispose() {
      isOver = true;
      for (const stop of stops) stop();
    },
  };
  return listing;
}

type Wanted = ReturnType<typeof createListingState>;

/** What is shown is known to the whole page. Answers how to stop. */
function takeNote({ feature }: Storefront, wanted: Wanted, result: Listing['result']): () => void {
  const catalog = feature(createCatalog);
  const listed = feature(createListed);
  return effect(() => {
    const { page, pageSize } = wanted.state.value;
    const shown = result.value;
    untracked(() => {
      const { pages, pageSize: given = pageSize ?? defaultPageSize } = shown ?? {};
      listed.showPage({ currentPage: page, pageSize: given, pages });
      wanted.learnCurrency(shown?.products.find(({ offer }) => offer)?.offer?.final.currency);
      for (const product of shown?.products ?? []) catalog.learnProduct(product);
      for (const category of [...(shown?.category?.children ?? []), ...(shown?.category?.trail ?? [])])
        catalog.learnCategory(category);
      if (shown?.category) listed.updateCategories(shown.category.uid, shown.category.children);
    });
  });
}
