// A page of another site that a browser translates: what is bought there, and for how much, is said right up to the receipt.
import { expect, test } from '@playwright/test';
import { loaderOf } from '../../../demo-host/runtimes';
import { expectInCart } from '../support/in-cart';
import { ForeignSite } from '../support/foreign-site';
import { walkCheckout } from '../support/checkout-walk';
import { ordersOf } from '../support/orders';
import { runtime } from '../support/runtime';
import { guest, Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';
import { translator } from '../support/translated';

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

/** Amounts and long numbers as in German; words stay, so that they can be looked for. */
const say = (words: string): string =>
  words.replace(/\$([\d,]+)\.(\d\d)/g, '$1,$2 $').replace(/\d(?=(\d{3})+\b)/g, '$&.');

const translatedPage = (body: string): string =>
  site.page(
    `<script type="module" src="${shop.shopUrl}${loaderOf(runtime())}" data-payment-url="${shop.paymentUrl}"></script>
     <main><p id="own">$12.50, 0000000</p>${body}</main>
     <script type="module">${translator}
       translatePage(${say.toString()});
     </script>`,
  );

test('a guest buys in a page that is translated', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const shopper = new Shopper(page);
  const checkout = translatedPage('<airside-checkout></airside-checkout>');
  await page.goto(
    translatedPage(
      '<airside-product-card sku="GN-002" add-to-cart></airside-product-card><airside-mini-cart></airside-mini-cart>',
    ),
  );
  await expect(page.locator('#own')).toHaveText('12,50 $, 0.000.000');
  await shopper.button(/^Add to cart/).click();
  await expectInCart(page, 1);

  await page.goto(checkout);
  const main = page.getByRole('main');
  const total = main.locator('.cart-totals-grand dd');
  await expect(total).toHaveText(/^\$\d+\.\d\d$/);
  const beforeDelivery = await total.innerText();

  const message = main.locator('airside-checkout .field-error');
  await shopper.button('Continue').first().click();
  await expect(message).toHaveText('Error: The email field is required.');
  await main.getByLabel('Email').fill('gita');
  await shopper.button('Continue').first().click();
  await expect(message).toHaveText('Error: The email must be a valid email address.');

  const onTheWay = await walkCheckout(page, { email: guest.Email, pay: 'card', until: 'review' });
  expect(onTheWay.end).toBe('stopped');
  const amount = await total.last().innerText();
  expect(amount).toMatch(/^\$\d+\.\d\d$/);
  expect(amount).not.toBe(beforeDelivery);
  await expect(shopper.button(/^Place order/)).toHaveText(`Place order · ${amount}`);

  const { end } = await walkCheckout(page, { email: guest.Email, pay: 'card' });
  expect(end).toBe('receipt');
  const orders = ordersOf(shop);
  expect(orders).toMatchObject([{ email: guest.Email, total: amount }]);
  await expect(total).toHaveText(amount);
  await expect(main.locator('[data-order-number]')).toHaveText(orders[0]!.number);
  expect(problems).toEqual([]);
});
