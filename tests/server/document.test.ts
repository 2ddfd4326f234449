import { expect, it } from 'vitest';
import type { FirstScreen } from '../../server/pages/document/first-screen';
import { shopDocument, type DocumentOptions } from '../../server/pages/document/document';
import type { ShopPage } from '../../server/pages/page';

const page = {
  area: 'category',
  title: 'Whisky',
  documentTitle: 'Whisky | Shop',
  shopName: 'Shop',
  status: 200,
  canonical: '/spirits/whisky.html',
  content: '<p>To be read</p>',
  menu: [],
  crumbs: [],
  structured: [],
} as unknown as ShopPage;
const first: FirstScreen = {
  header: '<airside-header data-served></airside-header>',
  screen: '<airside-category-page data-served></airside-category-page>',
  footer: '<airside-footer data-served></airside-footer>',
  sheet: '/served/category-page-1.css',
  sheets: [],
  answers: { at: 1_700_000_000_000, data: {} },
  tags: ['cat_c_1'],
  isWhole: true,
};
const options: DocumentOptions = {
  shopUrl: 'https://shop.test',
  loader: '/airside.js',
  preload: ['/assets/face-1.woff2', '/chunks/shop-1.js'],
  missingFields: '',
  strict: true,
};

async function write(drawn?: FirstScreen, of = page) {
  const response = shopDocument(of, options, drawn);
  return { html: await response.text(), header: (name: string) => response.headers.get(name) };
}

it('what is not drawn asks for its script at once, and a CDN may say so before', async () => {
  const { html, header } = await write();
  expect(html).toContain('<link rel="modulepreload" href="/chunks/shop-1.js">');
  expect(html).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/face-1.woff2">',
  );
  expect(header('link')).toBe(
    '</assets/face-1.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin, </chunks/shop-1.js>; rel=modulepreload',
  );
  expect(header('cdn-cache-control')).toBeNull();
});

it('what is drawn asks for its sheet first, and for its script after it', async () => {
  const { html, header } = await write(first);
  expect(html).not.toContain('modulepreload" href');
  expect(html).toMatch(
    /<link rel="preload" as="style" href="\/served\/category-page-1.css">\n<script type="speculationrules".*\n<script data-at/,
  );
  expect(html).toContain(' data-files="/assets/face-1.woff2 /chunks/shop-1.js" data-wait="100" ');
  expect(header('link')).toBe('</served/category-page-1.css>; rel=preload; as=style');
});

it('keeps as much room for the header of a checkout as that takes, before its element is there, too', async () => {
  const frame = { ...first, screen: undefined };
  const { html } = await write(frame, { ...page, area: 'checkout' });
  expect(html).toContain('<main id="content" tabindex="-1"><div data-enclosed class="shop-read">');
  expect(html).toContain('airside-shop:has(>main>:is(airside-checkout,[data-enclosed])){--_header:65px}');
  expect((await write(frame)).html).not.toContain('<div data-enclosed');
});

it.each([
  ['the home page, whose pictures are large', { ...page, area: 'home' } as ShopPage, first, 200],
  ['a page whose frame alone is drawn', page, { ...first, screen: undefined }, 0],
])('%s waits otherwise', async (_, of, drawn, wait) =>
  expect((await write(drawn, of)).html).toContain(` data-wait="${wait}" `),
);

it('a page may be kept whose screen is for everybody, by the names of what it is made of', async () => {
  const { header } = await write(first);
  expect(header('cdn-cache-control')).toBe('max-age=60, stale-while-revalidate=600');
  expect(header('x-magento-tags')).toBe('cat_c_1');
  expect((await write({ ...first, screen: undefined })).header('cdn-cache-control')).toBeNull();
  expect((await write({ ...first, isWhole: false })).header('cdn-cache-control')).toBeNull();
  expect((await write(first, { ...page, status: 404 })).header('cdn-cache-control')).toBeNull();
});

it('its policy allows the script in it, by its hash', async () => {
  const { html, header } = await write(first);
  const [, script = ''] = /<script data-at[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  const hash = `'sha256-${Buffer.from(digest).toString('base64')}'`;
  expect(header('content-security-policy')).toContain(` ${hash}; style-src`);
  expect(html.match(/<script(?! type| data-at)/g)).toBeNull();
});
