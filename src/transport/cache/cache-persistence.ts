// Keeps the public part of the cache in IndexedDB, one database per backend, store view and currency (behaviour 3).
import { makeDefaultStorage } from '@urql/exchange-graphcache/default-storage';
import type { SerializedEntries, StorageAdapter } from '@urql/exchange-graphcache';

/** What everybody may see. Anything else, now or in a later schema, stays in memory. */
const publicTypes =
  /^(\w*Product|CategoryTree|Breadcrumb|StoreConfig|CmsPage|CmsBlock|ProductImage|ProductVideo|ConfigurableProductOptions|RoutableUrl)[:.]/;
const publicFields =
  /^Query\.(products|categor(y|ies|yList)|cmsPage|cmsBlocks|route|storeConfig|availableStores|currency|countries|country|storeEvents?|__type)\b/;

/** Keys read 'Type:id.field' for entities and 'Query.field(arguments)…' for what is embedded in an answer. */
export function isPublic(entry: string): boolean {
  return publicFields.test(entry.replace(/%2e/gi, '.')) || publicTypes.test(entry);
}

/** Days after which what was stored is not even a placeholder any more. */
const maxAge = 1;
/** A database that does not open must not keep the shop closed. */
const restoreTimeout = 500;

export interface Persistence {
  storage: StorageAdapter;
  restored: Promise<void>;
}

/** undefined where there is no IndexedDB. */
export function createPersistence(name: string): Persistence | undefined {
  try {
    if (!globalThis.indexedDB) return undefined;
    const database = makeDefaultStorage({ idbName: name, maxAge });
    let isRestored = () => {};
    const restored = new Promise<void>((resolve) => {
      isRestored = resolve;
      setTimeout(resolve, restoreTimeout);
    });
    return {
      restored,
      storage: {
        readData: () => database.readData(),
        writeData: (delta: SerializedEntries) =>
          database.writeData(Object.fromEntries(Object.entries(delta).filter(([entry]) => isPublic(entry)))),
        onCacheHydrated: isRestored,
      },
    };
  } catch {
    return undefined;
  }
}
