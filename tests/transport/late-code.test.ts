// Code that does not arrive reads like a request without an answer, so that shoppers are told the same.
import { expect, it } from 'vitest';
import { lateCode } from '../../src/transport/late-code';

it('gives what was loaded, and rejects as the network does', async () => {
  expect(await lateCode(() => Promise.resolve('code'))).toBe('code');
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(lateCode(() => Promise.reject(cause))).rejects.toMatchObject({
    name: 'TransportError',
    kind: 'network',
    cause,
  });
});
