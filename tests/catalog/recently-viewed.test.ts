// @vitest-environment happy-dom
// What was looked at: newest first, each once, not too many, and whatever stands in the storage.
import { afterEach, describe, expect, it } from 'vitest';
import { createRecentlyViewed } from '../../src/catalog/recently-viewed';
import { createBrowserStorage } from '../../src/storage/browser-storage';

const storage = () => createBrowserStorage('https://shop.example/graphql');
afterEach(() => localStorage.clear());

describe('recently viewed products', () => {
  it('are in the order of the last look', () => {
    const viewed = createRecentlyViewed({ storage: storage() });
    for (const sku of ['A', 'B', 'C', 'A']) viewed.see(sku);
    expect(viewed.skus.value).toEqual(['A', 'C', 'B']);
  });
  it('are there for the next page, and what another tab saw is kept', () => {
    createRecentlyViewed({ storage: storage() }).see('A');
    const here = createRecentlyViewed({ storage: storage() });
    createRecentlyViewed({ storage: storage() }).see('B');
    here.see('C');
    expect(createRecentlyViewed({ storage: storage() }).skus.value).toEqual(['C', 'B', 'A']);
  });
  it('are at most twelve', () => {
    const viewed = createRecentlyViewed({ storage: storage() });
    for (let n = 1; n <= 20; n += 1) viewed.see(`P${n}`);
    expect(viewed.skus.value).toHaveLength(12);
    expect(viewed.skus.value[0]).toBe('P20');
  });
  it.each([['text'], [{ sku: 'A' }], [[1, null, '', 'A']]])('survive %o in the storage', (stored) => {
    const area = storage();
    area.set('recentlyViewed', stored);
    const viewed = createRecentlyViewed({ storage: area });
    viewed.see('B');
    expect(viewed.skus.value).toEqual(Array.isArray(stored) ? ['B', 'A'] : ['B']);
  });
});
