// The header stays in reach of whoever scrolls, and covers nothing that has the focus (WCAG 2.4.11).
import { expect, test, type Locator } from '@playwright/test';
import { oneOf } from '../../support/whole';
import { ShopProcess } from '../support/shop-process';
import { Shopper } from '../support/shopper';
import { takenOver } from '../support/taken-over';

let shop: ShopProcess;
test.beforeAll(async () => void (shop = await ShopProcess.start()));
test.afterAll(() => shop?.dispose());

/** Nothing lies over its upper edge, or over that of the label that is seen in its place. */
const isInSight = (target: Locator) =>
  target.evaluate((focused) => {
    const element = focused.closest('label') ?? focused;
    const { left, top, width } = element.getBoundingClientRect();
    const root = element.getRootNode() as ShadowRoot;
    return top >= 0 && element.contains(root.elementFromPoint(left + width / 2, top + 3));
  });

const pages = ['/spirits/whisky.html', '/pages/delivery', '/brands/glen-tarrow'];

for (const [height, path] of [...pages.map((path) => [780, path] as const), [256, pages[0]] as const])
  test(
    `backwards by key, ${path} of ${height} px`,
    oneOf(path === pages[0] && height > 256),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height });
      await page.goto(shop.shopUrl + path!);
      await takenOver(page);
      // What keeps it in sight comes with it.
      await expect(page.locator('airside-footer').getByRole('heading').first()).toBeAttached();
      await page.locator('airside-footer').getByRole('link').first().focus();
      for (let press = 0; press < 14; press++) {
        await page.keyboard.press('Shift+Tab');
        const focused = page.locator(':focus').last();
        // Before the first stop of a short page.
        if (press > 3 && !(await focused.count())) break;
        await expect
          .poll(() => isInSight(focused), await focused.evaluate(({ outerHTML }) => outerHTML))
          .toBe(true);
      }
    },
  );

test('bag, search and menu stay in reach on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop.shopUrl}/glen-tarrow-12-year-old-sherry-cask.html`);
  await takenOver(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  const bag = page.getByRole('button', { name: /cart, 1 item/i });
  await expect(bag).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(bag).toBeInViewport({ ratio: 1 });
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Spirits', exact: true }).hover();
  await expect(main.getByRole('link', { name: 'All of Spirits' })).toBeInViewport({ ratio: 1 });
  await new Shopper(page).expectAccessible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await expect(page.getByRole('combobox', { name: 'Search the shop' })).toBeInViewport({ ratio: 1 });
  // Where little height is left the page has all of it.
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(bag).not.toBeInViewport();
});
