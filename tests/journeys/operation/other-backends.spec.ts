// The guest's way to an order once more, on backends that lack fields or stand elsewhere.
import { expect, test } from '@playwright/test';
import { oneOf } from '../../support/whole';
import { own as bottle } from '../support/catalogue';
import { ordersOf } from '../support/orders';
import { guest, Shopper } from '../support/shopper';
import { freePlace, ShopProcess } from '../support/shop-process';

interface Shop {
  shopUrl: string;
  /** The process that has the orders. */
  backend: ShopProcess;
  dispose(): Promise<void>;
}

async function withProfile(profile: string): Promise<Shop> {
  const backend = await ShopProcess.start({ options: ['--profile', profile] });
  return { shopUrl: backend.shopUrl, backend, dispose: () => backend.dispose() };
}

/** Two processes: the shop, and another one that is its backend and has its card fields. */
async function inFront(): Promise<Shop> {
  const [place, other] = [await freePlace(), await freePlace()];
  const [shop, backend] = await Promise.all([
    ShopProcess.start({ place, options: ['--backend', other.shopUrl, '--payment', other.paymentUrl] }),
    ShopProcess.start({ place: other, options: ['--embed-origin', place.shopUrl] }),
  ]);
  const dispose = async () => void (await Promise.all([shop.dispose(), backend.dispose()]));
  return { shopUrl: shop.shopUrl, backend, dispose };
}

const shops: [name: string, start: () => Promise<Shop>][] = [
  ['stock-2.4.6', () => withProfile('stock-2.4.6')],
  ['2.4.8', () => withProfile('2.4.8')],
  ['a backend elsewhere', inFront],
];

for (const [name, start] of shops)
  test.describe(name, () => {
    let shop: Shop;
    test.beforeAll(async () => {
      shop = await start();
    });
    test.afterAll(() => shop?.dispose());

    test('sells a guest a bottle', oneOf(name === 'stock-2.4.6'), async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (/Content Security Policy/i.test(message.text())) errors.push(message.text());
      });
      const shopper = new Shopper(page);
      await page.goto(shop.shopUrl);
      await shopper.openCategory(bottle);
      await shopper.openProduct(bottle);
      const picture = page.getByRole('main').getByRole('img', { name: bottle.product }).first();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      await shopper.openMiniCart(bottle);
      await shopper.openCart(bottle);
      await shopper.openCheckout();
      await shopper.fillEmail();
      await shopper.fillAddress();
      await shopper.button('Continue to delivery').click();
      await shopper.chooseDelivery();
      await shopper.fillCard();
      await shopper.button('Review the order').click();
      await shopper.button(/^Place order/).click();
      await expect(shopper.heading('Thank you for your order')).toBeFocused();

      const [order, ...others] = ordersOf(shop.backend);
      expect(others).toEqual([]);
      expect(order).toMatchObject({ email: guest.Email, card: '1111' });
      await expect(page.locator('[data-order-number]')).toHaveText(order!.number);
      expect(errors).toEqual([]);
    });
  });
