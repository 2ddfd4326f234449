// Owns everything the shop keeps in the browser: the records of stored-records.ts, with a signal per key (behaviour 3).
import { signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import { createStoredRecords, type StorageOptions, type StoredRecords } from './stored-records';

export type { StorageRecord } from './stored-records';

export interface BrowserStorage extends Omit<StoredRecords, 'follow'> {
  /** The value as a signal, following changes of this tab and of others. */
  signal<T>(key: string): ReadonlySignal<T | undefined>;
}

export function createBrowserStorage(namespace: string, options?: StorageOptions): BrowserStorage {
  const { follow, ...records } = createStoredRecords(namespace, options);
  const signals = new Map<string, Signal<unknown>>();
  return {
    ...records,
    signal<T>(key: string) {
      let known = signals.get(key);
      if (!known) {
        const made = (known = signal<unknown>(records.get(key)));
        signals.set(key, made);
        follow(key, (value) => void (made.value = value));
      }
      return known as ReadonlySignal<T | undefined>;
    },
  };
}
