// Every screen before the cart, at three widths: axe, nothing that moves while it loads, nothing that sticks out;
// and every layer over them by keyboard: opened, closed by Escape, the focus given back.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { isWhole, oneOf } from '../../support/whole';
import { watchShifts } from '../support/shifts';
import { Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';
import { takenOver } from '../support/taken-over';

let shop: ShopProcess;
test.beforeAll(async () => void (shop = await ShopProcess.start()));
test.afterAll(() => shop?.dispose());

const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Else a link half under the bar at the top is a target too small. */
async function expectAccessibleFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await new Shopper(page).expectAccessible();
}

type Screen = [path: string, ready: (page: Page) => Locator];

/** One of each kind. */
const firsts: Screen[] = [
  ['/', (page) => page.getByRole('heading', { name: 'New on the shelf' })],
  ['/spirits/gin.html?filter.price=20_40', (page) => page.getByRole('button', { name: /^Remove filter/ })],
  ['/glen-tarrow-10-year-old.html', (page) => page.getByRole('heading', { name: 'Reviews' })],
  ['/brands', (page) => title(page, 'Brands')],
  ['/no-such-page', (page) => title(page, 'This page is not here')],
];

/** Each with what stands last on it when it has loaded. */
const screens: Screen[] = [
  ...firsts,
  ['/spirits.html', (page) => page.getByLabel('Per page')],
  ['/search.html?query=gin', (page) => page.getByLabel('Per page')],
  ['/spirits/gin.html?filter.price=1_2', (page) => page.getByText('Nothing has all of that')],
  ['/food/seasonal.html', (page) => page.getByText('Nothing on this shelf yet')],
  ['/search.html', (page) => page.getByRole('navigation', { name: 'Browse the shop' })],
  ['/search.html?query=zzyzx', (page) => page.getByText('Nothing found')],
  ['/airside-coffee-lovers-box.html', (page) => page.getByText('from 3 reviews')],
  ['/inverness-quay-virgin-oak.html', (page) => page.getByRole('button', { name: 'Sold out' })],
  ['/tres-cerros-extra-anejo.html', (page) => page.getByRole('link', { name: 'Ask for the price' })],
  ['/brands/no-such-house', (page) => page.getByText('We do not carry this brand')],
];

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 250 * 1024,
    uploadThroughput: 100 * 1024,
  });
}

for (const width of [360, 768, 1440])
  test(
    `screens pass axe, stand still and fit at ${width}${width === 360 ? ', on a slow network' : ''}`,
    oneOf(width === 360),
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      const shifted = await watchShifts(page);
      if (width === 360) await slowDown(page);
      for (const [path, ready] of isWhole ? screens : firsts) {
        await page.goto(shop.shopUrl + path);
        await expect(ready(page).first()).toBeVisible();
        await expect(page.locator('airside-footer:not([data-served])')).toBeAttached();
        await new Shopper(page).expectAccessible();
        expect(await shifted(), `layout shift of ${path}`).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `width of ${path}`,
        ).toBeLessThanOrEqual(0);
      }
    },
  );

interface Layer {
  name: string;
  path: string;
  width: number;
  trigger: (page: Page) => Locator;
  layer: (page: Page) => Locator;
}

const layers: Layer[] = [
  {
    name: 'the filter sheet',
    path: '/spirits/gin.html',
    width: 360,
    trigger: (page) => page.getByRole('button', { name: /^Filters/ }),
    layer: (page) => page.getByRole('dialog', { name: 'Filters' }),
  },
  {
    name: 'the menu drawer',
    path: '/spirits/gin.html',
    width: 360,
    trigger: (page) => page.getByRole('button', { name: /menu/i }).first(),
    layer: (page) => page.getByRole('dialog', { name: 'Menu' }),
  },
  {
    name: 'the search layer',
    path: '/spirits/gin.html',
    width: 1440,
    trigger: (page) => page.getByRole('button', { name: /^search/i }).first(),
    layer: (page) => page.getByRole('search'),
  },
  {
    name: 'the zoomed picture',
    path: '/glen-tarrow-18-year-old.html',
    width: 1440,
    trigger: (page) => page.getByRole('button', { name: /zoom|larger|enlarge/i }).first(),
    layer: (page) => page.getByRole('dialog'),
  },
];

for (const { name, path, width, trigger, layer } of layers)
  test(
    `${name} opens and closes by keyboard, passes axe and gives the focus back`,
    oneOf(false),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(shop.shopUrl + path);
      await expect(page.locator('airside-footer:not([data-served])')).toBeVisible();
      await trigger(page).focus();
      await page.keyboard.press('Enter');
      await expect(layer(page)).toBeVisible();
      // The focus is in it, wherever its elements keep it.
      await expect.poll(() => layer(page).evaluate((element) => element.matches(':focus-within'))).toBe(true);
      await new Shopper(page).expectAccessible();
      await page.keyboard.press('Escape');
      await expect(layer(page)).toBeHidden();
      await expect(trigger(page)).toBeFocused();
    },
  );

test('turns round where people read from the right', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl')),
  );
  await page.goto(`${shop.shopUrl}/spirits/gin.html`);
  await takenOver(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  const forward = drawer.locator('.icon-turning').first();
  await expect.poll(() => forward.evaluate((icon) => getComputedStyle(icon).scale)).toBe('-1 1');
  // It comes from where its button stands.
  const gap = (box: { x: number; width: number } | null) => 360 - (box?.x ?? 0) - (box?.width ?? 0);
  await expect.poll(async () => gap(await drawer.boundingBox())).toBeCloseTo(0, 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test(
  'a review is written by keyboard, and what is missing is said where it is missing',
  oneOf(false),
  async ({ page }) => {
    await page.goto(`${shop.shopUrl}/airside-coffee-lovers-box.html`);
    const write = page.getByRole('button', { name: 'Write a review' });
    await write.focus();
    await page.keyboard.press('Enter');
    const field = main(page).getByLabel('Name to show');
    await expect(field).toBeVisible();
    await expectAccessibleFromTop(page);
    await field.focus();
    await page.keyboard.press('Enter');
    await expect(main(page).locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectAccessibleFromTop(page);
  },
);

test('a size is asked for in a dialog on another site, by keyboard', oneOf(false), async ({ page }) => {
  await page.goto(shop.shopUrl);
  await page.evaluate(() => {
    const button = document.createElement('airside-add-to-cart');
    button.setAttribute('sku', 'WH-001');
    document.body.prepend(button);
  });
  const trigger = page.getByRole('button', { name: /^Choose options: / });
  await expect(trigger).toBeVisible();
  await trigger.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await new Shopper(page).expectAccessible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();
});
