// What the shop keeps in localStorage: one namespace per backend, time-to-live (behaviour 3).

/** What is stored under one key. `timeStored` in ms since 1970, `ttl` in seconds, absent when it never expires. */
export interface StorageRecord {
  value: unknown;
  timeStored: number;
  ttl?: number;
}

export interface StoredRecords {
  /** The value, or undefined when missing or expired (an expired item is removed on read). */
  get<T>(key: string): T | undefined;
  /** false where the browser does not keep it: then this page alone knows it. */
  set(key: string, value: unknown, ttlSeconds?: number): boolean;
  remove(key: string): void;
  /** The record as stored, expired or not. */
  record(key: string): StorageRecord | undefined;
  /** Called when another tab changed the key; undefined when it was removed. */
  onChange(key: string, callback: (value: unknown) => void): () => void;
  /** Called when anybody changed the key, this tab too, before those of `onChange`. */
  follow(key: string, callback: (value: unknown) => void): void;
  dispose(): void;
}

export interface StorageOptions {
  /** localStorage by default; kept in memory where it is absent or refuses. */
  area?: Storage;
  now?: () => number;
  /** Whether a stored value is what its key stands for; a record that is not is thrown away when it is read. */
  isSound?: (key: string, value: unknown) => boolean;
}

interface Listener {
  key: string;
  callback: (value: unknown) => void;
}

/** The fixed namespace of behaviour 3; the backend's address follows, so that two shops on one origin stay apart. */
export const recordPrefix = 'AIRSIDE_BROWSER_PERSISTENCE';

export function createStoredRecords(namespace: string, options: StorageOptions = {}): StoredRecords {
  const now = options.now ?? Date.now;
  const area = options.area ?? usableArea();
  const memory = new Map<string, string>();
  const followers = new Set<Listener>();
  const listeners = new Set<Listener>();
  const nameOf = (key: string) => `${recordPrefix}__${namespace}__${key}`;

  const record = (key: string): StorageRecord | undefined => {
    const name = nameOf(key);
    // Memory wins: it only holds what the area refused to take.
    const found = parseRecord(memory.get(name) ?? read(area, name));
    if (!found || !options.isSound || options.isSound(key, found.value)) return found;
    remove(key);
    return undefined;
  };
  const isExpired = ({ ttl, timeStored }: StorageRecord) => !!ttl && now() - timeStored > ttl * 1000;
  const publish = (key: string, value: unknown) => tell(followers, key, value);
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
    if (found && !isExpired(found)) return found.value as T;
    if (found) remove(key);
    return undefined;
  };
  const reread = (keys: readonly string[]) => {
    for (const key of new Set(keys)) {
      memory.delete(nameOf(key));
      const value = get(key);
      publish(key, value);
      tell(listeners, key, value);
    }
  };
  const known = () => [...followers, ...listeners].map(({ key }) => key);
  const onStorage = (event: StorageEvent) => {
    const start = nameOf('');
    if (event.storageArea !== area || !area) return;
    // key null: somebody called clear().
    if (event.key === null) reread(known());
    else if (event.key.startsWith(start)) reread([event.key.slice(start.length)]);
  };
  // A page that the browser kept whole while another was shown was told of nothing meanwhile.
  const onReturn = (event: PageTransitionEvent) => {
    if (event.persisted) reread(known().filter((key) => !memory.has(nameOf(key))));
  };
  globalThis.window?.addEventListener?.('storage', onStorage);
  globalThis.window?.addEventListener?.('pageshow', onReturn);

  return {
    get,
    set(key, value, ttlSeconds) {
      const entry: StorageRecord = { value, timeStored: now(), ...(ttlSeconds && { ttl: ttlSeconds }) };
      const text = JSON.stringify(entry);
      try {
        // Absent, it throws as a full one does.
        (area as Storage).setItem(nameOf(key), text);
        memory.delete(nameOf(key));
      } catch {
        memory.set(nameOf(key), text);
      }
      publish(key, value);
      return !memory.has(nameOf(key));
    },
    remove,
    record,
    onChange(key, callback) {
      const listener = { key, callback };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow: (key, callback) => void followers.add({ key, callback }),
    dispose() {
      globalThis.window?.removeEventListener?.('storage', onStorage);
      globalThis.window?.removeEventListener?.('pageshow', onReturn);
      followers.clear();
      listeners.clear();
    },
  };
}

function tell(listeners: ReadonlySet<Listener>, key: string, value: unknown): void {
  for (const listener of [...listeners]) if (listener.key === key) listener.callback(value);
}

/** localStorage throws on access where cookies are blocked, and is absent on a server. */
function usableArea(): Storage | undefined {
  try {
    return globalThis.window?.localStorage;
  } catch {
    return undefined;
  }
}

function read(area: Storage | undefined, name: string): string | null | undefined {
  try {
    return area?.getItem(name);
  } catch {
    return undefined;
  }
}

/** Another script may have written anything under our name: whatever is not a record counts as missing. */
function parseRecord(text: string | null | undefined): StorageRecord | undefined {
  if (!text) return undefined;
  try {
    const parsed = JSON.parse(text) as StorageRecord;
    return typeof parsed?.timeStored === 'number' ? parsed : undefined;
  } catch {
    return undefined;
  }
}
