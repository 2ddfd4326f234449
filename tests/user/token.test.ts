import { expect, test } from 'vitest';
import { isExpired, tokenLifetime } from '../../src/user/token';

const jwt = (payload: object) =>
  `h.${btoa(JSON.stringify(payload)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')}.s`;

test.each([
  [jwt({ uid: 1, iat: 1000, exp: 4600 }), 3600],
  [jwt({ uid: 1, name: '???~~~', exp: 1060 }), 60],
  // Already over: it must not be taken for a token without an end.
  [jwt({ exp: 10 }), 1],
  [jwt({ uid: 1 }), undefined],
  ['opaque0123456789', undefined],
  ['a.%%%.c', undefined],
])('%s lives %s s', (token, seconds) => {
  expect(tokenLifetime(token, 1_000_000)).toBe(seconds);
});

test.each([
  [undefined, false],
  [{ value: 't', timeStored: 0 }, false],
  [{ value: 't', timeStored: 0, ttl: 10 }, false],
  [{ value: 't', timeStored: 0, ttl: 9 }, true],
])('%o after ten seconds is over: %s', (record, expected) => {
  expect(isExpired(record, 10_000)).toBe(expected);
});
