// On a page of another site that takes the loader and its sheet, what follows an element stays where it is while that comes.
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { isWhole, oneOf } from '../../support/whole';
import { guestCart, remember } from '../support/checkout-start';
import { ForeignSite } from '../support/foreign-site';
import { runtime } from '../support/runtime';
import { ShopProcess } from '../support/shop-process';

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

/** Its height can be known before. */
const known: readonly string[] = [
  'header',
  'search-box',
  'newsletter',
  'contact',
  'duty-free-steps',
  'brand-logos',
  'special-offers',
  'banner-carousel',
  'banner-group number="1"',
  'sign-in',
  'create-account',
  'forgot-password',
  'guest-order',
  'error-view',
  'add-to-cart sku="GN-002"',
  'wishlist-button sku="GN-002"',
];
/** As high as what is in it, which is usually about as high as this. */
const usual: readonly string[] = [
  'banner-group',
  'home',
  'cms-page identifier="about-us"',
  'events',
  'event event-id="1"',
  'product-card sku="GN-002"',
  'product-card sku="WH-002" add-to-cart',
  'product-list category-uid="MjE="',
  'product-list skus="GN-002 WH-001 TN-010"',
  'product-list kind="new" heading="New here"',
  'product-list category-uid="MjE=" limit="4"',
  'product-page sku="GN-002"',
  'category-page uid="MjE="',
  'order-history',
  'wishlist',
  'mega-menu',
  'footer',
  'breadcrumbs uid="MjE="',
];
const cart: readonly string[] = ['cart-page', 'checkout'];
/** With the gate: what pages of other sites show first, one of each kind. */
const firsts = [
  ...['header', 'search-box', 'newsletter', 'sign-in', 'banner-carousel', 'add-to-cart sku="GN-002"'],
  ...['product-card sku="GN-002"', 'product-list category-uid="MjE="', 'product-page sku="GN-002"'],
  ...['category-page uid="MjE="', 'cms-page identifier="about-us"', 'footer', ...cart],
];
const walked = (tags: readonly string[]) => tags.filter((tag) => isWhole || firsts.includes(tag));

/** As Chromium scores it; a hundredth of the page moved by a tenth of it is 0.001. */
const none = 0.002;
const little = 0.02;

const words =
  '<p>What is dried slowly over smoke tastes of it for years, and of the sea where that is near.</p>';

/** Where it is embedded, on a network that takes its time. */
async function shiftOf(context: BrowserContext, tag: string): Promise<number> {
  const build = shop.shopUrl + (runtime() === 'preact' ? '/embed' : '');
  const name = `airside-${tag.split(' ')[0]}`;
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const conditions = { offline: false, latency: 40, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', conditions);
  await page.addInitScript(() => {
    const watched = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const url = site.page(`<meta name="viewport" content="width=device-width"><style>body{margin:16px}</style>
    <link rel="stylesheet" href="${build}/airside.css"><script type="module" src="${build}/airside.js"></script>
    <p>Before.</p><airside-${tag}></${name}>${words.repeat(30)}`);
  await page.goto(url, { waitUntil: 'networkidle' });
  await expect.poll(() => isThere(page, name), { message: tag }).toBe(true);
  const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
  await page.close();
  return shifted;
}

/** Something is drawn, and nothing any more in place of it. */
const isThere = (page: Page, name: string): Promise<boolean> =>
  page.evaluate((tag) => {
    const element = document.querySelector(tag);
    const root = element?.shadowRoot ?? element;
    const isWaiting = root?.querySelector('.skeleton, [role="status"][aria-label], [class*="-waiting"]');
    return !isWaiting && Boolean(root?.querySelector('[part]'));
  }, name);

/** What moves more than it may. */
async function moving(context: BrowserContext, tags: readonly string[], most: number): Promise<string[]> {
  const found: string[] = [];
  const waiting = [...tags];
  const walk = async () => {
    for (let tag = waiting.shift(); tag !== undefined; tag = waiting.shift()) {
      const shift = await shiftOf(context, tag);
      if (shift > most) found.push(`${tag}: ${shift.toFixed(4)}`);
    }
  };
  await Promise.all([walk(), walk(), walk()]);
  return found;
}

for (const width of [360, 768, 1280])
  test(`the page round an element stands still at ${width}`, oneOf(width === 360), async ({ browser }) => {
    test.slow();
    const context = await browser.newContext({ viewport: { width, height: 900 }, serviceWorkers: 'block' });
    expect.soft(await moving(context, walked(known), none)).toEqual([]);
    expect.soft(await moving(context, walked([...usual, ...cart]), little)).toEqual([]);
    const visitor = await context.newPage();
    await visitor.goto(site.page('A bottle.'));
    await remember(visitor, shop, { cartId: await guestCart(shop, 'GN-002') });
    expect.soft(await moving(context, cart, little), 'with a bottle in the cart').toEqual([]);
    await context.close();
  });
