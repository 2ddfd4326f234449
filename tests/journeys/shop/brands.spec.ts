// Brand pages and what other sites show of products: films, wishlist, routing.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { oneOf } from '../../support/whole';
import { ShopProcess } from '../support/shop-process';

let shop: ShopProcess;
test.beforeAll(async () => void (shop = await ShopProcess.start()));
test.afterAll(() => shop?.dispose());

async function accept(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
}

/** Signed in as somebody who has come before. */
async function signIn(page: Page): Promise<void> {
  const query =
    'mutation { generateCustomerToken(email: "lena@example.com", password: "Passw0rd!23") { token } }';
  const response = await page.request.post(`${shop.shopUrl}/graphql`, { data: { query } });
  const { data } = (await response.json()) as { data: { generateCustomerToken: { token: string } } };
  await page.addInitScript(
    ([key, token]) =>
      localStorage.setItem(key, JSON.stringify({ value: token, ttl: 3600, timeStored: Date.now() })),
    [
      `AIRSIDE_BROWSER_PERSISTENCE__${shop.shopUrl}/graphql__signin_token`,
      data.generateCustomerToken.token,
    ] as const,
  );
}

test('a product leads to its brand', async ({ page }) => {
  await page.goto(`${shop.shopUrl}/glen-tarrow-10-year-old.html`);
  await page.locator('airside-product-page:not([data-served]) .product-brand > a').click();
  await expect(page).toHaveURL(`${shop.shopUrl}/brands/glen-tarrow`);
  await expect(page.getByRole('heading', { level: 1, name: 'Glen Tarrow' })).toBeVisible();
});

test.describe('a brand page', () => {
  for (const width of [360, 768, 1440])
    test(`passes axe and stands still at ${width}`, oneOf(false), async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) =>
          list.getEntries().forEach((entry) => shifts.push((entry as unknown as { value: number }).value)),
        ).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`${shop.shopUrl}/brands/glen-tarrow`);
      await expect(page.getByRole('heading', { level: 1, name: 'Glen Tarrow' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Add .* to your wishlist/ }).first()).toBeVisible();
      await accept(page);
      const [shifts, overflow] = await page.evaluate(() => [
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
        document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ]);
      expect(shifts).toBeLessThan(0.01);
      expect(overflow).toBe(0);
    });

  test('plays its film with captions, when asked to', oneOf(false), async ({ page }) => {
    await page.goto(`${shop.shopUrl}/brands/glen-tarrow`);
    const film = page.locator('airside-brand-page:not([data-served]) video');
    await film.scrollIntoViewIfNeeded();
    expect(await film.evaluate((video: HTMLVideoElement) => [video.paused, video.currentTime])).toEqual([
      true,
      0,
    ]);
    await film.evaluate((video: HTMLVideoElement) => ((video.muted = true), video.play()));
    await expect
      .poll(() =>
        film.evaluate((video: HTMLVideoElement) => {
          const [cue] = video.textTracks[0]?.activeCues ?? [];
          return (cue as VTTCue | undefined)?.text ?? '';
        }),
      )
      .toContain('burn');
  });

  test(
    'leads to other brands and back, with titles that say where one is',
    oneOf(false),
    async ({ page }) => {
      await page.goto(`${shop.shopUrl}/brands/glen-tarrow`);
      await page.getByRole('link', { name: /^Casa Belmonte/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Casa Belmonte' })).toBeFocused();
      await expect(page).toHaveTitle(/^Casa Belmonte/);
      await page.getByRole('link', { name: /^All \d+ brands/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
      await accept(page);
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveTitle(/^Glen Tarrow/);
    },
  );

  test('leads to all brands before its own code has come', async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => (release = done));
    await page.route(/chunks\/brand-page-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${shop.shopUrl}/brands/glen-tarrow`, { waitUntil: 'commit' });
    await page.waitForFunction(() => {
      const frame = document.querySelector<HTMLElement & { storefront?: object }>('airside-shop');
      return Boolean(frame?.storefront);
    });
    await page.getByRole('link', { name: /^All \d+ brands/ }).click();
    await expect(page).toHaveURL(`${shop.shopUrl}/brands`);
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Glen Tarrow' })).toHaveCount(0);
  });

  test('is written by the server, and is not found where there is no such brand', async ({ request }) => {
    const html = await (await request.get(`${shop.shopUrl}/brands/glen-tarrow`)).text();
    expect(html).toContain('<title>Glen Tarrow | Airside Duty Free</title>');
    expect(html).toContain('href="/brands/sable-bay"');
    expect((await request.get(`${shop.shopUrl}/brands/no-such-house`)).status()).toBe(404);
  });
});

test('puts a bottle on the wishlist of a signed-in customer, for good', oneOf(false), async ({ page }) => {
  await signIn(page);
  await page.goto(`${shop.shopUrl}/brands/strathmorrow`);
  const name = 'Strathmorrow Peated Malt';
  await page.getByRole('button', { name: `Add ${name} to your wishlist` }).click();
  const off = page.getByRole('button', { name: `Take ${name} off your wishlist` });
  await expect(off).toBeVisible();
  // The heart is full at once; told is what is done.
  await expect(page.getByText(`${name} is on your wishlist.`)).toBeAttached();
  await page.reload();
  await expect(off).toBeVisible();
  await off.click();
  await expect(page.getByRole('button', { name: `Add ${name} to your wishlist` })).toBeVisible();
});

test.describe('routing', () => {
  const bottle = 'Strathmorrow Peated Malt';

  test('has fetched code and data before a press becomes a click', async ({ page }) => {
    const chunks: string[] = [];
    page.on('request', (request) => chunks.push(/chunks\/(.+)-.{7}\.js$/.exec(request.url())?.[1] ?? ''));
    await page.goto(`${shop.shopUrl}/brands/strathmorrow`);
    const link = page.locator('airside-brand-page').getByRole('link', { name: bottle, exact: true });
    await expect(async () => {
      await page.mouse.move(0, 0);
      await link.hover();
      expect(chunks).toContain('product-page');
    }).toPass();
    const data = page.waitForRequest((request) => request.url().includes('query+ProductPage'));
    await page.mouse.down();
    await data;
    await page.mouse.up();
    await expect(page.getByRole('heading', { level: 1, name: bottle })).toBeFocused();
  });

  test('starts again when a deployment has taken a chunk away, once', oneOf(false), async ({ page }) => {
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route(/chunks\/product-page/, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto(`${shop.shopUrl}/brands/strathmorrow`);
    // Watching comes with it.
    await expect(page.locator('airside-footer:not([data-served])')).toBeVisible();
    await page.locator('airside-brand-page').getByRole('link', { name: bottle, exact: true }).click();
    await expect(page).toHaveURL(/strathmorrow-peated-malt/);
    await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible();
    await expect.poll(() => loads).toBe(2);
  });
});
