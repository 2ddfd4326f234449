// Which pages can be read without a network: those of the shop that were visited, and need no server.
import { afterEach, expect, it, vi } from 'vitest';
import { keptPages } from '../../src/navigation/kept-pages';

const shop = 'https://shop.example/de/';
const titled = (title: string) => `<!doctype html><html><head><title>${title}</title></head></html>`;

/** In the order in which they were kept. */
function keep(pages: Record<string, string>) {
  vi.stubGlobal('caches', {
    has: async (name: string) => name === 'airside-pages',
    open: async () => ({
      keys: async () => Object.keys(pages).map((url) => ({ url })),
      match: async (url: string) => ({ text: async () => pages[url] }),
    }),
  });
}
afterEach(() => vi.unstubAllGlobals());

it('is the latest first, by their titles, without the one that is asked for', async () => {
  keep({
    [shop]: titled('Airside'),
    [`${shop}gin.html`]: titled('Gin &amp; tonic'),
    [`${shop}rum.html`]: titled('Rum'),
  });
  expect(await keptPages(shop, `${shop}rum.html`)).toEqual([
    { href: `${shop}gin.html`, title: 'Gin & tonic' },
    { href: shop, title: 'Airside' },
  ]);
});

it('is nothing that needs the server, nothing of another shop, and each title once', async () => {
  keep({
    [`${shop}cart`]: titled('Shopping cart'),
    [`${shop}order-history`]: titled('Orders'),
    'https://shop.example/fr/gin.html': titled('Gin'),
    [`${shop}gin.html`]: titled('Gin'),
    [`${shop}gin.html?page=2`]: titled('Gin'),
    [`${shop}pages/delivery`]: titled('Delivery'),
    [`${shop}brands/hokuto`]: titled('Hokuto'),
    [`${shop}untitled.html`]: '<p>',
  });
  expect((await keptPages(shop, '')).map(({ title }) => title)).toEqual(['Hokuto', 'Delivery', 'Gin']);
});

it('is no longer than a screen, and nothing where nothing is kept', async () => {
  keep(Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`${shop}${n}.html`, titled(`Page ${n}`)])));
  const pages = await keptPages(shop, '');
  expect([pages.length, pages[0]?.title]).toEqual([12, 'Page 29']);
  vi.stubGlobal('caches', { has: async () => false });
  expect(await keptPages(shop, '')).toEqual([]);
});
