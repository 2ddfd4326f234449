// The way from the home page to an order without touching a mouse.
import { expect, test } from '@playwright/test';
import { oneOf } from '../../support/whole';
import { expectInCart } from '../support/in-cart';
import { assortment } from '../support/catalogue';
import { reach } from '../support/keyboard';
import { ordersOf, skusOf } from '../support/orders';
import { cards, guest, Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';
import { takenOver } from '../support/taken-over';

const bottle = assortment();
let shop: ShopProcess;

test.beforeAll(async () => {
  shop = await ShopProcess.start({ csv: bottle.csv, killable: true });
});
test.afterAll(() => shop?.dispose());

/** From wherever the focus is into the fields of the card, and on to the review. */
async function payBy(shopper: Shopper, number: string): Promise<void> {
  const { page } = shopper;
  await expect(shopper.heading('Payment')).toBeFocused();
  const card = { number, expirationDate: '1230', cvv: '123' };
  for (const [field, value] of Object.entries(card)) {
    await reach(page, shopper.cardField(field as keyof typeof card));
    await page.keyboard.type(value);
  }
  // It has its name from the script that hears the key.
  await expect(shopper.cardField('cvv')).toHaveAccessibleName(/./);
  await page.keyboard.press('Enter');
  await reach(page, shopper.button(/^Place order/));
}

async function fillContactAndAddress(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await reach(page, page.getByRole('main').getByLabel('Email'));
  await page.keyboard.type(`${guest.Email}\n`);
  await expect(shopper.heading('Shipping address')).toBeFocused();
  const { Email: _email, ...address } = guest;
  for (const [label, value] of Object.entries(address)) {
    await reach(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
}

test(
  'buys by keyboard alone, declined once, with axe on every page passed',
  oneOf(false),
  async ({ page }) => {
    test.slow();
    const shopper = new Shopper(page);
    const [menu, entry] = bottle.menu;
    await page.goto(shop.shopUrl);
    await expect(shopper.heading('New on the shelf')).toBeVisible();
    await takenOver(page);

    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    const main = page.getByRole('navigation', { name: 'Main' });
    await reach(page, main.getByRole('link', { name: menu, exact: true }));
    await page.keyboard.press('ArrowDown');
    await reach(page, main.getByRole('link', { name: entry, exact: true }));
    await shopper.expectAccessible();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: bottle.category })).toBeFocused();
    await reach(page, page.getByLabel('Sort by'));
    await page.keyboard.type('Product Name: A');
    const product = page.getByRole('main').getByRole('link', { name: bottle.product, exact: true });
    await reach(page, product);
    await shopper.expectAccessible();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: bottle.product })).toBeFocused();
    const size = page.getByRole('radio', { name: bottle.size });
    await reach(page, page.getByRole('radio').first());
    while (!(await size.isChecked())) await page.keyboard.press('ArrowDown');
    await shopper.expectAccessible();
    await reach(page, shopper.button('Add to cart').first());
    await page.keyboard.press('Enter');
    const bag = shopper.button(/cart, 1 item/i);
    await reach(page, bag, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await reach(page, page.getByRole('dialog').getByRole('link', { name: /checkout/i }));
    await shopper.expectAccessible();
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/checkout$/);
    await fillContactAndAddress(shopper);
    await shopper.expectAccessible();
    await page.keyboard.press('Enter');
    await expect(shopper.heading('Delivery')).toBeFocused();
    await shopper.expectAccessible();
    await reach(page, shopper.button('Continue to payment'));
    await page.keyboard.press('Enter');
    await payBy(shopper, cards.declined);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible();
    expect(ordersOf(shop)).toEqual([]);
    await shopper.expectAccessible();

    await reach(page, shopper.button('Pay another way'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await payBy(shopper, cards.approved);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(shopper.heading('Thank you for your order')).toBeFocused();
    await shopper.expectAccessible();
    const orders = ordersOf(shop);
    expect(orders).toMatchObject([{ email: guest.Email, card: '1111' }]);
    expect(skusOf(shop, orders[0]!)).toMatchObject([{ quantity: 1 }]);
    await expect(page.getByRole('main').getByText(orders[0]!.number)).toBeVisible();

    await reach(page, page.getByRole('main').getByRole('link', { name: 'Continue shopping' }));
    await page.keyboard.press('Enter');
    const empty = shopper.button(/open your cart/i);
    await reach(page, empty);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByText(/your cart is empty/i)).toBeVisible();
  },
);

test(
  'a backend killed in the middle is told to those without a mouse, and nothing is typed twice',
  oneOf(false),
  async ({ page }) => {
    test.slow();
    const shopper = new Shopper(page);
    const { keyboard } = page;
    const before = ordersOf(shop).length;
    await page.goto(`${shop.shopUrl}/search.html?query=${encodeURIComponent(bottle.product)}`);
    await reach(page, page.getByRole('main').getByRole('link', { name: bottle.product, exact: true }));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: bottle.product })).toBeFocused();
    await reach(page, page.getByRole('radio').first());
    const size = page.getByRole('radio', { name: bottle.size });
    while (!(await size.isChecked())) await keyboard.press('ArrowDown');
    await reach(page, shopper.button('Add to cart').first());
    await keyboard.press('Enter');
    await expectInCart(page, 1);
    await page.goto(`${shop.shopUrl}/checkout`);
    await fillContactAndAddress(shopper);

    await shop.kill();
    await keyboard.press('Enter');
    await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 60_000 });
    await shopper.expectAccessible();
    const { Email: _email, State: _state, ...texts } = guest;
    for (const [label, value] of Object.entries(texts))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);

    await shop.run();
    await reach(page, shopper.button('Continue to delivery'));
    await keyboard.press('Enter');
    await expect(shopper.heading('Delivery')).toBeFocused();
    await reach(page, shopper.button('Continue to payment'));
    await keyboard.press('Enter');
    await payBy(shopper, cards.approved);
    await keyboard.press('Enter');
    await expect(shopper.heading('Thank you for your order')).toBeFocused();
    expect(ordersOf(shop)).toHaveLength(before + 1);
  },
);

test('Escape closes the submenu and the cart, and gives the focus back', async ({ page }) => {
  const shopper = new Shopper(page);
  const [menu, entry] = bottle.menu;
  await page.goto(shop.shopUrl);
  const main = page.getByRole('navigation', { name: 'Main' });
  const top = main.getByRole('link', { name: menu, exact: true });
  await takenOver(page);
  await reach(page, top);
  await page.keyboard.press('ArrowDown');
  await expect(main.getByRole('link', { name: entry, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('link', { name: entry, exact: true })).toBeHidden();
  await expect(top).toBeFocused();

  const bag = shopper.button(/open your cart/i);
  await reach(page, bag, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(bag).toBeFocused();
});
