// A new build is published while a page of the old one is open (SPEC 7.5, DESIGN 4.1): no white page, one reload.
import { expect, test } from '@playwright/test';
import { Shopper } from './support/shopper';
import { ShopProcess } from './support/shop-process';

let shop: ShopProcess;
test.beforeAll(async () => void (shop = await ShopProcess.start()));
test.afterAll(() => shop?.dispose());

const product = 'Glen Tarrow 10 Year Old';

test('a page that outlived its build starts again with the new one, and goes where it was led', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await page.goto(`${shop.shopUrl}/spirits/whisky.html`);
  const link = page.locator('airside-category-page').getByRole('link', { name: product }).first();
  await expect(link).toBeVisible();
  await expect(page.locator('airside-footer')).toBeAttached();

  let documents = 0;
  const missed: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // The old page's chunks are gone until a new page has been asked for.
  await page.route('**/chunks/*.js', (route) => {
    if (documents) return route.continue();
    missed.push(route.request().url());
    return route.fulfill({ status: 404, body: 'Not found' });
  });
  await link.click();
  await expect(shopper.heading(product)).toBeVisible();
  await expect(
    page.locator('airside-product-page').getByRole('button', { name: 'Add to cart' }),
  ).toBeVisible();
  expect(missed.length).toBeGreaterThan(0);
  expect(documents).toBe(1);
  await expect(page.locator('airside-header')).toBeVisible();
});

test('a server that has lost its chunks makes no loop, and the page keeps its frame', async ({ page }) => {
  await page.goto(`${shop.shopUrl}/spirits/whisky.html`);
  const link = page.locator('airside-category-page').getByRole('link', { name: product }).first();
  await expect(link).toBeVisible();
  await expect(page.locator('airside-footer')).toBeAttached();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/chunks/ProductPage*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.route('**/chunks/product-page*.js', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await link.click();
  await expect.poll(() => documents).toBe(1);
  await expect(page.locator('airside-header')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take me home' })).toBeVisible();
  expect(documents).toBe(1);
});
