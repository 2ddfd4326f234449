import { expect, test, vi } from 'vitest';
import { createRest, interpolate } from '../../src/transport/rest';
import type { Identity } from '../../src/transport/operation';
import { deferred, fakeBackend, type FakeAnswer, type Respond } from './fake-backend';

function shop(respond: Respond, identity: Identity = {}) {
  const { fetch, requests } = fakeBackend(respond);
  const onUnauthorized = vi.fn();
  const rest = createRest({
    restUrl: 'https://shop.test/rest/',
    fetch,
    identity: () => identity,
    onUnauthorized,
  });
  return { rest, requests, onUnauthorized };
}

test('the order id comes as a bare JSON string', async () => {
  const { rest, requests } = shop(() => ({ text: '"3"' }));
  await expect(rest('POST', '/V1/guest-carts/x/payment-information', { email: 'a@b.c' })).resolves.toBe('3');
  expect(requests[0]).toMatchObject({
    method: 'POST',
    url: new URL('https://shop.test/rest/V1/guest-carts/x/payment-information'),
  });
  expect(requests[0]!.body).toEqual({ email: 'a@b.c' });
  expect(requests[0]!.headers).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    authorization: '',
  });
});

test('store, currency and token go along; the store is part of the path', async () => {
  const { rest, requests } = shop(() => ({ text: 'true' }), { token: 't', store: 'second', currency: 'EUR' });
  await rest('GET', '/V1/carts/mine');
  expect(requests[0]!.url.pathname).toBe('/rest/second/V1/carts/mine');
  expect(requests[0]!.headers).toEqual({
    accept: 'application/json',
    authorization: 'Bearer t',
    store: 'second',
    'content-currency': 'EUR',
  });
});

test.each([
  [
    'No such entity with %fieldName = %fieldValue',
    { fieldName: 'cartId', fieldValue: 'x' },
    'No such entity with cartId = x',
  ],
  [
    'Carrier with such method not found: %1, %2',
    ['flatrate', 'nope'],
    'Carrier with such method not found: flatrate, nope',
  ],
  ['%1 of %10', ['a', 2, 3, 4, 5, 6, 7, 8, 9, 'j'], 'a of j'],
  ['10 % off %missing', { other: 1 }, '10 % off %missing'],
  ['nothing', undefined, 'nothing'],
])('%s with %o', (message, parameters, expected) => {
  expect(interpolate(message, parameters)).toBe(expected);
});

test('a composite error is told part by part', async () => {
  const part = (fieldName: string) => ({
    message: '"%fieldName" is required. Enter and try again.',
    parameters: { fieldName },
  });
  const { rest } = shop(() => ({
    status: 400,
    json: {
      message: 'One or more input exceptions have occurred.',
      errors: [part('email'), part('paymentMethod')],
    },
  }));
  await expect(rest('POST', '/V1/x', {})).rejects.toMatchObject({
    kind: 'backend',
    status: 400,
    method: 'POST',
    entries: [
      { message: '"email" is required. Enter and try again.' },
      { message: '"paymentMethod" is required. Enter and try again.' },
    ],
  });
});

test('an HTML page is an error with method, URL, status and body', async () => {
  const { rest } = shop(() => ({ status: 500, text: '<h1>Oops</h1>' }));
  await expect(rest('GET', '/V1/x')).rejects.toMatchObject({
    kind: 'backend',
    status: 500,
    method: 'GET',
    url: 'https://shop.test/rest/V1/x',
    body: '<h1>Oops</h1>',
    message: expect.stringContaining('GET https://shop.test/rest/V1/x responded 500'),
  });
});

test.each([
  [401, 't', 1],
  [401, undefined, 0],
  [404, 't', 0],
])('status %i with token %s: session lost %i times', async (status, token, times) => {
  const { rest, onUnauthorized } = shop(() => ({ status, json: { message: 'No.' } }), { token });
  await rest('GET', '/V1/carts/mine').catch(() => {});
  expect(onUnauthorized).toHaveBeenCalledTimes(times);
});

test('no answer is a network error, giving up is aborted; neither is repeated', async () => {
  const lost = shop(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(lost.rest('POST', '/V1/x', {})).rejects.toMatchObject({ kind: 'network', method: 'POST' });
  expect(lost.requests).toHaveLength(1);
  const controller = new AbortController();
  const slow = shop(() => deferred<FakeAnswer>().promise);
  const asked = slow.rest('POST', '/V1/x', {}, { signal: controller.signal });
  controller.abort();
  await expect(asked).rejects.toMatchObject({ kind: 'aborted' });
});
