// behaviour 4.7: a bag that is filled on a page of another site crosses over to the shop, and is bought there.
import { expect, test } from '@playwright/test';
import { walkCheckout } from '../support/checkout-walk';
import { guestCart, openCustomerCheckout, remember, tokenOf } from '../support/checkout-start';
import {
  cartOf,
  checkoutLink,
  expectCheckout,
  fillBag,
  openBag,
  openCrossing,
  toast,
  type Crossing,
} from '../support/crossing';
import { expectInCart } from '../support/in-cart';
import { ordersOf, skusOf } from '../support/orders';
import { guest, Shopper } from '../support/shopper';
import type { ShopProcess } from '../support/shop-process';
import { oneOf } from '../../support/whole';

let crossing: Crossing;
let shop: ShopProcess;
test.beforeAll(async () => {
  crossing = await openCrossing();
  ({ shop } = crossing);
});
test.afterAll(() => crossing?.close());

test('a guest fills a bag there, presses Checkout, and buys it at the shop', async ({ page }) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await fillBag(page, crossing.article());
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

test('beside what was there, and taken out again by one press', oneOf(false), async ({ page }) => {
  const cartId = await guestCart(shop, 'WH-002');
  await page.goto(`${shop.shopUrl}/health`);
  await remember(page, shop, { cartId });
  await fillBag(page, crossing.article());
  await openBag(page);
  await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click();
  await expect(toast(page)).toContainText('1 item from Gate Notes is in your cart, beside what was there.');
  await expectInCart(page, 2);
  expect(await cartOf(page, shop)).toEqual({ 'WH-002': 1, 'GN-002': 1 });
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Taken out of your cart again.');
  await expectInCart(page, 1);
  expect(await cartOf(page, shop)).toEqual({ 'WH-002': 1 });
});

test(
  'the bag there is empty, says where its things are, leads there, and takes them back',
  oneOf(false),
  async ({ page }) => {
    const address = crossing.article();
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
    expect(await cartOf(page, shop)).toEqual({ 'GN-002': 1 });

    await page.goto(address);
    await openBag(page);
    await bag.getByRole('button', { name: 'Put back' }).click();
    await expectInCart(page, 1);
    await expect(bag.getByText('Your things are at the shop')).toBeHidden();
    // Also then: it is the same bag.
    await checkoutLink(page).click();
    await expect(page).toHaveURL(`${shop.shopUrl}/checkout`);
    await expectCheckout(page);
    expect(await cartOf(page, shop)).toEqual({ 'GN-002': 1 });
  },
);

test('with the middle button, in a tab of its own, and twice', oneOf(false), async ({ page, context }) => {
  await fillBag(page, crossing.article());
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
  expect(await cartOf(second, shop)).toEqual({ 'GN-002': 1 });
});

test('by Enter; reload, back and forward put nothing in twice', async ({ page }) => {
  await fillBag(page, crossing.article());
  await openBag(page);
  await checkoutLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('1 item from Gate Notes');
  await page.reload();
  await expectCheckout(page);
  await page.goBack();
  await expect(new Shopper(page).button(/your cart/i)).toBeVisible();
  await page.goForward();
  await expectCheckout(page);
  expect(await cartOf(page, shop)).toEqual({ 'GN-002': 1 });
});

test(
  'copied from the link’s menu: the bag stays, and who opens it twice has it once',
  oneOf(false),
  async ({ page, context }) => {
    await fillBag(page, crossing.article());
    await openBag(page);
    await checkoutLink(page).click({ button: 'right' });
    const copied = (await checkoutLink(page).getAttribute('href'))!;
    expect(copied).toContain('#airside-bag=');
    await page.keyboard.press('Escape');
    await expectInCart(page, 1);
    const tabs = [await context.newPage(), await context.newPage()];
    await Promise.all(tabs.map((tab) => tab.goto(copied)));
    await Promise.all(tabs.map(expectCheckout));
    expect(await cartOf(tabs[0]!, shop)).toEqual({ 'GN-002': 1 });
  },
);

test('from a site that says nothing of itself, under a strict policy', oneOf(false), async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const policy = `default-src 'none'; script-src ${shop.shopUrl}; connect-src ${shop.shopUrl}; img-src data: ${shop.shopUrl}; font-src ${shop.shopUrl}; require-trusted-types-for 'script'; trusted-types airside-html airside-structured-data`;
  await fillBag(
    page,
    crossing.article('', { 'content-security-policy': policy, 'referrer-policy': 'no-referrer' }),
  );
  await openBag(page);
  await checkoutLink(page).click();
  await expect(toast(page)).toContainText('1 item from another site is in your cart.');
  const { end } = await walkCheckout(page, { email: guest.Email, pay: 'check' });
  expect(end).toBe('receipt');
  expect(problems).toEqual([]);
});

test('where nothing is kept, there or at the shop, it holds for the life of the page', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await page.goto(crossing.article());
  await new Shopper(page).button(/^Add to cart/).click();
  await expect(new Shopper(page).button(/cart, 1 item$/i)).toBeVisible();
  await openBag(page);
  await checkoutLink(page).click();
  await expect(toast(page)).toContainText('1 item from Gate Notes is in your cart.');
  const before = ordersOf(shop).length;
  const { end } = await walkCheckout(page, { email: guest.Email, pay: 'check' });
  expect(end).toBe('receipt');
  const orders = ordersOf(shop);
  expect(orders).toHaveLength(before + 1);
  expect(skusOf(shop, orders.at(-1)!)).toMatchObject([{ sku: 'GN-002', quantity: 1 }]);
});

test(
  'on a page of the shop’s own origin there is one cart, and nothing crosses over',
  oneOf(false),
  async ({ page }) => {
    const address = `${shop.shopUrl}/campaign.html`;
    const body = `<!doctype html><html lang="en"><title>Campaign</title>${crossing.loader()}<airside-mini-cart></airside-mini-cart><airside-product-card sku="GN-002" add-to-cart></airside-product-card>`;
    await page.route(address, (route) => route.fulfill({ body, contentType: 'text/html' }));
    await fillBag(page, address);
    await openBag(page);
    await checkoutLink(page).click({ button: 'right' });
    await expect(checkoutLink(page)).toHaveAttribute('href', `${shop.shopUrl}/checkout`);
    await checkoutLink(page).click();
    await expectCheckout(page);
    await expect(toast(page)).toHaveCount(0);
    expect(await cartOf(page, shop)).toEqual({ 'GN-002': 1 });
    await page.goBack();
    await expectInCart(page, 1);
  },
);

test('somebody signed in at the shop has it in their own cart, and buys it', async ({ page }) => {
  const token = await tokenOf(shop, 'diana@example.com');
  await openCustomerCheckout(page, shop, token, '/cart');
  await fillBag(page, crossing.article());
  await openBag(page);
  await checkoutLink(page).click();
  await expect(toast(page)).toContainText('1 item from Gate Notes is in your cart.');
  const { end } = await walkCheckout(page, { email: 'diana@example.com', pay: 'check' });
  expect(end).toBe('receipt');
});

test(
  'somebody signed in there is asked to sign in at the shop, and comes to the checkout; nothing is copied',
  oneOf(false),
  async ({ page }) => {
    const address = crossing.article('<airside-sign-in></airside-sign-in>');
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
  },
);

test(
  'somebody signed in there and at the shop goes on with the cart of the account',
  oneOf(false),
  async ({ page }) => {
    const token = await tokenOf(shop, 'diana@example.com');
    await openCustomerCheckout(page, shop, token, '/cart');
    const address = crossing.article();
    await page.goto(address);
    await remember(page, shop, { signin_token: token }, 3600);
    await fillBag(page, address);
    await openBag(page);
    await checkoutLink(page).click();
    await expect(page).toHaveURL(`${shop.shopUrl}/checkout`);
    const { end } = await walkCheckout(page, { email: 'diana@example.com', pay: 'check' });
    expect(end).toBe('receipt');
    expect(skusOf(shop, ordersOf(shop).at(-1)!)).toMatchObject([{ sku: 'GN-002', quantity: 1 }]);
  },
);
