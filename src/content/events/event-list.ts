// The list of events: what is coming, page by page as the address says, and what has been, as much as was asked for.
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { asError } from '../../errors/as-error';
import type { Storefront } from '../../storefront';
import { liveQuery } from '../../transport/resource';
import { fetchMoreEvents, parseEvents, StoreEventsDocument, type UpcomingEvents } from './api';
import { isOver, type StoreEvent } from './event';

export interface EventListState {
  /** undefined: not known yet. */
  readonly upcoming: ReadonlySignal<UpcomingEvents | undefined>;
  /** Newest first. */
  readonly past: ReadonlySignal<readonly StoreEvent[]>;
  readonly hasMorePast: ReadonlySignal<boolean>;
  readonly isLoadingMore: ReadonlySignal<boolean>;
  readonly moreError: ReadonlySignal<Error | undefined>;
  /** This backend has no events. */
  readonly isAbsent: ReadonlySignal<boolean>;
  readonly timeZone: ReadonlySignal<string | undefined>;
  /** Set only while there is nothing to show. */
  readonly error: ReadonlySignal<Error | undefined>;
  showMorePast(): Promise<void>;
  reload(): void;
  dispose(): void;
}

const upcomingSize = 6;
/** The backend lists all events, newest first: those to come stand in front of those that have been. */
const latestSize = 12;

/** `page` of the events to come, from 1. */
export function createEventList(storefront: Storefront, page: number): EventListState {
  const { transport, storeView } = storefront;
  const answer = liveQuery(
    transport,
    StoreEventsDocument,
    () => {
      void storeView.code.value;
      return { upcomingPage: page, upcomingSize, latestSize };
    },
    parseEvents,
    { policy: 'cache-and-network' },
  );
  const more = signal<{ events: StoreEvent[]; pages: number }>({ events: [], pages: 1 });
  const isLoadingMore = signal(false);
  const moreError = signal<Error | undefined>(undefined);
  let isDisposed = false;
  const now = new Date();

  const past = computed(() => {
    const seen = new Set<string>();
    return [...(answer.data.value?.latest ?? []), ...more.value.events].filter((event) => {
      const isNew = !seen.has(event.id);
      seen.add(event.id);
      return isNew && isOver(event, now);
    });
  });
  const hasMorePast = computed(() => more.value.pages < (answer.data.value?.latestPages ?? 1));
  const found = computed(() => (answer.data.value?.isAbsent ? undefined : answer.data.value));
  const isAbsent = computed(
    () =>
      !found.value &&
      (answer.error.value ? !transport.has('Query.storeEvents') : answer.data.value !== undefined),
  );

  async function showMorePast(): Promise<void> {
    if (isLoadingMore.peek()) return;
    isLoadingMore.value = true;
    moreError.value = undefined;
    const before = past.peek().length;
    try {
      // A page may hold nothing but events to come: on to the next one.
      while (!isDisposed && hasMorePast.peek() && past.peek().length === before) {
        const currentPage = more.peek().pages + 1;
        const found = await fetchMoreEvents(transport, currentPage, latestSize);
        more.value = { events: [...more.peek().events, ...found], pages: currentPage };
      }
    } catch (cause) {
      moreError.value = asError(cause);
    }
    isLoadingMore.value = false;
  }

  return {
    upcoming: computed(() => answer.data.value),
    past,
    hasMorePast,
    isLoadingMore,
    moreError,
    isAbsent,
    timeZone: computed(() => answer.data.value?.timeZone),
    error: computed(() => (found.value ? undefined : answer.error.value)),
    showMorePast,
    reload() {
      batch(() => {
        more.value = { events: [], pages: 1 };
        answer.reload();
      });
    },
    dispose() {
      isDisposed = true;
      answer.dispose();
    },
  };
}
