// What the standalone shop does when a deployment has taken its chunks away.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeMissed, tellOfMissingChunk } from '../../../elements/kit/chunk/missing-chunk';
import { reloadForMissingChunk } from '../../../elements/tags/shop/missing-chunk';
import { settled } from '../support';

const reload = vi.fn();
let stop: () => void;
const gone = new TypeError(
  'Failed to fetch dynamically imported module: https://shop.example/chunks/x-AbCd1234.js',
);
const answer = (status: number) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status })),
  );
const miss = async (error: unknown = gone) => {
  expect(() => tellOfMissingChunk(error)).toThrow(error as Error);
  await settled();
};

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  stop = reloadForMissingChunk(reload);
});
afterEach(() => {
  stop();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('starts the shop again, once in a minute', async () => {
  answer(404);
  await miss();
  expect(fetch).toHaveBeenCalledWith('https://shop.example/chunks/x-AbCd1234.js', expect.anything());
  await miss();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does so once for chunks that are missed together', async () => {
  answer(404);
  await Promise.all([miss(), miss(), miss()]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does so for a chunk that was missed before anybody listened', async () => {
  stop();
  answer(404);
  await miss();
  expect(reload).not.toHaveBeenCalled();
  stop = reloadForMissingChunk(reload);
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leaves the page alone when it does not know which chunk it was', async () => {
  answer(404);
  await miss(new TypeError('Importing a module script failed.'));
  expect(reload).not.toHaveBeenCalled();
});

it.each([200, 503])(
  'leaves the page alone when the chunk is there or the server ill (%d)',
  async (status) => {
    answer(status);
    await miss();
    expect(reload).not.toHaveBeenCalled();
  },
);

it('leaves the page alone when the network has gone', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
  );
  await miss();
  expect(reload).not.toHaveBeenCalled();
});

it('listens no longer when the shop has gone', async () => {
  stop();
  answer(404);
  await miss();
  expect(reload).not.toHaveBeenCalled();
  takeMissed();
});
