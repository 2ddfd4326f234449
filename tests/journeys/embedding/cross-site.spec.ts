// Another site in a browser that blocks third-party cookies: the cart is kept, and the checkout embedded there works.
import { expect, test } from '@playwright/test';
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

test('without third-party cookies: add, reload, check out', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true } as never);
  const sent: string[] = [];
  page.on('request', async (request) => {
    if (!request.url().startsWith(shop.shopUrl)) return;
    const { cookie } = await request.allHeaders();
    if (cookie) sent.push(`${cookie} to ${request.url()}`);
  });
  // A cookie of the shop that a visit there would leave.
  await context.addCookies([{ name: 'visited', value: 'yes', url: shop.shopUrl }]);

  const folder = runtime() === 'preact' ? '/embed' : '';
  const loader = `<script type="module" src="${shop.shopUrl}${folder}/airside.js"
    data-payment-url="${shop.paymentUrl}" data-shop-url="https://duty-free.example"></script>`;
  const article = site.page(
    `${loader}<airside-mini-cart></airside-mini-cart><airside-product-card sku="GN-002" add-to-cart></airside-product-card>`,
  );
  const checkout = site.page(`${loader}<main><airside-checkout></airside-checkout></main>`);
  const shopper = new Shopper(page);

  await page.goto(article);
  await shopper.button(/^Add to cart/).click();
  await expectInCart(page, 1);
  await page.reload();
  await shopper.button(/cart, 1 item/i).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /checkout/i })).toHaveAttribute(
    'href',
    'https://duty-free.example/checkout',
  );

  await page.goto(checkout);
  await shopper.fillEmail();
  await shopper.fillAddress();
  await shopper.button('Continue to delivery').click();
  await shopper.chooseDelivery();
  await shopper.fillCard();
  await shopper.button('Review the order').click();
  await shopper.button(/^Place order/).click();
  await expect(shopper.heading('Thank you for your order')).toBeVisible();
  expect(page.url()).toBe(checkout);
  expect(sent).toEqual([]);
});
