// A stranger's path: what README and docs/embed.md say in HTML, pasted into pages of another site, is a working shop there.
import { readFileSync } from 'node:fs';
import { expect, test, type Page, type Request } from '@playwright/test';
import { expectInCart } from '../support/in-cart';
import { ForeignSite } from '../support/foreign-site';
import { walkCheckout } from '../support/checkout-walk';
import { ordersOf } from '../support/orders';
import { runtime } from '../support/runtime';
import { guest, Shopper } from '../support/shopper';
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

/** The first block of HTML below the heading "Embed". */
function snippet(document: string): string {
  const [, section = ''] = readFileSync(document, 'utf8').split(/^##? Embed$/m);
  return /^```html\n(.*?)^```/ms.exec(section)?.[1] ?? '';
}

const built = () => (runtime() === 'preact' ? '/embed' : '');

test('five lines of HTML are a mini cart and a newsletter, and lead to a receipt', async ({ page }) => {
  const html = snippet('README.md');
  expect(snippet('docs/embed.md')).toBe(html);
  expect(html).toContain('<airside-newsletter>');
  expect(html.trim().split('\n').length).toBeLessThanOrEqual(5);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
  });
  await page.goto(site.page(html.replaceAll('https://shop.example', shop.shopUrl + built())));

  const shopper = new Shopper(page);
  const picture = page.locator('airside-product-card img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // In one size, and not in another before it.
  expect(pictures.filter((path) => path.startsWith('/media/'))).toHaveLength(1);
  await shopper.button(/^Add to cart/).click();
  await shopper.button(/cart, 1 item/i).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Checkout' })).toBeVisible();
  await page.keyboard.press('Escape');

  const newsletter = page.locator('airside-newsletter');
  await newsletter.getByLabel('Email').fill('stranger@example.com');
  await newsletter.getByLabel('First name').fill('Sam');
  await shopper.button('Subscribe').click();
  await expect(newsletter.getByRole('status').filter({ hasText: /\w/ })).toBeVisible();

  await page.reload();
  await expectInCart(page, 1);
  expect(problems).toEqual([]);

  await shopper.button(/cart, 1 item/i).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(`${shop.shopUrl}/checkout`);
  const { end } = await walkCheckout(page, { email: guest.Email, pay: 'check' });
  expect(end).toBe('receipt');
  expect(ordersOf(shop)).toHaveLength(1);
});

/** What the section of docs/embed.md has in blocks of HTML: the first file whole, of the others the bodies. */
function ownFiles(): Record<string, string> {
  const [, section = ''] = readFileSync('docs/embed.md', 'utf8').split(/^## Sell on a page of your own$/m);
  const [rest = ''] = section.split(/^## /m);
  const [index = '', bag = '', pay = ''] = [...rest.matchAll(/^```html\n(.*?)^```/gms)].map(([, html = '']) =>
    html
      .replaceAll('http://localhost:4000/embed', shop.shopUrl + built())
      .replaceAll('http://localhost:4002', shop.paymentUrl),
  );
  const withBody = (body: string) => index.replace(/(?<=<body>).*(?=<\/body>)/s, `<main>${body}</main>`);
  return { '/index.html': index, '/bag.html': withBody(bag), '/pay.html': withBody(pay) };
}

/** What the shop was asked from now on, in a browser that blocks cookies of third parties and has one of the shop's. */
async function blockCookies(page: Page): Promise<Request[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true } as never);
  await page.context().addCookies([{ name: 'visited', value: 'yes', url: shop.shopUrl }]);
  const asked: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(shop.shopUrl)) asked.push(request);
  });
  return asked;
}

test('three files sell a bottle on pages of one’s own, paid by card, without third-party cookies', async ({
  page,
}) => {
  for (const [path, html] of Object.entries(ownFiles())) site.file(path, html);
  const asked = await blockCookies(page);
  const before = ordersOf(shop).length;
  await page.goto(`${site.url}/index.html`);
  const shopper = new Shopper(page);
  await shopper.button(/^Add to cart/).click();
  await expectInCart(page, 1);
  await page.reload();
  await shopper.button(/cart, 1 item/i).click();
  await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL(`${site.url}/bag.html`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /checkout/i })
    .click();
  await expect(page).toHaveURL(`${site.url}/pay.html`);
  const { end } = await walkCheckout(page, { email: guest.Email, pay: 'card' });
  expect(end).toBe('receipt');
  expect(page.url()).toBe(`${site.url}/pay.html`);
  expect(ordersOf(shop)).toHaveLength(before + 1);
  expect(asked.length).toBeGreaterThan(5);
  const headers = await Promise.all(asked.map((request) => request.allHeaders()));
  expect(headers.filter(({ cookie }) => cookie)).toEqual([]);
});
