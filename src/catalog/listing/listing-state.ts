// What the URL asks of one listing, as far as the backend understands it.
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../storefront';
import { fits, knownKinds, type FilterKinds } from './filter-kinds';
import type { ValueNames } from './listing-query';
import { readListing, type Filter, type ListingState } from './listing-url';
import { ownAddress } from './own-address';

export type ListingAddress = ReturnType<typeof createListingState>['address'];

/** `ownPageSize`: where none is chosen; undefined: as many as the store says. */
export function createListingState(
  { transport, routing, storeView, storage }: Storefront,
  ownPageSize: number | undefined,
) {
  const { url, stop } = ownAddress(routing);
  const kinds = signal(knownKinds(storage));
  const storePageSize: ReadonlySignal<number | undefined> = ownPageSize
    ? signal(ownPageSize)
    : storeView.pageSize;
  /** What prices are in, where nobody has chosen it: as an answer has told. */
  const toldCurrency = signal<string | undefined>(undefined);
  const shownCurrency = computed(() => storeView.currency.value ?? toldCurrency.value);
  /** In another currency than is shown: no backend can be asked for it. */
  const isForeign = ({ currency }: Filter) =>
    !!currency && !!shownCurrency.value && currency !== shownCurrency.value;
  const understood = computed(() =>
    readListing(url.value).filters.filter(
      (filter) => fits(filter, kinds.value) && transport.has(`ProductAttributeFilterInput.${filter.code}`),
    ),
  );
  const state = computed<ListingState>(() => {
    const read = readListing(url.value);
    return {
      ...read,
      pageSize: read.pageSize ?? storePageSize.value,
      filters: understood.value
        .filter((filter) => !isForeign(filter))
        .map(({ currency: _, ...filter }) => filter),
    };
  });
  const setAside = computed(() => understood.value.filter(isForeign));

  return {
    kinds,
    storePageSize,
    state,
    /** Two states with the same key ask the same; '' while nothing can be asked. */
    key: computed(() => {
      const { page, pageSize, sort, filters } = state.value;
      return pageSize ? JSON.stringify([page, pageSize, sort, filters]) : '';
    }),
    /** Prices of the address that are in another currency than is shown: they count for nothing until it is shown again. */
    setAside,
    /** For who changes it (listing-address.ts). */
    address: { url, understood, toldCurrency, names: signal<ValueNames | undefined>(undefined) },
    learnKinds: (known: FilterKinds | undefined) => void (kinds.value = known ?? kinds.peek()),
    learnCurrency: (code: string | undefined) => void (toldCurrency.value = code ?? toldCurrency.peek()),
    stop,
  };
}
