// behaviour 4.8: what crosses from a page of another site to the shop, pressed.
import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { ask, remember, tokenOf } from '../support/checkout-start';
import { expectCheckout, fillBag, openBag, openCrossing, toast, type Crossing } from '../support/crossing';
import { ForeignSite } from '../support/foreign-site';
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

const diana = { email: 'diana@example.com', password: 'Passw0rd!23' };

async function signInHere(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(diana.email);
  await main.getByLabel('Password', { exact: true }).fill(diana.password);
  await main.getByRole('button', { name: 'Sign in' }).click();
}

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
      // What editors have written may name another currency.
      await expect(there.getByRole('main').getByText(/^\$\d/)).toHaveCount(0);
      await there.goto(`${crossing.shop.shopUrl}/spirits/gin.html`);
      await expect(there.locator('.price-final').first()).toContainText('€');
    });

  test(
    'that somebody chooses there go along with links that stand already, and win over what was chosen here',
    oneOf(false),
    async ({ page }) => {
      const { shopUrl } = crossing.shop;
      const shown = page.locator('.price-final').first();
      await page.goto(`${shopUrl}/spirits/gin.html?airside-view=europe.USD`);
      await expect(page.getByRole('banner').getByRole('button', { name: /^Store: Europe/ })).toBeVisible();
      await expect(shown).toContainText('$');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${shopUrl}/spirits/gin.html`,
      );

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
    },
  );

  test('of a page that says nothing leave what was chosen at the shop', oneOf(false), async ({ page }) => {
    await page.goto(`${crossing.shop.shopUrl}/spirits/gin.html?airside-view=europe`);
    await expect(page.locator('.price-final').first()).toContainText('€');
    await page.goto(article(card));
    await links['of a card']!.press(page);
    await expect(page.getByRole('main').locator('.price-final').first()).toContainText('€');
  });
});

test.describe('signed in there, not here', () => {
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
      oneOf(false),
      async ({ page }) => {
        const { shopUrl } = crossing.shop;
        await visitAsDiana(page, article('<airside-add-to-cart sku="GN-002"></airside-add-to-cart>'));
        await add(page);
        await expect(inCart(page)).toBeVisible();
        await page.goto(`${shopUrl}${path}`);
        await expect(page.getByText('Sign in to see a cart you saved earlier.')).toBeVisible();
        await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
        await signInHere(page);
        await expect(page).toHaveURL(`${shopUrl}${path}`);
        await expect(page.getByRole('main').getByText('Subtotal').first()).toBeVisible();
      },
    );
});

test.describe('a heart that somebody presses who is not signed in', () => {
  const wished = { sku: 'WH-002', name: 'Glen Tarrow 12 Year Old Sherry Cask' };
  const heart = `<airside-wishlist-button sku="${wished.sku}"></airside-wishlist-button>`;
  const ways: Record<string, (page: Page) => Promise<void>> = {
    'the sign-in': signInHere,
    async 'a new account'(page) {
      const main = page.getByRole('main');
      await main.getByRole('link', { name: 'Create an account' }).click();
      await main.getByLabel('First name').fill('Wanda');
      await main.getByLabel('Last name').fill('Wish');
      await main.getByLabel('Email', { exact: true }).fill('wanda.wish@example.com');
      await main.getByLabel('Password', { exact: true }).fill(diana.password);
      await main.getByRole('button', { name: 'Create account' }).click();
      await main.getByRole('link', { name: 'Go on where you were' }).click();
    },
    async 'a session that is there already'(page) {
      await page.goto(`${crossing.shop.shopUrl}/sign-in`);
      await signInHere(page);
      await expect(page).toHaveURL(`${crossing.shop.shopUrl}/`);
    },
  };
  for (const [name, pass] of Object.entries(ways))
    test(`keeps its wish through ${name}`, oneOf(name === 'the sign-in'), async ({ page }) => {
      const isBefore = name.startsWith('a session');
      if (isBefore) await pass(page);
      await page.goto(article(heart));
      const link = page.getByRole('link', { name: `Sign in to add ${wished.name} to your wishlist` });
      await link.click();
      await expect(page).toHaveURL((url) => url.origin === crossing.shop.shopUrl);
      if (!isBefore) await pass(page);
      await expect(page).toHaveURL(/\/glen-tarrow-12-[^/?]*\.html$/);
      const full = page
        .getByRole('main')
        .getByRole('button', { name: `Take ${wished.name} off your wishlist` })
        .first();
      await expect(full).toBeVisible();
      await page.reload();
      await expect(full).toBeVisible();
      await full.click();
      await expect(full).toBeHidden();
    });
});

test('a line of the bag leads to what was chosen', oneOf(false), async ({ page }) => {
  const { products } = await ask<{
    products: { items: { __typename: string; sku: string; stock_status: string }[] };
  }>(
    crossing.shop,
    '{ products(filter: { price: { from: "1" } }, pageSize: 300) { items { __typename sku stock_status } } }',
  );
  const { sku } = products.items.find(
    ({ __typename, stock_status }) => __typename === 'ConfigurableProduct' && stock_status === 'IN_STOCK',
  )!;
  await page.goto(
    article(
      `<airside-mini-cart></airside-mini-cart><airside-add-to-cart sku="${sku}"></airside-add-to-cart>`,
    ),
  );
  await page.getByRole('button', { name: /^Choose options/ }).click();
  const sizes = page.getByRole('dialog').locator('input[type=radio]:not([disabled])');
  await sizes.first().check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }).click();
  await expectProven(page, 1);
  await page.keyboard.press('Escape');
  const line = (await openBag(page)).getByRole('listitem').first();
  const [, size = ''] = (await line.locator('.cart-line-option').first().innerText()).split(': ');
  await line.getByRole('link').click();
  await expect(page).toHaveURL(
    (url) => url.origin === crossing.shop.shopUrl && url.searchParams.has('variant'),
  );
  const chosen = page.getByRole('main').getByRole('radio', { checked: true });
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toHaveAccessibleName(new RegExp(`^${size}`));
});

test(
  'a listing turns its pages here, and Back begins where the page’s own address says',
  oneOf(false),
  async ({ page }) => {
    const address = article('<airside-search-page query="gin"></airside-search-page>');
    const current = page.locator('[aria-current=page]');
    await page.goto(address);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(current).toHaveText('2');
    await expect(page).toHaveURL(address);
    await page.locator('.card-name').getByRole('link').first().click();
    await expect(page).toHaveURL((url) => url.origin === crossing.shop.shopUrl);
    await page.goBack();
    await expect(current).toHaveText('1');
    await page.goto(`${address}?page=2`);
    await expect(current).toHaveText('2');
  },
);

test.describe('behaviour 10: out of a frame of another site', () => {
  let around: ForeignSite;
  test.beforeAll(async () => {
    around = await ForeignSite.start();
  });
  test.afterAll(() => around?.close());

  /** Opens a page of another site than that of the frame in it. */
  async function enter(page: Page, tags: string, sandbox?: string): Promise<FrameLocator> {
    const attributes = sandbox === undefined ? '' : `sandbox="${sandbox}"`;
    await page.goto(
      around.page(
        `<style>iframe { width: 900px; height: 800px }</style><iframe ${attributes} src="${article(tags)}"></iframe>`,
      ),
    );
    return page.frameLocator('iframe');
  }

  const pressCard = (inside: FrameLocator) =>
    inside.locator('airside-product-card').getByRole('heading').getByRole('link').click();
  /** For what is no place: the shop would lead on to that. */
  const search = async (inside: FrameLocator) => {
    await inside.getByRole('combobox').fill('juniper');
    await inside.getByRole('combobox').press('Enter');
  };
  const bagAndButton =
    '<airside-mini-cart></airside-mini-cart><airside-add-to-cart sku="GN-002"></airside-add-to-cart>';
  const checkOut = async (inside: FrameLocator) => {
    await inside.getByRole('button', { name: /^Add to cart/ }).click();
    await inside.getByRole('button', { name: /cart, 1 item/i }).click();
    await inside.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
  };

  const ways: Record<string, { tags: string; press(inside: FrameLocator): Promise<void>; leadsTo: RegExp }> =
    {
      'a card': { tags: card, press: pressCard, leadsTo: /^\/[^/]+\.html$/ },
      'a search': {
        tags: '<airside-search-box></airside-search-box>',
        press: search,
        leadsTo: /^\/search\.html$/,
      },
      'the bag': { tags: bagAndButton, press: checkOut, leadsTo: /^\/checkout$/ },
      'a heart': {
        tags: '<airside-wishlist-button sku="GN-002"></airside-wishlist-button>',
        press: (inside) => inside.locator('airside-wishlist-button').getByRole('link').click(),
        leadsTo: /^\/sign-in$/,
      },
    };
  for (const [name, { tags, press, leadsTo }] of Object.entries(ways))
    test(`${name} takes the whole window`, oneOf(name === 'the bag'), async ({ page }) => {
      await press(await enter(page, tags));
      await expect(page).toHaveURL(
        (url) => url.origin === crossing.shop.shopUrl && leadsTo.test(url.pathname),
      );
      await expect(page.getByRole('main')).toBeVisible();
      if (name === 'the bag') await expectCheckout(page);
    });

  test('a sandbox lets a press out, where it says so', oneOf(false), async ({ page }) => {
    const allowed = 'allow-scripts allow-same-origin allow-forms allow-top-navigation-by-user-activation';
    await search(await enter(page, ways['a search']!.tags, allowed));
    await expect(page).toHaveURL((url) => url.origin === crossing.shop.shopUrl);
  });

  test('where a sandbox lets tabs out alone, a tab opens', oneOf(false), async ({ page, context }) => {
    const allowed = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
    const inside = await enter(page, card, allowed);
    const opened = context.waitForEvent('page');
    await pressCard(inside);
    await expect((await opened).getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(
    'where a sandbox lets nobody out, the address is said, and the bag stays',
    oneOf(false),
    async ({ page }) => {
      const inside = await enter(page, bagAndButton + card, 'allow-scripts allow-same-origin allow-forms');
      const said = inside.locator('[part~="toast"]');
      await pressCard(inside);
      await expect(said).toContainText(new RegExp(`${crossing.shop.shopUrl}/[^/]+\\.html`));
      // It stays until it is taken away.
      await inside.getByRole('button', { name: 'Dismiss' }).click();
      await checkOut(inside);
      await expect(said).toContainText(`${crossing.shop.shopUrl}/checkout#airside-bag=`);
      await expect(inside.getByRole('dialog').getByText('Subtotal')).toBeVisible();
      expect(page.frames()[1]!.url()).toContain(crossing.site.url);
      await page.reload();
      await expect(inside.getByRole('button', { name: /cart, 1 item/i })).toBeVisible();
    },
  );
});

test(
  'behaviour 10: a page without <airside-toasts> says what there is to say, and the card nothing that is over',
  oneOf(false),
  async ({ page }) => {
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
  },
);
