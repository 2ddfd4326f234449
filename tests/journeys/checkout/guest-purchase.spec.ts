// A guest finds a configurable product, is declined once, pays, and gets one order.
import { expect } from '@playwright/test';
import { assortment } from '../support/catalogue';
import { ordersOf, skusOf } from '../support/orders';
import { cards, guest, Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';
import { test } from '../support/translated';

const bottle = assortment();
let shop: ShopProcess;

test.beforeAll(async () => {
  shop = await ShopProcess.start({ csv: bottle.csv });
});
test.afterAll(() => shop?.dispose());

test('buys a bottle, declined once, with axe on every page passed', async ({ page }) => {
  test.slow();
  const shopper = new Shopper(page);
  await page.goto(shop.shopUrl);
  await expect(shopper.heading('New on the shelf')).toBeVisible();
  await shopper.expectAccessible();

  await shopper.openCategory(bottle);
  await shopper.expectAccessible();
  await shopper.openProduct(bottle);
  await shopper.expectAccessible();
  await shopper.openMiniCart(bottle);
  await shopper.expectAccessible();
  await shopper.openCart(bottle);
  await shopper.expectAccessible();
  await shopper.openCheckout();
  await shopper.fillEmail();
  await shopper.expectAccessible();
  await shopper.fillAddress();
  await shopper.button('Continue to delivery').click();
  await shopper.chooseDelivery();
  await shopper.expectAccessible();

  await shopper.fillCard(cards.declined);
  await shopper.button('Review the order').click();
  await shopper.button(/^Place order/).click();
  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible();
  expect(ordersOf(shop)).toEqual([]);
  await shopper.expectAccessible();

  await shopper.button('Pay another way').click();
  await shopper.fillCard(cards.approved);
  await shopper.button('Review the order').click();
  await shopper.button(/^Place order/).dblclick();
  await expect(shopper.heading('Thank you for your order')).toBeFocused();
  await shopper.expectAccessible();

  const orders = ordersOf(shop);
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ email: guest.Email, card: '1111' });
  await expect(page.getByRole('main').getByText(orders[0]!.number)).toBeVisible();
  expect(skusOf(shop, orders[0]!)).toMatchObject([{ quantity: 1 }]);

  await page.goto(`${shop.shopUrl}/cart`);
  await expect(page.getByRole('main').getByText(/your cart is empty/i)).toBeVisible();
  await expect(page.getByRole('button', { name: /cart, \d/i })).toHaveCount(0);
});
