// Another site in a browser that blocks third-party cookies, with cart and checkout on pages of its own: nobody leaves it.
import { readFileSync } from 'node:fs';
import { expect, test, type Request } from '@playwright/test';
import { expectInCart } from '../support/in-cart';
import { ForeignSite } from '../support/foreign-site';
import { runtime } from '../support/runtime';
import { Shopper } from '../support/shopper';
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

/** Of docs/embed.md: the loader's line, the cart's page and the checkout's. */
function recipe(): string[] {
  const [, section = ''] = readFileSync('docs/embed.md', 'utf8').split('## Sell on a page of your own');
  const [, html = ''] = /^```html\n(.*?)^```/ms.exec(section) ?? [];
  return html
    .split(/^<!-- .* -->$/m)
    .map((part) => part.trim())
    .filter(Boolean);
}

test('without third-party cookies: add, reload, cart, checkout, receipt, all on that site', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true } as never);
  const asked: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(shop.shopUrl)) asked.push(request);
  });
  // A cookie of the shop that a visit there would leave.
  await context.addCookies([{ name: 'visited', value: 'yes', url: shop.shopUrl }]);

  const folder = runtime() === 'preact' ? '/embed' : '';
  const [line = '', cartPage = '', checkoutPage = ''] = recipe();
  const written = (html: string, cart: string, checkout: string) =>
    html
      .replaceAll('https://shop.example', shop.shopUrl + folder)
      .replace('"/bag"', `"${cart}"`)
      .replace('"/pay"', `"${checkout}"`)
      .replace('src=', `data-payment-url="${shop.paymentUrl}" src=`);
  // Their addresses are known when they are made.
  const pages = { cart: `${site.url}/0`, checkout: `${site.url}/1` };
  const head = written(line, '/0', '/1');
  expect(site.page(`${head}<main>${cartPage}</main>`)).toBe(pages.cart);
  expect(site.page(`${head}<main>${checkoutPage}</main>`)).toBe(pages.checkout);
  const article = site.page(
    `${head}<airside-mini-cart></airside-mini-cart><airside-product-card sku="GN-002" add-to-cart></airside-product-card>`,
  );
  const shopper = new Shopper(page);

  await page.goto(article);
  await shopper.button(/^Add to cart/).click();
  await expectInCart(page, 1);
  await page.reload();
  await shopper.button(/cart, 1 item/i).click();
  await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL(pages.cart);
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(pages.checkout);
  await shopper.fillEmail();
  await shopper.fillAddress();
  await shopper.button('Continue to delivery').click();
  await shopper.chooseDelivery();
  await shopper.fillCard();
  await shopper.button('Review the order').click();
  await shopper.button(/^Place order/).click();
  await expect(shopper.heading('Thank you for your order')).toBeVisible();
  expect(page.url()).toBe(pages.checkout);
  expect(asked.length).toBeGreaterThan(5);
  const headers = await Promise.all(asked.map((request) => request.allHeaders()));
  expect(headers.filter(({ cookie }) => cookie)).toEqual([]);
});
