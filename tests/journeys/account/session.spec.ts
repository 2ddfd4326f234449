// Having an account: creating it, signing in with a cart, a forgotten password, the end of a session, two tabs.
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { oneOf } from '../../support/whole';
import { expectInCart } from '../support/in-cart';
import { change } from '../support/orders';
import { guest, Shopper } from '../support/shopper';
import { outboxKey, ShopProcess } from '../support/shop-process';

const password = 'Passw0rd!23';
let shop: ShopProcess;
test.beforeAll(async () => {
  shop = await ShopProcess.start();
});
test.afterAll(() => shop?.dispose());

const at = (path: string) => `${shop.shopUrl}${path}`;
const product = 'Glen Tarrow 12 Year Old Sherry Cask';
const productPath = '/glen-tarrow-12-year-old-sherry-cask.html';

/** One field for a password, another button to show it. */
const passwordField = (page: Page, label = 'Password') => page.getByLabel(label, { exact: true });

async function signIn(page: Page, email: string, word = password): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await passwordField(page).fill(word);
  await main.getByRole('button', { name: 'Sign in' }).click();
}

async function putIntoCart(page: Page): Promise<void> {
  await page.goto(at(productPath));
  await page.locator('airside-product-page').getByRole('button', { name: 'Add to cart' }).first().click();
  await expectInCart(page, 1);
}

const chip = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) });

/** As the browser stores it. */
const keyOf = (name: string) => `AIRSIDE_BROWSER_PERSISTENCE__${shop.shopUrl}/graphql__${name}`;

/** Lets the session have this much time left, in seconds. */
async function leaveTime(page: Page, seconds: number): Promise<void> {
  await page.evaluate(
    ([key, left]) => {
      const record = JSON.parse(localStorage.getItem(key)!) as { ttl: number; timeStored: number };
      record.timeStored = Date.now() - (record.ttl - left) * 1000;
      localStorage.setItem(key, JSON.stringify(record));
    },
    [keyOf('signin_token'), seconds] as const,
  );
}

async function linkInMailTo(context: BrowserContext, address: string): Promise<string> {
  const answer = await context.request.get(
    at(`/_demo/outbox?key=${outboxKey}&to=${encodeURIComponent(address)}`),
    {
      headers: { accept: 'application/json' },
    },
  );
  const { mails } = (await answer.json()) as { mails: { body: string }[] };
  return /https?:\S+/.exec(mails[0]?.body ?? '')?.[0] ?? '';
}

test('creates an account, signs out, signs in with a cart, and finds it again', async ({ page }) => {
  const shopper = new Shopper(page);
  const email = 'nora.new@example.com';
  await page.goto(at('/create-account?firstName=Nora&lastName=New'));
  const main = page.getByRole('main');
  await expect(main.getByLabel('First name')).toHaveValue('Nora');
  await main.getByLabel('Email', { exact: true }).fill(email);
  await passwordField(page).fill('short');
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(passwordField(page)).toBeFocused();
  await expect(main.getByText('The password does not meet the rules')).toBeVisible();
  await passwordField(page).fill(password);
  await shopper.expectAccessible();
  await main.getByRole('button', { name: 'Create account' }).dblclick();
  await expect(main.getByText(`You are signed in as ${email}`)).toBeVisible();
  await chip(page, 'Nora').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(chip(page, 'Sign in')).toBeVisible();

  await putIntoCart(page);
  await page.goto(at('/sign-in'));
  await signIn(page, email, 'not the one');
  await expect(main.getByRole('alert')).toContainText('email or the password is wrong');
  await expect(main.getByLabel('Email')).toHaveValue(email);
  await shopper.expectAccessible();
  await signIn(page, email);
  await expect(page).toHaveURL(at('/'));
  await expectInCart(page, 1);

  await chip(page, 'Nora').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: /cart, 1 item/i })).toBeHidden();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), keyOf('cartId'))).toBeNull();
  await page.goto(at('/sign-in'));
  await signIn(page, email);
  await expectInCart(page, 1);
});

test('chooses a new password by the link of a mail', oneOf(false), async ({ page, context }) => {
  const shopper = new Shopper(page);
  const main = page.getByRole('main');
  const email = 'lena@example.com';
  await page.goto(at('/sign-in?origin=/cart'));
  await main.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(at('/forgot-password'));
  await main.getByLabel('Email').fill(email);
  await shopper.expectAccessible();
  await main.getByRole('button', { name: 'Send the link' }).click();
  await expect(shopper.heading('Look into your mail')).toBeFocused();

  const link = await linkInMailTo(context, email);
  await page.goto(link);
  await main.getByLabel('Email').fill(email);
  await passwordField(page, 'New password').fill('An0ther!word');
  await shopper.expectAccessible();
  await main.getByRole('button', { name: 'Save the new password' }).click();
  await expect(shopper.heading('Your password is changed')).toBeFocused();
  await expect(main.getByText(`You are signed in as ${email}`)).toBeVisible();
  await expect(chip(page, 'Lena')).toBeVisible();

  await page.goto(link);
  await main.getByLabel('Email').fill(email);
  await passwordField(page, 'New password').fill('Y3t-another!');
  await main.getByRole('button', { name: 'Save the new password' }).click();
  await expect(main.getByRole('alert')).toContainText('used already');
});

test(
  'a link for a new password, opened while somebody else is signed in, ends as whom it was for',
  oneOf(false),
  async ({ page, context }) => {
    const shopper = new Shopper(page);
    const main = page.getByRole('main');
    const email = 'erik@example.com';
    await page.goto(at('/forgot-password'));
    await main.getByLabel('Email').fill(email);
    await main.getByRole('button', { name: 'Send the link' }).click();
    await expect(shopper.heading('Look into your mail')).toBeFocused();
    await page.goto(at('/sign-in'));
    await signIn(page, 'diana@example.com');
    await expect(chip(page, 'Diana')).toBeVisible();
    await putIntoCart(page);
    const other = await context.newPage();
    await other.goto(at('/account-information'));
    await expect(other.getByRole('main').getByText('diana@example.com')).toBeVisible();

    await page.goto(await linkInMailTo(context, email));
    await expect(
      main.getByText(`You are signed in as diana@example.com. This link sets a new password for ${email}.`),
    ).toBeVisible();
    await passwordField(page, 'New password').fill(password);
    await shopper.expectAccessible();
    await main.getByRole('button', { name: 'Save the new password' }).click();
    await expect(shopper.heading('Your password is changed')).toBeFocused();
    await expect(main.getByText(`You are signed in as ${email}`)).toBeVisible();
    await shopper.expectAccessible();
    await expect(chip(page, 'Erik')).toBeVisible();
    await expect(chip(other, 'Erik')).toBeVisible();
    await expect(other.getByText('diana@example.com')).toBeHidden();
    await page.goto(at('/cart'));
    await expect(chip(page, 'Erik')).toBeVisible();
    await expect(shopper.heading('Your cart is empty')).toBeVisible();
    await expect(main.getByText(product)).toBeHidden();
  },
);

for (const [path, title] of [
  ['/wishlist', 'Wishlist'],
  ['/saved-payments', 'Saved payments'],
  ['/order-history', 'Order history'],
  ['/communications', 'Communications'],
  ['/address-book', 'Address book'],
  ['/account-information', 'Account information'],
] as const)
  test(`${path} asks for the sign-in first and comes back`, oneOf(false), async ({ page }) => {
    const shopper = new Shopper(page);
    await page.goto(at(`${path}?x=1`));
    await expect(page).toHaveURL(at(`/sign-in?origin=${encodeURIComponent(`${path}?x=1`)}`));
    await expect(page).toHaveTitle(/^Sign in \|/);
    await signIn(page, 'diana@example.com');
    await expect(page).toHaveURL(at(`${path}?x=1`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const current = page.getByRole('navigation', { name: 'Your account' }).locator('[aria-current="page"]');
    await expect(current).toHaveAttribute('href', at(path));
    await shopper.expectAccessible();
  });

test('warns before the end, and one can stay', oneOf(false), async ({ page }) => {
  const shopper = new Shopper(page);
  // A slow machine would be too late.
  await page.clock.setFixedTime(new Date());
  await page.goto(at('/sign-in'));
  await signIn(page, 'diana@example.com');
  await expect(chip(page, 'Diana')).toBeVisible();
  // What watches for it comes when the page rests.
  await expect(page.locator('airside-footer:not([data-served])')).toBeAttached();
  await leaveTime(page, 100);
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stay signed in?' });
  await expect(dialog.getByLabel('Email')).toHaveValue('diana@example.com');
  await expect(dialog.getByText('Time left: 1:40')).toBeVisible();
  await shopper.expectAccessible();
  await dialog.getByLabel('Password', { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dialog.getByRole('alert')).toContainText('email or the password is wrong');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dialog).toBeHidden();
  const left = await page.evaluate((key) => {
    const { ttl, timeStored } = JSON.parse(localStorage.getItem(key)!) as { ttl: number; timeStored: number };
    return ttl - (Date.now() - timeStored) / 1000;
  }, keyOf('signin_token'));
  expect(left).toBeGreaterThan(3000);
});

// Before Erik puts anything into his cart.
test('two tabs are one person, and then another', oneOf(false), async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(at(productPath));
  await expect(chip(other, 'Sign in')).toBeVisible();
  await putIntoCart(page);
  await page.goto(at('/sign-in'));
  await signIn(page, 'diana@example.com');
  await expect(chip(page, 'Diana')).toBeVisible();
  await expect(chip(other, 'Diana')).toBeVisible();
  await expect(other.getByRole('button', { name: /cart, \d+ items?/i })).toBeVisible();

  await chip(page, 'Diana').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(chip(other, 'Sign in')).toBeVisible();
  await expect(other.getByRole('button', { name: /cart, \d+ items?/i })).toBeHidden();

  await other.goto(at('/sign-in'));
  await signIn(other, 'erik@example.com');
  await expect(chip(page, 'Erik')).toBeVisible();
  await page.goto(at('/cart'));
  await expect(new Shopper(page).heading('Your cart is empty')).toBeVisible();
  await expect(page.getByRole('main').getByText(product)).toBeHidden();
});

test('a session ends while an address is typed: nothing is lost', async ({ page }) => {
  const shopper = new Shopper(page);
  await page.goto(at('/sign-in'));
  await signIn(page, 'erik@example.com');
  await expect(chip(page, 'Erik')).toBeVisible();
  await putIntoCart(page);
  await page.goto(at('/checkout'));
  const street = page.getByLabel('Street address');
  // Erik has an address in his book, which is filled in.
  await expect(shopper.heading('Payment')).toBeFocused();
  await shopper.button('Edit Shipping address').click();
  await page.getByRole('radio', { name: 'A new address' }).check();
  await street.fill(guest['Street address']);
  await page.getByLabel('City').fill(guest.City);

  const reloaded = page.waitForEvent('load');
  await leaveTime(page, -1);
  await reloaded;
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
  // The next person at this computer does not see it.
  await expect(street).toBeHidden();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), keyOf('cartId'))).toBeNull();

  await page.goto(at('/sign-in?origin=/checkout'));
  await signIn(page, 'erik@example.com');
  await expect(page).toHaveURL(at('/checkout'));
  await expect(street).toHaveValue(guest['Street address']);
  await expect(page.getByLabel('City')).toHaveValue(guest.City);
  await shopper.expectAccessible();
});

test('two tabs, two people, one browser: the second never sees what is the first one’s', async ({
  page,
  context,
}) => {
  await page.goto(at('/sign-in?origin=/account-information'));
  await signIn(page, 'diana@example.com');
  await expect(page.getByRole('main').getByText('diana@example.com')).toBeVisible();

  const other = await context.newPage();
  await other.goto(at('/'));
  await chip(other, 'Diana').click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  // The tab that nobody touched lets go of her, too.
  await expect(page).toHaveURL(/\/sign-in\?origin=/);
  await expect(page.getByText('diana@example.com')).toBeHidden();

  await other.goto(at('/sign-in'));
  await signIn(other, 'erik@example.com');
  await expect(chip(other, 'Erik')).toBeVisible();
  // And takes him to where she was, as him.
  await expect(page).toHaveURL(at('/account-information'));
  await expect(page.getByRole('main').getByText('erik@example.com')).toBeVisible();
  await expect(page.getByText('diana@example.com')).toBeHidden();
});

test(
  'an account that is made on the way to the checkout is confirmed by one press, and ends there',
  oneOf(false),
  async ({ page, context }) => {
    const shopper = new Shopper(page);
    const main = page.getByRole('main');
    const email = 'carla.confirm@example.com';
    change(
      shop,
      "INSERT OR REPLACE INTO setting (path, value) VALUES ('customer/create_account/confirm', '1')",
    );
    await putIntoCart(page);
    await page.goto(at('/sign-in?origin=/checkout'));
    await main.getByRole('link', { name: 'Create an account' }).click();
    await main.getByLabel('First name').fill('Carla');
    await main.getByLabel('Last name').fill('Confirm');
    await main.getByLabel('Email', { exact: true }).fill(email);
    await passwordField(page).fill(password);
    await main.getByRole('button', { name: 'Create account' }).click();
    await expect(shopper.heading('Please confirm your email address')).toBeFocused();

    // A mail opens in a tab of its own.
    const opened = await context.newPage();
    const there = opened.getByRole('main');
    await opened.goto(await linkInMailTo(context, email));
    await expect(there.getByText(`One press confirms ${email}.`)).toBeVisible();
    await expect(there.getByRole('textbox')).toHaveCount(0);
    await new Shopper(opened).expectAccessible();
    await there.getByRole('button', { name: 'Confirm account' }).click();
    await expect(there.getByRole('heading', { name: 'Your account is confirmed' })).toBeFocused();
    await there.getByRole('link', { name: 'Sign in' }).click();
    await expect(there.getByLabel('Email')).toHaveValue(email);
    await passwordField(opened).fill(password);
    await there.getByRole('button', { name: 'Sign in' }).click();
    await expect(opened).toHaveURL(at('/checkout'));
    await expect(there.getByText(product).first()).toBeVisible();
  },
);
