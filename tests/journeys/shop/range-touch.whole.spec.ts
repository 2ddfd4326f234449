// The handles of a range under a finger: sideways they go along, up and down the sheet they stand in scrolls.
import { expect, test } from '@playwright/test';
import { drag } from '../support/drag';
import { ShopProcess } from '../support/shop-process';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

let shop: ShopProcess;
test.beforeAll(async () => void (shop = await ShopProcess.start()));
test.afterAll(() => shop?.dispose());

test('behaviour 2.4: a finger takes a handle along, and scrolls past it', async ({ page }) => {
  await page.goto(`${shop.shopUrl}/spirits.html`);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const lowest = sheet.getByRole('slider', { name: 'Price from' });
  await expect(lowest).toBeVisible();
  await lowest.scrollIntoViewIfNeeded();
  /** The sheet stands still. */
  const atRest = async () => {
    let before = '';
    let looks = 0;
    await expect
      .poll(async () => {
        const now = JSON.stringify(await lowest.boundingBox());
        looks = now === before ? looks + 1 : 0;
        before = now;
        return looks;
      })
      .toBeGreaterThan(1);
  };
  await atRest();
  const handle = async () => {
    const { x, y, height } = (await lowest.boundingBox())!;
    return { x: x + height / 2, y: y + height / 2 };
  };

  const stood = await handle();
  await drag(page, stood, { down: -120 });
  await expect.poll(async () => (await handle()).y).toBeLessThan(stood.y - 30);
  await expect(lowest).toHaveValue('0');

  // It glides on when the finger has gone.
  await atRest();
  await lowest.scrollIntoViewIfNeeded();
  await atRest();
  await drag(page, await handle(), { right: 120 });
  await expect(lowest).not.toHaveValue('0');
  await sheet.getByRole('button', { name: /^Show \d+ product/ }).click();
  await expect(page).toHaveURL(/\?price=USD:[\d.]+-$/);
});
