// The shop as people without JavaScript, and crawlers, see it.
import { expect, test } from '@playwright/test';
import { Shopper } from './support/shopper';
import { ShopProcess } from './support/shop-process';

test.use({ javaScriptEnabled: false });

let shop: ShopProcess;
test.beforeAll(async () => void (shop = await ShopProcess.start()));
test.afterAll(() => shop?.dispose());

test('from the home page to a product with its price, by links alone', async ({ page }) => {
  const shopper = new Shopper(page);
  await page.goto(shop.shopUrl);
  await expect(page.getByText(/^\$\d/).first()).toBeVisible();
  await page.getByRole('link', { name: 'All whisky' }).click();
  await expect(shopper.heading('Whisky')).toBeVisible();
  await page.getByRole('link', { name: 'Next page' }).click();
  const product = page.getByRole('link', { name: 'Maple Fork Northern Rye' });
  await expect(product.locator('..')).toContainText('$36.50');
  await product.click();
  await expect(shopper.heading('Maple Fork Northern Rye')).toBeVisible();
  await expect(page.getByText('$36.50')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Maple Fork Northern Rye' })).toBeVisible();
  await page.goto(`${shop.shopUrl}/pages/about-us`);
  await expect(page.getByText('Airside began in 1987')).toBeVisible();
});
