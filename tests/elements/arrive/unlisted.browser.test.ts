// A site that the shop does not list: its author is told in the console, once, and nobody else is.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../elements/index';
import { adoptStorefront, openStorefront } from '../../../elements/kit/default-storefront';
import { page } from '../../../elements/kit/page';
import { watchedFetch } from '../../../elements/kit/unlisted/watched-fetch';
import { config } from '../../support/open-page';
import { put, textOf, until } from '../support';

/** How the shop is there: for whom asks without wanting to see, and for the others. */
let shop: Record<'no-cors' | 'cors', boolean>;
let probes: RequestMode[];
/** How often a product was asked for. */
let requests: number;
let said: ReturnType<typeof vi.spyOn>;
let shops = 0;

beforeEach(() => {
  shop = { 'no-cors': true, cors: false };
  probes = [];
  requests = 0;
  said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (input: unknown, init: RequestInit = {}) => {
    init.signal?.throwIfAborted();
    if (init.mode) probes.push(init.mode);
    if (String(input).includes('ProductsBySku')) requests += 1;
    return shop[init.mode === 'no-cors' ? 'no-cors' : 'cors']
      ? Promise.resolve(new Response())
      : Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** How a site is found not to be listed. */
const lookedAt: RequestMode[] = ['no-cors', 'cors', 'no-cors'];

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
  expect(probes).toEqual([...lookedAt, ...lookedAt]);
});

it('what fails there lasts from the first time on: nobody is to try it again and again', async () => {
  const watched = watchedFetch({ endpoint: someShop() }).fetch!;
  const fail = () => watched('/').catch((error: unknown) => error);
  expect(await fail()).toMatchObject({ isLasting: true });
  expect(await fail()).toMatchObject({ isLasting: true });
  expect(probes).toEqual(lookedAt);
  shop.cors = true;
  expect(await fail()).toBeInstanceOf(Response);
});

it('an element says so in its place when it is found out, after one request', async () => {
  const endpoint = someShop();
  page().config = { ...config, endpoint };
  const storefront = adoptStorefront(openStorefront(page().config!));
  const card = put('<airside-product-card sku="GN-002"></airside-product-card>');
  await until(() => expect(textOf(card)).toContain('did not load'));
  expect(requests).toBe(1);
  expect(probes).toEqual(lookedAt);
  card.parentElement!.remove();
  storefront.dispose();
  delete page().storefront;
  delete page().config;
});

it('what fails is told after three seconds at the latest, and blames nobody who was only slow', async () => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  vi.stubGlobal('fetch', (_input: unknown, { mode, signal }: RequestInit = {}) => {
    if (mode === 'cors') late.abort();
    return mode === 'no-cors' && !signal?.aborted
      ? Promise.resolve(new Response())
      : Promise.reject(new TypeError('Failed to fetch'));
  });
  const error = await ask(someShop());
  expect(error).toBeInstanceOf(TypeError);
  expect(error).not.toHaveProperty('isLasting');
  expect(timeout.mock.calls).toEqual([[3000]]);
  expect(said).not.toHaveBeenCalled();
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
