// Owns everything the shop keeps in localStorage: one namespace per backend, time-to-live, a signal per key (SPEC 3).
import { signal, type ReadonlySignal, type Signal } from '@preact/signals-core';

/** What is stored under one key. `timeStored` in ms since 1970, `ttl` in seconds, absent when it never expires. */
export interface StorageRecord {
  value: unknown;
  timeStored: number;
  ttl?: number;
}

export interface BrowserStorage {
  /** The value, or undefined when missing or expired (an expired item is removed on read). */
  get<T>(key: string): T | undefined;
  set(key: string, value: unknown, ttlSeconds?: number): void;
  remove(key: string): void;
  /** The record as stored, expired or not. */
  record(key: string): StorageRecord | undefined;
  /** Called when another tab changed the key; undefined when it was removed. */
  onChange(key: string, callback: (value: unknown) => void): () => void;
  /** The same value as a signal, following changes of this tab and of others. */
  signal<T>(key: string): ReadonlySignal<T | undefined>;
  dispose(): void;
}

export interface BrowserStorageOptions {
  /** localStorage by default; kept in memory where it is absent or refuses. */
  area?: Storage;
  now?: () => number;
}

/** The fixed namespace of SPEC 3; the backend's address follows, so that two shops on one origin stay apart. */
const prefix = 'AIRSIDE_BROWSER_PERSISTENCE';

export function createBrowserStorage(namespace: string, options: BrowserStorageOptions = {}): BrowserStorage {
  const now = options.now ?? Date.now;
  const area = options.area ?? usableArea();
  const memory = new Map<string, string>();
  const signals = new Map<string, Signal<unknown>>();
  const listeners = new Set<{ key: string; callback: (value: unknown) => void }>();
  const nameOf = (key: string) => `${prefix}__${namespace}__${key}`;

  const record = (key: string): StorageRecord | undefined => {
    const name = nameOf(key);
    // Memory wins: it only holds what the area refused to take.
    return parseRecord(memory.get(name) ?? read(area, name));
  };
  const isExpired = ({ ttl, timeStored }: StorageRecord) => !!ttl && now() - timeStored > ttl * 1000;
  const publish = (key: string, value: unknown) => {
    const known = signals.get(key);
    if (known) known.value = value;
  };
  const remove = (key: string) => {
    memory.delete(nameOf(key));
    try {
      area?.removeItem(nameOf(key));
    } catch {
      // A blocked area holds nothing to remove.
    }
    publish(key, undefined);
  };
  const get = <T>(key: string): T | undefined => {
    const found = record(key);
    if (!found) return undefined;
    if (isExpired(found)) {
      remove(key);
      return undefined;
    }
    return found.value as T;
  };
  const onStorage = (event: StorageEvent) => {
    const start = nameOf('');
    if (event.storageArea !== area || !area) return;
    // key null: somebody called clear().
    const changed =
      event.key === null
        ? [...signals.keys(), ...[...listeners].map(({ key }) => key)]
        : event.key.startsWith(start)
          ? [event.key.slice(start.length)]
          : [];
    for (const key of new Set(changed)) {
      memory.delete(nameOf(key));
      const value = get(key);
      publish(key, value);
      for (const listener of [...listeners]) if (listener.key === key) listener.callback(value);
    }
  };
  globalThis.window?.addEventListener?.('storage', onStorage);

  return {
    get,
    set(key, value, ttlSeconds) {
      const entry: StorageRecord = { value, timeStored: now(), ...(ttlSeconds ? { ttl: ttlSeconds } : {}) };
      const text = JSON.stringify(entry);
      try {
        if (!area) throw new Error('no storage');
        area.setItem(nameOf(key), text);
        memory.delete(nameOf(key));
      } catch {
        memory.set(nameOf(key), text);
      }
      publish(key, value);
    },
    remove,
    record,
    onChange(key, callback) {
      const listener = { key, callback };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signal<T>(key: string) {
      const known = signals.get(key) ?? signal(get(key));
      signals.set(key, known);
      return known as ReadonlySignal<T | undefined>;
    },
    dispose() {
      globalThis.window?.removeEventListener?.('storage', onStorage);
      listeners.clear();
    },
  };
}

/** localStorage throws on access where cookies are blocked, and is absent on a server. */
function usableArea(): Storage | undefined {
  try {
    return globalThis.window?.localStorage;
  } catch {
    return undefined;
  }
}

function read(area: Storage | undefined, name: string): string | null {
  try {
    return area?.getItem(name) ?? null;
  } catch {
    return null;
  }
}

/** Another script may have written anything under our name: whatever is not a record counts as missing. */
function parseRecord(text: string | null): StorageRecord | undefined {
  if (!text) return undefined;
  try {
    const parsed = JSON.parse(text) as StorageRecord;
    return typeof parsed?.timeStored === 'number' ? parsed : undefined;
  } catch {
    return undefined;
  }
}
