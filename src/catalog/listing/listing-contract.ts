// What a listing on the page is to those who show and change it.
import type { ReadonlySignal, Signal } from '@preact/signals-core';
import type { FilterKinds } from './filter-kinds';
import type { ListingSource } from './listing-source';
import type { ListingAddress } from './listing-state';
import type { Filter, ListingState } from './listing-url';
import type { ListingResult, ProductSummary } from '../product';

/** One page of a listing, as it was answered. */
export interface ListedPage extends ListingResult {
  page: number;
  pageSize: number;
}

/** What stands behind the first page where pages are put together. */
export interface Appended {
  products: readonly ProductSummary[];
  /** So many more are on their way. */
  waiting: number;
}

export interface Listing {
  readonly source: ListingSource;
  /** pageSize is undefined until the store's default is known; filters are those that the backend understands. */
  readonly state: ReadonlySignal<ListingState>;
  /** Of the address, but in another currency than prices are shown in. */
  readonly setAside: ReadonlySignal<readonly Filter[]>;
  /** Where none is chosen. */
  readonly storePageSize: ReadonlySignal<number | undefined>;
  /** undefined: not answered yet. */
  readonly result: ReadonlySignal<ListedPage | undefined>;
  /** Kept by batches.ts; undefined before it is there. */
  readonly appended: Signal<Appended | undefined>;
  /** What is shown answers an earlier question. */
  readonly isStale: ReadonlySignal<boolean>;
  readonly error: ReadonlySignal<Error | undefined>;
  /** An answer is awaited; the last error stands until it is there. */
  readonly pending: ReadonlySignal<boolean>;
  reload(): void;
  /** What listing-address.ts changes it by. */
  readonly address: ListingAddress;
  /** Takes note of how the backend filters; what the URL asks for otherwise no longer counts. */
  learnKinds(kinds: FilterKinds | undefined): void;
  /** What prices are shown in. */
  learnCurrency(code: string | undefined): void;
  onDispose(callback: () => void): void;
  dispose(): void;
}
