// From the home page to a bottle and, by a search, to it again: in the shop's own assortment and in the real catalogue.
import { expect, test, type Page } from '@playwright/test';
import { oneOf } from '../../support/whole';
import { expectInCart } from '../support/in-cart';
import { assortment, extremes, own, type Assortment } from '../support/catalogue';
import { Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';
import { allNames, names } from '../support/whole-list';

const real = assortment();
const main = (page: Page) => page.getByRole('main');

/** Menu → category → filter → sort → page → product → back → search → product. */
async function browse(page: Page, shop: ShopProcess, sold: Assortment): Promise<void> {
  const shopper = new Shopper(page);
  await page.goto(shop.shopUrl);
  await shopper.openCategory(sold);
  await main(page)
    .getByRole('checkbox', { name: new RegExp(`^${sold.commonSize}`) })
    .check();
  await expect(shopper.button(`Remove filter: Bottle size ${sold.commonSize}`)).toBeVisible();
  await expect(page).toHaveURL(/\?bottle_size=[a-z0-9-]+~\d+$/);
  await expect(main(page).getByText(/^1–12 of \d+ products$/)).toBeVisible();

  await page.getByLabel('Sort by').selectOption({ label: 'Price: high to low' });
  await expect(page).toHaveURL(/sort=price_desc/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const first = await allNames(page);
  await main(page)
    .getByRole('link', { name: /Page 2/ })
    .click();
  await expect(main(page).getByText(/^13–\d+ of \d+ products$/)).toBeVisible();
  const second = await allNames(page);
  expect(second).not.toEqual(first);
  const address = page.url();

  const name = second.at(-1) ?? '';
  const link = main(page).getByRole('link', { name, exact: true }).last();
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(100);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
  const product = page.url();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => names(page)).toEqual(second);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
  await expect(main(page).getByRole('checkbox', { name: new RegExp(`^${sold.commonSize}`) })).toBeChecked();

  // Typed without looking whether the search is there yet.
  await shopper.button('Search').click();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\.html\?query=/);
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await main(page).getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(new URL(product).pathname);
}

test.describe('the shop’s own assortment', () => {
  let shop: ShopProcess;
  test.beforeAll(async () => void (shop = await ShopProcess.start()));
  test.afterAll(() => shop?.dispose());

  test('behaviour 2.4: leads from the menu by filter, order and page to a product, and by a search again', ({
    page,
  }) => browse(page, shop, own));

  test(
    'survives a moment without a connection, and a reload in the middle',
    oneOf(false),
    async ({ page, context }) => {
      await page.goto(`${shop.shopUrl}/spirits/gin.html?sort=price_asc`);
      await expect(main(page).getByText('1–12 of 14 products').first()).toBeVisible();
      await expect(main(page).getByRole('link', { name: /Page 2/ })).toBeVisible();
      // Watching the connection comes with it.
      await expect(page.locator('airside-footer:not([data-served])')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await expect(page.getByText('You are offline. Some features may be unavailable.')).toBeVisible();
      await main(page)
        .getByRole('link', { name: /Page 2/ })
        .click();
      await context.setOffline(false);
      await expect(main(page).getByText('13–14 of 14 products')).toBeVisible();
      const second = await allNames(page);
      expect(second).toHaveLength(2);
      await page.reload();
      await expect.poll(() => names(page)).toEqual(second);
      await page.goBack();
      await expect(main(page).getByText('1–12 of 14 products')).toBeVisible();
    },
  );
});

test.describe('the real catalogue', oneOf(false), () => {
  test.skip(!real.csv, 'The real catalogue is not beside the project.');
  let shop: ShopProcess;
  test.beforeAll(async () => void (shop = await ShopProcess.start({ csv: real.csv, more: extremes })));
  test.afterAll(() => shop?.dispose());

  test('leads from the menu by filter, order and page to a product, and by a search again', ({ page }) =>
    browse(page, shop, real));

  test('keeps “All of Spirits” in sight however many groups the submenu has', async ({ page }) => {
    await page.goto(shop.shopUrl);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Spirits', exact: true }).hover();
    const last = menu.getByRole('link', { name: 'Cream & Coffee Liqueurs' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(menu.getByRole('link', { name: 'All of Spirits' })).toBeInViewport({ ratio: 1 });
  });

  test('finds one of a hundred brands by typing', async ({ page }) => {
    await page.goto(`${shop.shopUrl}/spirits/whisky.html`);
    await main(page)
      .getByRole('button', { name: /^Show all 1\d\d$/ })
      .click();
    const values = main(page).locator('ul.facet-options-all').getByRole('checkbox');
    await expect.poll(() => values.count()).toBeGreaterThan(100);
    await page.getByRole('searchbox', { name: 'Find in Brand' }).fill('sazer');
    await expect(values).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Remove filter: Brand Sazerac' })).toBeVisible();
    await new Shopper(page).expectAccessible();
  });

  for (const width of [320, 360, 768, 1440])
    test(`shows a name of 80 characters, alone in its category, at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.route(/\/media\//, (route) => route.fulfill({ status: 404, body: 'gone' }));
      await page.goto(`${shop.shopUrl}/rarities.html`);
      const link = main(page)
        .getByRole('article')
        .getByRole('link', { name: /^Fossalta/ });
      await expect(link).toHaveText(/No 7$/);
      await expect(main(page).getByRole('status').getByText('1 product', { exact: true })).toBeVisible();
      await expect(main(page).getByRole('navigation', { name: /pages/i })).toHaveCount(0);
      // No picture: a placeholder of the same size.
      const frame = main(page).locator('.card .picture');
      await expect(frame.locator('.picture-empty')).toBeVisible();
      const box = await frame.boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(0.8, 1);
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: /No 7$/ })).toBeFocused();
      for (const element of await page.locator('.card-name, h1, .price').all())
        expect(await element.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

  test('sells a size of a product that comes in six, and links to it', async ({ page }) => {
    await page.goto(`${shop.shopUrl}/seagrams-extra-dry-gin.html`);
    await expect(main(page).getByRole('radio')).toHaveCount(6);
    await page.getByRole('radio', { name: /^1 L/ }).check();
    await expect(page).toHaveURL(/\?variant=\d+$/);
    const price = await main(page).locator('.price').first().innerText();
    await page.reload();
    await expect(page.getByRole('radio', { name: /^1 L/ })).toBeChecked();
    await expect(main(page).locator('.price').first()).toHaveText(price.replace(/\n/g, ''));
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expectInCart(page, 1);
  });
});
