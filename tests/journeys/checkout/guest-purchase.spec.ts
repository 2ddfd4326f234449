// A guest finds a configurable product, is declined once, pays, and gets one order.
import { expect } from '@playwright/test';
import { assortment } from '../support/catalogue';
import { isWhole } from '../../support/whole';
import { ordersOf, skusOf } from '../support/orders';
import { runtime } from '../support/runtime';
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
  // Both builds draw the same; with the gate axe looks at one of them.
  const look = async () => {
    if (isWhole || runtime() === 'react') await shopper.expectAccessible();
  };
  await page.goto(shop.shopUrl);
  await expect(shopper.heading('New on the shelf')).toBeVisible();
  await look();

  await shopper.openCategory(bottle);
  await look();
  await shopper.openProduct(bottle);
  await look();
  await shopper.openMiniCart(bottle);
  await look();
  await shopper.openCart(bottle);
  await look();
  await shopper.openCheckout();
  await shopper.fillEmail();
  await look();
  await shopper.fillAddress();
  await shopper.button('Continue to delivery').click();
  await shopper.chooseDelivery();
  await look();

  await shopper.fillCard(cards.declined);
  await shopper.button('Review the order').click();
  await shopper.button(/^Place order/).click();
  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible();
  expect(ordersOf(shop)).toEqual([]);
  await look();

  await shopper.button('Pay another way').click();
  await shopper.fillCard(cards.approved);
  await shopper.button('Review the order').click();
  await shopper.button(/^Place order/).dblclick();
  await expect(shopper.heading('Thank you for your order')).toBeFocused();
  await look();

  const orders = ordersOf(shop);
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ email: guest.Email, card: '1111' });
  await expect(page.getByRole('main').getByText(orders[0]!.number)).toBeVisible();
  expect(skusOf(shop, orders[0]!)).toMatchObject([{ quantity: 1 }]);

  await page.goto(`${shop.shopUrl}/cart`);
  await expect(page.getByRole('main').getByText(/your cart is empty/i)).toBeVisible();
  await expect(page.getByRole('button', { name: /cart, \d/i })).toHaveCount(0);
});
