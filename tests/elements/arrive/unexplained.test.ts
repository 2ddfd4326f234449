// @vitest-environment happy-dom
// @vitest-environment-options { "globals": "document" }
// What finds out why a shop cannot be reached may not come either: the network has gone for that, too.
import { expect, it, vi } from 'vitest';
import { watchedFetch } from '../../../elements/kit/unlisted/watched-fetch';

vi.mock('../../../elements/kit/unlisted/unlisted', () => {
  throw new Error('the code did not come');
});

it('who asked hears of what went wrong for them', async () => {
  const failure = new TypeError('Failed to fetch');
  vi.stubGlobal('fetch', () => Promise.reject(failure));
  const asked = watchedFetch({ endpoint: 'https://shop.example/graphql' }).fetch!('/');
  await expect(asked).rejects.toBe(failure);
  vi.unstubAllGlobals();
});
