// Code that comes later: one request for all who ask, and a failure that can be said and tried again.
import { expect, it, vi } from 'vitest';
import { late } from '../../src/late/late';

it('is fetched when it is first needed, once for all', async () => {
  const load = vi.fn(async () => ({ made: true }));
  const part = late(load);
  expect(load).not.toHaveBeenCalled();
  const [one, other] = await Promise.all([part(), part()]);
  expect(one).toBe(other);
  expect(load).toHaveBeenCalledTimes(1);
});

it('rejects as the network does, and is asked for again', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(cause).mockResolvedValue('code');
  const part = late(load);
  await expect(part()).rejects.toMatchObject({ name: 'TransportError', kind: 'network', cause });
  expect(await part()).toBe('code');
});
