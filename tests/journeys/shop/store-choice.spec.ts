// Switching store and currency: every price, the cart and the checkout follow, the route is asked for again, nothing moves.
import { expect, test, type Page } from '@playwright/test';
import { oneOf } from '../../support/whole';
import { expectInCart } from '../support/in-cart';
import { Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';
import { takenOver } from '../support/taken-over';

let shop: ShopProcess;

test.beforeAll(async () => {
  shop = await ShopProcess.start();
});
test.afterAll(() => shop?.dispose());

const switcher = (page: Page, name: 'Store' | 'Currency') =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${name}: `) });
const prices = async (page: Page) =>
  (await page.getByRole('main').locator('.price-final').allInnerTexts()).map(
    (text) => /[$€£]/.exec(text)?.[0],
  );

async function choose(page: Page, name: 'Store' | 'Currency', option: RegExp): Promise<void> {
  await switcher(page, name).click();
  await page.getByRole('menuitemradio', { name: option }).click();
}

test('behaviour 4.5: a switched store repeats the route lookup with the store header and no cache', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await page.goto(`${shop.shopUrl}/spirits/gin.html`);
  await expect.poll(() => prices(page)).toContain('$');
  const lookup = page.waitForRequest((request) => /ResolveUrl/.test(request.url() + request.postData()));

  await takenOver(page);
  await switcher(page, 'Store').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: /Americas/ })).toBeFocused();
  await shopper.expectAccessible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  expect((await lookup).headers()).toMatchObject({ store: 'europe', 'content-currency': 'EUR' });
  await expect(switcher(page, 'Store')).toHaveText('Europe');
  await expect(switcher(page, 'Store')).toBeFocused();
  await expect(switcher(page, 'Currency')).toHaveText('EUR €');
  await expect.poll(async () => new Set(await prices(page))).toEqual(new Set(['€']));

  await page.reload();
  await expect.poll(async () => new Set(await prices(page))).toEqual(new Set(['€']));
  const stored = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([name, text]) => {
      const [, key] = /__(store_view_(?:code|currency|secure_base_media_url))$/.exec(name) ?? [];
      return key ? [[key, (JSON.parse(text as string) as { value: string }).value]] : [];
    }),
  );
  expect(Object.fromEntries(stored)).toEqual({
    store_view_code: 'europe',
    store_view_currency: 'EUR',
    store_view_secure_base_media_url: `${shop.shopUrl}/media/`,
  });
});

test('cart and checkout follow the currency', oneOf(false), async ({ page }) => {
  const shopper = new Shopper(page);
  await page.goto(`${shop.shopUrl}/glen-tarrow-12-year-old-sherry-cask.html`);
  await shopper.button('Add to cart').first().click();
  await expectInCart(page, 1);

  await page.goto(`${shop.shopUrl}/cart`);
  const main = page.getByRole('main');
  await expect(main).toContainText('$');
  await choose(page, 'Currency', /British Pound/);
  await expect(main).toContainText('£');
  await expect(main).not.toContainText('$');

  await page.goto(`${shop.shopUrl}/checkout`);
  await shopper.fillEmail();
  await shopper.fillAddress();
  await shopper.button('Continue').first().click();
  const delivery = page.getByRole('radiogroup', { name: 'How shall we send it?' });
  await expect(delivery).toContainText('£');
  await expect(main).not.toContainText('$');
  await shopper.expectAccessible();
});

test(
  'on a phone the drawer has the switchers, and a menu of it closes before the drawer',
  oneOf(false),
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${shop.shopUrl}/spirits/gin.html`);
    await takenOver(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await switcher(page, 'Currency').click();
    await expect(page.getByRole('menu', { name: 'Currency' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(drawer).toBeVisible();
    await choose(page, 'Currency', /Euro/);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect.poll(async () => new Set(await prices(page))).toEqual(new Set(['€']));
  },
);

for (const width of [360, 768, 1440])
  test(`nothing moves while header and switchers arrive, at ${width} px`, oneOf(false), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // Nodes of shadow roots are kept from the observer; where they are is not.
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & { value: number; sources?: { currentRect: DOMRect }[] };
      const shop = Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        const header = document.querySelector('airside-header')?.getBoundingClientRect().bottom ?? 0;
        for (const { value, sources = [] } of list.getEntries() as Shift[])
          if (sources.some(({ currentRect }) => currentRect.top < header)) shop.shifted += value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(shop.shopUrl);
    await expect(page.locator('airside-header .wordmark-lead')).toBeVisible();
    if (width >= 960) await expect(switcher(page, 'Currency')).toBeVisible();
    await expect(
      page.locator('airside-footer:not([data-served])').getByRole('heading').first(),
    ).toBeAttached();
    // A letter of the name may move by a pixel when its face arrives.
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.001);
  });
