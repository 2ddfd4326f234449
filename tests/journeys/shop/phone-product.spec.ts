// Buying on a phone: what it costs is in the first screen, the way back is one line, and the button stays in reach.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectInCart } from '../support/in-cart';
import { Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';
import { takenOver } from '../support/taken-over';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

let shop: ShopProcess;
test.beforeAll(async () => void (shop = await ShopProcess.start()));
test.afterAll(() => shop?.dispose());

const product = (page: Page) => page.locator('airside-product-page');

/** A name of two lines with sizes, and one of the longest. */
const paths = ['/glen-tarrow-10-year-old.html', '/atelier-noor-neroli-morning-eau-de-toilette.html'];

test('the price is in the first screen of a phone, under a picture as wide as high', async ({ page }) => {
  for (const path of paths) {
    await page.goto(shop.shopUrl + path);
    await takenOver(page);
    const price = (await product(page).locator('.buy-price').boundingBox())!;
    expect(price.y + price.height, path).toBeLessThanOrEqual(640);
    const picture = (await product(page).locator('.gallery-viewport').boundingBox())!;
    expect(picture.height).toBeCloseTo(Math.min(picture.width, 0.46 * 780), 0);
    const trail = product(page).getByRole('navigation', { name: 'You are here' });
    await expect(trail.getByRole('link')).toHaveCount(1);
    expect((await trail.boundingBox())!.height).toBeLessThan(40);
    await new Shopper(page).expectAccessible();
  }
});

/** Nothing lies over its middle. */
const isOnTop = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const root = element.getRootNode() as ShadowRoot;
    return element.contains(root.elementFromPoint(left + width / 2, top + height / 2));
  });

test('what buys stays in reach at the foot, becomes a stepper, and covers nothing that has the focus', async ({
  page,
}) => {
  await page.goto(`${shop.shopUrl}/glen-tarrow-12-year-old-sherry-cask.html`);
  await takenOver(page);
  await expect(product(page).getByText('within 30 days, still sealed')).toBeVisible();
  const foot = page.getByRole('group', { name: 'Buy Glen Tarrow 12 Year Old Sherry Cask' });
  await expect(product(page).locator('.page-foot')).toBeAttached();
  await expect(foot).toBeHidden();
  await product(page).getByRole('heading', { name: 'Details' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }));
  await expect(foot).toBeVisible();
  await expect(foot).toContainText('$58.00');
  await expect(foot).toContainText('700 ml · In stock');
  await foot.getByRole('button', { name: 'Add to cart' }).click();
  await expectInCart(page, 1);
  await foot.getByRole('button', { name: /^One more/ }).click();
  await expectInCart(page, 2);
  await new Shopper(page).expectAccessible();

  // By key, down through the reviews: what has the focus is never below the foot.
  await expect(product(page).getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await product(page).getByRole('link', { name: 'Single Malt', exact: true }).last().focus();
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus').last();
    expect(await isOnTop(focused), await focused.evaluate((element) => element.outerHTML)).toBe(true);
  }

  // It rests above the footer.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.locator('airside-footer')).toBeInViewport();
  await expect
    .poll(async () => {
      const [bar, end] = [await foot.boundingBox(), await page.locator('airside-footer').boundingBox()];
      return bar && end && bar.y + bar.height - end.y;
    })
    .toBeLessThanOrEqual(1);
});
