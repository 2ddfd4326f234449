// One cart, one order, and its receipt: the page goes while the order is under way, two tabs and two devices press at the
// same moment, and what is bought, or what it costs, changes at the last step.
import { expect, test, type Page } from '@playwright/test';
import {
  ask,
  fill,
  fillCustomerCart,
  openCustomerCheckout,
  openGuestCheckout,
  tokenOf,
} from '../support/checkout-start';
import { oneOf } from '../../support/whole';
import { walkCheckout } from '../support/checkout-walk';
import { change as write, ordersOf } from '../support/orders';
import { expectInCart } from '../support/in-cart';
import { Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';

let shop: ShopProcess;
test.beforeAll(async () => void (shop = await ShopProcess.start({ killable: true })));
test.afterAll(() => shop?.dispose());

const ordersBy = (email: string) => ordersOf(shop).filter((order) => order.email === email);
const place = (page: Page) => page.getByRole('button', { name: /^Place order/ });
/** ms; what comes when the page rests comes late on a busy machine. */
const patience = 60_000;
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you for your order' });

async function toReview(page: Page, email: string, pay: 'card' | 'check' = 'check'): Promise<void> {
  expect(await walkCheckout(page, { email, pay, until: 'review' })).toMatchObject({ end: 'stopped' });
}

/** The order is placed, and the page goes before it is told. */
async function placeUnanswered(page: Page, email: string): Promise<void> {
  const before = ordersBy(email).length;
  await page.route(/payment-information/, async (route) => void (await route.fetch()));
  await place(page).click();
  await expect.poll(() => ordersBy(email).length).toBe(before + 1);
}

test('a guest who left the page hears of the order wherever they come back, also with something new in the cart', async ({
  page,
}) => {
  const email = 'left@example.com';
  const shopper = new Shopper(page);
  await openGuestCheckout(page, shop);
  await toReview(page, email);
  await placeUnanswered(page, email);

  await page.goto(`${shop.shopUrl}/glen-tarrow-12-year-old-sherry-cask.html`);
  const told = page.getByText('Your last order was under way when its page closed.');
  await expect(told).toBeVisible({ timeout: patience });
  await shopper.expectAccessible();
  await shopper.button('Add to cart').first().click();
  await expectInCart(page, 1);
  await shopper.button('See the order').click();
  await expect(thanks(page)).toBeFocused();
  await expect(page.getByRole('main').getByText('Sable Bay Navy Strength Gin')).toBeVisible();
  await expect(page.getByText('There is something in your cart')).toBeVisible();
  await shopper.expectAccessible();

  await shopper.button('Check that out too').click();
  await expect(shopper.heading('Checkout')).toBeFocused();
  await expect(page.getByRole('main').getByText('Glen Tarrow 12 Year Old Sherry Cask')).toBeVisible();
  expect(ordersBy(email)).toHaveLength(1);
});

for (const [place_, path] of [
  ['the checkout', '/checkout'],
  ['the home page', '/'],
] as const)
  test(
    `a customer who left the page and comes back to ${place_} is still signed in and hears of the order`,
    oneOf(false),
    async ({ page }) => {
      const email = 'diana@example.com';
      const token = await tokenOf(shop, email);
      await fillCustomerCart(shop, token);
      await openCustomerCheckout(page, shop, token);
      await toReview(page, email);
      await placeUnanswered(page, email);
      await page.goto(shop.shopUrl + path);
      if (path === '/') {
        // The bag reads its cart when the page rests.
        const see = new Shopper(page).button('See the order');
        await expect(see).toBeVisible({ timeout: patience });
        await see.click();
      }
      await expect(thanks(page)).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', { name: /View (this|your) order/ }),
      ).toBeVisible();
      await page.reload();
      await expect(thanks(page)).toBeVisible();
    },
  );

test('a customer who presses on two devices at the same moment has one order, and each device says so', async ({
  browser,
}) => {
  const email = 'lena@example.com';
  const token = await tokenOf(shop, email);
  await fillCustomerCart(shop, token);
  const pages: Page[] = [];
  for (const device of ['phone', 'desk']) {
    const page = await (await browser.newContext()).newPage();
    await openCustomerCheckout(page, shop, device === 'phone' ? token : await tokenOf(shop, email));
    pages.push(page);
  }
  for (const page of pages) await toReview(page, email, 'card');
  const before = ordersBy(email).length;
  await Promise.all(pages.map((page) => place(page).click()));
  for (const page of pages) {
    const told = thanks(page).or(page.getByRole('heading', { name: /ordered already|no longer there/ }));
    await expect(told.first()).toBeVisible({ timeout: patience });
    await page.goto(shop.shopUrl);
    await expect(page.getByRole('button', { name: /^Account: Lena/ })).toBeVisible();
  }
  expect(ordersBy(email)).toHaveLength(before + 1);
  for (const page of pages) await page.context().close();
});

test(
  'a shop that dies a moment after the press has made one order or none, and the next press makes it one',
  oneOf(false),
  async ({ page }) => {
    test.slow();
    const email = 'killed@example.com';
    await openGuestCheckout(page, shop);
    await toReview(page, email, 'card');
    const sent = page.waitForRequest(/payment-information/);
    await place(page).click();
    await sent;
    await shop.kill();
    const asking = page.getByRole('heading', { name: 'We are finding out whether your order was placed' });
    await expect(thanks(page).or(page.getByRole('alert')).or(asking).first()).toBeVisible({
      timeout: 60_000,
    });
    await shop.run();
    // It asks by itself, ever less often.
    await expect(asking).toBeHidden({ timeout: 120_000 });
    expect(await walkCheckout(page, { email, pay: 'card' })).toMatchObject({ end: 'receipt', lost: [] });
    expect(ordersBy(email)).toHaveLength(1);
  },
);

/** As its owner. */
const inDatabase = (sql: string): void => write(shop, sql);

interface Change {
  what: string;
  before?: (cartId: string) => Promise<unknown>;
  change: (cartId: string) => unknown;
}
const changes: Change[] = [
  { what: 'the cart, in another tab,', change: (cartId) => fill(shop, cartId, ['GN-002']) },
  {
    what: 'the price',
    change: () =>
      inDatabase(
        "UPDATE product SET price_cents = price_cents + 100, special_price_cents = null WHERE sku = 'GN-002'",
      ),
  },
  {
    what: 'the coupon, which expires,',
    before: (cartId) =>
      ask(
        shop,
        'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "SAVE10" }) { cart { id } } }',
        { id: cartId },
      ),
    change: () => inDatabase('UPDATE coupon SET is_active = 0'),
  },
];
for (const [index, { what, before, change }] of changes.entries())
  test(
    `when ${what} changes at the last step, nothing is ordered until the button says the new total`,
    oneOf(index === 0),
    async ({ page }) => {
      const email = 'changed@example.com';
      const main = page.getByRole('main');
      const cartId = await openGuestCheckout(page, shop);
      await before?.(cartId);
      await page.reload();
      await toReview(page, email);
      const ordered = ordersBy(email).length;
      const shown = await place(page).innerText();
      await change(cartId);
      await place(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'The total has changed to $' })).toBeVisible();
      await expect(place(page)).not.toHaveText(shown);
      expect(ordersBy(email)).toHaveLength(ordered);
      const total = (await place(page).innerText()).split('· ')[1]!;
      await place(page).click();
      await expect(thanks(page)).toBeVisible();
      await expect(main.getByText(total).last()).toBeVisible();
      expect(ordersBy(email)).toHaveLength(ordered + 1);
    },
  );

test(
  'what is withdrawn at the last step is told by name, nothing is ordered, and a reload says the same',
  oneOf(false),
  async ({ page }) => {
    const email = 'withdrawn@example.com';
    const main = page.getByRole('main');
    await openGuestCheckout(page, shop);
    await toReview(page, email);
    inDatabase("UPDATE product SET status = 2 WHERE sku = 'GN-002'");
    await place(page).click();
    const told = main.getByRole('heading', { name: 'Your cart has become empty' });
    await expect(told).toBeVisible();
    await expect(main.getByText('There was in it: Sable Bay Navy Strength Gin')).toBeVisible();
    await expect(
      main.getByText('Nothing was ordered from here, and you have not been charged.'),
    ).toBeVisible();
    await new Shopper(page).expectAccessible();
    await page.reload();
    await expect(told).toBeVisible();
    await page.getByRole('link', { name: 'See the cart' }).click();
    await expect(told).toBeVisible();
    expect(ordersBy(email)).toHaveLength(0);
  },
);
