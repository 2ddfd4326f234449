// Whether this backend has store events at all: links to them are hidden where it has none.
import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../storefront';
import { fetchMoreEvents, MoreStoreEventsDocument } from './api';

const storageKey = 'has_store_events';
/** As long as what a backend lacks is remembered. */
const ttlSeconds = 24 * 60 * 60;

/** False until the backend has said so; asked once a day, when the page is at rest. */
export function createEventsPresence({ transport, storage }: Storefront): ReadonlySignal<boolean> {
  const hasField = () => transport.has('Query.storeEvents');
  const isThere = signal(hasField() && storage.get(storageKey) === true);
  if (!hasField() || isThere.peek()) return isThere;
  const learn = (): void => {
    isThere.value = true;
    storage.set(storageKey, true, ttlSeconds);
  };
  // A server that has drawn the page has asked.
  if (transport.take(MoreStoreEventsDocument, { currentPage: 1, pageSize: 1 })) learn();
  else fetchMoreEvents(transport, 1, 1).then(learn, () => (isThere.value = false));
  return isThere;
}
