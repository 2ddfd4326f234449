// @vitest-environment node
// What a CDN is told of a page that the server has drawn.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPageRenderer } from '../../../server/pages/index';
import { createFirstScreens } from '../../../server/render/index';
import { testBackend, testOrigin, type TestBackend } from '../../support/backend';
import { silence } from './silence';

let backend: TestBackend;
beforeAll(async () => void (backend = await testBackend()));
afterAll(() => backend?.close());
afterEach(() => void vi.useRealTimers());

type Send = (request: Request) => Response | Promise<Response>;

function pageAt(
  path: string,
  headers: Record<string, string> = {},
  origin = testOrigin,
  fetch: Send = (request) => backend.handle(request),
  shopUrl = testOrigin,
): Promise<Response> {
  const firstScreens = createFirstScreens({ shopUrl, fetch });
  const render = createPageRenderer({ shopUrl, fetch, firstScreens });
  return render(new Request(origin + path, { headers: { accept: 'text/html', ...headers } }));
}

describe('a page that was drawn', () => {
  it('may be kept by a CDN for a minute, under the names of what it is made of', async () => {
    const { headers } = await pageAt('/spirits/whisky.html');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('cdn-cache-control')).toBe('max-age=60, stale-while-revalidate=600');
    expect(headers.get('x-magento-tags')).toContain('FPC');
  });

  it('has no nonce, and all that stands in it by its hash', async () => {
    const page = await pageAt('/spirits/whisky.html');
    expect(page.headers.get('content-security-policy')).not.toContain('nonce');
    expect(await page.text()).not.toMatch(/ style="/);
  });

  /** Without the moment at which it was drawn. */
  const textOf = async (page: Promise<Response>) =>
    (await (await page).text()).replace(/(data-at="|"at":)\d+/g, '$1');
  const path = '/maple-fork-northern-rye.html';

  it('differs by nothing that a visitor sends', async () => {
    const wishes = { store: 'german', 'content-currency': 'EUR', authorization: 'Bearer abc' };
    expect((await pageAt(path)).headers.has('vary')).toBe(false);
    expect(await textOf(pageAt(path, wishes))).toContain('$36.50');
  });

  it('has no address that was asked for by another name of the shop', async () => {
    const headers = { host: 'elsewhere.test', 'x-forwarded-host': 'elsewhere.test' };
    const page = await pageAt(path, headers, 'http://elsewhere.test');
    const all = JSON.stringify([...page.headers]) + (await textOf(Promise.resolve(page)));
    expect(all).toContain(testOrigin);
    expect(all).not.toContain('elsewhere.test');
  });

  /** As behind whoever ends TLS: the server itself is asked by http. */
  const shopUrl = testOrigin.replace('http:', 'https:');
  const behindProxy = (path: string, origin = testOrigin) =>
    pageAt(path, {}, origin, (request) => backend.handle(request), shopUrl).then((page) => page.text());

  it.each([testOrigin, 'http://elsewhere.test'])(
    'leads to the shop’s own pages, asked for at %s',
    async (origin) => {
      const html = await behindProxy('/spirits/whisky.html?page=2', origin);
      expect(html).toMatch(new RegExp(`href="${shopUrl}/spirits/whisky\\.html" rel="prev"`));
      expect(html).toMatch(new RegExp(`href="${shopUrl}/spirits/whisky\\.html\\?page=3"`));
      expect(html).not.toContain(`href="${origin}`);
    },
  );

  it('shows of a checkout the header that encloses it', async () => {
    expect(await behindProxy('/cart')).toContain('served-menu');
    expect(await behindProxy('/checkout')).not.toContain('served-menu');
  });

  it('is none of another site’s, whatever its path looks like', async () => {
    expect(await behindProxy('//elsewhere.test/cart')).toContain('<h1>Page not found</h1>');
  });

  it('has the length of the shop’s own listings, also where it is only read', async () => {
    const html = await (await pageAt('/spirits/whisky.html?page=3')).text();
    const [, light = ''] = html.split('class="shop-read"');
    expect(light).toContain('maple-fork-northern-rye.html');
    expect(html).toMatch(/rel="canonical" href="[^"]+\/spirits\/whisky\.html\?page=3"/);
  });
});

it.each<[string, Send]>([
  ['answers 503', () => new Response('busy', { status: 503 })],
  ['does not answer', () => Promise.reject(new Error('gone'))],
  ['has not answered yet', silence],
])('a page is not kept whose products are missing because the backend %s', async (_, hiccup) => {
  const send: Send = (request) =>
    new URL(request.url).searchParams.get('query')?.includes('query CategoryListing')
      ? hiccup(request)
      : backend.handle(request);
  const page = await pageAt('/spirits/whisky.html', {}, testOrigin, send);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<h1');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.has('cdn-cache-control')).toBe(false);
});

it.each(['/cart', '/nothing-is-here.html'])('%s is not kept', async (path) => {
  expect((await pageAt(path)).headers.has('cdn-cache-control')).toBe(false);
});
