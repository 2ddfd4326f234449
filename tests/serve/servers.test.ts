import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { one, run } from '../../demo-host/backend/database';
import { startServers, type Servers } from '../../demo-host/servers';
import { createStaticFiles } from '../../server/http/static-files';

let servers: Servers;
let folder: string;

const hashed = [
  '/chunks/shop-AbCd123.js',
  '/airside-1.2.3-AbCd1234.js',
  '/embed/airside-1.2.3--bCd1234.js',
  '/served/home-0123456789ab.css',
];
/** Their last words are as long as a hash. */
const named = ['/custom-elements.json', '/embed/custom-elements.json', '/themes/acme-holidays.css'];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'airside-serve-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'airside.js'), `export default ${JSON.stringify('x'.repeat(2000))};`);
  for (const name of [...hashed, ...named]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), 'export {};');
  }
  const chunk = { file: 'chunks/shop-AbCd123.js', assets: ['assets/face-AbCd1234.woff2'] };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify({ 'elements/tags/shop/shop.ts': chunk }));
  servers = await startServers({ buildFolder: folder });
});
afterAll(async () => {
  await servers.close();
  rmSync(folder, { recursive: true, force: true });
});

function page(path: string, init?: RequestInit): Promise<Response> {
  return fetch(servers.shopUrl + path, { headers: { accept: 'text/html' }, redirect: 'manual', ...init });
}

describe("the shop's origin", () => {
  it('is healthy', async () => {
    expect(await (await fetch(`${servers.shopUrl}/health`)).json()).toEqual({ status: 'ok' });
  });

  it('writes pages that need no route lookup and read well without script', async () => {
    const response = await page('/spirits/whisky.html');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toMatch(/<airside-shop page-type="CATEGORY" page-uid="[\w=]+" page-size="12">/);
    expect(html).toContain('<title>Whisky | Airside Duty Free</title>');
    expect(html).toContain(`<link rel="canonical" href="${servers.shopUrl}/spirits/whisky.html">`);
    expect(html).toContain('<h1>Whisky</h1>');
    expect(html).toContain('href="/spirits/whisky/single-malt.html"');
    // What the shop starts with, of a page that is drawn (where there is a build) after what is seen.
    expect(html).toContain('/chunks/shop-AbCd123.js');
    expect(html).toContain('/assets/face-AbCd1234.woff2');
  });

  it('tells search engines what a product is', async () => {
    const html = await (await page('/glen-tarrow-10-year-old.html')).text();
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    expect((JSON.parse(data) as { '@graph': object[] })['@graph']).toMatchObject([
      { '@type': 'Product', name: 'Glen Tarrow 10 Year Old', offers: { '@type': 'AggregateOffer' } },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Spirits' },
          { position: 2, name: 'Whisky' },
          { position: 3, name: 'Single Malt' },
          { position: 4, name: 'Glen Tarrow 10 Year Old' },
        ],
      },
    ]);
    expect(html).toMatch(/page-type="PRODUCT" page-uid="[\w=]+" page-url-key="[\w-]+"/);
  });

  it.each(['/', '/cart', '/checkout', '/sign-in', '/search.html', '/pages/about-us'])(
    'answers %s',
    async (path) => {
      expect((await page(path)).status).toBe(200);
    },
  );

  it.each([
    ['/customer/account/', '/order-history'],
    ['/customer/account/login/', '/sign-in'],
  ])('leads on where mails lead, from %s', async (path, there) => {
    const { status, headers } = await page(path);
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, there, 'no-cache']);
  });

  it.each(['3000000000', 'Infinity', '-1', '1.5', 'two'])('has a page for ?page=%s', async (number) => {
    expect((await page(`/spirits/whisky.html?page=${number}`)).status).toBe(200);
  });

  it('knows a fixed route with a closing slash, and keeps the address without it', async () => {
    for (const path of ['/checkout', '/pages/about-us']) {
      const response = await page(`${path}/`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(`<link rel="canonical" href="${servers.shopUrl}${path}">`);
    }
  });

  it('says 404 for what is not there, and shows the shop all the same', async () => {
    const response = await page('/no-such-page.html');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("doesn't exist".replace("'", '&#39;'));
  });

  it('says 404 for a product that is not sold any more, and not what it was', async () => {
    const { db } = servers.backend!;
    const setStatus = (status: number) =>
      run(db, "UPDATE product SET status = ? WHERE url_key = 'glen-tarrow-18-year-old'", status);
    setStatus(2);
    const response = await page('/glen-tarrow-18-year-old.html');
    setStatus(1);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('Glen Tarrow 18');
    expect((await page('/glen-tarrow-18-year-old.html')).status).toBe(200);
  });

  it.each(['/%ff%fe', '/%', '/pages/%ff', '/event/%ff', '/brands/%e0%a4%a', '/whisky.html%'])(
    'says 404 for an address that nobody can read: %s',
    async (path) => expect((await page(path)).status).toBe(404),
  );

  it.each(['javascript:alert(1)', 'http://', 'data:text/html,x', 'https://['])(
    'shows an event whose picture has no address that works: %s',
    async (image) => {
      const { db } = servers.backend!;
      const before = one<{ image: string }>(db, 'SELECT image FROM store_event WHERE id = 1')!.image;
      run(db, 'UPDATE store_event SET image = ? WHERE id = 1', image);
      const response = await page('/event/1');
      run(db, 'UPDATE store_event SET image = ? WHERE id = 1', before);
      expect(response.status).toBe(200);
      const [html = ''] = (await response.text()).split('<airside-footer');
      expect(html).not.toMatch(/og:image|"image":|<img/);
    },
  );

  it('redirects where the backend does', async () => {
    run(
      servers.backend!.db,
      "INSERT INTO url_rewrite (request_path, target_path, redirect_type) VALUES ('old-whisky.html', 'spirits/whisky.html', 301)",
    );
    const response = await page('/old-whisky.html?a=1');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/spirits/whisky.html?a=1');
  });

  it('escapes what comes from the catalogue', async () => {
    run(
      servers.backend!.db,
      "UPDATE product SET name = '</title><script>alert(1)</script>', meta_title = NULL WHERE url_key = 'glen-tarrow-15-year-old'",
    );
    const html = await (await page('/glen-tarrow-15-year-old.html')).text();
    expect(html).not.toContain('<script>alert(1)');
  });

  it('allows itself nothing that it does not need', async () => {
    const policy = (await page('/')).headers.get('content-security-policy') ?? '';
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      `frame-src ${servers.paymentUrl}`,
      "base-uri 'none'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types airside-html airside-structured-data airside-worker',
    ])
      expect(policy).toContain(part);
    expect(policy).not.toContain('unsafe');
  });

  it('shares its windows with those that it opens only, and asks for nothing but payment', async () => {
    const { headers } = await page('/');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    const allowed = headers.get('permissions-policy') ?? '';
    expect(allowed).toContain(`payment=(self "${servers.paymentUrl}")`);
    for (const name of ['camera', 'geolocation', 'microphone', 'usb'])
      expect(allowed).toContain(`${name}=()`);
  });

  it('takes reports of what its policy has blocked', async () => {
    const { headers } = await page('/');
    const [, path] = /^policy="(.*)"$/.exec(headers.get('reporting-endpoints') ?? '') ?? [];
    expect(headers.get('content-security-policy')).toContain(`report-uri ${path}; report-to policy`);
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const body = JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src' } });
    expect((await page(path ?? '', { method: 'POST', body })).status).toBe(204);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('(img-src)'));
    log.mockRestore();
  });

  it.each([
    '/',
    '/spirits/whisky.html',
    '/graphql?query={storeConfig{copyright,absolute_footer,welcome}}',
    '/api/home-page',
    '/sitemap.xml',
  ])('sends %s compressed where that saves something', async (path) => {
    const response = await page(path, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
    const text = await response.text();
    expect(response.headers.get('vary')).toMatch(/Accept-Encoding/i);
    expect(response.headers.get('content-encoding')).toBe(text.length < 1024 ? null : 'br');
  });

  it.each([
    '/robots.txt',
    '/sitemap.xml',
    '/chunks/gone.js',
    '/gone',
    '/rest/V1/gone',
    '/_demo/gone',
    '/health',
  ])('says of %s that its type is not to be guessed', async (path) =>
    expect((await page(path)).headers.get('x-content-type-options')).toBe('nosniff'),
  );

  it('does not answer a missing script with a page', async () => {
    const response = await fetch(`${servers.shopUrl}/chunks/gone-12345678.js`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('<');
  });

  it('refuses to write', async () => {
    expect((await page('/cart', { method: 'POST' })).status).toBe(404);
  });
});

describe('build files', () => {
  it('are compressed, open to other origins, and kept as long as their names say', async () => {
    const loader = await fetch(`${servers.shopUrl}/airside.js`, { headers: { 'accept-encoding': 'br' } });
    expect(loader.headers.get('content-encoding')).toBe('br');
    expect(loader.headers.get('access-control-allow-origin')).toBe('*');
    expect(loader.headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=3600');
    expect(await loader.text()).toContain('xxx');
    const etag = loader.headers.get('etag') ?? '';
    const again = await fetch(`${servers.shopUrl}/airside.js`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    for (const path of hashed) {
      const kept = await fetch(servers.shopUrl + path);
      expect(kept.headers.get('cache-control'), path).toBe('public, max-age=31536000, immutable');
      expect(kept.headers.get('access-control-allow-origin'), path).toBe('*');
    }
    // One of another release may come with the next copy of its files.
    const later = await fetch(`${servers.shopUrl}/served/home-ba9876543210.css`);
    expect([later.status, later.headers.get('cache-control')]).toEqual([404, 'no-store']);
    for (const path of named) {
      const fresh = await fetch(servers.shopUrl + path);
      expect(fresh.headers.get('cache-control'), path).toBe(
        'public, max-age=300, stale-while-revalidate=3600',
      );
    }
  });

  it.each([
    ['with a slash at its end', (path: string) => `${path}/`],
    ['from where one is', (path: string) => `./${relative(process.cwd(), path)}`],
  ])('are there whether the folder is written %s', async (_name, spelling) => {
    const files = createStaticFiles(spelling(folder));
    const statusOf = async (path: string) => {
      const url = new URL(path, servers.shopUrl);
      return (await files(new Request(url), url))?.status;
    };
    expect([await statusOf('/airside.js'), await statusOf(hashed[0]!)]).toEqual([200, 200]);
  });

  it('keep their own counsel about the manifest', async () => {
    expect((await fetch(`${servers.shopUrl}/.vite/manifest.json`)).status).toBe(404);
  });
});

describe('the other origins', () => {
  it("serve a stranger's page that names shop and product, under a strict policy", async () => {
    const response = await fetch(`${servers.cmsUrl}/`);
    const html = await response.text();
    expect(html).toContain(`src="${servers.shopUrl}/airside.js"`);
    expect(html).toMatch(/<airside-product-card sku="[^"{]+">/);
    expect(html).not.toContain('{{');
    expect(html).not.toMatch(/ style="|<style|onclick/);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' ${servers.shopUrl}`);
    expect(policy).not.toContain('unsafe');
    expect((await fetch(`${servers.cmsUrl}/magazine.css`)).headers.get('content-type')).toContain('text/css');
    expect((await fetch(`${servers.cmsUrl}/..%2fserve.ts`)).status).toBe(404);
  });

  it('may call the backend', async () => {
    const response = await fetch(`${servers.shopUrl}/graphql?query={storeConfig{store_code}}`, {
      headers: { origin: servers.cmsUrl },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe(servers.cmsUrl);
  });

  it.each([
    ['http://localhost:5173', true],
    ['http://127.0.0.1', true],
    ['https://localhost:8443', true],
    ['http://localhost.evil.example', false],
    ['http://evil.example:4000', false],
    ['null', false],
  ])('of this machine may, on any port: %s %s', async (origin, isListed) => {
    const response = await fetch(`${servers.shopUrl}/graphql?query={storeConfig{store_code}}`, {
      headers: { origin },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe(isListed ? origin : null);
    const card = await fetch(`${servers.paymentUrl}/sessions`, { method: 'OPTIONS', headers: { origin } });
    expect(card.status).toBe(isListed ? 204 : 403);
  });

  it('have the card fields', async () => {
    expect((await fetch(`${servers.paymentUrl}/health`)).status).toBe(200);
  });
});
