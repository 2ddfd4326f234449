// A customer's own pages: addresses, name, password, newsletter, and an account made of an order; on a phone, by the drawer.
import { expect, type Page } from '@playwright/test';
import { expectInCart } from '../support/in-cart';
import { change } from '../support/orders';
import { guest, Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';
import { test } from '../support/translated';
import { oneOf } from '../../support/whole';

const password = 'Passw0rd!23';
let shop: ShopProcess;
test.beforeAll(async () => {
  shop = await ShopProcess.start();
});
test.afterAll(() => shop?.dispose());

const at = (path: string) => `${shop.shopUrl}${path}`;
const productPath = '/glen-tarrow-12-year-old-sherry-cask.html';
const passwordField = (page: Page, label = 'Password') => page.getByLabel(label, { exact: true });

async function signIn(page: Page, email: string, origin: string, word = password): Promise<void> {
  await page.goto(at(`/sign-in?origin=${encodeURIComponent(origin)}`));
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await passwordField(page).fill(word);
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(at(origin));
}

/** Lets the time of the session be over. */
async function letSessionEnd(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const record = JSON.parse(localStorage.getItem(key)!) as { ttl: number; timeStored: number };
    localStorage.setItem(
      key,
      JSON.stringify({ ...record, timeStored: Date.now() - (record.ttl + 1) * 1000 }),
    );
  }, `AIRSIDE_BROWSER_PERSISTENCE__${shop.shopUrl}/graphql__signin_token`);
}

test(
  'a session ends while an address is typed: it is there after signing in, and is saved',
  oneOf(false),
  async ({ page }) => {
    const shopper = new Shopper(page);
    await signIn(page, 'erik@example.com', '/address-book');
    await shopper.button('Add an address').click();
    await expect(page.getByRole('main').getByLabel('First name')).toBeFocused();
    await page.getByLabel('Street address').fill(guest['Street address']);
    await page.getByLabel('City').fill(guest.City);
    await shopper.expectAccessible();

    const reloaded = page.waitForEvent('load');
    await letSessionEnd(page);
    await reloaded;
    // The way back leads to the form, not only to the page.
    await expect(page).toHaveURL(at(`/sign-in?origin=${encodeURIComponent('/address-book?address=new')}`));
    await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
    const main = page.getByRole('main');
    await main.getByLabel('Email').fill('erik@example.com');
    await passwordField(page).fill(password);
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Street address')).toHaveValue(guest['Street address']);
    await expect(page.getByLabel('City')).toHaveValue(guest.City);

    await page.getByLabel('State').selectOption(guest.State);
    await page.getByLabel('ZIP code').fill(guest['ZIP code']);
    await page.getByLabel('Phone').fill(guest.Phone);
    await shopper.button('Save').click();
    await expect(page.getByText('The address is saved.')).toBeVisible();
    await expect(main.getByText(guest['Street address'])).toBeVisible();
    await expect(page).toHaveURL(at('/address-book'));
    await page.reload();
    await expect(main.getByText(guest['Street address'])).toBeVisible();
  },
);

test('another name, another password: other devices are signed out, this one is not', async ({
  page,
  browser,
}) => {
  const shopper = new Shopper(page);
  const main = page.getByRole('main');
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, 'lena@example.com', '/address-book');
  await expect(other.getByRole('heading', { level: 1, name: 'Address book' })).toBeVisible();

  await signIn(page, 'lena@example.com', '/account-information');
  await shopper.button('Change: Name').click();
  await page.getByRole('main').getByLabel('First name').fill('Helena');
  await shopper.button('Save').click();
  await expect(page.getByText('Your name is changed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account: Helena' })).toBeVisible();

  await shopper.button('Change: Password').click();
  await passwordField(page, 'Current password').fill('not the one');
  await passwordField(page, 'New password').fill('An0ther!word');
  await shopper.button('Save').click();
  await expect(main.getByText('This is not your current password.')).toBeVisible();
  await shopper.expectAccessible();
  await passwordField(page, 'Current password').fill(password);
  await shopper.button('Save').click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await page.reload();
  await expect(main.getByText('lena@example.com')).toBeVisible();

  await other.reload();
  await expect(other).toHaveURL(/\/sign-in\?origin/);
  await elsewhere.close();
  await page.getByRole('button', { name: 'Account: Helena' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, 'lena@example.com', '/communications', 'An0ther!word');
});

test('the newsletter, on and off', oneOf(false), async ({ page }) => {
  const shopper = new Shopper(page);
  await signIn(page, 'erik@example.com', '/communications');
  const news = page.getByRole('main').getByRole('checkbox', { name: 'News and offers by email' });
  const before = await news.isChecked();
  await news.setChecked(!before);
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText(before ? 'You no longer get our news.' : 'You now get our news by email.'),
  ).toBeVisible();
  await shopper.expectAccessible();
  await page.reload();
  await expect(news).toBeChecked({ checked: !before });
});

test('a guest makes an account of an order', async ({ page }) => {
  const shopper = new Shopper(page);
  const main = page.getByRole('main');
  await page.goto(at(productPath));
  await shopper.button('Add to cart').first().click();
  await expectInCart(page, 1);
  await page.goto(at('/checkout'));
  await shopper.fillEmail('rita.register@example.com');
  await shopper.fillAddress();
  await shopper.button('Continue to delivery').click();
  await shopper.chooseDelivery();
  await shopper.fillCard();
  await shopper.button('Review the order').click();
  await shopper.button(/^Place order/).click();
  await expect(shopper.heading('Thank you for your order')).toBeFocused();
  await main.getByRole('link', { name: 'Create an account' }).click();
  await expect(main.getByLabel('Email', { exact: true })).toHaveValue('rita.register@example.com');
  await expect(main.getByLabel('First name')).toHaveValue(guest['First name']);
  await expect(main.getByLabel('Last name')).toHaveValue(guest['Last name']);
  await passwordField(page).fill(password);
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(main.getByText('You are signed in as rita.register@example.com')).toBeVisible();
});

test(
  'on a phone: signs in within the drawer, the cart comes along, the page stays',
  oneOf(false),
  async ({ page }) => {
    const shopper = new Shopper(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(at(productPath));
    await shopper.button('Add to cart').first().click();
    await expectInCart(page, 1);
    await page.keyboard.press('Escape');
    await shopper.button('Menu').click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Sign in' }).click();
    await drawer.getByLabel('Email').fill('diana@example.com');
    await drawer.getByLabel('Password', { exact: true }).fill(password);
    await shopper.expectAccessible();
    await drawer.getByRole('button', { name: 'Sign in' }).click();
    await expect(drawer.getByRole('link', { name: 'Address book' })).toBeVisible();
    await shopper.expectAccessible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(at(productPath));
    await expect(page.getByRole('button', { name: /cart, \d+ items?/i })).toBeVisible();
  },
);

test('a saved card is removed after a second thought', oneOf(false), async ({ page }) => {
  const shopper = new Shopper(page);
  const main = page.getByRole('main');
  change(
    shop,
    `INSERT INTO saved_card (public_hash, customer_id, payment_method_code, details, gateway_token, expires_at)
     SELECT 'kept', id, 'airside_card', '{"type":"VI","maskedCC":"1111","expirationDate":"12/2099"}', 'token', '2100-01-01 00:00:00'
     FROM customer WHERE email = 'diana@example.com'`,
  );
  await signIn(page, 'diana@example.com', '/saved-payments');
  await expect(main.getByText('Expires December 2099')).toBeVisible();
  await shopper.expectAccessible();
  const remove = main.getByRole('button', { name: 'Remove Visa ending in 1111' });
  await remove.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Visa ending in 1111')).toBeVisible();
  await shopper.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await remove.click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(main.getByRole('heading', { name: 'No saved payments' })).toBeVisible();
  await expect(main.getByRole('status').filter({ hasText: 'Visa ending in 1111' })).toBeAttached();
  await shopper.expectAccessible();
});
