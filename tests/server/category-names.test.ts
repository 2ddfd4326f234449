// @vitest-environment node
// Categories of a merchant's whose addresses, where these have no suffix, are those of pages that the shop has itself.
import { afterEach, expect, it } from 'vitest';
import { run } from '../../demo-host/backend/database';
import { createPageRenderer } from '../../server/pages';
import { testBackend, testOrigin, type TestBackend } from '../support/backend';

interface Answer {
  data?: { storeConfig?: { category_url_suffix: string } };
}

let backend: TestBackend | undefined;
afterEach(() => backend?.close());

/** With the category of gin moved to this path; the backend's own suffix is taken off by hand. */
async function open(suffix: '' | '.html', path: string) {
  const { db, handle } = (backend = await testBackend());
  const change =
    "UPDATE category SET url_path = ?, meta_title = 'Of the merchant' WHERE url_path = 'spirits/gin'";
  expect(run(db, change, path).changes).toBe(1);
  const fetch = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const variables = JSON.parse(url.searchParams.get('variables') ?? '{}') as { url?: string };
    if (suffix || url.pathname !== '/graphql') return handle(request);
    if (variables.url)
      url.searchParams.set('variables', JSON.stringify({ ...variables, url: `${variables.url}.html` }));
    const answer = (await (await handle(new Request(url, request))).json()) as Answer;
    if (answer.data?.storeConfig) answer.data.storeConfig.category_url_suffix = suffix;
    return Response.json(answer);
  };
  const render = createPageRenderer({ shopUrl: testOrigin, fetch });
  return async (address: string) => {
    const page = await render(new Request(testOrigin + address));
    const text = await page.text();
    const title = /<title>([^<]*)/.exec(text)?.[1] ?? '';
    return [page.status, title.split(/ [|–-] /)[0], /page-type="(\w+)"/.exec(text)?.[1]];
  };
}

it.each(['brands', 'events', 'brands/gin'])('shows the category %s', async (path) => {
  const shown = await open('', path);
  expect(await shown(`/${path}`)).toEqual([200, 'Of the merchant', 'CATEGORY']);
});

it('shows its own pages where categories have a suffix', async () => {
  const shown = await open('.html', 'brands');
  expect(await shown('/brands.html')).toEqual([200, 'Of the merchant', 'CATEGORY']);
  expect(await shown('/brands')).toEqual([200, 'Brands', undefined]);
  expect(await shown('/events')).toEqual([200, 'Store events', undefined]);
});

it('shows its own pages where no category has the name', async () => {
  const shown = await open('', 'gin');
  expect(await shown('/brands')).toEqual([200, 'Brands', undefined]);
  expect((await shown('/brands/no-such-brand'))[0]).toBe(404);
});
