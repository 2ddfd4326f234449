// Every value is a token, and a quite different theme proves it (decision 021): every screen is readable in every theme.
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { isWhole, oneOf } from '../../support/whole';
import { guestCart, openGuestCheckout, remember, tokenOf } from '../support/checkout-start';
import { walkCheckout } from '../support/checkout-walk';
import { ShopProcess } from '../support/shop-process';
import { takenOver } from '../support/taken-over';

let shop: ShopProcess;
test.beforeAll(async () => void (shop = await ShopProcess.start()));
test.afterAll(() => shop?.dispose());
// Colours are there at once.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

const themes = ['dark', 'market'].map((name) => ({
  name,
  css: readFileSync(`elements/themes/${name}.css`, 'utf8'),
}));

/** As a host page's own sheet; the shop's pages allow no others. */
async function wear(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [
      ...document.adoptedStyleSheets.filter((other) => other.cssRules[0]?.cssText.includes(':root') !== true),
      sheet,
    ];
  }, css);
}

/** Pictures whose ground, mostly light, is left as bright as it is. */
const glaring = (page: Page): Promise<string[]> =>
  page
    .locator('img')
    .evaluateAll((all) =>
      all
        .filter((image) => image.clientWidth > 0 && getComputedStyle(image).filter === 'none')
        .map(
          (image) =>
            `${(image.getRootNode() as ShadowRoot).host?.localName}: ${(image as HTMLImageElement).src}`,
        ),
    );

async function expectReadable(page: Page, screen: string): Promise<void> {
  for (const { name, css } of themes) {
    await wear(page, css);
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    const faint = violations.flatMap(({ nodes }) =>
      nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message ?? ''}`),
    );
    expect.soft(faint, `${screen}, ${name}`).toEqual([]);
    if (name === 'dark') expect.soft(await glaring(page), screen).toEqual([]);
  }
}

const ready = (page: Page) => expect(page.locator('airside-footer:not([data-served])')).toBeVisible();

test('catalogue and frame are readable in every theme', oneOf(false), async ({ page }) => {
  test.slow();
  const { shopUrl } = shop;
  const arrive: Record<string, () => Promise<unknown>> = {
    '/': () => page.getByRole('heading', { name: 'New on the shelf' }).waitFor(),
    '/spirits/gin.html?filter.price=20_40': () =>
      page
        .getByRole('button', { name: /^Remove filter/ })
        .first()
        .waitFor(),
    '/glen-tarrow-10-year-old.html': () => page.getByRole('heading', { name: 'Reviews' }).waitFor(),
    '/contact-us': () => page.getByRole('main').getByLabel('Email').waitFor(),
    ...(isWhole && {
      '/search.html?query=zzyzx': () => page.getByText('Nothing found').first().waitFor(),
      '/brands/glen-tarrow': () => page.getByRole('heading', { level: 1 }).first().waitFor(),
      '/no-such-page': () => page.getByText('This page is not here').first().waitFor(),
      '/events': () => page.getByRole('heading', { level: 1 }).first().waitFor(),
    }),
  };
  for (const [path, arrived] of Object.entries(arrive)) {
    await page.goto(shopUrl + path);
    await ready(page);
    await arrived();
    await expectReadable(page, path);
  }
});

test('every brand’s logo stands out in the dark, which no rule of colours can tell', async ({ page }) => {
  await page.goto(shop.shopUrl);
  await takenOver(page);
  await wear(page, themes[0]!.css);
  const logos = page.locator('.brand-logo-picture');
  await logos.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => logos.evaluateAll((all) => all.every((logo) => (logo as HTMLImageElement).complete)))
    .toBe(true);
  for (const logo of await logos.all()) {
    const { channels } = await sharp(await logo.screenshot())
      .greyscale()
      .stats();
    // Of 255: the dark ground has 23.
    expect(channels[0]!.max, (await logo.getAttribute('alt')) ?? '').toBeGreaterThan(180);
  }
});

test('what opens over the page is readable in every theme', oneOf(false), async ({ page }) => {
  test.slow();
  const cartId = await guestCart(shop, 'GN-002', 'WH-002');
  await page.goto(`${shop.shopUrl}/health`);
  await remember(page, shop, { cartId });
  await page.goto(`${shop.shopUrl}/spirits/gin.html`);
  await page.getByLabel('Sort by').waitFor();

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Spirits', exact: true })
    .hover();
  await page.getByRole('link', { name: 'Whisky', exact: true }).first().waitFor();
  await expectReadable(page, 'the menu');

  await page
    .getByRole('button', { name: /^search/i })
    .first()
    .click();
  await page.getByRole('search').getByRole('combobox').fill('gin');
  await page.getByRole('option').first().waitFor();
  await expectReadable(page, 'the search layer');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /cart, 2 items/i }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /view cart/i })
    .waitFor();
  await expectReadable(page, 'the mini cart');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /undo|put .*back/i })
    .first()
    .waitFor();
  await expectReadable(page, 'the mini cart with a line removed');
  await page.keyboard.press('Escape');

  await page.goto(`${shop.shopUrl}/cart`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /checkout/i })
    .waitFor();
  await expectReadable(page, '/cart');

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${shop.shopUrl}/spirits/gin.html`);
  await takenOver(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button').nth(2).waitFor();
  await expectReadable(page, 'the menu drawer');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  await expectReadable(page, 'the filter sheet');
  await page.keyboard.press('Escape');

  await page.context().setOffline(true);
  await page.locator('airside-toasts [part~="toast"]').first().waitFor();
  await expectReadable(page, 'toasts');
});

test('the checkout is readable in every theme', oneOf(false), async ({ page }) => {
  test.slow();
  await openGuestCheckout(page, shop);
  const { end } = await walkCheckout(page, {
    email: 'gita@example.com',
    pay: 'card',
    onPress: (stage) => expectReadable(page, `checkout, ${stage}`),
  });
  expect(end).toBe('receipt');
  await expectReadable(page, 'the receipt');
});

test('the account is readable in every theme', oneOf(false), async ({ page }) => {
  test.slow();
  const { shopUrl } = shop;
  for (const path of ['/sign-in', '/create-account', '/forgot-password']) {
    await page.goto(shopUrl + path);
    await page.getByRole('main').getByLabel('Email').first().waitFor();
    await page.getByRole('main').locator('button[type=submit], .button-primary').first().click();
    await page.getByRole('main').locator('[aria-invalid="true"]').first().waitFor();
    await expectReadable(page, `${path}, with errors`);
  }
  const signin_token = await tokenOf(shop, 'diana@example.com');
  await remember(page, shop, { signin_token }, 3600);
  const pages = [
    '/account-information',
    '/order-history',
    '/address-book',
    '/communications',
    '/saved-payments',
    '/wishlist',
  ];
  for (const path of pages) {
    await page.goto(shopUrl + path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
    await ready(page);
    await expectReadable(page, path);
  }
  await page.getByRole('button', { name: /Diana/ }).first().click();
  await page
    .getByRole('button', { name: /sign out/i })
    .first()
    .waitFor();
  await expectReadable(page, 'the account menu');
});
