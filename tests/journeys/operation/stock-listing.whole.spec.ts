// Finding and buying from lists on a backend that has nothing but what a Magento has: shelves, orders, the cart, ways on.
import { expect, test, type Page } from '@playwright/test';
import { expectInCart } from '../support/in-cart';
import { Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';

let shop: ShopProcess;
test.beforeAll(async () => {
  shop = await ShopProcess.start({ options: ['--profile', 'stock-2.4.6'] });
});
test.afterAll(() => shop?.dispose());

const main = (page: Page) => page.getByRole('main');

test('a search is narrowed by shelves, and put in the orders that there are', async ({ page }) => {
  await page.goto(`${shop.shopUrl}/search.html?query=gin`);
  const shelves = main(page).locator('details', { has: page.getByText('Category', { exact: true }) });
  await expect(shelves.getByRole('checkbox', { name: /^Gin / })).toBeVisible();
  for (const name of ['Home', 'Best Sellers', 'Retail Store', 'Shop Favourites', 'Diplomats'])
    await expect(shelves.getByText(name, { exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Sort by').getByRole('option')).toHaveText([
    'Best match',
    'Product Name: A to Z',
    'Product Name: Z to A',
    'Price: low to high',
    'Price: high to low',
    'Brand name: A to Z',
    'Brand name: Z to A',
  ]);
  await shelves.getByRole('checkbox', { name: /^Gin / }).check();
  await expect(page).toHaveURL(/\?query=gin&category=gin~\w+$/);
  await expect(main(page).getByRole('button', { name: /^Remove filter: Category Gin/ })).toBeVisible();
});

test('a card puts its product into the cart, and asks for a size where there are several', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await page.goto(`${shop.shopUrl}/spirits/gin.html`);
  await main(page)
    .getByRole('button', { name: /^Add to cart: / })
    .first()
    .click();
  await expectInCart(page, 1);
  await shopper.expectAccessible();
  await main(page)
    .getByRole('button', { name: /^Choose options: / })
    .first()
    .click();
  const window = page.getByRole('dialog').filter({ visible: true });
  await window
    .getByRole('radio', { name: /^\d+(\.\d+)? m?l/i })
    .first()
    .check();
  await shopper.expectAccessible();
  await window.getByRole('button', { name: 'Add to cart' }).click();
  await expectInCart(page, 2);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${shop.shopUrl}/spirits/gin.html`);
});

test('what is sold out leads on, and back by the way one came', async ({ page }) => {
  await page.goto(`${shop.shopUrl}/spirits/whisky.html?page_limit=48`);
  await main(page).getByRole('link', { name: 'Inverness Quay Virgin Oak', exact: true }).click();
  await expect(main(page).getByRole('button', { name: 'Sold out' })).toBeVisible();
  const trail = main(page).getByRole('navigation', { name: 'You are here' });
  await expect(trail.getByRole('link', { name: 'Whisky' })).toBeVisible();
  const others = main(page).getByRole('region', { name: 'In stock, and of its kind' });
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(others.getByRole('article').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
});
