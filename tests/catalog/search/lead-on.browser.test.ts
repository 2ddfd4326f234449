// A search that is sent off before anything is known by name leads on when it is, unless somebody is at its results.
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { leadOn } from '../../../src/catalog/search/places/lead-on';
import { brands, fakeSearch, menu } from './fake-search';

const code = vi.hoisted(() => ({ arrive: () => undefined as void, arrived: Promise.resolve() }));
vi.mock(import('../../../src/catalog/search/suggest/fetch-suggesting'), async (original) => {
  const { fetchSuggesting, ...rest } = await original();
  return { ...rest, fetchSuggesting: () => code.arrived.then(fetchSuggesting) };
});

// No waiting for files that a test does not hold back.
beforeAll(() => import('../../../src/catalog/search/suggest/suggesting').then(() => undefined));
beforeEach(() => {
  code.arrived = new Promise((done) => (code.arrive = done));
});

function sendOff(query: string, options: { standalone?: boolean } = {}) {
  const fake = fakeSearch((operation) => (operation === 'Brands' ? brands : menu), {
    url: `search.html?${new URLSearchParams({ query })}`,
    ...options,
  });
  leadOn(fake.storefront, query);
  return fake;
}
async function arrive() {
  code.arrive();
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setTimeout(done));
}

it.each([
  ['gins', '/spirits/gin.html?query=gins'],
  ['GIN  works', '/brands/gin-works?query=GIN+works'],
])('leads from %s to %s, in place of the results', async (query, path) => {
  const { navigate } = sendOff(query);
  await Promise.resolve();
  expect(navigate).not.toHaveBeenCalled();
  await arrive();
  expect(navigate).toHaveBeenCalledExactlyOnceWith(path, { replace: true });
});

it('stays where nothing is called so', async () => {
  const { navigate, asked } = sendOff('dry gin');
  await arrive();
  expect(navigate).not.toHaveBeenCalled();
  expect(asked.map(({ operation }) => operation).sort()).toEqual(['Brands', 'getMegaMenu']);
});

it.each(['pointerdown', 'keydown', 'wheel'])('stays where somebody has begun to use it: %s', async (use) => {
  const { navigate, asked } = sendOff('gin');
  dispatchEvent(new Event(use));
  await arrive();
  expect([navigate.mock.calls, asked]).toEqual([[], []]);
});

it('stays where one has gone to another page, or searches for something else', async () => {
  for (const elsewhere of ['/wine.html?query=gin', '/search.html?query=rum']) {
    const { url, navigate } = sendOff('gin');
    url.value = new URL(elsewhere, url.value);
    await arrive();
    expect(navigate).not.toHaveBeenCalled();
  }
});

it('leads nowhere on a foreign page', async () => {
  const { navigate, asked } = sendOff('gin', { standalone: false });
  await arrive();
  expect([navigate.mock.calls, asked]).toEqual([[], []]);
});
