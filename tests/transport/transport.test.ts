// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserStorage } from '../../src/storage/browser-storage';
import { liveQuery } from '../../src/transport/resource';
import { createTransport, type Transport } from '../../src/transport/transport';
import { isInvalidCart } from '../../src/cart/invalid-cart';
import { signal } from '@preact/signals-core';
import { cacheAtOnce } from './cache/cache-at-once';
import { deferred, fakeBackend, type FakeAnswer, type Respond } from './fake-backend';
import { documentOf } from '../support/documents';
import { waitFor } from '../support/wait-for';

const storeConfig = documentOf<{ storeConfig: { store_code: string; store_name: string } }>(
  '{ storeConfig { store_code store_name } }',
);
const cart = documentOf<{ cart: { id: string; total_quantity: number } }>(
  '{ cart(cart_id: "c") { id total_quantity } }',
);

/** Asked after what is looked at: by its answer, that has been asked too. */
const later = documentOf<{ later: boolean }>('{ later }');
const laterAnswer: FakeAnswer = { json: { data: { later: true } } };
const fieldsOf = (requests: readonly { query: string }[]) =>
  requests.map(({ query }) => /\{(\w+)/.exec(query)?.[1]);

const made: Transport[] = [];
afterEach(() => {
  made.splice(0).forEach((transport) => transport.dispose());
  localStorage.clear();
});

function shop(respond: Respond, options: { storeView?: string } = {}) {
  const backend = fakeBackend(respond);
  const storage = createBrowserStorage('test');
  const transport = createTransport({
    endpoint: 'https://shop.test/graphql',
    restUrl: 'https://shop.test/rest',
    storage,
    fetch: backend.fetch,
    lateCache: cacheAtOnce(),
    ...options,
  });
  made.push(transport);
  return { transport, storage, requests: backend.requests };
}

const named = (store_name: string): FakeAnswer => ({
  json: { data: { storeConfig: { __typename: 'StoreConfig', store_code: 'default', store_name } } },
});

test('a question asked twice is one request; network-only asks again', async () => {
  const { transport, requests } = shop((_, index) => named(`shop ${index}`));
  expect((await transport.query(storeConfig, {})).storeConfig.store_name).toBe('shop 0');
  expect((await transport.query(storeConfig, {})).storeConfig.store_name).toBe('shop 0');
  expect((await transport.query(storeConfig, {}, { policy: 'network-only' })).storeConfig.store_name).toBe(
    'shop 1',
  );
  expect(requests.map(({ init }) => init.cache)).toEqual([undefined, 'no-store']);
});

test('a watcher sees what a mutation changed, without asking', async () => {
  const { transport, requests } = shop(({ method, query }) => {
    if (query.includes('later')) return laterAnswer;
    const cart = { __typename: 'Cart', id: 'c', total_quantity: method === 'GET' ? 1 : 2 };
    return { json: { data: method === 'GET' ? { cart } : { add: { __typename: 'AddOutput', cart } } } };
  });
  const seen: unknown[] = [];
  transport.watch(cart, {}, ({ data }) => seen.push(data?.cart.total_quantity));
  await waitFor(() => expect(seen).toEqual([1]));
  await transport.mutate(
    documentOf('mutation { add { cart { id total_quantity } } }'),
    {},
    { ifLost: 'harmless' },
  );
  await waitFor(() => expect(seen).toEqual([1, 2]));
  await transport.query(later, {});
  expect(fieldsOf(requests)).toEqual(['cart', 'add', 'later']);
});

test('another store, currency or customer starts over: watchers ask again with the new headers', async () => {
  const { transport, storage, requests } = shop(({ headers, query }) =>
    query.includes('later') ? laterAnswer : named(headers.store ?? 'default'),
  );
  const seen: unknown[] = [];
  const stop = transport.watch(storeConfig, {}, ({ data }) => seen.push(data?.storeConfig.store_name));
  const answered = (times: number) => waitFor(() => expect(seen).toHaveLength(times));
  await answered(1);
  storage.set('store_view_code', 'second');
  await answered(2);
  storage.set('store_view_currency', 'EUR');
  await answered(3);
  storage.set('signin_token', 'abc');
  await answered(4);
  stop();
  storage.remove('signin_token');
  await transport.query(later, {});
  expect(fieldsOf(requests.splice(-1))).toEqual(['later']);
  expect(seen).toEqual(['default', 'second', 'second', 'second']);
  expect(
    requests.map(({ headers }) => [headers.store, headers['content-currency'], headers.authorization]),
  ).toEqual([
    [undefined, undefined, ''],
    ['second', undefined, ''],
    ['second', 'EUR', ''],
    ['second', 'EUR', 'Bearer abc'],
  ]);
});

test('the cache id is sent back after the first answer, and forgotten on a switch', async () => {
  const { transport, storage, requests } = shop(() => ({
    ...named('x'),
    headers: { 'x-magento-cache-id': 'id' },
  }));
  await transport.query(storeConfig, {});
  await transport.query(storeConfig, {}, { policy: 'network-only' });
  expect(storage.get('magento_cache_id')).toBe('id');
  storage.set('store_view_currency', 'EUR');
  expect(storage.get('magento_cache_id')).toBeUndefined();
  await transport.query(storeConfig, {});
  expect(requests.map(({ headers }) => headers['x-magento-cache-id'])).toEqual([undefined, 'id', undefined]);
});

test.each([
  ['stored', 'nope', undefined],
  ['configured', undefined, 'nope'],
])('a stale %s store view is given up for good', async (_, stored, storeView) => {
  const backend: Respond = ({ headers }) =>
    headers.store
      ? { status: 500, json: { errors: [{ message: 'Requested store is not found (nope)' }] } }
      : named('default');
  localStorage.setItem(
    'AIRSIDE_BROWSER_PERSISTENCE__test__store_view_code',
    stored ? JSON.stringify({ value: stored, timeStored: 1 }) : '',
  );
  const { transport, storage, requests } = shop(backend, { storeView });
  await expect(transport.query(storeConfig, {})).resolves.toMatchObject({
    storeConfig: { store_name: 'default' },
  });
  await waitFor(() => expect(storage.get('store_view_code')).toBeUndefined());
  await transport.query(storeConfig, {}, { policy: 'network-only' });
  expect(requests.map(({ headers }) => headers.store)).toEqual(['nope', undefined, undefined]);
});

test('a token that the backend refuses is dropped; the query is answered as for a guest', async () => {
  const { transport, storage, requests } = shop(({ headers }) =>
    headers.authorization
      ? { status: 401, json: { errors: [{ message: 'User token has been revoked' }] } }
      : named('public'),
  );
  const onUnauthorized = vi.fn();
  transport.onUnauthorized(onUnauthorized);
  storage.set('signin_token', 'old');
  await expect(transport.query(storeConfig, {})).resolves.toMatchObject({
    storeConfig: { store_name: 'public' },
  });
  await waitFor(() => expect(onUnauthorized).toHaveBeenCalledTimes(1));
  expect(storage.get('signin_token')).toBeUndefined();
  expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', '']);
});

test('an older backend that treats the token as a guest: the session ends, the error is told', async () => {
  const message = "The current customer isn't authorized.";
  const { transport, storage } = shop(() => ({
    json: {
      errors: [{ message, extensions: { category: 'graphql-authorization' } }],
      data: { customer: null },
    },
  }));
  storage.set('signin_token', 'old');
  await expect(transport.query(documentOf('{ customer { email } }'), {})).rejects.toMatchObject({
    kind: 'graphql',
    entries: [{ message, category: 'graphql-authorization' }],
  });
  await waitFor(() => expect(storage.get('signin_token')).toBeUndefined());
});

test('a cart error at 403 is recognised as such, not as an outage', async () => {
  const { transport, requests } = shop(() => ({
    status: 403,
    json: {
      errors: [{ message: 'The current user cannot perform operations on cart "c"' }],
      data: { cart: null },
    },
  }));
  const error = await transport.query(cart, {}).catch((cause: unknown) => cause);
  expect(isInvalidCart(error)).toBe(true);
  expect(requests).toHaveLength(1);
});

test('giving up rejects with aborted and cancels the request', async () => {
  const { transport, requests } = shop(() => deferred<FakeAnswer>().promise);
  const controller = new AbortController();
  const asked = transport.query(storeConfig, {}, { signal: controller.signal });
  await waitFor(() => expect(requests).toHaveLength(1));
  controller.abort();
  await expect(asked).rejects.toMatchObject({ kind: 'aborted' });
  expect(requests[0]!.init.signal!.aborted).toBe(true);
  await expect(transport.query(storeConfig, {}, { signal: controller.signal })).rejects.toMatchObject({
    kind: 'aborted',
  });
});

test('evictPrivate makes a live cart ask again and leaves the rest', async () => {
  const { transport, requests } = shop(({ query }) => {
    if (query.includes('later')) return laterAnswer;
    return query.includes('cart')
      ? { json: { data: { cart: { __typename: 'Cart', id: 'c', total_quantity: 1 } } } }
      : named('x');
  });
  transport.watch(storeConfig, {}, () => {});
  transport.watch(cart, {}, () => {});
  await waitFor(() => expect(requests).toHaveLength(2));
  transport.evictPrivate();
  await waitFor(() => expect(requests.length).toBeGreaterThan(2));
  await transport.query(later, {});
  expect(fieldsOf(requests)).toEqual(['storeConfig', 'cart', 'cart', 'later']);
});

test('mutations of one page never overlap', async () => {
  const answers = [deferred<FakeAnswer>(), deferred<FakeAnswer>()];
  const { transport, requests } = shop(({ method }, index) =>
    method === 'GET' ? laterAnswer : answers[Math.min(index, 1)]!.promise,
  );
  const add = documentOf<{ add: boolean }>('mutation { add }');
  const both = [
    transport.mutate(add, {}, { ifLost: 'harmless' }),
    transport.mutate(add, {}, { ifLost: 'harmless' }),
  ];
  await transport.query(later, {});
  expect(fieldsOf(requests)).toEqual(['add', 'later']);
  answers[0]!.resolve({ json: { data: { add: true } } });
  answers[1]!.resolve({ json: { data: { add: false } } });
  expect(await Promise.all(both)).toEqual([{ add: true }, { add: false }]);
});

test('liveQuery: the last request wins, undefined is idle, reload asks past the cache', async () => {
  const answers = { a: deferred<FakeAnswer>(), b: deferred<FakeAnswer>(), later: deferred<FakeAnswer>() };
  const product = (sku: string) => ({
    json: { data: { product: { __typename: 'X', name: `name ${sku}` } } },
  });
  const { transport, requests } = shop(
    ({ variables }) => answers[variables.sku as keyof typeof answers].promise,
  );
  const byProduct = documentOf<{ product: { name: string } }>(
    'query ($sku: String) { product(sku: $sku) { name } }',
  );
  const sku = signal<string | undefined>('a');
  const live = liveQuery(
    transport,
    byProduct,
    () => (sku.value ? { sku: sku.value } : undefined),
    ({ product: { name } }) => name,
  );
  expect(live.pending.value).toBe(true);
  await waitFor(() => expect(requests).toHaveLength(1));
  sku.value = 'b';
  answers.b.resolve(product('b'));
  await waitFor(() => expect(live.pending.value).toBe(false));
  answers.a.resolve(product('a'));
  answers.later.resolve(product('later'));
  await transport.query(byProduct, { sku: 'later' });
  expect([live.data.value, live.pending.value, live.error.value]).toEqual(['name b', false, undefined]);
  live.reload();
  expect(live.data.value).toBe('name b');
  await waitFor(() => expect(requests).toHaveLength(4));
  sku.value = undefined;
  expect([live.data.value, live.pending.value]).toEqual([undefined, false]);
  live.dispose();
});
