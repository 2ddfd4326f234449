// The cache arrives after the first page: nothing is asked twice because of it, and a cache that never comes is no loss.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserStorage } from '../../../src/storage/browser-storage';
import { createLateCache } from '../../../src/transport/cache/late-cache';
import * as module from '../../../src/transport/cache/normalised-cache';
import { createTransport } from '../../../src/transport/transport';
import { documentOf } from '../../support/documents';
import { deferred, fakeBackend } from '../fake-backend';

type Config = { storeConfig: { store_code: string; store_name: string } };
const storeConfig = documentOf<Config>('{ storeConfig { store_code store_name } }');
const answer = {
  json: {
    data: { storeConfig: { __typename: 'StoreConfig', store_code: 'default', store_name: 'Airside' } },
  },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(20);
const rest = () => vi.advanceTimersByTimeAsync(6000);

let visits = 0;
function visit(
  respond: Parameters<typeof fakeBackend>[0],
  options: Partial<{
    load: () => Promise<typeof module>;
    storage: ReturnType<typeof createBrowserStorage>;
  }> = {},
) {
  const backend = fakeBackend(respond);
  const storage = options.storage ?? createBrowserStorage(`late-${(visits += 1)}`);
  const lateCache = createLateCache(storage, options.load ?? (() => Promise.resolve(module)));
  const transport = createTransport({
    endpoint: 'https://shop.test/graphql',
    restUrl: 'https://shop.test/rest',
    storage,
    fetch: backend.fetch,
    lateCache,
  });
  return { transport, lateCache, storage, requests: backend.requests };
}

test('what is on the page is told to the cache, not asked again; what follows comes from it', async () => {
  const { transport, lateCache, requests } = visit(() => answer);
  const seen = vi.fn();
  transport.watch(storeConfig, {}, seen);
  await settle();
  expect(seen).toHaveBeenCalledTimes(1);
  expect(lateCache.create.value).toBeUndefined();

  await rest();
  expect(lateCache.create.value).toBeDefined();
  expect(requests).toHaveLength(1);
  // Whoever has drawn it is not told to draw it again.
  expect(seen.mock.calls).toEqual([
    [{ data: { storeConfig: expect.objectContaining({ store_name: 'Airside' }) }, stale: false }],
  ]);

  const second = vi.fn();
  transport.watch(storeConfig, {}, second);
  await settle();
  expect(second.mock.lastCall![0]).toMatchObject({ data: { storeConfig: { store_name: 'Airside' } } });
  expect(requests).toHaveLength(1);
});

test('whoever has drawn an answer is told again only of what has changed in it', async () => {
  const more = documentOf<Config>('{ storeConfig { store_code store_name locale } }');
  let name = 'Airside';
  const { transport } = visit(({ query }) => ({
    json: {
      data: {
        storeConfig: {
          __typename: 'StoreConfig',
          store_code: 'default',
          store_name: name,
          ...(query.includes('locale') && { locale: 'en_US' }),
        },
      },
    },
  }));
  const seen = vi.fn();
  transport.watch(storeConfig, {}, seen);
  await rest();
  await transport.query(more, {});
  await settle();
  expect(seen).toHaveBeenCalledTimes(1);

  name = 'Airside Duty Free';
  await transport.query(more, {}, { policy: 'network-only' });
  await settle();
  expect(seen).toHaveBeenCalledTimes(2);
  expect(seen.mock.lastCall![0]).toMatchObject({ data: { storeConfig: { store_name: name } } });
});

test('waits for a request that is under way', async () => {
  const slow = deferred<typeof answer>();
  const { transport, lateCache, requests } = visit(() => slow.promise);
  const seen = vi.fn();
  transport.watch(storeConfig, {}, seen);
  await rest();
  expect(lateCache.create.value).toBeUndefined();
  slow.resolve(answer);
  await settle();
  expect(lateCache.create.value).toBeDefined();
  expect(requests).toHaveLength(1);
  expect(seen.mock.lastCall![0]).toMatchObject({ data: { storeConfig: { store_name: 'Airside' } } });
});

test('on a later visit queries wait for it', async () => {
  const first = visit(() => answer);
  await rest();
  first.transport.dispose();
  const loading = deferred<typeof module>();
  const { transport, requests } = visit(() => answer, {
    storage: first.storage,
    load: () => loading.promise,
  });
  const seen = vi.fn();
  transport.watch(storeConfig, {}, seen);
  await settle();
  expect(requests).toHaveLength(0);
  loading.resolve(module);
  await settle();
  expect(requests).toHaveLength(1);
  expect(seen.mock.lastCall![0]).toMatchObject({ data: { storeConfig: { store_name: 'Airside' } } });
});

test.each([
  ['does not load', () => Promise.reject(new Error('offline'))],
  ['never comes', () => new Promise<never>(() => undefined)],
])('a cache that %s keeps nobody waiting', async (_, load) => {
  const storage = createBrowserStorage(`late-${(visits += 1)}`);
  storage.set('has_stored_cache', true);
  const { transport } = visit(() => answer, { storage, load });
  const answered = transport.query(storeConfig, {});
  await vi.advanceTimersByTimeAsync(1000);
  await expect(answered).resolves.toMatchObject({ storeConfig: { store_name: 'Airside' } });
});
