// Whether this backend has store events at all: links to them are hidden where it has none.
import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../storefront';
import { MoreStoreEventsDocument } from '../../graphql/generated/content-events';

const storageKey = 'has_store_events';
/** As long as what a backend lacks is remembered. */
const ttlSeconds = 24 * 60 * 60;

/** True until a backend has said otherwise; asked once a day, when the page is at rest. */
export function createEventsPresence({ transport, storage }: Storefront): ReadonlySignal<boolean> {
  const isThere = signal(transport.has('Query.storeEvents'));
  if (!isThere.peek() || storage.get(storageKey)) return isThere;
  transport.query(MoreStoreEventsDocument, { currentPage: 1, pageSize: 1 }).then(
    () => storage.set(storageKey, true, ttlSeconds),
    () => (isThere.value = transport.has('Query.storeEvents')),
  );
  return isThere;
}
