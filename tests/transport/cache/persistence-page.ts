// The page of cache-persistence.test.ts: one shop per visit, its query and what came of it on window.
import { createBrowserStorage } from '../../../src/storage/browser-storage';
import { documentOf } from '../../support/documents';
import { cacheAtOnce } from './cache-at-once';
import { createTransport } from '../../../src/transport/transport';

const endpoint = `${location.origin}/graphql`;
const storage = createBrowserStorage(endpoint);
const transport = createTransport({
  endpoint,
  restUrl: `${location.origin}/rest`,
  storage,
  lateCache: cacheAtOnce(),
});

Object.assign(window, {
  shop: {
    storage,
    query: (text: string) => transport.query(documentOf(text), {}),
    /** Names of the databases, and everything that is in them. */
    async stored() {
      const databases = await indexedDB.databases();
      const contents = databases.map(
        ({ name }) =>
          new Promise<string>((resolve) => {
            const open = indexedDB.open(name!);
            open.onsuccess = () => {
              const all = open.result.transaction('entries').objectStore('entries').getAll();
              all.onsuccess = () => resolve(`${name} ${JSON.stringify(all.result)}`);
            };
          }),
      );
      return Promise.all(contents);
    },
  },
});
