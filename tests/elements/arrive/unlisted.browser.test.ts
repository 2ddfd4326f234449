// A site that the shop does not list: its author is told in the console, once, and nobody else is.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchedFetch } from '../../../elements/kit/unlisted/watched-fetch';
import { waitFor } from '../../support/wait-for';
import { until } from '../support';

/** How the shop is there: for whom asks without wanting to see, and for the others. */
let shop: Record<'no-cors' | 'cors', boolean>;
let probes: RequestMode[];
let said: ReturnType<typeof vi.spyOn>;
let shops = 0;

beforeEach(() => {
  shop = { 'no-cors': true, cors: false };
  probes = [];
  said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (_input: unknown, init: RequestInit = {}) => {
    init.signal?.throwIfAborted();
    if (init.mode) probes.push(init.mode);
    return shop[init.mode === 'no-cors' ? 'no-cors' : 'cors']
      ? Promise.resolve(new Response())
      : Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Each shop is told of once per page. */
const someShop = () => `https://shop-${(shops += 1)}.example/graphql`;
const ask = (endpoint: string, init?: RequestInit) =>
  Promise.resolve(watchedFetch({ endpoint }).fetch?.(endpoint, init)).catch((error: unknown) => error);

it('is told its origin, the option, and the line to add, once', async () => {
  const endpoint = someShop();
  await Promise.all([ask(endpoint), ask(endpoint)]);
  await until(() => expect(said).toHaveBeenCalled());
  const [[sentence]] = said.mock.calls as [[string]];
  expect(sentence).toContain(`${new URL(endpoint).origin} does not list this site, ${self.origin}`);
  expect(sentence).toContain(`\n  npm start -- --embed-origin ${self.origin}\n`);
  expect(sentence).toContain(`AIRSIDE_ORIGINS=${self.origin}`);
  await ask(endpoint);
  await ask(someShop());
  await until(() => expect(said).toHaveBeenCalledTimes(2));
  expect(probes).toEqual(['no-cors', 'cors', 'no-cors', 'cors']);
});

it('what is asked after that lasts: nobody is to try it again and again', async () => {
  const watched = watchedFetch({ endpoint: someShop() }).fetch!;
  const fail = () => watched('/').catch((error: unknown) => error);
  expect(await fail()).not.toHaveProperty('isLasting');
  await waitFor(async () => expect(await fail()).toMatchObject({ isLasting: true }));
  shop.cors = true;
  expect(await fail()).toBeInstanceOf(Response);
});

it.each<[string, typeof shop, RequestMode[]]>([
  ['cannot be reached', { 'no-cors': false, cors: false }, ['no-cors']],
  ['is back already', { 'no-cors': true, cors: true }, ['no-cors', 'cors']],
])('nothing is said of a shop that %s', async (_, state, asked) => {
  const endpoint = someShop();
  const answer = watchedFetch({ endpoint }).fetch!(endpoint);
  shop = state;
  expect(await answer.catch((error: unknown) => error)).toBeInstanceOf(TypeError);
  await until(() => expect(probes).toEqual(asked));
  shop = { 'no-cors': true, cors: false };
  // Looked at after it.
  await ask(someShop());
  await until(() => expect(said).toHaveBeenCalledTimes(1));
});

it('what was called off is no failure', async () => {
  const endpoint = someShop();
  const watched = watchedFetch({ endpoint }).fetch!;
  const aborted = AbortSignal.abort();
  vi.stubGlobal('fetch', () => Promise.reject(aborted.reason as Error));
  await watched(endpoint).catch(() => undefined);
  expect(probes).toEqual([]);
});

it('a shop of the page’s own origin needs no list', () => {
  expect(watchedFetch({ endpoint: `${location.origin}/graphql` })).toEqual({});
});
