// A stranger's page of another origin: one loader script, plain tags, one cart; the page's own form is left alone.
import { expect, test } from '@playwright/test';
import { expectInCart } from '../support/in-cart';
import { walkCheckout } from '../support/checkout-walk';
import { guest, Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';

let shop: ShopProcess;

test.beforeAll(async () => {
  shop = await ShopProcess.start();
});
test.afterAll(() => shop?.dispose());

test('card, button and mini cart share a cart; what was typed into the host form survives, and what is in it is bought at the shop', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  let loads = 0;
  page.on('load', () => (loads += 1));

  await page.goto(shop.cmsUrl);
  const text = page.getByRole('textbox').first();
  await text.fill('half a sentence');

  const add = shopper.button(/^Add .*to cart|^Add to cart/).first();
  await add.click();
  await expect(shopper.button(/cart, 1 item/i)).toBeVisible();
  await shopper.button(/cart, 1 item/i).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText(/subtotal/i)).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Checkout' })).toBeVisible();
  await shopper.expectAccessible();
  await panel.getByRole('button', { name: /one more/i }).click();
  await expect(panel.getByRole('textbox', { name: /quantity/i })).toHaveValue('2');
  await page.keyboard.press('Escape');
  await expectInCart(page, 2);

  await expect(text).toHaveValue('half a sentence');
  expect(page.url()).toBe(`${shop.cmsUrl}/`);
  expect(loads).toBe(1);

  await page.reload();
  await expect(shopper.button(/cart, 2 items/i)).toBeVisible();
  await shopper.button(/cart, 2 items/i).click();
  await panel.getByRole('link', { name: 'Checkout' }).click();
  await expect(page.locator('airside-toasts')).toContainText('2 items from Gate Notes are in your cart.');
  const { end } = await walkCheckout(page, { email: guest.Email, pay: 'check' });
  expect(end).toBe('receipt');
  expect(problems).toEqual([]);
});

test('a press that began before the code of the bag had come is a click', async ({ page }) => {
  const shopper = new Shopper(page);
  await page.goto(shop.cmsUrl);
  const bag = shopper.button(/your cart/i);
  await bag.hover();
  await page.mouse.down();
  const panel = page.locator('airside-mini-cart-panel');
  await expect(panel.locator('button')).toBeAttached();
  // What would take the button away from under the pointer has had its turn.
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestIdleCallback(() => done(undefined), { timeout: 5000 })),
      ),
  );
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: /your cart/i })).toBeVisible();
});

test('a dead shop leaves the page as it was', async ({ page }) => {
  await page.route(`${shop.shopUrl}/**`, (route) => route.abort());
  await page.goto(shop.cmsUrl);
  await page.getByRole('textbox').first().fill('still works');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
