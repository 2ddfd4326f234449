import { expect, test } from 'vitest';
import { secondsLeft } from '../../src/user/token';
import { tokenLifetime } from '../../src/user/token-lifetime';

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

test('a clock that differs from the backend’s does not shorten a session', () => {
  const twoHoursAhead = 7_200_000 + 1_000_000;
  expect(tokenLifetime(jwt({ iat: 1000, exp: 4600 }), twoHoursAhead)).toBe(3600);
});

test.each([
  [undefined, Infinity],
  [{ value: 't', timeStored: 0 }, Infinity],
  [{ value: 't', timeStored: 0, ttl: 10 }, 0],
  [{ value: 't', timeStored: 0, ttl: 9 }, -1],
])('%o after ten seconds has %s s left', (record, expected) => {
  expect(secondsLeft(record, 10_000)).toBe(expected);
});
