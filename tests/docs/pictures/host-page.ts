// A page of another site with an element on it, opened by whoever is to see it.
import type { Browser, Page } from 'playwright';
import type { Servers } from '../../../demo-host/servers';
import type { Picture } from '../../../elements/build/pictures';
import { guestCart, remember, tokenOf } from '../../journeys/support/checkout-start';
import type { ForeignSite } from '../../journeys/support/foreign-site';

export interface Place {
  browser: Browser;
  shop: Servers;
  site: ForeignSite;
  /** What the browser's clock says. */
  today: Date;
}

export async function openHostPage(
  { browser, shop, site, today }: Place,
  { html = '', width = 720, height = 640, ...picture }: Picture,
): Promise<Page> {
  const context = await browser.newContext({
    // A drawer is as high as its window.
    viewport: { width, height: picture.opens ? height : 1200 },
    deviceScaleFactor: width > 480 ? 1 : 1.5,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  // What the compiler of our scripts writes into functions.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.clock.setFixedTime(today);
  await page.goto(site.file('/', ''));
  await remember(page, shop, await storedFor(shop, picture.as), 3600);
  // Where the example of the whole shop lives.
  const address = site.file('/duty-free', hostPage(shop, html));
  await page.goto(address, { waitUntil: 'networkidle' });
  // The typeface of headings is taken only where it is there at once: at the next visit.
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
  await page.reload({ waitUntil: 'networkidle' });
  await act(page, picture);
  return page;
}

async function storedFor(shop: Servers, who: Picture['as']): Promise<Record<string, string>> {
  if (who === 'buyer') return { cartId: await guestCart(shop, 'GN-002', 'WH-002') };
  if (who === 'customer') return { signin_token: await tokenOf(shop, 'diana@example.com') };
  return {};
}

const hostPage = ({ shopUrl, paymentUrl = '' }: Servers, html: string): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>An element</title>
  <link rel="icon" href="data:," />
  <link rel="stylesheet" href="${shopUrl}/airside.css" />
  <script type="module" src="${shopUrl}/airside.js" data-payment-url="${paymentUrl}"></script>
  <style>
    body { margin: 16px; background: #fffdf9; }
  </style>
  ${html}
</html>`;

async function act(page: Page, { type, press, point, opens }: Picture): Promise<void> {
  if (type) await page.locator('input').first().fill(type);
  if (press) await page.getByRole('button', { name: press }).first().click();
  if (point) await page.getByRole('link', { name: point }).first().hover();
  if (opens) await page.locator(opens).first().waitFor();
}
