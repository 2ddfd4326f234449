// The wishlist: what a guest saved is on it after the sign-in; notes, undo, options, and the way into the cart.
import { expect, type Page } from '@playwright/test';
import { oneOf } from '../../support/whole';
import { expectInCart } from '../support/in-cart';
import { Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';
import { test } from '../support/translated';

const password = 'Passw0rd!23';
let shop: ShopProcess;
test.beforeAll(async () => {
  shop = await ShopProcess.start();
});
test.afterAll(() => shop?.dispose());

const at = (path: string) => `${shop.shopUrl}${path}`;
const bottle = {
  path: '/glen-tarrow-12-year-old-sherry-cask.html',
  name: 'Glen Tarrow 12 Year Old Sherry Cask',
};

async function signIn(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Sign in' }).click();
}

test('what a guest saves waits for the sign-in, and moves into the cart', async ({ page }) => {
  const shopper = new Shopper(page);
  const main = page.getByRole('main');
  await page.goto(at(bottle.path));
  await main
    .getByRole('button', { name: `Add ${bottle.name} to your wishlist` })
    .first()
    .click();
  await page.getByRole('button', { name: 'View saved' }).click();
  const saved = main.getByRole('region', { name: 'Saved for later' });
  await expect(saved.getByRole('link', { name: bottle.name })).toBeVisible();
  await shopper.expectAccessible();
  await saved.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, 'diana@example.com');
  await expect(page).toHaveURL(at('/cart'));
  await expect(page.getByText(`${bottle.name} is on your wishlist.`).first()).toBeVisible();

  await page.goto(at('/wishlist'));
  const item = main.getByRole('listitem').filter({ hasText: bottle.name });
  await expect(item).toBeVisible();
  await shopper.expectAccessible();

  // A note, by keyboard alone; it is there after a reload.
  await item.getByRole('button', { name: /Add a note/ }).focus();
  await page.keyboard.press('Enter');
  await expect(item.getByLabel(/Note on/)).toBeFocused();
  await page.keyboard.type('For the ambassador');
  await item.getByRole('button', { name: 'Save' }).click();
  await expect(item.getByRole('button', { name: /Edit note/ })).toBeFocused();
  await page.reload();
  await expect(item.getByText('For the ambassador')).toBeVisible();

  // Off the list and back.
  await item.getByRole('button', { name: /^Remove/ }).click();
  await expect(main.getByText('Your wishlist is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(item.getByText('For the ambassador')).toBeVisible();

  await item.getByRole('button', { name: /^One more/ }).click();
  await item.getByRole('button', { name: `Add to cart: ${bottle.name}` }).click();
  await expect(main.getByText('Your wishlist is empty')).toBeVisible();
  await expectInCart(page, 2);
});

test(
  'what has options is asked for them, and what cannot be had says why',
  oneOf(false),
  async ({ page }) => {
    const shopper = new Shopper(page);
    const main = page.getByRole('main');
    await page.goto(at('/sign-in?origin=/wishlist'));
    await signIn(page, 'lena@example.com');
    await expect(main.getByText('Your wishlist is empty')).toBeVisible();
    await shopper.expectAccessible();
    const sku = await wishForConfigurable(page);
    await page.reload();
    const item = main.locator(`[data-sku="${sku}"]`);
    const choose = item.getByRole('button', { name: /Choose options/ });
    await choose.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(choose).toBeFocused();
    await choose.click();
    // The smallest is in stock.
    await dialog.locator('input[type=radio]:not([disabled])').first().check({ force: true });
    await shopper.expectAccessible();
    await dialog.getByRole('button', { name: 'Add to cart' }).click();
    await expect(item).toBeHidden();
    await expectInCart(page, 1);
  },
);

/** As the shopper's other device would. Answers the SKU. */
async function wishForConfigurable(page: Page): Promise<string> {
  return page.evaluate(
    async ([key]) => {
      const token = (JSON.parse(localStorage.getItem(key!)!) as { value: string }).value;
      const value = token.replaceAll('"', '');
      const ask = async (query: string) => {
        const response = await fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${value}` },
          body: JSON.stringify({ query }),
        });
        return ((await response.json()) as { data: Record<string, unknown> }).data;
      };
      const { products } = (await ask(
        `{ products(filter: { price: { from: "1" } }, pageSize: 300) { items { __typename sku stock_status } } }`,
      )) as { products: { items: { __typename: string; sku: string; stock_status: string }[] } };
      const { sku } = products.items.find(
        (item) => item.__typename === 'ConfigurableProduct' && item.stock_status === 'IN_STOCK',
      )!;
      await ask(
        `mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "${sku}", quantity: 1 }]) { user_errors { message } } }`,
      );
      return sku;
    },
    [`AIRSIDE_BROWSER_PERSISTENCE__${shop.shopUrl}/graphql__signin_token`],
  );
}
