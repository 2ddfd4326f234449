// Code of an open page does not come: a new build has been published, or the network has gone.
import { expect, test, type Page } from '@playwright/test';
import { oneOf } from '../../support/whole';
import { Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';

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
  await expect(page.locator('airside-footer:not([data-served])')).toBeAttached();

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
  await expect(page.locator('airside-footer:not([data-served])')).toBeAttached();
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

test('code that did not come is there at the next press', oneOf(false), async ({ page }) => {
  await page.route(/chunks\/changes-/, (route) => route.abort('internetdisconnected'));
  await page.goto(`${shop.shopUrl}/sable-bay-london-dry-gin.html`);
  await page.getByRole('radio', { name: /^700 ml/ }).check();
  const add = page.locator('airside-product-page').getByRole('button', { name: 'Add to cart' });
  await add.click();
  const bag = page.getByRole('button', { name: /1 item/ }).first();
  await expect(page.getByText(/could not be (reached|added)/).first()).toBeVisible();
  await page.unroute(/chunks\/changes-/);
  await expect(bag).toBeHidden();
  await add.click();
  await expect(bag).toBeVisible();
});

for (const [row, back] of [
  ['when the network is back', (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))],
  ['on the way back', (page: Page) => page.goBack()],
] as const)
  test(`a screen whose code did not come is no dead end: ${row}`, oneOf(false), async ({ page }) => {
    const shopper = new Shopper(page);
    await page.goto(`${shop.shopUrl}/spirits/whisky.html`);
    const link = page.locator('airside-category-page').getByRole('link', { name: product }).first();
    await expect(link).toBeVisible();
    await expect(page.locator('airside-footer:not([data-served])')).toBeAttached();
    const code = /chunks\/(ProductPage|product-page|purchase)/i;
    await page.route(code, (route) => route.abort('internetdisconnected'));
    await link.click();
    await expect(page.getByRole('link', { name: 'Take me home' })).toBeVisible();
    await page.unroute(code);
    await back(page);
    if (row === 'on the way back') await link.click();
    await expect(shopper.heading(product)).toBeVisible();
  });
