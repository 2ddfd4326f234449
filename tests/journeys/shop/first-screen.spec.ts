// What people see before the shop's script, and how the shop takes it over (decision 018).
import { expect, test, type Page } from '@playwright/test';
import { isWhole, oneOf } from '../../support/whole';
import { ShopProcess } from '../support/shop-process';
import { takenOver } from '../support/taken-over';

let shop: ShopProcess;
test.beforeAll(async () => void (shop = await ShopProcess.start()));
test.afterAll(() => shop?.dispose());

const category = '/spirits/whisky.html';
const product = '/maple-fork-northern-rye.html';

/** Of what both drawings have: where it stands, to whole pixels. */
const boxes = (page: Page) =>
  page.evaluate(() => {
    const found: Record<string, number[]> = {};
    const visit = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll('*')) {
        if (
          element.matches('h1, h2, img, a, button, .price-final') &&
          element.checkVisibility({ visibilityProperty: true })
        ) {
          const { x, y, width, height } = element.getBoundingClientRect();
          const name = `${element.localName} ${element.textContent?.trim() || element.getAttribute('alt')} ${element.className}`;
          if (width && y < innerHeight) found[name] ??= [x, y, width, height].map(Math.round);
        }
        if (element.shadowRoot) visit(element.shadowRoot);
      }
    };
    visit(document);
    return found;
  });

test('a wide screen begins with bottles and what they cost', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(shop.shopUrl + category);
  await takenOver(page);
  const height = await page
    .locator('airside-header')
    .evaluate((header) => header.getBoundingClientRect().height);
  expect(height).toBeLessThanOrEqual(88);
  const bottle = page.getByRole('main').getByRole('article').first();
  expect((await bottle.boundingBox())!.y).toBeLessThanOrEqual(340);
  await expect(bottle.getByText('$').first()).toBeInViewport({ ratio: 1 });
});

/** Nothing of the shop's own code comes before the answer. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/(airside[^/]*|chunks\/.*)\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

function questionsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/graphql')
      asked.push(/query (\w+)/.exec(searchParams.get('query') ?? '')?.[1] ?? 'POST');
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return asked;
}

for (const width of [360, 1440])
  for (const path of ['/', category, product])
    test(
      `${path} at ${width} px stands where it stays`,
      oneOf(width === 360 && path === product),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const release = await holdScripts(page);
        await page.goto(shop.shopUrl + path, { waitUntil: 'commit' });
        await expect(page.locator('airside-footer')).toHaveCount(1);
        await page.evaluate(() => document.fonts.ready);
        const before = await boxes(page);
        expect(Object.keys(before).length).toBeGreaterThan(5);
        release();
        await takenOver(page);
        const after = await boxes(page);
        for (const [name, box] of Object.entries(before))
          for (const [at, value] of box.entries())
            expect(
              Math.abs((after[name]?.[at] ?? NaN) - value),
              `${name}: ${box.join()} ${after[name]?.join()}`,
            ).toBeLessThanOrEqual(1);
      },
    );

test('is laid out alike before and after its code is there', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(shop.shopUrl + category, { waitUntil: 'commit' });
  await expect(page.locator('airside-footer')).toHaveCount(1);
  const displays = page.evaluate(async () => {
    const element = document.querySelector('airside-shop')!;
    const seen = new Set<string>();
    while (document.querySelector('main > [data-served]')) {
      seen.add(getComputedStyle(element).display);
      await new Promise((done) => setTimeout(done));
    }
    return [...seen];
  });
  release();
  expect(await displays).toEqual(['flex']);
});

// Filters beside a shelf are no part of what is drawn first.
const isOfFirstScreen = (question: string) => question !== 'ListingFacetsAndInputs';

test('its answers are in the page: nothing is asked again', async ({ page }) => {
  const asked = questionsOf(page);
  for (const path of ['/', category, product]) {
    await page.goto(shop.shopUrl + path);
    await takenOver(page);
    expect(asked.filter(isOfFirstScreen)).toEqual([]);
    await page.goto('about:blank');
    asked.length = 0;
  }
});

/** As a page keeps its answers (src/transport/answers/page-answers.ts). */
function keysOf(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const name = /query (\w+)/.exec(searchParams.get('query') ?? '')?.[1];
    if (pathname !== '/graphql' || !name) return;
    keys.push(name + JSON.stringify(JSON.parse(searchParams.get('variables') ?? '{}')));
  });
  return keys;
}

for (const path of ['/', category, product])
  test(
    `${path} asks nothing that it was told, also once it has come to rest`,
    oneOf(path === product),
    async ({ page }) => {
      const asked = keysOf(page);
      const html = (await (await page.goto(shop.shopUrl + path))?.text()) ?? '';
      const [, json = '{}'] = /class="airside-answers">(.*?)<\/script>/.exec(html) ?? [];
      const { data } = JSON.parse(json) as { data: object };
      expect(Object.keys(data).length).toBeGreaterThan(2);
      await expect(page.locator('airside-footer:not([data-served])')).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect(asked.filter((key) => key in data)).toEqual([]);
    },
  );

test('a page that was kept for long is asked about again, and says no price until then', async ({ page }) => {
  const html = await (await page.request.get(shop.shopUrl + category)).text();
  const old = html.replaceAll(/"at":\d+/g, '"at":1').replaceAll(/data-at="\d+"/g, 'data-at="1"');
  const { headers } = await page.request
    .head(shop.shopUrl + category)
    .then((answer) => ({ headers: answer.headers() }));
  await page.route(shop.shopUrl + category, (route) => route.fulfill({ body: old, headers }));
  const release = await holdScripts(page);
  const asked = questionsOf(page);
  await page.goto(shop.shopUrl + category, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Whisky', level: 1 })).toBeVisible();
  await expect(page.getByText('$58.00').first()).toBeHidden();
  release();
  await expect(page.getByText('$58.00').first()).toBeVisible();
  expect(asked).toContain('CategoryListing');
});

test('a press before the script is done by it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(shop.shopUrl + product, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  release();
  await expect(page.locator('airside-header').getByText('1', { exact: true })).toBeVisible();
});

test('a menu that was opened before the script stays open until it is closed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdScripts(page);
  await page.goto(shop.shopUrl + category, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByText('Spirits', { exact: true })).toBeVisible();
  release();
  await expect(page.locator('airside-category-page:not([data-served])')).toBeAttached();
  await expect(menu.getByText('Spirits', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await takenOver(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('a press that the script comes into is a click', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(shop.shopUrl + category, { waitUntil: 'commit' });
  const bottle = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const name = (await bottle.innerText()).trim();
  await bottle.hover();
  await page.mouse.down();
  release();
  // The others have been taken over, and so would this one.
  await expect(page.locator('airside-footer:not([data-served])')).toBeAttached();
  await page.waitForFunction(
    () => document.querySelector('airside-category-page')?.shadowRoot?.querySelectorAll('h1').length === 2,
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('links lead on before the script', async ({ page }) => {
  await holdScripts(page);
  await page.goto(shop.shopUrl + category, { waitUntil: 'commit' });
  await page
    .getByRole('link', { name: 'Maple Fork Northern Rye' })
    .or(page.getByRole('link', { name: 'Glen Tarrow 15 Year Old' }))
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
});

test('the policy of the page is kept', async ({ page }) => {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) blocked.push(message.text());
  });
  for (const path of isWhole
    ? ['/', category, product, '/search.html?query=rye', '/brands']
    : [category, product]) {
    const response = await page.goto(shop.shopUrl + path);
    expect(response?.headers()['content-security-policy']).not.toMatch(/nonce|unsafe/);
    await takenOver(page);
  }
  expect(blocked).toEqual([]);
});
