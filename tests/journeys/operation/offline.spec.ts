// Without a network: what was visited can be visited again, what needs the shop's server says so, and all goes on afterwards (behaviour 4.1, 7.5, 8).
import { expect, test, type Page } from '@playwright/test';
import { ForeignSite } from '../support/foreign-site';
import { Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';
import { holdIdleCallbacks } from '../../size/idle';
import { oneOf } from '../../support/whole';

test.use({ serviceWorkers: 'allow' });

let shop: ShopProcess;
let site: ForeignSite;
test.beforeAll(async () => {
  site = await ForeignSite.start();
  shop = await ShopProcess.start({ options: ['--embed-origin', site.url] });
});
test.afterAll(async () => {
  await shop?.dispose();
  await site?.close();
});

const category = '/spirits/whisky.html';
const product = 'Glen Tarrow 10 Year Old';

/** The worker is there, and has what the first page loaded before it. */
async function settled(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (path) => {
        if (!navigator.serviceWorker.controller) return 'no worker';
        if (!(await caches.match(path))) return 'page not kept';
        const pictures = await (await caches.open('airside-pictures')).keys();
        return pictures.length ? 'kept' : 'no picture kept';
      }, new URL(page.url()).pathname),
    )
    .toBe('kept');
}

async function addToCart(page: Page): Promise<void> {
  const main = page.locator('airside-product-page');
  const size = main.getByRole('radio', { name: /^750 ml/ });
  // What takes a drawn page over is not seen before it is whole.
  await expect(size).toBeVisible();
  await size.check({ force: true });
  await main.getByRole('button', { name: 'Add to cart', exact: true }).click();
}

test('visit, go offline, browse what was visited, come back', async ({ page, context }) => {
  const shopper = new Shopper(page);
  // A page that is loaded while the network is only emulated away is told that it is there, by newer Chromiums.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('offline'))
      Object.defineProperty(navigator, 'onLine', { get: () => isOnline });
    let isOnline = false;
    addEventListener('online', () => (isOnline = true));
  });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) complaints.push(message.text());
  });
  await page.goto(shop.shopUrl + category);
  await expect(page.getByRole('link', { name: product }).first()).toBeVisible();
  await settled(page);
  await page.getByRole('link', { name: product }).first().click();
  await expect(shopper.heading(product)).toBeVisible();
  const productPath = new URL(page.url()).pathname;
  await page.reload();
  await expect(shopper.heading(product)).toBeVisible();
  await expect(page.locator('airside-toasts')).toBeAttached();

  await context.setOffline(true);
  await expect(page.getByText('You are offline. Some features may be unavailable.')).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('offline', 'yes'));

  await page.goto(shop.shopUrl + category);
  await expect(page.getByRole('link', { name: product }).first()).toBeVisible();
  const picture = page.locator('airside-category-page img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.goto(shop.shopUrl + productPath);
  await expect(shopper.heading(product)).toBeVisible();
  await addToCart(page);
  await expect(page.locator('airside-product-page')).toContainText(
    `You are offline: ${product} was not added to your cart.`,
  );

  await page.goto(`${shop.shopUrl}/wine/red.html`);
  await expect(shopper.heading('You are offline')).toBeVisible();
  const kept = page.getByRole('navigation', { name: 'What you can read meanwhile' });
  await expect(kept.getByRole('link', { name: product })).toBeVisible();
  await shopper.expectAccessible();
  await kept.getByRole('link', { name: /^Whisky/ }).click();
  await expect(page.getByRole('link', { name: product }).first()).toBeVisible();

  await context.setOffline(false);
  await page.evaluate(() => {
    sessionStorage.removeItem('offline');
    dispatchEvent(new Event('online'));
  });
  await expect(page.getByText('You are online.')).toBeVisible();
  await page.goto(shop.shopUrl + productPath);
  await addToCart(page);
  await expect(page.getByRole('button', { name: /1 item/ }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test(
  'a page that failed without a network shows itself when there is one again',
  oneOf(false),
  async ({ page, context }) => {
    const shopper = new Shopper(page);
    await page.goto(shop.shopUrl);
    await settled(page);
    await context.setOffline(true);
    await page.getByRole('navigation').getByRole('link', { name: 'Wine' }).first().click();
    await expect(page.getByText(/Something went wrong|offline/i).first()).toBeVisible();
    await context.setOffline(false);
    await expect(shopper.heading('Wine')).toBeVisible();
  },
);

for (const [row, isLate] of [
  ['before anybody listens', false],
  ['when what listens did not come either', true],
] as const)
  test(
    `a page that was opened in a short outage shows itself when it is over: ${row}`,
    oneOf(false),
    async ({ page, context }) => {
      const code = /\/chunks\/(ProductPage|product-page|purchase|watchers)/i;
      let unheard = 0;
      page.on('requestfailed', (request) => {
        if (request.url().includes('/watchers-')) unheard += 1;
      });
      // What listens comes when the page is idle.
      if (!isLate) await page.addInitScript({ content: `(() => {${holdIdleCallbacks}})()` });
      await page.route(code, (route) => route.abort('internetdisconnected'));
      await page.goto(`${shop.shopUrl}/glen-tarrow-10-year-old.html`);
      await expect(page.getByRole('link', { name: 'Take me home' })).toBeVisible();
      await context.setOffline(true);
      await page.waitForFunction(() => !navigator.onLine);
      // Once more at once, and then no more.
      if (isLate) await expect.poll(() => unheard, { timeout: 30_000 }).toBeGreaterThan(1);
      await page.unroute(code);
      await context.setOffline(false);
      await page.waitForFunction(() => navigator.onLine);
      if (!isLate) await page.evaluate('comeToRest()');
      await expect(
        page.locator('airside-product-page').getByRole('button', { name: 'Add to cart', exact: true }),
      ).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('link', { name: 'Take me home' })).toBeHidden();
      expect(unheard > 0).toBe(isLate);
    },
  );

test('the shop can be installed, and says what it is', oneOf(false), async ({ page }) => {
  await page.goto(shop.shopUrl);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
    return (await (await fetch(link.href)).json()) as {
      name: string;
      start_url: string;
      icons: { src: string }[];
    };
  });
  expect(manifest.name).toBe('Airside Duty Free');
  expect(manifest.start_url).toBe('/');
  for (const { src } of manifest.icons)
    expect((await page.request.get(shop.shopUrl + src)).headers()['content-type']).toBe('image/png');
});

test('on another site the shop asks that site for no worker', oneOf(false), async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(
    site.page(
      `<script type="module" src="${shop.shopUrl}/airside.js"></script><airside-shop base="/0"></airside-shop>`,
    ),
  );
  await expect(page.locator('airside-home').getByRole('heading', { level: 2 }).first()).toBeVisible();
  // What comes once the first page stands, the worker with it.
  await expect(page.locator('airside-shop > airside-toasts')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});
