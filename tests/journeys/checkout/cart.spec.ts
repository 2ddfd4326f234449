// The cart under faults: replaced when it is gone, honest about what is sold out, in step with other tabs, usable by keyboard.
import { expect, type Page } from '@playwright/test';
import { oneOf } from '../../support/whole';
import {
  ask,
  fillCustomerCart,
  guestCart,
  openCustomerCheckout,
  remember,
  storageKey,
  tokenOf,
} from '../support/checkout-start';
import { Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';
import { test } from '../support/translated';

let shop: ShopProcess;
let skus: string[];

test.beforeAll(async () => {
  shop = await ShopProcess.start({ options: ['--faults'] });
  const { products } = await ask<{ products: { items: Product[] } }>(
    shop,
    '{ products(filter: { price: { from: "20" } }, pageSize: 60) { items { __typename sku url_key stock_status } } }',
  );
  skus = products.items
    .filter((item) => item.__typename === 'SimpleProduct' && item.stock_status === 'IN_STOCK')
    .map(({ sku }) => sku);
});
test.afterAll(() => shop?.dispose());

interface Product {
  __typename: string;
  sku: string;
  stock_status: string;
}

/** The cart page with that cart, as a guest who was here before. */
async function openCart(page: Page, id: string): Promise<void> {
  await page.goto(`${shop.shopUrl}/health`);
  await remember(page, shop, { cartId: id });
  await page.goto(`${shop.shopUrl}/cart`);
}

/** From now on the requests of this page meet the fault; the answer ends that. */
async function meet(page: Page, fault: string, operation = /./): Promise<() => Promise<void>> {
  await page.route('**/graphql**', async (route) => {
    const request = route.request();
    const text = request.postData() ?? decodeURIComponent(request.url());
    const headers = request.headers();
    if (operation.test(text)) headers['x-airside-fault'] = fault;
    await route.continue({ headers });
  });
  return () => page.unroute('**/graphql**');
}

const lines = (page: Page) => page.locator('airside-cart-page .cart-line');

test('starts a new cart where the old one was closed, and says so', async ({ page }) => {
  await openCart(page, await guestCart(shop, skus[0]!, skus[1]!));
  await expect(lines(page)).toHaveCount(2);
  await meet(page, 'cart-inactive=1', /UpdateCartItem/);
  await page
    .getByRole('button', { name: /^One more/ })
    .first()
    .click();
  await expect(page.getByText('Your earlier cart had expired, so we started a new one.')).toBeVisible();
  // behaviour 4.2: what a guest wanted more of is put into the new cart.
  await expect(lines(page)).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('2');
});

test('starts a new cart where the old one was purged', oneOf(false), async ({ page }) => {
  const id = await guestCart(shop, skus[0]!);
  const end = await meet(page, 'cart-not-found=1', new RegExp(id));
  await openCart(page, id);
  await expect(page.getByText('Your earlier cart had expired, so we started a new one.')).toBeVisible();
  const told = page.getByRole('heading', { name: 'Your cart is no longer there' });
  await expect(told).toBeVisible();
  await end();
  await page.reload();
  await expect(told).toBeVisible();
});

for (const release of ['2.4.4', '2.4.5', '2.4.8'])
  test(
    `shows what a server of ${release} says is sold out, until it is removed`,
    oneOf(false),
    async ({ page }) => {
      const id = await guestCart(shop, skus[0]!, skus[1]!);
      const end = await meet(page, `out-of-stock=${release}`);
      await openCart(page, id);
      const main = page.getByRole('main');
      await expect(lines(page)).toHaveCount(2);
      await expect(lines(page).first()).toContainText('No longer available');
      await expect(main.getByRole('button', { name: 'Checkout' })).toBeDisabled();
      await expect(main.getByRole('link', { name: 'Checkout' })).toHaveCount(0);
      await new Shopper(page).expectAccessible();

      await page.getByRole('button', { name: /open your cart/i }).click();
      const drawer = page.getByRole('dialog', { name: 'Your cart' });
      await expect(drawer.getByText('No longer available')).toBeVisible();
      await expect(drawer.getByRole('button', { name: 'Checkout' })).toBeDisabled();
      await end();
      await drawer
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await expect(drawer.getByRole('link', { name: 'Checkout' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(main.getByRole('link', { name: 'Checkout' })).toBeVisible();
      await expect(lines(page)).toHaveCount(1);
    },
  );

test('keeps two tabs of the shop in step', async ({ page, context }) => {
  await openCart(page, await guestCart(shop, skus[0]!));
  await expect(lines(page)).toHaveCount(1);
  const other = await context.newPage();
  await other.goto(`${shop.shopUrl}/cart`);
  await expect(lines(other)).toHaveCount(1);

  // Quantities: read again without a reload.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const isSamePage = () => page.evaluate(() => 'isSamePage' in window);
  await other.getByRole('button', { name: /^One more/ }).click();
  await expect(page.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('2');
  expect(await isSamePage()).toBe(true);

  // Another cart: the page reloads (behaviour 4.1).
  await remember(other, shop, { cartId: await guestCart(shop, skus[1]!, skus[2]!) });
  await expect(lines(page)).toHaveCount(2);
  expect(await isSamePage()).toBe(false);

  // No cart any more: no reload.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await other.evaluate((key) => localStorage.removeItem(key), storageKey(shop, 'cartId'));
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'What others buy' }).getByRole('article').first(),
  ).toBeVisible();
  expect(await isSamePage()).toBe(true);
});

test('works by keyboard, takes a removal back, and estimates shipping', oneOf(false), async ({ page }) => {
  await openCart(page, await guestCart(shop, skus[0]!, skus[1]!));
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /mutation (\w+)/.exec(request.postData() ?? '') ?? [];
    if (name) asked.push(name);
  });
  const quantity = page.getByRole('textbox', { name: /^Quantity/ }).first();
  await quantity.focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowUp');
  await expect(quantity).toHaveValue('5');
  await expect(page.getByRole('main').getByText('6 items').first()).toBeVisible();
  // The first at once, the others as they were wanted when it was answered.
  const updates = () => asked.filter((name) => name === 'UpdateCartItem').length;
  await expect.poll(updates).toBeGreaterThan(0);
  expect(updates()).toBeLessThanOrEqual(4);
  await expect(quantity).toBeFocused();

  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines(page)).toHaveCount(2);
  await expect(page.getByRole('main').getByText('6 items').first()).toBeVisible();

  await page.getByText('Estimate shipping').click();
  await page.getByLabel('State or region').selectOption({ label: 'Texas' });
  await page.getByLabel('ZIP or postal code').fill('73301');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/ways? to send your cart there/)).toBeVisible();
  await page.getByText('Discount code').first().click();
  await page.getByRole('textbox', { name: 'Discount code' }).fill('SAVE10');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Code SAVE10 is applied.')).toBeVisible();
  await new Shopper(page).expectAccessible();
});

test('what goes well with a cart stands below it, and stays there while some of it is added', async ({
  page,
}) => {
  await openCart(page, await guestCart(shop, skus[0]!));
  const shelf = page.getByRole('region', { name: 'Goes well with what you chose' });
  const named = shelf.getByRole('heading', { level: 3 });
  await expect(named).not.toHaveCount(0);
  const names = await named.allInnerTexts();
  await new Shopper(page).expectAccessible();
  await shelf
    .getByRole('button', { name: /^Add to cart: / })
    .first()
    .click();
  await expect(lines(page)).toHaveCount(2);
  await expect(named).toHaveText(names);
});

test('a customer moves a line to the wishlist', oneOf(false), async ({ page }) => {
  const token = await tokenOf(shop, 'diana@example.com');
  await fillCustomerCart(shop, token);
  await openCustomerCheckout(page, shop, token, '/cart');
  const name = 'Sable Bay Navy Strength Gin';
  await page.getByRole('button', { name: `Move ${name} to your wishlist` }).click();
  await expect(lines(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByText(/your cart is empty/i)).toBeVisible();
  await page.goto(`${shop.shopUrl}/wishlist`);
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
});
