// A long shelf on the narrowest phone: how many there are and what is chosen stay in sight, and cover nothing that one works with.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

let shop: ShopProcess;
test.beforeAll(async () => void (shop = await ShopProcess.start()));
test.afterAll(() => shop?.dispose());

const main = (page: Page) => page.getByRole('main');

/** Nothing lies over its middle. */
const isOnTop = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const root = element.getRootNode() as ShadowRoot;
    return element.contains(root.elementFromPoint(left + width / 2, top + height / 2));
  });

test('behaviour 2.4: filters, count, order and chips stay in sight below the header', async ({ page }) => {
  await page.goto(`${shop.shopUrl}/spirits.html?price=USD:1-900&page_limit=36`);
  const chip = main(page).getByRole('button', { name: /^Remove filter: Price/ });
  const filters = main(page).getByRole('button', { name: 'Filters (1)' });
  await expect(chip).toBeVisible();
  await expect(main(page).getByRole('article').nth(20)).toBeAttached();
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  const parts = [filters, chip, main(page).locator('.listing-count'), main(page).getByLabel('Sort')];
  for (const part of parts) {
    await expect(part).toBeInViewport({ ratio: 1 });
    expect(await isOnTop(part)).toBe(true);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await new Shopper(page).expectAccessible();

  // By key, back up the shelf: what has the focus is never below what sticks.
  const link = main(page).getByRole('article').nth(8).getByRole('link').first();
  await link.focus();
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Shift+Tab');
    const focused = page.locator(':focus').last();
    expect(await isOnTop(focused), await focused.innerText()).toBe(true);
  }

  await chip.click();
  await expect(chip).toBeHidden();
  await expect(page).toHaveURL(/spirits\.html\?page_limit=36$/);
});

test('one row of controls stands above the first product, and the size of a page below the last', async ({
  page,
}) => {
  await page.goto(`${shop.shopUrl}/spirits/whisky.html`);
  const cards = main(page).getByRole('article');
  const size = main(page).getByLabel('Per page');
  await expect(size).toBeVisible();
  const top = async (place: Locator) => (await place.boundingBox())!.y;
  expect(await top(cards.first())).toBeLessThan(400);
  expect(await top(main(page).getByLabel('Sort'))).toBe(
    await top(main(page).getByRole('button', { name: 'Filters' })),
  );
  expect(await top(size)).toBeGreaterThan(await top(cards.last()));
  await size.selectOption('24');
  await expect(cards).toHaveCount(24);
  await expect(page).toHaveURL(/page_limit=24$/);
});
