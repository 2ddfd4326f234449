// behaviour 4.8: what crosses from a page of another site to the shop, pressed.
import { expect, test, type Page } from '@playwright/test';
import { ask, remember, tokenOf } from '../support/checkout-start';
import { fillBag, openBag, openCrossing, toast, type Crossing } from '../support/crossing';
import { expectProven } from '../support/in-cart';
import { Shopper } from '../support/shopper';
import { oneOf } from '../../support/whole';

let crossing: Crossing;
test.beforeAll(async () => {
  crossing = await openCrossing();
});
test.afterAll(() => crossing?.close());

const card = '<airside-product-card sku="GN-002"></airside-product-card>';
const article = (tags: string, attributes = '') => crossing.site.page(crossing.loader(attributes) + tags);

test.describe('store view and currency', () => {
  const links: Record<string, { tags: string; press(page: Page): Promise<void> }> = {
    'of a card': {
      tags: card,
      press: (page) => page.locator('airside-product-card').getByRole('heading').getByRole('link').click(),
    },
    'that a search box goes to': {
      tags: '<airside-search-box></airside-search-box>',
      async press(page) {
        await page.getByRole('combobox').fill('gin');
        await page.keyboard.press('Enter');
      },
    },
    'from a listing to its page in the shop': {
      tags: '<airside-search-page query="gin"></airside-search-page>',
      press: (page) => page.getByRole('link', { name: 'Page 2', exact: true }).click({ button: 'middle' }),
    },
    'to the cart': {
      tags: '<airside-mini-cart></airside-mini-cart><airside-add-to-cart sku="GN-002"></airside-add-to-cart>',
      async press(page) {
        await new Shopper(page).button(/^Add to cart/).click();
        await new Shopper(page).button(/cart, 1 item/i).click();
        await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click();
      },
    },
  };
  for (const [index, [name, { tags, press }]] of Object.entries(links).entries())
    test(`of the page go along with the link ${name}`, oneOf(index === 0), async ({ page, context }) => {
      await page.goto(article(tags, 'data-store-view="europe"'));
      const opened = name.includes('listing') ? context.waitForEvent('page') : undefined;
      await press(page);
      const there = (await opened) ?? page;
      await expect(there).toHaveURL((url) => url.origin === crossing.shop.shopUrl);
      await expect.poll(() => there.url()).not.toContain('airside-view');
      await expect(there.getByRole('main')).toContainText('€');
      await expect(there.getByRole('main')).not.toContainText('$');
      await there.goto(`${crossing.shop.shopUrl}/spirits/gin.html`);
      await expect(there.locator('.price-final').first()).toContainText('€');
    });

  test('that somebody chooses there go along with links that stand already, and win over what was chosen here', async ({
    page,
  }) => {
    const { shopUrl } = crossing.shop;
    const shown = page.locator('.price-final').first();
    await page.goto(`${shopUrl}/spirits/gin.html?airside-view=europe.USD`);
    await expect(page.getByRole('banner').getByRole('button', { name: /^Store: Europe/ })).toBeVisible();
    await expect(shown).toContainText('$');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${shopUrl}/spirits/gin.html`);

    await page.goto(
      article(
        `${card}<airside-account></airside-account><airside-currency-switcher></airside-currency-switcher>`,
      ),
    );
    await new Shopper(page).button(/^Currency: USD/).click();
    await page.getByRole('menuitemradio', { name: /EUR/ }).click();
    await expect(shown).toContainText('€');
    for (const link of await page.locator(`a[href^="${shopUrl}"]`).all())
      expect(await link.getAttribute('href')).toMatch(/[?&]airside-view=\.EUR$/);
    const [price = ''] = /€[\d.]+/.exec(await shown.innerText()) ?? [];
    await links['of a card']!.press(page);
    await expect(page).toHaveURL((url) => url.origin === shopUrl && !url.search);
    await expect(page.getByRole('main').locator('.price-final').first()).toContainText(price);
  });

  test('of a page that says nothing leave what was chosen at the shop', oneOf(false), async ({ page }) => {
    await page.goto(`${crossing.shop.shopUrl}/spirits/gin.html?airside-view=europe`);
    await expect(page.locator('.price-final').first()).toContainText('€');
    await page.goto(article(card));
    await links['of a card']!.press(page);
    await expect(page.getByRole('main').locator('.price-final').first()).toContainText('€');
  });
});

test.describe('signed in there, not here', () => {
  const diana = { email: 'diana@example.com', password: 'Passw0rd!23' };

  /** Opens a page of the other site as somebody who has signed in on it before, and has something on the wishlist. */
  async function visitAsDiana(page: Page, address: string): Promise<void> {
    const { shop } = crossing;
    const token = await tokenOf(shop, diana.email);
    const { customer } = await ask<{ customer: { wishlists: { id: string }[] } }>(
      shop,
      '{ customer { wishlists { id } } }',
      {},
      token,
    );
    await ask(
      shop,
      `mutation ($id: ID!) {
        addProductsToWishlist(wishlistId: $id, wishlistItems: [{ sku: "GN-002", quantity: 1 }]) {
          user_errors { message } } }`,
      { id: customer.wishlists[0]!.id },
      token,
    );
    await page.goto(address);
    await remember(page, shop, { signin_token: token }, 3600);
    await page.reload();
  }

  async function signInHere(page: Page): Promise<void> {
    const main = page.getByRole('main');
    await main.getByLabel('Email').fill(diana.email);
    await main.getByLabel('Password', { exact: true }).fill(diana.password);
    await main.getByRole('button', { name: 'Sign in' }).click();
  }

  const add = (page: Page) => page.getByRole('button', { name: /^Add to cart/ }).click();
  const inCart = (page: Page) => page.getByRole('status').getByRole('link', { name: 'View cart' });
  const ways: Record<string, { tags: string; press(page: Page): Promise<void>; leadsTo: string }> = {
    'View cart of a card': {
      tags: '<airside-product-card sku="GN-002" add-to-cart></airside-product-card>',
      async press(page) {
        await add(page);
        await inCart(page).click();
      },
      leadsTo: '/cart',
    },
    'View cart of the bag': {
      tags: '<airside-mini-cart></airside-mini-cart><airside-add-to-cart sku="GN-002"></airside-add-to-cart>',
      async press(page) {
        await add(page);
        await expect(inCart(page)).toBeVisible();
        const bag = await openBag(page);
        await bag.getByRole('link', { name: 'View cart' }).click();
      },
      leadsTo: '/cart',
    },
    'View cart of what the wishlist says': {
      tags: '<airside-wishlist></airside-wishlist>',
      async press(page) {
        await page
          .getByRole('button', { name: /^Add to cart/ })
          .first()
          .click();
        await toast(page).getByRole('button', { name: 'View cart' }).click();
      },
      leadsTo: '/cart',
    },
    'Continue shopping of a sign-in': {
      tags: '<airside-sign-in></airside-sign-in>',
      press: (page) => page.getByRole('link', { name: 'Continue shopping' }).click(),
      leadsTo: '/',
    },
    'Orders of an account menu': {
      tags: '<airside-account></airside-account>',
      async press(page) {
        await page.getByRole('button', { name: /Diana/ }).click();
        await page.getByRole('link', { name: 'Order history' }).click();
      },
      leadsTo: '/order-history',
    },
  };
  for (const [index, [name, { tags, press, leadsTo }]] of Object.entries(ways).entries())
    test(`${name} leads to the sign-in, and on`, oneOf(index === 0), async ({ page }) => {
      const { shopUrl } = crossing.shop;
      await visitAsDiana(page, article(tags));
      await press(page);
      const origin = leadsTo === '/' ? '%2F' : encodeURIComponent(leadsTo);
      await expect(page).toHaveURL(`${shopUrl}/sign-in?origin=${origin}`);
      await signInHere(page);
      await expect(page).toHaveURL(`${shopUrl}${leadsTo}`);
      if (leadsTo === '/cart')
        await expect(page.getByRole('main').getByRole('link', { name: 'Checkout' })).toBeVisible();
    });

  for (const path of ['/cart', '/checkout'])
    test(
      `an empty ${path} at the shop offers the sign-in, and comes back`,
      oneOf(path === '/cart'),
      async ({ page }) => {
        const { shopUrl } = crossing.shop;
        await visitAsDiana(page, article('<airside-add-to-cart sku="GN-002"></airside-add-to-cart>'));
        await add(page);
        await expect(inCart(page)).toBeVisible();
        await page.goto(`${shopUrl}${path}`);
        await expect(page.getByText('Did you fill a cart with your account?')).toBeVisible();
        await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
        await signInHere(page);
        await expect(page).toHaveURL(`${shopUrl}${path}`);
        await expect(page.getByRole('main').getByText('Subtotal').first()).toBeVisible();
      },
    );
});

test('behaviour 10: a page without <airside-toasts> says what there is to say, and the card nothing that is over', async ({
  page,
}) => {
  await fillBag(page, crossing.article());
  await expect(page.locator('airside-toasts')).toHaveCount(0);
  const said = page.locator('airside-product-card').getByRole('status');
  await expect(said).toContainText('is in your cart');
  const bag = await openBag(page);
  await bag.getByRole('button', { name: /^Remove / }).click();
  // Above the open bag, and so in it.
  const message = page.locator('[part~="toast"]');
  await expect(message).toContainText('was removed.');
  await expect(said).toBeEmpty();
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect(bag.getByText('Subtotal')).toBeVisible();
  await expectProven(page, 1);
});
