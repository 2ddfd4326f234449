// behaviour 4.7: a bag that is filled on a page of another site crosses over to the shop, and is bought there.
import { expect, test, type Page } from '@playwright/test';
import { walkCheckout } from '../support/checkout-walk';
import {
  ask,
  guestCart,
  openCustomerCheckout,
  remember,
  storageKey,
  tokenOf,
} from '../support/checkout-start';
import { expectInCart } from '../support/in-cart';
import { ForeignSite } from '../support/foreign-site';
import { ordersOf, skusOf } from '../support/orders';
import { runtime } from '../support/runtime';
import { guest, Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';

let shop: ShopProcess;
let site: ForeignSite;
test.beforeAll(async () => {
  site = await ForeignSite.start();
  shop = await ShopProcess.start({ options: ['--embed-origin', `${site.url}=Gate Notes`] });
});
test.afterAll(async () => {
  await shop?.dispose();
  await site?.close();
});

const folder = () => (runtime() === 'preact' ? '/embed' : '');
const loader = (attributes = '') =>
  `<script type="module" src="${shop.shopUrl}${folder()}/airside.js" ${attributes}></script>`;
const article = (attributes?: string, headers?: Record<string, string>) =>
  site.page(
    `${loader(attributes)}<airside-mini-cart></airside-mini-cart><airside-product-card sku="GN-002" add-to-cart></airside-product-card>`,
    headers,
  );

async function fillBag(page: Page, address = article()): Promise<void> {
  await page.goto(address);
  await new Shopper(page).button(/^Add to cart/).click();
  await expectInCart(page, 1);
}

async function openBag(page: Page): Promise<void> {
  await new Shopper(page).button(/your cart/i).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

const checkoutLink = (page: Page) => page.getByRole('dialog').getByRole('link', { name: 'Checkout' });
const toast = (page: Page) => page.locator('airside-toasts [part~="toast"]');

/** SKU and pieces of each line of the shop's own cart, as the backend has it. */
async function cartOf(page: Page): Promise<Record<string, number>> {
  const id = await page.evaluate((key) => localStorage.getItem(key), storageKey(shop, 'cartId'));
  const { cart } = await ask<{ cart: { items: { quantity: number; product: { sku: string } }[] } }>(
    shop,
    'query ($id: String!) { cart(cart_id: $id) { items { quantity product { sku } } } }',
    { id: (JSON.parse(id!) as { value: string }).value },
  );
  return Object.fromEntries(cart.items.map(({ quantity, product }) => [product.sku, quantity]));
}

test('a guest fills a bag there, presses Checkout, and buys it at the shop', async ({ page }) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await fillBag(page);
  await openBag(page);
  await expect(checkoutLink(page)).toHaveAttribute('href', `${shop.shopUrl}/checkout`);
  await checkoutLink(page).click();

  await expect(toast(page)).toContainText('1 item from Gate Notes is in your cart.');
  await expect(page).toHaveURL(`${shop.shopUrl}/checkout`);
  const brought = addresses.flatMap((address) => /#airside-bag=([\w-]+)$/.exec(address)?.[1] ?? []);
  expect(
    brought.map((letters) => JSON.parse(Buffer.from(letters, 'base64url').toString()) as unknown),
  ).toEqual([[expect.stringMatching(/^[\w-]{22}$/), ['GN-002', 1]]]);
  const before = ordersOf(shop).length;
  const { end } = await walkCheckout(page, { email: guest.Email, pay: 'check' });
  expect(end).toBe('receipt');
  const orders = ordersOf(shop);
  expect(orders).toHaveLength(before + 1);
  expect(skusOf(shop, orders.at(-1)!)).toMatchObject([{ sku: 'GN-002', quantity: 1 }]);
});

test('beside what was there, and taken out again by one press', async ({ page }) => {
  const cartId = await guestCart(shop, 'WH-002');
  await page.goto(`${shop.shopUrl}/health`);
  await remember(page, shop, { cartId });
  await fillBag(page);
  await openBag(page);
  await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click();
  await expect(toast(page)).toContainText('1 item from Gate Notes is in your cart, beside what was there.');
  await expectInCart(page, 2);
  expect(await cartOf(page)).toEqual({ 'WH-002': 1, 'GN-002': 1 });
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Taken out of your cart again.');
  await expectInCart(page, 1);
  expect(await cartOf(page)).toEqual({ 'WH-002': 1 });
});

test('the bag there is empty, says where its things are, leads there, and takes them back', async ({
  page,
}) => {
  const address = article();
  await fillBag(page, address);
  await openBag(page);
  await checkoutLink(page).click();
  await expect(toast(page)).toContainText('1 item from Gate Notes');

  await page.goto(address);
  const bag = page.getByRole('dialog');
  await expect(new Shopper(page).button('Open your cart')).toBeVisible();
  await openBag(page);
  await expect(bag.getByRole('heading', { name: 'Your things are at the shop' })).toBeVisible();
  await new Shopper(page).expectAccessible();

  // The same number: the shop has it already.
  await bag.getByRole('link', { name: 'Go to the shop' }).click();
  await expect(page).toHaveURL(`${shop.shopUrl}/cart`);
  await expectInCart(page, 1);
  expect(await cartOf(page)).toEqual({ 'GN-002': 1 });

  await page.goto(address);
  await openBag(page);
  await bag.getByRole('button', { name: 'Put back' }).click();
  await expectInCart(page, 1);
  await expect(bag.getByText('Your things are at the shop')).toBeHidden();
  // Also then: it is the same bag.
  await checkoutLink(page).click();
  await expect(page).toHaveURL(`${shop.shopUrl}/checkout`);
  await expectShape(page);
  expect(await cartOf(page)).toEqual({ 'GN-002': 1 });
});

/** The checkout stands, with what is bought. */
async function expectShape(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toBeVisible();
}

test('with the middle button, in a tab of its own, and twice', async ({ page, context }) => {
  await fillBag(page);
  await openBag(page);
  const opened = context.waitForEvent('page');
  await checkoutLink(page).click({ button: 'middle' });
  const tab = await opened;
  await expect(toast(tab)).toContainText('1 item from Gate Notes');
  await expect(page.getByRole('dialog').getByText('Your things are at the shop')).toBeVisible();
  const again = context.waitForEvent('page');
  await page.getByRole('dialog').getByRole('link', { name: 'Go to the shop' }).click({ button: 'middle' });
  const second = await again;
  await expectInCart(second, 1);
  expect(await cartOf(second)).toEqual({ 'GN-002': 1 });
});

test('by Enter; reload, back and forward put nothing in twice', async ({ page }) => {
  await fillBag(page);
  await openBag(page);
  await checkoutLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('1 item from Gate Notes');
  await page.reload();
  await expectShape(page);
  await page.goBack();
  await expect(new Shopper(page).button(/your cart/i)).toBeVisible();
  await page.goForward();
  await expectShape(page);
  expect(await cartOf(page)).toEqual({ 'GN-002': 1 });
});

test('copied from the link’s menu: the bag stays, and who opens it twice has it once', async ({
  page,
  context,
}) => {
  await fillBag(page);
  await openBag(page);
  await checkoutLink(page).click({ button: 'right' });
  const copied = (await checkoutLink(page).getAttribute('href'))!;
  expect(copied).toContain('#airside-bag=');
  await page.keyboard.press('Escape');
  await expectInCart(page, 1);
  const tabs = [await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto(copied)));
  await Promise.all(tabs.map(expectShape));
  expect(await cartOf(tabs[0]!)).toEqual({ 'GN-002': 1 });
});

test('from a site that says nothing of itself, under a strict policy', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const policy = `default-src 'none'; script-src ${shop.shopUrl}; connect-src ${shop.shopUrl}; img-src data: ${shop.shopUrl}; font-src ${shop.shopUrl}; require-trusted-types-for 'script'; trusted-types airside-html airside-structured-data`;
  await fillBag(page, article('', { 'content-security-policy': policy, 'referrer-policy': 'no-referrer' }));
  await openBag(page);
  await checkoutLink(page).click();
  await expect(toast(page)).toContainText('1 item from another site is in your cart.');
  expect(problems).toEqual([]);
});

test('somebody signed in at the shop has it in their own cart, and buys it', async ({ page }) => {
  const token = await tokenOf(shop, 'diana@example.com');
  await openCustomerCheckout(page, shop, token, '/cart');
  await fillBag(page);
  await openBag(page);
  await checkoutLink(page).click();
  await expect(toast(page)).toContainText('1 item from Gate Notes is in your cart.');
  const { end } = await walkCheckout(page, { email: 'diana@example.com', pay: 'check' });
  expect(end).toBe('receipt');
});

test('somebody signed in there is asked to sign in at the shop, and comes to the checkout; nothing is copied', async ({
  page,
}) => {
  const address = site.page(
    `${loader()}<airside-mini-cart></airside-mini-cart><airside-product-card sku="GN-002" add-to-cart></airside-product-card><airside-sign-in></airside-sign-in>`,
  );
  await page.goto(address);
  await page.getByLabel('Email').fill('erik@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd!23');
  await new Shopper(page).button('Sign in').click();
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
  await new Shopper(page).button(/^Add to cart/).click();
  await expectInCart(page, 1);
  await openBag(page);
  await expect(page.getByRole('dialog').getByText('The shop may ask you to sign in.')).toBeVisible();
  await checkoutLink(page).click();
  await expect(page).toHaveURL(`${shop.shopUrl}/sign-in?origin=%2Fcheckout`);
  await page.getByRole('main').getByLabel('Email').fill('erik@example.com');
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('Passw0rd!23');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${shop.shopUrl}/checkout`);
  const { end } = await walkCheckout(page, { email: 'erik@example.com', pay: 'check' });
  expect(end).toBe('receipt');
  expect(skusOf(shop, ordersOf(shop).at(-1)!)).toMatchObject([{ sku: 'GN-002', quantity: 1 }]);
});
