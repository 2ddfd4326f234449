// @vitest-environment node
// Addresses with the code of a store view in front: mails and old links of a Magento that is set up so.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPageRenderer } from '../../server/pages';
import { isShopRequest } from '../../server/proxy/shop-routes';
import { testBackend, testOrigin, type TestBackend } from '../support/backend';

let backend: TestBackend;
beforeAll(async () => void (backend = await testBackend()));
afterAll(() => backend?.close());

const asked: string[] = [];
const baseOf = (code: string) => `${testOrigin}/${code}/`;
const stores = ['default', 'german'].map((code) => ({ store_code: code, base_link_url: baseOf(code) }));

/** As one whose addresses begin with the code of the view; `hasCodes` false: as one whose do not. */
async function get(path: string, hasCodes = true): Promise<Response> {
  asked.length = 0;
  const fetch = async (request: Request): Promise<Response> => {
    const query = new URL(request.url).searchParams.get('query') ?? '';
    asked.push(query);
    if (query.includes('availableStores')) return Response.json({ data: { availableStores: stores } });
    const response = await backend.handle(request);
    const answer = (await response.json()) as { data?: { storeConfig?: object } };
    if (hasCodes && answer.data?.storeConfig)
      Object.assign(answer.data.storeConfig, {
        base_link_url: baseOf('default'),
        secure_base_link_url: baseOf('default'),
      });
    return Response.json(answer, { status: response.status });
  };
  return createPageRenderer({ shopUrl: testOrigin, fetch })(new Request(testOrigin + path));
}
const leadsTo = async (path: string) => {
  const { status, headers } = await get(path);
  return [status, headers.get('location')];
};

it.each([
  ['/default/customer/account/createPassword/?token=x', '/customer/account/createPassword/?token=x'],
  ['/default/customer/account/', '/customer/account/'],
  ['/default/spirits.html', '/spirits.html'],
  ['/default/', '/'],
  ['/default/default/x', '/default/x'],
  ['/german/spirits.html?page=2', '/spirits.html?page=2&airside-view=german'],
])('%s is %s', async (path, there) => {
  expect(await leadsTo(path)).toEqual([302, there]);
});

it.each([
  '/default//other.example/',
  '/default/%5Cother.example',
  '/default/https://other.example/',
  '/german//other.example',
])('%s leads to no other site', async (path) => {
  const [, location] = await leadsTo(path);
  expect(new URL(location as string, testOrigin).origin).toBe(testOrigin);
});

it.each(['/no-such-page.html', '/french/spirits.html', '/defaults/x', '//default/x', '//spirits'])(
  '%s is no page, all the same',
  async (path) => expect((await get(path)).status).toBe(404),
);

it('asks for no views where no address has their code', async () => {
  expect((await get('/german/spirits.html', false)).status).toBe(404);
  expect(asked.filter((query) => query.includes('availableStores'))).toEqual([]);
});

it('lets the links of newsletters through', () => {
  const link = '/newsletter/subscriber/confirm/id/7/code/ab12/';
  expect([link, `/default${link}`, `/a/b${link}`].map((path) => isShopRequest('GET', path))).toEqual([
    true,
    true,
    false,
  ]);
});
