// Browsing with a finger, and into other tabs: what a link promises, it keeps however it is followed.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { drag } from '../support/drag';
import { ShopProcess } from '../support/shop-process';
import { oneOf } from '../../support/whole';

let shop: ShopProcess;
test.beforeAll(async () => void (shop = await ShopProcess.start()));
test.afterAll(() => shop?.dispose());

const main = (page: Page) => page.getByRole('main');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** A finger that goes so many px. */
async function swipe(page: Page, target: Locator, { right = 0, down = 0 }) {
  const { x, y, width, height } = (await target.boundingBox())!;
  await drag(page, { x: x + width / 2, y: y + height / 2 }, { right, down });
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test(
    'turns banners and pictures by swiping over them, and scrolls the page by going down',
    oneOf(false),
    async ({ page }) => {
      await page.goto(shop.shopUrl);
      const banners = page.getByRole('region', { name: 'Highlights' });
      await expect(banners.getByRole('button', { name: 'Next banner' })).toBeVisible();
      await expect(banners.getByRole('link', { name: 'All whisky' })).toBeInViewport();
      await swipe(page, banners, { right: -300 });
      await expect(banners.getByRole('link', { name: 'Champagne & sparkling' })).toBeInViewport({ ratio: 1 });
      await expect(banners.getByRole('link', { name: 'All whisky' })).not.toBeInViewport();

      await page.goto(`${shop.shopUrl}/glen-tarrow-10-year-old.html`);
      const pictures = page.getByRole('region', { name: /^Pictures of/ });
      await expect(pictures.getByRole('button', { name: 'Next picture' })).toBeVisible();
      await swipe(page, pictures, { right: -400 });
      await expect(pictures.getByRole('status')).toHaveText('Picture 2 of 2');
      await swipe(page, pictures, { right: 400 });
      await expect(pictures.getByRole('status')).toHaveText('Picture 1 of 2');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await swipe(page, pictures, { down: -200 });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    },
  );

  test('behaviour 2.4: the first touch opens a submenu, the second follows the link', async ({ page }) => {
    await page.goto(shop.shopUrl);
    await expect(page.locator('airside-footer:not([data-served])')).toBeAttached();
    const spirits = menu(page).getByRole('link', { name: 'Spirits', exact: true });
    const all = menu(page).getByRole('link', { name: 'All of Spirits' });
    await spirits.tap();
    await expect(all).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.touchscreen.tap(640, 850);
    await expect(all).toBeHidden();
    await spirits.tap();
    await expect(all).toBeVisible();
    await spirits.tap();
    await expect(page).toHaveURL(/\/spirits\.html$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Spirits' })).toBeVisible();
  });

  test('filters and searches on a phone', oneOf(false), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${shop.shopUrl}/spirits/gin.html`);
    await page.getByRole('button', { name: /^Filters/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: /^Sable Bay/ }).tap();
    await sheet.getByRole('button', { name: /^Show \d+ products?$/ }).tap();
    await expect(page).toHaveURL(/\?brand=sable-bay~\d+$/);
    await expect(page.getByRole('button', { name: 'Remove filter: Brand Sable Bay' })).toBeVisible();
    await page.getByRole('button', { name: 'Search' }).first().tap();
    await page.keyboard.type('glen tarrow 12');
    await page.getByRole('option', { name: /Glen Tarrow 12/ }).tap();
    await expect(page.getByRole('heading', { level: 1, name: /^Glen Tarrow 12/ })).toBeVisible();
  });
});

/**
 * The tabs of this browser, by address and title, asked of the browser itself: of a tab that loads while Playwright
 * attaches to it, Playwright at times tells nothing, or for ever that it loads.
 */
async function otherTabs(page: Page) {
  const browser = await page.context().browser()!.newBrowserCDPSession();
  const { targetInfos } = await browser.send('Target.getTargets');
  await browser.detach();
  return targetInfos.filter(({ type, url }) => type === 'page' && url !== page.url());
}

test(
  'opens cards, menu entries, pages and suggestions in another tab, and stays where it is',
  oneOf(false),
  async ({ page }) => {
    await page.goto(`${shop.shopUrl}/spirits/gin.html`);
    // For a moment what the server has drawn stands beside what takes its place.
    await expect(main(page).getByText('1–12 of 14 products').first()).toBeVisible();
    const ways: [Locator, string][] = [
      [
        main(page).getByRole('link', { name: 'Sable Bay London Dry Gin', exact: true }),
        '/sable-bay-london-dry-gin.html: Sable Bay London Dry Gin',
      ],
      [menu(page).getByRole('link', { name: 'Wine', exact: true }), '/wine.html: Wine'],
      [main(page).getByRole('link', { name: /Page 2/ }), '/spirits/gin.html?page=2: Gin'],
    ];
    const opens = async (press: () => Promise<void>, shows: string) => {
      await press();
      const opened = async () => (await otherTabs(page)).map(({ url, title }) => `${url}: ${title}`);
      await expect.poll(opened).toEqual([expect.stringContaining(`${shop.shopUrl}${shows}`)]);
      const browser = await page.context().browser()!.newBrowserCDPSession();
      for (const { targetId } of await otherTabs(page))
        await browser.send('Target.closeTarget', { targetId });
      await expect.poll(opened).toEqual([]);
      await browser.detach();
    };
    for (const [link, shows] of ways) {
      await opens(() => link.click({ modifiers: ['ControlOrMeta'] }), shows);
      await opens(() => link.click({ button: 'middle' }), shows);
    }
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.keyboard.type('glen tarrow 12');
    const option = page.getByRole('option', { name: /Glen Tarrow 12/ });
    await opens(
      () => option.click({ modifiers: ['ControlOrMeta'] }),
      '/glen-tarrow-12-year-old-sherry-cask.html: Glen Tarrow 12',
    );
    await expect(option).toBeVisible();
    await expect(page).toHaveURL(`${shop.shopUrl}/spirits/gin.html`);
  },
);
