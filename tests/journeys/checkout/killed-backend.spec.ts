// A backend that dies while a guest buys: what was typed stays, and the next press goes on.
import { expect, test, type Page } from '@playwright/test';
import { expectInCart } from '../support/in-cart';
import { assortment } from '../support/catalogue';
import { ordersOf } from '../support/orders';
import { guest, Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';
import { oneOf } from '../../support/whole';

const bottle = assortment();
let shop: ShopProcess;

test.beforeAll(async () => {
  shop = await ShopProcess.start({ csv: bottle.csv, killable: true });
});
test.afterAll(() => shop?.dispose());

/** Into the cart, found by a search. */
async function fillCart(page: Page): Promise<void> {
  await page.goto(`${shop.shopUrl}/search.html?query=${encodeURIComponent(bottle.product)}`);
  await page.getByRole('main').getByRole('link', { name: bottle.product, exact: true }).click();
  await page.getByRole('radio', { name: bottle.size }).check();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expectInCart(page, 1);
}

test(
  'a backend killed in the middle shows an error, keeps what was typed, and the retry succeeds',
  oneOf(false),
  async ({ page }) => {
    const shopper = new Shopper(page);
    await fillCart(page);
    await page.goto(`${shop.shopUrl}/checkout`);
    await shopper.fillEmail('second@example.com');
    await shopper.fillAddress();

    await shop.kill();
    await shopper.button('Continue to delivery').click();
    await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 60_000 });
    await expect(page.getByLabel('Street address', { exact: true })).toHaveValue(guest['Street address']);
    await expect(page.getByLabel('ZIP code', { exact: true })).toHaveValue(guest['ZIP code']);

    // Whoever complains first, the press is over when it is said so.
    await expect(shopper.button('Continue to delivery')).not.toHaveAttribute('aria-busy', {
      timeout: 60_000,
    });
    await shop.run();
    await shopper.button('Continue to delivery').click();
    await shopper.chooseDelivery();
    await shopper.fillCard();
    await shopper.button('Review the order').click();
    await expect(shopper.button(/^Place order/)).toBeVisible();

    await shop.kill();
    const before = ordersOf(shop).length;
    await shopper.button(/^Place order/).click();
    await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 60_000 });
    expect(ordersOf(shop)).toHaveLength(before);

    await shop.run();
    await shopper.fillCard();
    await shopper.button('Review the order').click();
    await shopper.button(/^Place order/).click();
    await expect(shopper.heading('Thank you for your order')).toBeFocused();
    expect(ordersOf(shop)).toHaveLength(before + 1);
    expect(ordersOf(shop).at(-1)!.email).toBe('second@example.com');
  },
);
