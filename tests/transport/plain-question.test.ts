// @vitest-environment happy-dom
// A guest's first question: one GET as the client would send it, and what is left to the client.
import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserStorage } from '../../src/storage/browser-storage';
import { createTransport, type Transport } from '../../src/transport/transport';
import { documentOf } from '../support/documents';
import { fakeBackend, type FakeAnswer, type Respond } from './fake-backend';

const shopName = documentOf<{ storeConfig: { store_name: string } }, { a?: number }>(
  'query Shop($a: Int) { storeConfig(a: $a) { store_name } }',
);
const named = (store_name: string): FakeAnswer => ({ json: { data: { storeConfig: { store_name } } } });

const made: Transport[] = [];
afterEach(() => {
  made.splice(0).forEach((transport) => transport.dispose());
  localStorage.clear();
});

function shop(respond: Respond, stored: Record<string, string> = {}) {
  const backend = fakeBackend(respond);
  const storage = createBrowserStorage('test');
  for (const [key, value] of Object.entries(stored)) storage.set(key, value);
  const transport = createTransport({
    endpoint: 'https://shop.test/graphql',
    restUrl: 'https://shop.test/rest',
    storage,
    fetch: backend.fetch,
  });
  made.push(transport);
  return { transport, storage, requests: backend.requests };
}

test('is a GET that asks nobody’s leave across origins', async () => {
  const { transport, requests } = shop(() => named('Shop'), { store_view_code: 'second' });
  expect(await transport.query(shopName, { a: 1 })).toEqual({ storeConfig: { store_name: 'Shop' } });
  const [{ method, headers, query } = {}] = requests;
  expect({ method, headers }).toEqual({
    method: 'GET',
    headers: { accept: 'application/json', store: 'second' },
  });
  expect(query).toBe('query Shop($a:Int){storeConfig(a:$a){store_name __typename}}');
});

test('is asked once by all who ask it, and again where it must be fresh', async () => {
  const { transport, requests } = shop((_, index) => named(`shop ${index}`));
  const names = await Promise.all(
    [1, 2].map(async () => (await transport.query(shopName, {})).storeConfig.store_name),
  );
  const again = await transport.query(shopName, {});
  expect([...names, again.storeConfig.store_name]).toEqual(['shop 0', 'shop 0', 'shop 0']);
  const fresh = await transport.query(shopName, {}, { policy: 'network-only' });
  expect(fresh.storeConfig.store_name).toBe('shop 1');
  expect(requests.map(({ init }) => init.cache)).toEqual([undefined, 'no-store']);
});

test('keeps the cache id, and hands it back', async () => {
  const { transport, storage, requests } = shop(() => ({
    ...named('Shop'),
    headers: { 'x-magento-cache-id': 'id' },
  }));
  await transport.query(shopName, { a: 1 });
  await transport.query(shopName, { a: 2 });
  expect(storage.get('magento_cache_id')).toBe('id');
  expect(requests.map(({ headers }) => headers['x-magento-cache-id'])).toEqual([undefined, 'id']);
});

test.each<[string, FakeAnswer, object]>([
  ['errors', { json: { data: { storeConfig: null }, errors: [{ message: 'no' }] } }, { kind: 'graphql' }],
  ['no GraphQL', { status: 404, json: { message: 'no' } }, { kind: 'backend', status: 404 }],
])('an answer with %s is the client’s to read, and is not asked for again', async (_, answer, error) => {
  const { transport, requests } = shop(() => answer);
  await expect(transport.query(shopName, {})).rejects.toMatchObject(error);
  expect(requests).toHaveLength(1);
});

test('a block that there is not leaves a hole among the others, and no error', async () => {
  const document = documentOf<{ cmsBlocks: { items: ({ identifier: string } | null)[] } }>(
    'query Blocks { cmsBlocks { items { identifier } } }',
  );
  const data = { cmsBlocks: { items: [{ identifier: 'one' }, null] } };
  const hole = { message: `The CMS block with the "two" ID doesn't exist.`, path: ['cmsBlocks', 'items', 1] };
  const refusal = { message: 'no', path: ['cmsBlocks'] };
  const { transport } = shop((_, index) => ({
    json: index ? { data: { cmsBlocks: null }, errors: [refusal] } : { data, errors: [hole] },
  }));
  expect(await transport.query(document, {})).toEqual(data);
  await expect(transport.query(document, {}, { policy: 'network-only' })).rejects.toMatchObject({
    kind: 'graphql',
  });
});

test('an answer that nobody came for is not the answer to a later question', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { transport, requests } = shop((_, index) =>
    index ? named('Shop') : { json: { data: null, errors: [{ message: 'no' }] } },
  );
  const stop = transport.watch(shopName, {}, () => undefined);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  stop();
  await transport.preload();
  vi.setSystemTime(Date.now() + 11_000);
  expect((await transport.query(shopName, {})).storeConfig.store_name).toBe('Shop');
  vi.useRealTimers();
});

test('an answer to somebody else is dropped', async () => {
  let answer = (): void => undefined;
  const { transport, storage, requests } = shop(async ({ headers }) => {
    if (!headers.store) await new Promise<void>((done) => (answer = done));
    return named(headers.store ?? 'default');
  });
  const question = transport.query(shopName, {});
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  storage.set('store_view_code', 'second');
  answer();
  expect((await question).storeConfig.store_name).toBe('second');
});

test('a watcher is told anew when the visitor is somebody else', async () => {
  const { transport, storage } = shop(({ headers }) => named(headers.store ?? 'default'));
  const seen: unknown[] = [];
  transport.watch(shopName, {}, ({ data }) => seen.push(data?.storeConfig.store_name));
  await vi.waitFor(() => expect(seen).toEqual(['default']));
  storage.set('store_view_code', 'second');
  await vi.waitFor(() => expect(seen.at(-1)).toBe('second'));
});

test.each([
  ['is signed in', { signin_token: 'abc' }],
  ['has answers of an earlier visit', { has_stored_cache: true as never }],
])('is left to the client where the visitor %s', async (_, stored) => {
  const { transport, requests } = shop(() => named('Shop'), stored);
  await transport.query(shopName, {});
  expect(requests[0]?.headers).toHaveProperty('authorization');
});
