// What a site learns of its visitors' shopping: nothing before they agree, then each event once, in GA4's shape.
import { expect, test, type Page } from '@playwright/test';
import { expectInCart } from '../support/in-cart';
import { Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';

let shop: ShopProcess;

test.beforeAll(async () => {
  shop = await ShopProcess.start();
});
test.afterAll(() => shop?.dispose());

interface Push {
  event?: string;
  ecommerce: unknown;
}

const pushed = async (page: Page) => {
  const all = await page.evaluate(() => (window as unknown as { dataLayer: Push[] }).dataLayer);
  return all.filter(({ event }) => event);
};
/** Of the cart. */
const pushes = async (page: Page) => (await pushed(page)).filter(({ event }) => /cart/.test(event ?? ''));

test('the magazine counts carts only of readers who agree', async ({ page }) => {
  const shopper = new Shopper(page);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(shop.cmsUrl);
  const question = page.getByRole('region', { name: 'Your privacy' });
  const add = page.locator('airside-add-to-cart').getByRole('button', { name: /add/i });
  await add.click();
  // Told is what is done, which the bag shows before.
  await expectInCart(page, 1);
  expect(await pushes(page)).toEqual([]);
  await shopper.expectAccessible();

  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question).toBeHidden();
  await expect(shopper.button('Privacy settings')).toBeFocused();
  // What was done before stays untold.
  expect(await pushes(page)).toEqual([]);
  await add.click();
  await expectInCart(page, 2);
  await expect.poll(() => pushes(page)).toHaveLength(1);
  const [added] = await pushes(page);
  expect(added).toMatchObject({
    event: 'add_to_cart',
    ecommerce: {
      currency: 'USD',
      value: expect.any(Number),
      items: [
        {
          item_id: expect.stringMatching(/\w/),
          item_name: expect.stringMatching(/\w/),
          item_brand: expect.stringMatching(/\w/),
          price: expect.any(Number),
          quantity: 1,
        },
      ],
    },
  });

  await page.reload();
  await expect(shopper.button(/cart, 2 items/i)).toBeVisible();
  await expect(question).toBeHidden();
  // From now on, all of the page.
  await expect.poll(() => pushed(page)).toContainEqual(expect.objectContaining({ event: 'view_item_list' }));
  await shopper.button(/cart, 2 items/i).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect
    .poll(() => pushes(page))
    .toMatchObject([{ event: 'remove_from_cart', ecommerce: { items: [{ quantity: 2 }] } }]);
  await page.keyboard.press('Escape');

  await shopper.button('Privacy settings').click();
  await question.getByRole('button', { name: 'No' }).click();
  await add.click();
  await expectInCart(page, 1);
  expect(await pushes(page)).toHaveLength(1);
  expect(problems).toEqual([]);
});
