// Text is as large as people have set their browser to, and the shop's pages have room for it.
import { expect, test } from '@playwright/test';
import { ShopProcess } from '../support/shop-process';
import { takenOver } from '../support/taken-over';

let shop: ShopProcess;
test.beforeAll(async () => void (shop = await ShopProcess.start()));
test.afterAll(() => shop?.dispose());

test('half as large again and twice as large, nothing sticks out, on a phone or on a desk', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  for (const path of ['/', '/spirits/whisky.html', '/glen-tarrow-10-year-old.html', '/pages/delivery'])
    for (const [width, standard] of [
      [360, 24],
      [360, 32],
      [1280, 32],
    ] as const) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard } });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(shop.shopUrl + path);
      await takenOver(page);
      const size = await page
        .locator('airside-header')
        .evaluate((element) => getComputedStyle(element).fontSize);
      expect(size, path).toBe(`${standard}px`);
      const name = page.locator('airside-header .wordmark-lead');
      expect(
        await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        `name at ${width}`,
      ).toBe(0);
      const beyond = await page.locator('airside-header').evaluate((header) => {
        const [row, mark] = ['.header-row', '.wordmark'].map((part) =>
          header.shadowRoot!.querySelector(part)!.getBoundingClientRect(),
        );
        return Math.max(row!.top - mark!.top, mark!.bottom - row!.bottom);
      });
      expect(beyond, `name within the bar at ${width}, ${standard}`).toBeLessThanOrEqual(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(
        width,
      );
    }
});
