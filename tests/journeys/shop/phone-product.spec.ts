// Buying on a phone: what it costs is in the first screen, and the way back is one line.
import { expect, test, type Page } from '@playwright/test';
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
