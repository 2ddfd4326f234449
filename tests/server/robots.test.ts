import { afterAll, beforeAll, expect, it } from 'vitest';
import { all } from '../../demo-host/backend/database';
import { saveSetting } from '../../demo-host/backend/settings';
import { startServers, type Servers } from '../../demo-host/servers';

let servers: Servers;
beforeAll(async () => void (servers = await startServers()));
afterAll(() => servers.close());

const get = (path: string) => fetch(servers.shopUrl + path);
const addresses = async (path: string): Promise<string[]> => {
  const response = await get(path);
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
  return [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');
};

it('robots.txt names the sitemap and what is private', async () => {
  const text = await (await get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${servers.shopUrl}/sitemap.xml`);
  for (const path of [
    '/checkout',
    '/cart',
    '/cart/',
    '/cart?a=1',
    '/order-history',
    '/graphql?query=x',
    '/api/x',
  ])
    expect([path, isRefused(text, path)]).toEqual([path, true]);
});

it('robots.txt refuses no product whose name begins like one of our pages', async () => {
  const text = await (await get('/robots.txt')).text();
  for (const path of ['/cartier-panthere.html', '/checkout-chic.html', '/wishlist-gift-box.html', '/'])
    expect([path, isRefused(text, path)]).toEqual([path, false]);
});

/** As RFC 9309 reads it: by what a path begins with, `$` for its end. */
function isRefused(robots: string, path: string): boolean {
  const refused = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  return refused.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
}

it('a crawler finds every product that is for everybody from the sitemap, and nothing else', async () => {
  const files = await addresses('/sitemap.xml');
  const products = files.filter((file) => file.includes('products'));
  const found = await Promise.all(products.map((file) => addresses(new URL(file).pathname)));
  const listed = found.flat().map((address) => new URL(address).pathname);
  const sold = all<{ url_key: string }>(
    servers.backend!.db,
    `SELECT url_key FROM product WHERE visibility IN (2, 4) AND status = 1 AND id NOT IN (
       SELECT product_id FROM category_product JOIN category ON category.id = category_id
       WHERE category.is_employee_restricted = 1)`,
  ).map(({ url_key: key }) => `/${key}.html`);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.sort()).toEqual(sold.sort());
});

it('lists categories where the menu leads, brands, events and pages, each there', async () => {
  const places = await addresses('/sitemap-places.xml');
  const paths = places.map((address) => new URL(address).pathname);
  for (const path of [
    '/',
    '/spirits/whisky.html',
    '/pages/about-us',
    '/events',
    '/event/1',
    '/brands',
    '/contact-us',
  ])
    expect(paths).toContain(path);
  for (const path of paths.filter((_, index) => index % 7 === 0))
    expect([path, (await get(path)).status]).toEqual([path, 200]);
});

it.each(['/sitemap-products-999.xml', '/sitemap-products-0.xml', '/sitemap-other.xml'])(
  'there is no %s',
  async (path) => expect((await get(path)).status).toBe(404),
);

it('is installed under the name, and with the picture, that the shop itself has', async () => {
  const manifest = async () =>
    (await get('/manifest.webmanifest')).json() as Promise<Record<string, unknown>>;
  const page = async () => (await fetch(servers.shopUrl, { headers: { accept: 'text/html' } })).text();
  expect(await manifest()).toMatchObject({
    name: 'Airside Duty Free',
    icons: [{ src: '/icons/180.png' }, { src: '/icons/192.png' }, { src: '/icons/512.png' }],
  });
  expect(await page()).toContain('<link rel="icon" href="/icons/192.png">');
  saveSetting(servers.backend!.db, 'design/head/shortcut_icon', 'stores/1/bell.png');
  saveSetting(servers.backend!.db, 'design/head/default_description', 'Tea from Assam.');
  const src = `${servers.shopUrl}/media/favicon/stores/1/bell.png`;
  expect(await manifest()).toMatchObject({ description: 'Tea from Assam.', icons: [{ src, sizes: 'any' }] });
  expect(await page()).toContain(`<link rel="icon" href="${src}">`);
});
