// @vitest-environment node
// Single elements, drawn for pages of other sites to take in.
import { parse } from 'parse5';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPageRenderer } from '../../../server/pages/index';
import { createFirstScreens } from '../../../server/render/index';
import type { PageAnswers } from '../../../src/transport/answers/page-answers';
import { testBackend, testOrigin, type TestBackend } from '../../support/backend';
import { silence } from './silence';

let backend: TestBackend;
let asked = 0;
/** What the backend says otherwise. */
let change = (text: string): string => text;
let status = 200;
let isSilent = false;
afterEach(() => {
  vi.useRealTimers();
  isSilent = false;
  change = (text) => text;
  status = 200;
});
beforeAll(async () => void (backend = await testBackend()));
afterAll(() => backend?.close());

async function fetch(request: Request): Promise<Response> {
  asked += 1;
  if (isSilent && decodeURIComponent(request.url).includes('ProductsBySku')) return silence();
  const response = await backend.handle(request);
  const text = change(await response.text());
  // As behind Varnish.
  const headers = { 'x-magento-tags': 'cat_p,cat_p_7' };
  return new Response(text, { headers, status: status === 200 ? response.status : status });
}

/** What the server knows that the backend lacks. */
let lacks = 'Query.storeEvents';

function get(path: string, origin = testOrigin): Promise<Response> {
  const missingFields = { known: () => lacks, learned: async () => '' };
  const firstScreens = createFirstScreens({ shopUrl: testOrigin, fetch, missingFields });
  const render = createPageRenderer({ shopUrl: testOrigin, fetch, firstScreens });
  return render(new Request(origin + path, { headers: { accept: '*/*' } }));
}

const draw = async (path: string): Promise<string> => (await get(path)).text();

const card = '/served/airside-product-card?sku=GN-002&add-to-cart';

function answersIn(html: string): PageAnswers {
  const [, json = '{}'] =
    /<script type="application\/json" class="airside-answers">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json) as PageAnswers;
}

describe('a card', () => {
  it('is seen without script: name, price, picture, button, a link to the shop', async () => {
    const html = await draw(card);
    expect(html).toMatch(
      /^<airside-product-card sku="GN-002" add-to-cart="" data-served><template shadowrootmode="open">/,
    );
    expect(html).toMatch(/class="card-name"/);
    expect(html).toMatch(/\$\d/);
    expect(html).toMatch(/<img[^>]* srcSet="[^"]+ 640w/i);
    expect(html).toContain('Add to cart');
    expect(html).toMatch(new RegExp(`class="card-link" href="${testOrigin}/[^"]+\\.html"`));
    expect(html).not.toContain('skeleton');
  });

  it('has its sheet at the shop, which answers it', async () => {
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(await draw(card)) ?? [];
    expect(sheet).toMatch(new RegExp(`^${testOrigin}/served/product-card-\\w+\\.css$`));
    const file = await get(new URL(sheet).pathname);
    expect(file.headers.get('content-type')).toContain('text/css');
    expect(await file.text()).toContain(':host(airside-product-card)');
  });

  it('brings its answer, and what the backend lacks', async () => {
    const html = await draw(card);
    const { data, at } = answersIn(html);
    expect(data).toHaveProperty(['sku GN-002', 'products', 'items', 0, 'sku'], 'GN-002');
    expect(html).toContain(` data-missing="Query.storeEvents">`);
    expect(Math.abs(Date.now() - at)).toBeLessThan(60_000);
  });

  it('that hides its price has it nowhere', async () => {
    const price = /\$(\d+\.\d\d)/.exec(await draw(card))?.[1] ?? '';
    expect(price).not.toBe('');
    change = (text) => text.replaceAll('"hide_price":0', '"hide_price":1');
    const html = await draw(card);
    expect(html).toContain('card-name');
    expect(html).not.toContain(price);
  });

  it('is well-formed, with nothing open', async () => {
    const html = await draw(card);
    expect(html.match(/<template /g)).toHaveLength(1);
    expect(html).toMatch(/<\/airside-product-card>\n$/);
    const [, ...rest] = (
      parse(`<body>${html}<p>after`).childNodes[0] as { childNodes: { childNodes: { nodeName: string }[] }[] }
    ).childNodes[1]!.childNodes.filter(({ nodeName }) => nodeName !== '#text');
    expect(rest.map(({ nodeName }) => nodeName)).toEqual(['p']);
  });
});

describe('a list', () => {
  it('of SKUs brings an answer for each of them, also where there is no such product', async () => {
    const html = await draw('/served/airside-product-list?skus=GN-002+WH-001+NO-1&heading=For+the+lounge');
    expect(html).toContain('For the lounge');
    expect(html.match(/class="card-name/g)).toHaveLength(2);
    const { data } = answersIn(html);
    expect(Object.keys(data).filter((key) => /sku/i.test(key))).toEqual(
      ['GN-002', 'WH-001', 'NO-1'].map((sku) => `sku ${sku}`),
    );
    expect(data).toHaveProperty(['sku NO-1', 'products', 'items'], []);
  });

  it.each([
    ['all', '', 8],
    ['as many as the limit says', '&limit=4', 4],
    ['all, of a limit that is no number,', '&limit=some', 8],
  ])('of eight SKUs shows %s', async (_, limit, shown) => {
    const skus = 'GN-001+GN-002+GN-003+GN-004+WH-001+WH-002+WH-003+WH-004';
    const html = await draw(`/served/airside-product-list?skus=${skus}${limit}`);
    expect(html.match(/class="card-name/g)).toHaveLength(shown);
  });

  it('of a kind brings what its browser asks', async () => {
    const html = await draw('/served/airside-product-list?kind=best-sellers&limit=3');
    expect(html.match(/class="card-name/g)).toHaveLength(3);
    expect(Object.keys(answersIn(html).data).some((key) => key.startsWith('ProductShelf{'))).toBe(true);
  });

  it('of a kind that the backend cannot tell has nothing in it', async () => {
    const before = lacks;
    lacks = 'ProductAttributeFilterInput>best_seller=ProductAttributeFilterInput.best_seller';
    const html = await draw('/served/airside-product-list?kind=best-sellers');
    lacks = before;
    expect(html).toContain('No products to show at the moment.');
    expect(html).not.toContain('card-name');
  });

  it('of specials is left to the browser, which looks through pages of products', async () => {
    asked = 0;
    expect(await draw('/served/airside-product-list?kind=specials')).toBe(
      '<airside-product-list kind="specials"></airside-product-list>\n',
    );
    expect(asked).toBe(0);
  });
});

it('a newsletter is a form', async () => {
  const html = await draw('/served/airside-newsletter?heading=Letters');
  expect(html).toContain('Letters');
  expect(html).toMatch(/<input[^>]* name="email"/);
});

describe('what stands in an address', () => {
  it('is an attribute only where the contract has it', async () => {
    const html = await draw(
      '/served/airside-newsletter?heading=A&onclick=alert(1)&style=x&level=3&constructor=1',
    );
    expect(html).toMatch(/^<airside-newsletter heading="A" data-served>/);
  });

  it('is no mark-up', async () => {
    const html = await draw('/served/airside-newsletter?heading=%22%3E%3Cimg+src=x+onerror=alert(1)%3E');
    expect(html).not.toContain('<img');
  });

  it.each(['airside-cart-page', 'airside-header', 'airside-nothing', 'airside-home'])(
    '%s is no element',
    async (tag) => {
      expect((await get(`/served/${tag}`)).status).toBe(404);
    },
  );
});

describe('what a CDN is told', () => {
  it('it may keep it for a minute, whoever asks', async () => {
    const { headers } = await get(card, 'http://elsewhere.test');
    expect(headers.get('cdn-cache-control')).toBe('max-age=60, stale-while-revalidate=600');
    expect(headers.get('x-magento-tags')).toBe('cat_p,cat_p_7');
    expect(headers.has('vary')).toBe(false);
    expect(await (await get(card, 'http://elsewhere.test')).text()).not.toContain('elsewhere.test');
  });

  it('it is nothing to be opened or found as a page', async () => {
    const { headers } = await get(card);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it.each([
    ['does not answer', () => void (status = 502)],
    ['has not answered yet', () => void (isSilent = true)],
  ])('the tag alone, for browsers to draw and nobody to keep, where the backend %s', async (_, happen) => {
    happen();
    const page = await get(card);
    expect(await page.text()).toBe(
      '<airside-product-card sku="GN-002" add-to-cart=""></airside-product-card>\n',
    );
    expect(page.headers.has('cdn-cache-control')).toBe(false);
  });
});
