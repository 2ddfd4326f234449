// Elements that the shop's server has drawn, taken into a page of another site: seen without script, taken over by it in their place.
import { expect, test, type Page } from '@playwright/test';
import { ForeignSite } from '../support/foreign-site';
import { runtime } from '../support/runtime';
import { ShopProcess } from '../support/shop-process';
import { takenOver } from '../support/taken-over';

let shop: ShopProcess;
let site: ForeignSite;
test.beforeAll(async () => {
  site = await ForeignSite.start();
  shop = await ShopProcess.start({ options: ['--embed-origin', site.url] });
});
test.afterAll(async () => {
  await shop?.dispose();
  await site?.close();
});

const elements = [
  'airside-product-card?sku=GN-002&add-to-cart',
  'airside-product-card?sku=WH-002',
  'airside-product-list?kind=best-sellers&limit=3&heading=Best+sellers',
  'airside-newsletter?heading=Letters',
];

/** As the site's own server, or a line of its CDN, takes them in; `change`: what time has done to them. */
async function written(settings = '', change = (html: string) => html): Promise<string> {
  const build = shop.shopUrl + (runtime() === 'preact' ? '/embed' : '');
  const drawn = await Promise.all(
    elements.map(async (element) => (await fetch(`${shop.shopUrl}/served/${element}`)).text()),
  );
  return site.page(`<meta name="viewport" content="width=device-width"><style>body{margin:16px}</style>
    <link rel="stylesheet" href="${build}/airside.css"><script type="module" src="${build}/airside.js"${settings}></script>
    ${drawn.map((html) => `<section>${change(html)}</section>`).join('')}<p>After.</p>`);
}

function questionsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/graphql' && request.method() !== 'OPTIONS')
      asked.push(/query (\w+)/.exec(searchParams.get('query') ?? '')?.[1] ?? 'POST');
  });
  return asked;
}

/** Of everything that a reader sees, with what it says. A link in a line is as wide as its letters, whose face comes with the script. */
const boxes = (page: Page) =>
  page.evaluate(() => {
    const found: Record<string, number[]> = {};
    for (const [at, host] of [...document.querySelectorAll('section > *, body > p')].entries())
      for (const element of [
        host,
        ...(host.shadowRoot?.querySelectorAll('h2,h3,img,input,button,.price-final') ?? []),
      ]) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const { x, y, width, height } = element.getBoundingClientRect();
        const name = `${at} ${element.localName} ${element === host ? '' : element.textContent} ${element.className}`;
        found[name] ??= [x, y, width, height].map(Math.round);
      }
    return found;
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('names, prices, pictures and the form are seen, and links lead to the shop', async ({ page }) => {
    await page.goto(await written());
    await expect(page.getByRole('button', { name: /^Add to cart/ })).toBeVisible();
    await expect(page.getByText(/^\$\d/).filter({ visible: true })).not.toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(5);
    await expect(page.getByRole('heading', { name: 'Best sellers' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /email/i })).toBeVisible();
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`^${shop.shopUrl}/.*\\.html`));
  });
});

for (const width of [360, 1280])
  test(`at ${width} px they stand where they stay, and ask nothing again`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/(airside[^/]*|chunks\/.*)\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const asked = questionsOf(page);
    await page.goto(await written(), { waitUntil: 'commit' });
    await expect(page.getByText('After.')).toBeVisible();
    const email = page.getByRole('textbox', { name: /email/i });
    await email.fill('nora@example.com');
    const before = await boxes(page);
    expect(Object.keys(before).length).toBeGreaterThan(15);
    release();
    await takenOver(page);
    const after = await boxes(page);
    for (const [name, box] of Object.entries(before))
      for (const [at, value] of box.entries())
        expect(
          Math.abs((after[name]?.[at] ?? NaN) - value),
          `${name}: ${box.join()} ${after[name]?.join()}`,
        ).toBeLessThanOrEqual(1);
    await expect(email).toHaveValue('nora@example.com');
    expect(asked.filter((question) => /^Product/.test(question))).toEqual([]);
    await page.getByRole('button', { name: /^Add to cart/ }).click();
    await expect.poll(() => asked).toContain('POST');
  });

test('a page that was kept for long says no price until it has asked', async ({ page }) => {
  const old = (html: string) => html.replace(/"at":\d+/, '"at":1').replace(/data-at="\d+"/, 'data-at="1"');
  const asked = questionsOf(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/graphql/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(await written('', old), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Best sellers' })).toBeVisible();
  await expect(page.getByText(/^\$\d/).filter({ visible: true })).toHaveCount(0);
  release();
  await expect(page.getByText(/^\$\d/).filter({ visible: true })).not.toHaveCount(0);
  // The shelf's prices may be there first.
  await expect.poll(() => asked).toContain('ProductsBySku');
});

test('a page of another store view says its own prices', async ({ page }) => {
  const asked = questionsOf(page);
  await page.goto(await written(' data-store-view="europe"'));
  await takenOver(page);
  // The shelf's prices may be there first.
  await expect.poll(() => asked).toContain('ProductsBySku');
});
