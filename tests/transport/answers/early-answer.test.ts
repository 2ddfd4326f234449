// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartIdMark, earlyCartPath } from '../../../server/pages/document/early-cart';
import { createCartApi } from '../../../src/cart/api';
import type { Text } from '../../../src/words/text';
import { createBrowserStorage } from '../../../src/storage/browser-storage';
import { earlyCount, takingEarly, type EarlyAnswer } from '../../../src/transport/answers/early-answer';
import { createTransport } from '../../../src/transport/transport';

const page = document as Document & { airsideEarly?: EarlyAnswer };
const url = 'https://shop.test/graphql?query=early';
const sent = vi.fn(() => Promise.resolve(new Response('sent')));
const fetch = takingEarly(sent);
const get = async (init?: RequestInit, of = url) => (await fetch(of, init)).text();

beforeEach(() => {
  sent.mockClear();
  page.airsideEarly = {
    url,
    response: Promise.resolve(new Response('early')),
    count: Promise.resolve(3),
    at: Date.now(),
  };
});
afterEach(() => void delete page.airsideEarly);

it('is given to the first who asks the same, once', async () => {
  expect(await earlyCount()).toBe(3);
  expect([await get(), await get()]).toEqual(['early', 'sent']);
  expect(sent).toHaveBeenCalledOnce();
});

it('is given to a guest who says that he has no name', async () => {
  expect(await get({ method: 'GET', headers: { authorization: '' } })).toBe('early');
});

it('waits while something else is asked', async () => {
  expect([await get({}, `${url}er`), await get()]).toEqual(['sent', 'early']);
});

it.each<Record<string, string>>([
  { authorization: 'Bearer x' },
  { store: 'europe' },
  { 'content-currency': 'EUR' },
])('is nothing for %o', async (headers) => expect(await get({ headers })).toBe('sent'));

it('is over after a change, which makes it old', async () => {
  expect([await get({ method: 'POST' }), await get()]).toEqual(['sent', 'sent']);
});

it('is over when it is old', async () => {
  page.airsideEarly!.at -= 10_001;
  expect(await get()).toBe('sent');
});

it('that did not come is asked again', async () => {
  page.airsideEarly!.response = Promise.reject(new TypeError('no network'));
  expect(await get()).toBe('sent');
});

it('is not there where the page asked nothing', async () => {
  delete page.airsideEarly;
  expect(earlyCount()).toBeUndefined();
  expect(await get()).toBe('sent');
});

/** What the shop asks for its cart with. */
async function asked(missingFields: string, hasClient: boolean): Promise<string> {
  let address = '';
  const transport = createTransport({
    endpoint: 'https://shop.test/graphql',
    restUrl: 'https://shop.test/rest',
    storage: createBrowserStorage('early'),
    missingFields,
    fetch: async (input) => {
      address = input as string;
      return Response.json({ data: { cart: null } });
    },
  });
  if (hasClient) await transport.preload();
  const cart = createCartApi(transport, createBrowserStorage('early'), (() => '') as unknown as Text);
  await cart.details(cartIdMark, { before: undefined, removed: undefined }).catch(() => undefined);
  transport.dispose();
  return address;
}

it.each([
  ['everything', '', false],
  ['everything, by the client', '', true],
  ['no terminal', 'Query.cart(terminal:)', true],
])('the page asks for the cart as the shop does, of a backend with %s', async (_, missing, hasClient) => {
  expect(await asked(missing, hasClient)).toBe(`https://shop.test${earlyCartPath(missing)}`);
});

it('the page asks nothing of a backend that is not known', () =>
  expect(earlyCartPath(undefined)).toBeUndefined());
