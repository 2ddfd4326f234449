// Code of an open page does not come: a new build has been published, or the network has gone.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { oneOf } from '../../support/whole';
import { Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';

let shop: ShopProcess;
test.beforeAll(async () => void (shop = await ShopProcess.start()));
test.afterAll(() => shop?.dispose());

const category = 'Whisky';
const listing = /chunks\/(listing|category-page)/;

/** A page at rest knows how a product is shown; what lists products it has still to ask for. */
async function restOnProduct(page: Page): Promise<Locator> {
  await page.goto(`${shop.shopUrl}/glen-tarrow-10-year-old.html`);
  const link = page
    .locator('airside-product-page')
    .getByRole('link', { name: category, exact: true })
    .first();
  await expect(link).toBeVisible();
  await expect(page.locator('airside-footer:not([data-served])')).toBeAttached();
  return link;
}

test('a page that outlived its build starts again with the new one, and goes where it was led', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const link = await restOnProduct(page);
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
  await expect(shopper.heading(category)).toBeVisible();
  await expect(page.locator('airside-category-page').getByRole('article').first()).toBeVisible();
  expect(missed.length).toBeGreaterThan(0);
  expect(documents).toBe(1);
  await expect(page.locator('airside-header')).toBeVisible();
});

test('a server that has lost its chunks makes no loop, and the page keeps its frame', async ({ page }) => {
  const link = await restOnProduct(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(listing, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await link.click();
  await expect.poll(() => documents).toBe(1);
  await expect(page.locator('airside-header')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take me home' })).toBeVisible();
  expect(documents).toBe(1);
});

test('code that did not come is there at the next press', async ({ page }) => {
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
    const link = await restOnProduct(page);
    await page.route(listing, (route) => route.abort('internetdisconnected'));
    await link.click();
    await expect(page.getByRole('link', { name: 'Take me home' })).toBeVisible();
    await page.unroute(listing);
    await back(page);
    if (row === 'on the way back') await link.click();
    await expect(shopper.heading(category)).toBeVisible();
  });
