// Narrowing a listing down on a backend that has nothing but what a Magento has: numbers that are true, a range, an address that lasts.
import { expect, test, type Page } from '@playwright/test';
import { Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';
import { oneOf } from '../../support/whole';

let shop: ShopProcess;
test.beforeAll(async () => {
  shop = await ShopProcess.start({ options: ['--profile', 'stock-2.4.6'] });
});
test.afterAll(() => shop?.dispose());

const main = (page: Page) => page.getByRole('main');
/** "1–12 of 36 products" or "5 products". */
const total = async (page: Page) =>
  Number(/(\d+) products?$/.exec((await main(page).locator('.listing-count').innerText()).trim())?.[1]);
const promised = (name: string) => Number(/(\d+)(?: more)? products?$/.exec(name)?.[1]);

/** Presses a choice and waits until the listing has as many products as stood beside it. */
async function chooseBrand(page: Page, index: number): Promise<void> {
  const before = await total(page);
  const box = main(page)
    .locator('details', { has: page.getByText('Brand', { exact: true }) })
    .getByRole('checkbox')
    .nth(index);
  const label = (await box.locator('xpath=..').innerText()).replaceAll('\n', ' ');
  const adds = /\+\d/.test(label);
  const count = promised(label);
  await box.check();
  await expect.poll(() => total(page)).toBe(adds ? before + count : count);
}

test('filters say what they lead to, and where', oneOf(false), async ({ page }) => {
  const shopper = new Shopper(page);
  await page.goto(`${shop.shopUrl}/spirits.html`);
  await expect(main(page).getByRole('slider', { name: 'Price from' })).toBeVisible();

  await chooseBrand(page, 0);
  await chooseBrand(page, 2);
  await expect(page).toHaveURL(/\?brand=[a-z-]+~\d+,[a-z-]+~\d+$/);

  // Whatever else is chosen, no price step says 0, and each holds what it promises.
  const steps = main(page).locator('.facet-quick');
  await expect.poll(() => steps.count()).toBeGreaterThan(1);
  for (const text of await steps.allInnerTexts()) expect(text).not.toMatch(/\s0$/);
  const count = Number(/(\d+)$/.exec((await steps.last().innerText()).trim())?.[1]);
  await steps.last().click();
  await expect.poll(() => total(page)).toBe(count);
  await expect(page).toHaveURL(/&price=USD:[\d.]+-[\d.]+$/);
  const chips = () => main(page).locator('.filter-chip').allInnerTexts();
  const chosen = await chips();
  expect(chosen).toHaveLength(3);
  await shopper.expectAccessible();

  await page.reload();
  await expect.poll(() => total(page)).toBe(count);
  await expect.poll(chips).toEqual(chosen);

  // As people have kept it from before.
  const { searchParams } = new URL(page.url());
  const numbers = searchParams.get('brand')!.replace(/[a-z-]+~/g, '');
  const range = searchParams.get('price')!.replace('USD:', '').replace('-', '_');
  await page.goto(`${shop.shopUrl}/spirits.html?filter.brand=${numbers}&filter.price=${range}`);
  await expect.poll(() => total(page)).toBe(count);
  await expect.poll(chips).toEqual(chosen);

  await main(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/spirits\.html$/);
  await main(page).getByRole('slider', { name: 'Price up to' }).press('ArrowLeft');
  await expect(page).toHaveURL(/\?price=USD:-[\d.]+$/);
});
