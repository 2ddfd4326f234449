// Orders afterwards: the customer's history with search, detail, back and ordering again; a guest's look at theirs.
import { expect, type Page } from '@playwright/test';
import type { TestBackend } from '../../support/backend';
import { guestEmail, numberOf, placeOwnOrder, tokenOf } from '../../support/own-order';
import { oneOf } from '../../support/whole';
import { expectInCart } from '../support/in-cart';
import { change } from '../support/orders';
import { Shopper } from '../support/shopper';
import { outboxKey, ShopProcess } from '../support/shop-process';
import { test } from '../support/translated';

const password = 'Passw0rd!23';
let shop: ShopProcess;
test.beforeAll(async () => {
  shop = await ShopProcess.start();
});
test.afterAll(() => shop?.dispose());

const at = (path: string) => `${shop.shopUrl}${path}`;

async function signIn(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Sign in' }).click();
}

/** The running shop's interfaces, as a test asks a backend in memory. */
function interfaces(): Pick<TestBackend, 'graphql' | 'rest'> {
  const send = async (path: string, method: string, body: unknown, token?: string) =>
    fetch(at(path), {
      method,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
  return {
    async graphql(query, variables, options) {
      const response = await send('/graphql', 'POST', { query, variables }, options?.token);
      return (await response.json()) as never;
    },
    async rest(method, path, body, options) {
      const response = await send(`/rest${path}`, method, body, options?.token);
      return { status: response.status, headers: response.headers, body: (await response.json()) as never };
    },
  };
}

/** Opens the newest mail to an address and follows the link in it. */
async function followMailTo(page: Page, address: string): Promise<void> {
  await page.goto(at(`/_demo/outbox?key=${outboxKey}&to=${encodeURIComponent(address)}`));
  await page.locator(`a[href^="${shop.shopUrl}/"][href*="guest-order"]`).first().click();
}

test('a customer finds an order, looks at it, comes back and orders it again', async ({ page }) => {
  const shopper = new Shopper(page);
  const main = page.getByRole('main');
  const backend = interfaces();
  const token = await tokenOf(backend, 'erik@example.com');
  const ids: number[] = [];
  for (let n = 0; n < 11; n += 1)
    ids.push(
      await placeOwnOrder(backend, { items: n ? { 'GN-002': 1 } : { 'GN-002': 2, 'WH-002': 1 }, token }),
    );
  const first = numberOf(ids[0]!);

  // behaviour 2.1: a visitor who is not signed in is led to the sign-in, and on to what was asked for.
  await page.goto(at(`/order-history?order=${first}`));
  await expect(page).toHaveURL(/\/sign-in\?origin=/);
  await signIn(page, 'erik@example.com');
  await expect(page).toHaveURL(at(`/order-history?order=${first}`));
  await expect(main.getByText(`Order ${first}`)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(first));
  await shopper.expectAccessible();

  await main.getByRole('link', { name: 'All orders' }).click();
  await expect(main.getByRole('heading', { name: 'Order history' })).toBeFocused();
  await expect(main.getByText('11 orders')).toBeVisible();
  await expect(main.getByRole('link', { name: `Order ${first}` })).toBeHidden();
  await main.getByRole('link', { name: 'Page 2' }).click();
  await expect(main.getByRole('link', { name: `Order ${first}` })).toBeVisible();
  await shopper.expectAccessible();

  // On a phone the orders stand first.
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(main.getByLabel('Order number')).toBeHidden();
  expect((await main.getByRole('link', { name: `Order ${first}` }).boundingBox())!.y).toBeLessThan(480);
  await main.getByText('Search orders').click();
  await expect(main.getByLabel('Order number')).toBeVisible();
  await shopper.expectAccessible();
  await main.getByLabel('Order number').fill('1');
  await page.setViewportSize({ width, height });
  await expect(main.getByText('Search orders')).toBeHidden();
  await expect(main.getByLabel('Order number')).toHaveValue('1');

  await main.getByRole('button', { name: 'Search' }).click();
  await expect(main.getByText('Enter at least 3 digits.')).toBeVisible();
  await expect(main.getByLabel('Order number')).toBeFocused();
  await main.getByLabel('Order number').fill(first);
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(main.getByText('1 order found')).toBeVisible();
  await main.getByRole('link', { name: `Order ${first}` }).click();
  await expect(main.getByRole('heading', { name: 'Your order' })).toBeFocused();
  await page.goBack();
  await expect(main.getByText('1 order found')).toBeVisible();
  await expect(main.getByLabel('Order number')).toHaveValue(first);
  await page.goForward();
  await main.getByRole('button', { name: `Order again what was in order ${first}` }).click();
  await expect(page).toHaveURL(at('/cart'));
  await expectInCart(page, 3);
});

test(
  'whoever goes on while an order is bought again is told there, and led nowhere',
  oneOf(false),
  async ({ page }) => {
    const main = page.getByRole('main');
    const backend = interfaces();
    const token = await tokenOf(backend);
    const number = numberOf(await placeOwnOrder(backend, { items: { 'GN-002': 2 }, token }));
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => (release = done));
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('reorderItems')) await held;
      await route.continue();
    });
    await page.goto(at(`/sign-in?origin=${encodeURIComponent(`/order-history?order=${number}`)}`));
    await signIn(page, 'diana@example.com');
    const asked = page.waitForRequest((request) => !!request.postData()?.includes('reorderItems'));
    await main.getByRole('button', { name: `Order again what was in order ${number}` }).click();
    await asked;
    await main.getByRole('link', { name: 'All orders' }).click();
    await expect(main.getByRole('heading', { name: 'Order history' })).toBeFocused();
    release();
    await expect(page.getByText(`The items of order ${number} are in your cart.`)).toBeVisible();
    await expect(page).toHaveURL(at('/order-history'));
    await expectInCart(page, 2);
  },
);

test('an order that is not theirs is not there', async ({ page }) => {
  const backend = interfaces();
  const id = await placeOwnOrder(backend, { items: { 'GN-002': 1 } });
  await page.goto(at(`/sign-in?origin=${encodeURIComponent(`/order-history?order=${numberOf(id)}`)}`));
  await signIn(page, 'lena@example.com');
  await expect(page.getByRole('heading', { name: 'This order is not here' })).toBeVisible();
});

test(
  'a guest looks up an order from the sign-in page, and a miss tells nothing',
  oneOf(false),
  async ({ page }) => {
    const shopper = new Shopper(page);
    const main = page.getByRole('main');
    const number = numberOf(await placeOwnOrder(interfaces(), { items: { 'GN-002': 1 } }));
    await page.goto(at('/sign-in'));
    await main.getByRole('link', { name: /Ordered as a guest/ }).click();
    await expect(page).toHaveURL(at('/guest-order'));
    await main.getByRole('button', { name: 'Show order' }).click();
    await expect(main.getByLabel('Order number')).toBeFocused();
    await main.getByLabel('Order number').fill(number);
    await main.getByLabel('Email').fill(guestEmail);
    await main.getByLabel('Last name').fill('Somebody');
    await main.getByRole('button', { name: 'Show order' }).click();
    await expect(main.getByRole('alert')).toContainText('no such order');
    await shopper.expectAccessible();
    // Nothing typed is lost.
    await expect(main.getByLabel('Email')).toHaveValue(guestEmail);
    await main.getByLabel('Last name').fill('Guest');
    await main.getByRole('button', { name: 'Show order' }).click();
    await expect(main.getByRole('heading', { name: 'Your order' })).toBeFocused();
    await expect(main.getByText(`Order ${number}`)).toBeVisible();
    await shopper.expectAccessible();

    // It is still there after a reload, and in no address.
    await page.reload();
    await expect(main.getByRole('heading', { name: 'Your order' })).toBeVisible();
    await expect(main.getByText(`Order ${number}`)).toBeVisible();
    await expect(page).toHaveURL(at('/guest-order'));
    await main.getByRole('button', { name: 'Look up another order' }).click();
    await expect(main.getByLabel('Email')).toHaveValue('');
    await page.reload();
    await expect(main.getByLabel('Order number')).toHaveValue('');
  },
);

test('a guest comes to an order by its mail, and cancels it by the link of another', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page);
  const main = page.getByRole('main');
  const number = numberOf(await placeOwnOrder(interfaces(), { items: { 'GN-002': 1 } }));
  await followMailTo(page, guestEmail);
  await expect(main.getByLabel('Order number')).toHaveValue(number);
  await main.getByLabel('Email').fill(guestEmail);
  await main.getByLabel('Last name').fill('Guest');
  await main.getByRole('button', { name: 'Show order' }).click();
  await expect(main.getByRole('heading', { name: 'Your order' })).toBeFocused();
  await expect(main.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  change(shop, "INSERT OR REPLACE INTO setting (path, value) VALUES ('sales/cancellation/enabled', '1')");
  await page.reload();
  await main.getByRole('button', { name: 'Cancel order' }).click();
  const doubt = page.getByRole('dialog', { name: `Cancel order ${number}?` });
  await doubt.getByLabel('Why do you cancel it?').selectOption('Other');
  await shopper.expectAccessible();
  await doubt.getByRole('button', { name: 'Cancel order' }).click();
  await expect(main.getByText('It is canceled once you follow the link in that mail.')).toBeVisible();
  await shopper.expectAccessible();

  const opened = await context.newPage();
  const there = opened.getByRole('main');
  await followMailTo(opened, guestEmail);
  await expect(there.getByRole('heading', { name: 'Cancel your order?' })).toBeVisible();
  await new Shopper(opened).expectAccessible();
  await there.getByRole('button', { name: 'Cancel order' }).click();
  await expect(there.getByRole('heading', { name: 'Your order is canceled' })).toBeFocused();
  await expect(there.getByText(`Order ${number} is canceled.`)).toBeVisible();
  await new Shopper(opened).expectAccessible();
  // The other tab's question is not this one's.
  await there.getByRole('link', { name: 'Show order' }).click();
  await expect(there.getByLabel('Order number')).toHaveValue(number);
  await expect(there.getByLabel('Email')).toHaveValue('');

  await page.reload();
  await expect(main.getByText('Canceled', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Cancel order' })).toBeHidden();
});

test(
  'an order is canceled after a second thought; what is sold out is named when it is ordered again',
  oneOf(false),
  async ({ page }) => {
    const shopper = new Shopper(page);
    const main = page.getByRole('main');
    const backend = interfaces();
    change(shop, "INSERT OR REPLACE INTO setting (path, value) VALUES ('sales/cancellation/enabled', '1')");
    const token = await tokenOf(backend, 'lena@example.com');
    const number = numberOf(await placeOwnOrder(backend, { items: { 'GN-002': 1, 'WH-002': 1 }, token }));
    change(
      shop,
      'UPDATE stock SET quantity = 0, is_in_stock = 0 WHERE product_id = (SELECT id FROM product WHERE sku = ?)',
      'WH-002',
    );
    await page.goto(at(`/sign-in?origin=${encodeURIComponent(`/order-history?order=${number}`)}`));
    await signIn(page, 'lena@example.com');

    const again = main.getByRole('button', { name: `Order again what was in order ${number}` });
    await again.click();
    const missing = page.getByRole('dialog', { name: 'Not everything could be put into your cart' });
    await expect(missing.getByRole('listitem')).toHaveCount(1);
    await expect(missing.getByText('The rest is in your cart.')).toBeVisible();
    await shopper.expectAccessible();
    await missing.getByRole('button', { name: 'Stay here' }).click();
    await expect(again).toBeFocused();
    await expectInCart(page, 1);

    const cancel = main.locator('button[aria-haspopup="dialog"]', { hasText: 'Cancel order' });
    await cancel.press('Enter');
    const doubt = page.getByRole('dialog', { name: `Cancel order ${number}?` });
    await doubt.getByRole('button', { name: 'Cancel order' }).click();
    await expect(doubt.getByText('Choose a reason.')).toBeVisible();
    await expect(doubt.getByLabel('Why do you cancel it?')).toBeFocused();
    await shopper.expectAccessible();
    await page.keyboard.press('Escape');
    await expect(cancel).toBeFocused();
    await cancel.press('Enter');
    await doubt.getByLabel('Why do you cancel it?').selectOption('Other');
    await doubt.getByRole('button', { name: 'Cancel order' }).click();
    await expect(main.getByText(`Order ${number} is canceled.`)).toBeVisible();
    await expect(cancel).toBeHidden();
    // The button that was pressed is gone.
    await expect(main.getByRole('status').filter({ hasText: 'is canceled' }).first()).toBeFocused();
    await expect(main.getByText('Canceled', { exact: true })).toBeVisible();
  },
);
