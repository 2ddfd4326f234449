import { expect, test, vi } from 'vitest';
import { httpExchange } from '../../src/transport/http/http';
import { credentialsFor } from '../../src/transport/http/question-url';
import { TransportError } from '../../src/transport/errors';
import { ours, type OurContext } from '../../src/transport/operation';
import { waitFor } from '../support/wait-for';
import { deferred, fakeBackend, type FakeAnswer, type Respond } from './fake-backend';
import { operation, runExchange, teardown } from './run-exchange';

const endpoint = 'https://shop.test/graphql';
const ok: FakeAnswer = {
  json: { data: { storeConfig: { store_code: 'default' } } },
  headers: { 'x-magento-cache-id': 'abc' },
};

function run(respond: Respond, maxUrlLength?: number) {
  const { fetch, requests } = fakeBackend(respond);
  const exchange = runExchange(httpExchange({ endpoint, fetch, maxUrlLength }));
  const answered = (count = 1) => waitFor(() => expect(exchange.results).toHaveLength(count));
  return { ...exchange, requests, answered };
}

const query = (context: OurContext = {}, variables = {}) =>
  operation(
    'query',
    'query Config($a: String) { storeConfig { store_code, store_name(a: $a) } }',
    context,
    variables,
  );

test('a query is a GET with compact text and no content type', async () => {
  const { send, requests, results, answered } = run(() => ok);
  send(query({ headers: { store: 'second' } }, { a: 'x y' }));
  await answered();
  const [request] = requests;
  expect(request).toMatchObject({ method: 'GET', variables: { a: 'x y' } });
  expect(request!.query).toBe('query Config($a:String){storeConfig{store_code store_name(a:$a)__typename}}');
  expect(request!.headers).toEqual({ accept: 'application/json', store: 'second' });
  expect(results[0]!.data).toEqual({ storeConfig: { store_code: 'default' } });
  expect(ours(results[0]!.operation).answer).toEqual({ status: 200, cacheId: 'abc', executed: true });
});

test('across origins no cookies go along', async () => {
  const { send, requests, answered } = run(() => ok);
  send(query());
  await answered();
  expect(requests[0]!.init.credentials).toBe('omit');
});

test.each([
  ['its own origin', 'https://shop.test', 'https://shop.test/page', 'include'],
  ['a sandbox, at an address of the shop', 'null', 'https://shop.test/page', 'omit'],
  ['a frame without an address', 'https://site.test', 'about:srcdoc', 'omit'],
  ['a server', undefined, undefined, 'omit'],
  ['a runtime of the edge', 'null', undefined, 'omit'],
])('cookies from %s', (_, origin, href, expected) => {
  vi.stubGlobal('origin', origin);
  vi.stubGlobal('location', href && { href });
  expect(credentialsFor('https://shop.test/graphql')).toBe(expected);
  vi.unstubAllGlobals();
});

test.each([
  ['above the limit', {}, 'POST'],
  ['that must not be cached', { post: true }, 'POST'],
])('a query %s goes by POST', async (name, context, method) => {
  const { send, requests, answered } = run(() => ok, name === 'above the limit' ? 60 : undefined);
  send(query(context, { a: 'x' }));
  await answered();
  expect(requests[0]).toMatchObject({
    method,
    variables: { a: 'x' },
    headers: { 'content-type': 'application/json' },
  });
});

test('a 6 kB query still is a GET', async () => {
  const { send, requests, answered } = run(() => ok);
  send(query({}, { a: 'x'.repeat(6000) }));
  send(query({}, { a: 'x'.repeat(7000) }));
  await answered(2);
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
});

test('a mutation is a POST', async () => {
  const { send, requests, answered } = run(() => ok);
  send(operation('mutation', 'mutation { createEmptyCart }'));
  await answered();
  expect(requests[0]).toMatchObject({ method: 'POST', query: 'mutation{createEmptyCart}' });
  expect(requests[0]!.url.href).toBe(endpoint);
});

test('equal GETs in flight are one request; unequal headers are another', async () => {
  const { send, requests, answered } = run(() => ok);
  send(query());
  send(query());
  send(query({ headers: { store: 'second' } }));
  await answered(3);
  expect(requests).toHaveLength(2);
});

test('a GET that nobody waits for any more is aborted, a shared one only with its last caller', async () => {
  const { send, requests } = run(() => deferred<FakeAnswer>().promise);
  const other = operation(
    'query',
    'query Config($a: String) { storeConfig { store_code, store_name(a: $a) } }',
    {},
    { b: 1 },
  );
  const [a, b] = [query(), { ...other, variables: {} }];
  send(a);
  send(b);
  expect(requests).toHaveLength(1);
  send(teardown(a));
  expect(requests[0]!.init.signal!.aborted).toBe(false);
  send(teardown(b));
  expect(requests[0]!.init.signal!.aborted).toBe(true);
});

test.each(['no-store', 'reload'] as const)(
  'a %s request replaces and aborts the equal one before it',
  async (fetchCache) => {
    const fresh = deferred<FakeAnswer>();
    const { send, requests, results, answered } = run((_, index) =>
      index ? fresh.promise : deferred<FakeAnswer>().promise,
    );
    send(query());
    send(query({ fetchCache }));
    expect(requests.map(({ init }) => init.signal!.aborted)).toEqual([true, false]);
    expect(requests[1]!.init.cache).toBe(fetchCache);
    fresh.resolve(ok);
    await answered(2);
    // Both callers get the fresh answer, neither an abort.
    expect(results.map(({ error }) => error)).toEqual([undefined, undefined]);
  },
);

test.each([200, 401, 403, 500])('errors in a GraphQL body are told at status %i', async (status) => {
  const { send, results, answered } = run(() => ({
    status,
    json: { errors: [{ message: 'No.', extensions: { category: 'graphql-input' } }] },
  }));
  send(query());
  await answered();
  expect(results[0]!.error!.networkError).toBeUndefined();
  expect(results[0]!.error!.graphQLErrors[0]).toMatchObject({
    message: 'No.',
    extensions: { category: 'graphql-input' },
  });
  expect(ours(results[0]!.operation).answer).toMatchObject({ status, executed: false });
});

test.each([
  ['an HTML page', { status: 500, text: '<h1>There has been an error</h1>' }, 'There has been an error'],
  ['an empty body', { status: 502, text: '' }, '502'],
  [
    'JSON of a proxy',
    { status: 503, json: { message: 'Upstream is gone', code: 7, trace: '#0 index.php' } },
    'Upstream is gone\n{"code":7}\n#0 index.php',
  ],
  ['a bare scalar', { status: 200, text: '3' }, '200'],
])('%s is a backend error that says all about it', async (_, answer, words) => {
  const { send, results, answered } = run(() => answer);
  send(query());
  await answered();
  const error = results[0]!.error!.networkError as TransportError;
  expect(error).toBeInstanceOf(TransportError);
  expect(error).toMatchObject({
    kind: 'backend',
    status: answer.status,
    method: 'GET',
    url: expect.stringContaining(endpoint),
  });
  expect(error.message).toContain(words);
});

test('no answer is a network error', async () => {
  const { send, results, answered } = run(() => Promise.reject(new TypeError('Failed to fetch')));
  send(query());
  await answered();
  expect(results[0]!.error!.networkError).toMatchObject({
    kind: 'network',
    message: 'Failed to fetch',
    method: 'GET',
  });
});

test.each([
  ['a change', 'mutation', 'x', true],
  ['a question', 'query', 'x', false],
  ['more than browsers keep', 'mutation', 'x'.repeat(16_000), false],
] as const)('%s goes on when the page has gone: %s', async (_, kind, a, keepalive) => {
  const { send, requests, answered } = run(() => ok);
  send(operation(kind, `${kind} Config($a: String) { storeConfig(a: $a) }`, { post: true }, { a }));
  await answered();
  expect(requests[0]!.init.keepalive).toBe(keepalive);
});
