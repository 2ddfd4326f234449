// The shop as people without JavaScript, crawlers, and browsers below the floor see it.
import { expect, test } from '@playwright/test';
import { oneOf } from '../../support/whole';
import { Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';

let shop: ShopProcess;
test.beforeAll(async () => void (shop = await ShopProcess.start()));
test.afterAll(() => shop?.dispose());

const sentence = 'This page can be read here; to order, use a browser of 2024 or later, with JavaScript.';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('from the home page to a product with its price, by links alone', async ({ page }) => {
    const shopper = new Shopper(page);
    await page.goto(shop.shopUrl);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText(/^\$\d/).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText('All rights reserved')).toBeVisible();
    // Nothing would send it.
    await expect(page.getByLabel('Email')).toBeHidden();
    await page.getByRole('link', { name: 'All whisky' }).click();
    await expect(shopper.heading('Whisky')).toBeVisible();
    for (const number of [2, 3]) {
      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(
        page.getByText(`Page ${number} of 3`).or(page.getByText('of 36 products')).first(),
      ).toBeAttached();
    }
    const product = page.getByRole('link', { name: 'Maple Fork Northern Rye' });
    await expect(page.locator('.card').filter({ has: product })).toContainText('$36.50');
    await product.click();
    await expect(shopper.heading('Maple Fork Northern Rye')).toBeVisible();
    await expect(page.getByText('$36.50').filter({ visible: true })).toHaveCount(1);
    await page.goto(`${shop.shopUrl}/pages/about-us`);
    await expect(page.getByText('Airside began in 1987')).toBeVisible();
    await page.goto(`${shop.shopUrl}/maple-fork-northern-rye.html`);
    await expect(page.getByRole('img', { name: 'Maple Fork Northern Rye' })).toBeVisible();
  });
});

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  test('the menu leads to a category, and the search to what it found', async ({ page }) => {
    const shopper = new Shopper(page);
    await page.goto(shop.shopUrl);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByText('Spirits', { exact: true }).click();
    await menu.getByRole('link', { name: 'Whisky' }).click();
    await expect(shopper.heading('Whisky')).toBeVisible();
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('northern rye');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\.html\?query=northern\+rye$/);
    await expect(page.getByRole('link', { name: 'Maple Fork Northern Rye' })).toBeVisible();
  });
});

/** What browsers below the floor lack, taken away before the page begins. */
const lacking = {
  'what Chrome got in 111, Safari in 16.4': () => Reflect.deleteProperty(String.prototype, 'isWellFormed'),
  'constructed style sheets': () =>
    Object.defineProperty(window, 'CSSStyleSheet', {
      value: function CSSStyleSheet() {
        throw new TypeError('Illegal constructor');
      },
    }),
};

for (const [name, take] of Object.entries(lacking))
  test(`without ${name} a page is read, and nothing is half there`, oneOf(false), async ({ page }) => {
    await page.addInitScript(take);
    await page.goto(`${shop.shopUrl}/spirits/whisky.html`);
    await expect(page.getByText(sentence)).toBeVisible();
    for (const number of [2, 3]) {
      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(
        page.getByText(`Page ${number} of 3`).or(page.getByText('of 36 products')).first(),
      ).toBeAttached();
    }
    const product = page.getByRole('link', { name: 'Maple Fork Northern Rye' });
    await expect(page.locator('.card').filter({ has: product })).toContainText('$36.50');
    await product.click();
    await expect(page.getByRole('heading', { name: 'Maple Fork Northern Rye' })).toBeVisible();
    expect(await page.evaluate(() => customElements.get('airside-shop'))).toBeUndefined();
  });
