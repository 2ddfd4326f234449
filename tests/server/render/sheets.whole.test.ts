// @vitest-environment node
// The sheets of what a server draws are files of the build: those of a release outlive the server that has drawn with them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFolder, loadRender } from '../../../demo-host/build';
import { createStaticFiles } from '../../../server/http/static-files';
import { createPageRenderer } from '../../../server/pages/index';
import { testBackend, testOrigin, type TestBackend } from '../../support/backend';

let backend: TestBackend;
let get: (path: string) => Promise<Response>;
beforeAll(async () => {
  backend = await testBackend();
  const fetch = (request: Request) => backend.handle(request);
  const firstScreens = (await loadRender())!.createFirstScreens({ shopUrl: testOrigin, fetch });
  const render = createPageRenderer({ shopUrl: testOrigin, fetch, firstScreens });
  get = (path) => render(new Request(testOrigin + path));
});
afterAll(() => backend?.close());

const files = createStaticFiles(buildFolder);

it.each([
  '/',
  '/spirits/whisky.html',
  '/maple-fork-northern-rye.html',
  '/search.html?query=gin',
  '/cart',
  '/served/airside-product-card?sku=GN-002',
  '/served/airside-product-list?kind=best-sellers',
  '/served/airside-newsletter',
])('%s leads to a file', async (path) => {
  const html = await (await get(path)).text();
  const found = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)];
  const sheets = new Set(found.map(([, address = '']) => new URL(address, testOrigin)));
  expect(sheets.size).toBeGreaterThan(0);
  for (const sheet of sheets) {
    const file = await files(new Request(sheet), sheet);
    expect(file?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file?.headers.get('access-control-allow-origin')).toBe('*');
    expect(await file?.text()).toBe(await (await get(sheet.pathname)).text());
  }
});

it('no other lies beside them, and each is compressed', () => {
  const folder = join(buildFolder, 'served');
  const names = readdirSync(folder).filter((name) => name.endsWith('.css'));
  for (const name of names) {
    expect(name).toMatch(/^[a-z-]+-[0-9a-f]{12}\.css$/);
    expect(existsSync(join(folder, `${name}.br`))).toBe(true);
    expect(readFileSync(join(folder, name), 'utf8')).toContain(':host');
  }
  expect(new Set(names.map((name) => name.slice(0, -17))).size).toBe(names.length);
});
