// What this browser's shopper has searched for lately, newest first. Gone after a month, and when a session ends.
import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../../storefront';
import { cleanQuery } from '../search-query';

export interface RecentSearches {
  readonly queries: ReadonlySignal<readonly string[]>;
  remember(query: string): void;
  forget(query: string): void;
  clear(): void;
}

const key = 'recent_searches';
const most = 6;
const seconds = 30 * 24 * 60 * 60;

const same = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase();

export function createRecentSearches({ storage, user, onDispose }: Storefront): RecentSearches {
  const stored = storage.signal<unknown>(key);
  const queries = computed(() => read(stored.value));
  const clear = () => storage.remove(key);
  const write = (next: readonly string[]) =>
    next.length > 0 ? storage.set(key, next.slice(0, most), seconds) : clear();
  const without = (query: string) => queries.peek().filter((other) => !same(query)(other));
  onDispose(user.onSignOut(clear));
  return {
    queries,
    remember(query) {
      const cleaned = cleanQuery(query);
      if (cleaned) write([cleaned, ...without(cleaned)]);
    },
    forget: (query) => write(without(query)),
    clear,
  };
}

/** Anybody can write into a browser's storage. */
function read(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  const queries = stored.flatMap((entry) => (typeof entry === 'string' && cleanQuery(entry)) || []);
  return queries.filter((query, index) => queries.findIndex(same(query)) === index).slice(0, most);
}
