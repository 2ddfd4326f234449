// A customer who began as a guest signs in at the checkout, uses the address book, agrees, and gets one order whatever is pressed.
import { expect } from '@playwright/test';
import { own as bottle } from '../support/catalogue';
import { change, ordersOf } from '../support/orders';
import { guest, Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';
import { test } from '../support/translated';

let shop: ShopProcess;

test.beforeAll(async () => {
  shop = await ShopProcess.start();
  for (const path of ['checkout/options/enable_agreements', 'checkout/options/enable_guest_checkout_login'])
    change(shop, 'INSERT OR REPLACE INTO setting VALUES (?, ?)', path, '1');
});
test.afterAll(() => shop?.dispose());

test('signs in without losing the form, saves an address, agrees, and has one receipt in two tabs', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page);
  const main = page.getByRole('main');
  await page.goto(shop.shopUrl);
  await shopper.openCategory(bottle);
  await shopper.openProduct(bottle);
  await shopper.openMiniCart(bottle);
  await shopper.openCart(bottle);
  await shopper.openCheckout();

  await main.getByLabel('Email').fill('diana@example.com');
  await shopper.button('Continue').first().click();
  await expect(page.getByText('There is an account for diana@example.com.')).toBeVisible();
  await shopper.expectAccessible();
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(main.getByLabel('Email')).toHaveValue('diana@example.com');
  await main.getByLabel('Password', { exact: true }).fill('Passw0rd!23');
  await main.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('Signed in as diana@example.com')).toBeVisible();
  // The guest's cart came along.
  await expect(main.getByText(bottle.product).first()).toBeVisible();

  // The usual address and the only delivery are filled in; there is no card that could be.
  await expect(shopper.heading('Payment')).toBeFocused();
  await shopper.button('Edit Shipping address').click();
  await expect(page.getByRole('radio', { name: /12 Embassy Row/ })).toBeChecked();
  await shopper.expectAccessible();
  await page.getByRole('radio', { name: 'A new address' }).check();
  await expect(main.getByLabel('First name', { exact: true })).toHaveValue('Diana');
  await expect(main.getByLabel('Last name', { exact: true })).toHaveValue('Lindqvist');
  for (const label of ['Street address', 'City', 'ZIP code', 'Phone'] as const)
    await main.getByLabel(label, { exact: true }).fill(guest[label]);
  await main.getByLabel('State').selectOption(guest.State);
  await shopper.button('Continue to delivery').click();
  // It is delivered there as well.
  await expect(shopper.heading('Payment')).toBeFocused();
  await page.getByRole('radio', { name: /Check/ }).check();
  await main.getByLabel('Same as the shipping address').uncheck();
  // Saved a step ago.
  await expect(page.getByRole('radio', { name: /1 Main St/ })).toBeVisible();
  await main.getByLabel('Same as the shipping address').check();
  await shopper.button('Review the order').click();

  // A second tab is as far.
  const other = await context.newPage();
  await other.goto(`${shop.shopUrl}/checkout`);
  await expect(other.getByText('Signed in as diana@example.com')).toBeVisible();

  const box = page.getByRole('checkbox', { name: /legal drinking age/ });
  await shopper.button(/^Place order/).click();
  await expect(box).toBeFocused();
  await expect(page.getByText('Please agree to this to place the order.')).toBeVisible();
  await shopper.expectAccessible();
  expect(ordersOf(shop)).toEqual([]);
  await box.check();
  await shopper.button(/^Place order/).dblclick();
  await expect(shopper.heading('Thank you for your order')).toBeFocused();
  const [order, ...more] = ordersOf(shop);
  expect(more).toEqual([]);
  await expect(main.getByText(order!.number)).toBeVisible();
  await expect(page.getByRole('link', { name: 'View this order' })).toHaveAttribute(
    'href',
    new RegExp(`/order-history\\?order=${order!.number}$`),
  );
  await shopper.expectAccessible();

  await expect(other.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await page.reload();
  await expect(main.getByText(order!.number)).toBeVisible();
  await page.goto(`${shop.shopUrl}/cart`);
  await expect(main.getByText(/your cart is empty/i)).toBeVisible();
  await page.goBack();
  await expect(main.getByText(order!.number)).toBeVisible();
  expect(ordersOf(shop)).toHaveLength(1);
});
