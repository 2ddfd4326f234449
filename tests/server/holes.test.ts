// @vitest-environment node
// What a page becomes where the backend cannot answer a part of it, or nothing at all.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPageRenderer } from '../../server/pages';
import { testBackend, testOrigin, type TestBackend } from '../support/backend';

let backend: TestBackend;
beforeAll(async () => void (backend = await testBackend()));
afterAll(() => backend?.close());
afterEach(() => vi.restoreAllMocks());

type Send = (request: Request) => Response | Promise<Response>;

const get = (path: string, fetch: Send) =>
  createPageRenderer({ shopUrl: testOrigin, fetch })(
    new Request(testOrigin + path, { headers: { accept: 'text/html' } }),
  );

/** In front of what each list has, as for a product whose price cannot be told. */
const holed = (key: string, value: unknown): unknown =>
  Array.isArray(value) && key !== 'path' ? [null, ...(value as unknown[])] : value;

async function withHoles(request: Request): Promise<Response> {
  const response = await backend.handle(request);
  if (!new URL(request.url).pathname.startsWith('/graphql')) return response;
  return Response.json(JSON.parse(await response.text(), holed), { status: response.status });
}

describe('what is null in a list', () => {
  it.each([
    ['/', '<li><a href="/spirits.html">Spirits</a></li>'],
    ['/spirits.html', '<li><a href="/spirits/whisky.html">Whisky</a></li>'],
    ['/maple-fork-northern-rye.html', '$36.50'],
    ['/brands', '<a href="/brands/'],
    ['/events', '<a href="/event/'],
    ['/sitemap-products-1.xml', '/maple-fork-northern-rye.html</loc>'],
    ['/sitemap-places.xml', '/spirits/whisky.html</loc>'],
  ])('takes nothing else from %s', async (path, part) => {
    const page = await get(path, withHoles);
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain(part);
    expect(text).toBe(await (await get(path, (request) => backend.handle(request))).text());
  });
});

describe('a backend whose answer is none', () => {
  const noAnswer = () => new Response('<p>Fatal error');

  it.each(['/', '/spirits.html', '/sitemap-products-1.xml', '/manifest.webmanifest'])(
    'is 500 at %s, and a line in the log says where',
    async (path) => {
      const log = vi.spyOn(console, 'error').mockReturnValue();
      expect((await get(path, noAnswer)).status).toBe(500);
      expect(log.mock.calls).toEqual([[expect.stringContaining(path), expect.any(Error)]]);
    },
  );

  it('fills no log while it is down', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const down = () => new Response('', { status: 503 });
    for (const path of ['/', '/sitemap-products-1.xml']) expect((await get(path, down)).status).toBe(503);
    expect(log).not.toHaveBeenCalled();
  });
});

it('a content service that does not answer holds the home page for no more than seconds', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const waits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    waits.push(ms);
    return timeout(0);
  });
  const silent: Send = (request) => {
    if (!new URL(request.url).pathname.startsWith('/api/')) return backend.handle(request);
    return new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    });
  };
  const page = await get('/', silent);
  expect(page.status).toBe(200);
  expect(await page.text()).toMatch(/<li><a href="\/[\w-]+\.html">[^<]+<\/a> <span>\$\d+\.\d\d/);
  expect(waits).toEqual([5000]);
});
