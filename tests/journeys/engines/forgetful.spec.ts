// Browsers that keep little: storage that is blocked, cut off after a week, split by site, and pages that they keep whole instead.
import { expect } from '@playwright/test';
import { loaderOf } from '../../../demo-host/runtimes';
import { storageKey } from '../support/checkout-start';
import { ForeignSite } from '../support/foreign-site';
import { runtime } from '../support/runtime';
import { guest } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';
import { openFirefox } from './by-puppeteer';
import { test } from './engine-test';
import { comeSignedIn, comeWithBottle } from './screens';
import { button, dialog, field, frameAt, heading, link, Visitor } from './visitor';

let shop: ShopProcess;
let site: ForeignSite;
test.beforeAll(async () => {
  site = await ForeignSite.start();
  shop = await ShopProcess.start({ options: ['--embed-origin', site.url] });
});
test.afterAll(async () => {
  await shop?.dispose();
  await site?.close();
});

const product = '/glen-tarrow-12-year-old-sherry-cask.html';
const goto = (visitor: Visitor, path: string) => visitor.page.goto(shop.shopUrl + path);

/** What script may keep is gone, as Safari does it after seven days without a visit. */
const forget = ({ page }: Visitor) =>
  page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
    for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
  });

/** In the page: what happens when storage is touched. */
const touched = () => {
  try {
    return localStorage === null ? 'none' : 'there';
  } catch (error) {
    return (error as Error).name;
  }
};

const keepsNothing = {
  'blocks cookies and storage': [{ 'network.cookie.cookieBehavior': 2 }, 'SecurityError'],
  'has neither storage nor workers': [
    { 'dom.storage.enabled': false, 'dom.serviceWorkers.enabled': false },
    'none',
  ],
} as const;

for (const [name, [preferences, expected]] of Object.entries(keepsNothing))
  test(`a visit to the checkout in a browser that ${name}`, async ({ engine }) => {
    test.skip(
      engine.engine !== 'firefox',
      'WebKit’s driver sets no preferences; its storage is that of a private window.',
    );
    const browser = await openFirefox(preferences);
    const visitor = new Visitor(await browser.open());
    await goto(visitor, '/spirits/gin.html');
    expect(await visitor.page.evaluate(touched)).toBe(expected);
    await visitor.click(link('Sable Bay Navy Strength Gin', 'main'));
    await visitor.click(button('Add to cart', 'main'));
    await visitor.click(button(/cart, 1 item/i));
    await visitor.click(link(/checkout/i, dialog));
    await visitor.fill(field('Email'), guest.Email);
    await visitor.click(button('Continue', 'main'));
    await visitor.focused(heading('Shipping address'));
    await visitor.see(field('Phone'));
    await browser.close();
  });

test('after seven days the cart and the session are gone, and the shop says so where it matters', async ({
  visitor,
}) => {
  await comeSignedIn(visitor, shop, 'erik@example.com');
  await comeWithBottle(visitor, shop);
  await goto(visitor, product);
  await forget(visitor);
  await goto(visitor, '/order-history');
  await visitor.see(field('Password'));
  await goto(visitor, '/checkout');
  await visitor.see(heading('There is nothing to check out'));
  await goto(visitor, product);
  await visitor.click(button('Add to cart', 'main'));
  await visitor.see(button(/cart, 1 item/i));
});

/** Address of a page of the other site with a bag and a card. */
function pieceOfSite(): string {
  const folder = runtime() === 'preact' ? '/embed' : '';
  return site.page(
    `<script type="module" src="${shop.shopUrl}${folder}/airside.js"></script>
     <airside-mini-cart></airside-mini-cart><airside-product-card sku="GN-002" add-to-cart></airside-product-card>`,
  );
}

/** Address of a page of a third site with that page in a frame. */
const framing = (piece: string, attributes = '') =>
  site
    .page(`<iframe src="${piece}" ${attributes} width="900" height="800"></iframe>`)
    .replace('127.0.0.1', 'localhost');

test('a frame on another site has a cart of its own, which is there after a reload', async ({ visitor }) => {
  const { page } = visitor;
  const piece = pieceOfSite();
  await page.goto(framing(piece));
  await visitor.see(frameAt(piece));
  await visitor.clickIn(piece, button(/^Add to cart/));
  await visitor.inCartIn(piece, 1);
  await page.reload();
  await visitor.see(frameAt(piece));
  await visitor.inCartIn(piece, 1);
  await page.goto(piece);
  await visitor.see(button('Open your cart'));
});

test('a link leads out of a frame on another site, and says its address where a sandbox forbids that', async ({
  visitor,
}) => {
  const { page } = visitor;
  const name = { role: 'link', css: '.card-name a' } as const;
  const piece = pieceOfSite();
  await page.goto(framing(piece, 'sandbox="allow-scripts allow-same-origin"'));
  await visitor.see(frameAt(piece));
  await visitor.clickIn(piece, name);
  await page.inFrame(piece, (frame) =>
    expect
      .poll(() => frame.ask({ css: '[part~=toast]' }, (toast) => toast?.textContent ?? ''), {
        timeout: 20_000,
      })
      .toContain(`${shop.shopUrl}/`),
  );
  const allowed = 'allow-scripts allow-same-origin allow-top-navigation-by-user-activation';
  for (const attributes of ['', `sandbox="${allowed}"`]) {
    await page.goto(framing(piece, attributes));
    await visitor.see(frameAt(piece));
    await visitor.clickIn(piece, name);
    await expect.poll(() => page.url(), { timeout: 20_000 }).toContain(`${shop.shopUrl}/`);
    // A page that is not there yet is not left again.
    await visitor.see({ css: 'h1' });
  }
});

/** From here on the page tells whether it was kept whole while another was shown. */
const watchReturn = ({ page }: Visitor) =>
  page.evaluate(
    () => void addEventListener('pageshow', ({ persisted }) => (document.body.lang = `x-${persisted}`)),
  );

/** Else it was loaded once more, which proves nothing. */
const expectKeptWhole = async ({ page }: Visitor) =>
  expect(await page.evaluate(() => document.body.lang)).toBe('x-true');

test('going back to a page of another site finds its bag at the shop, and buys it once', async ({
  visitor,
  engine,
}) => {
  test.skip(
    engine.engine === 'webkit',
    'Its driver loses a page with an opener policy that is gone back to.',
  );
  const { page } = visitor;
  await page.goto(pieceOfSite());
  await visitor.click(button(/^Add to cart/));
  await visitor.inCart(1);
  await visitor.click(button(/cart, 1 item/i));
  await visitor.click(link('Checkout', dialog));
  await visitor.at('/checkout');
  await visitor.see(field('Email'));
  // Firefox keeps no page whole whose bag is still on its way out as it is left.
  await page.back();
  await visitor.click(button('Open your cart'));
  await visitor.see({ css: 'h2, h3', name: 'Your things are at the shop', within: dialog });
  await visitor.click(link('Go to the shop', dialog));
  await visitor.at('/cart');
  await visitor.inCart(1);
});

test('going back from the checkout of one’s own site to a page that was kept whole finds an empty bag', async ({
  visitor,
  engine,
}) => {
  test.skip(
    engine.engine === 'webkit',
    'Its driver loses a page with an opener policy that is gone back to.',
  );
  const { page } = visitor;
  const loader = (attributes = '') =>
    `<script type="module" src="${shop.shopUrl}${loaderOf(runtime())}" ${attributes}></script>`;
  const checkout = site.page(`${loader()}<main><airside-checkout></airside-checkout></main>`);
  await page.goto(
    site.page(
      `${loader(`data-checkout-url="${checkout}"`)}<airside-mini-cart></airside-mini-cart><airside-product-card sku="GN-002" add-to-cart></airside-product-card>`,
    ),
  );
  await visitor.click(button(/^Add to cart/));
  await visitor.inCart(1);
  await watchReturn(visitor);
  await visitor.click(button(/cart, 1 item/i));
  await visitor.see(link('Checkout', dialog));
  // No browser keeps what still loads.
  await visitor.rest();
  await visitor.click(link('Checkout', dialog));
  await visitor.at(new URL(checkout).pathname);
  await visitor.fill(field('Email'), guest.Email);
  await visitor.click(button('Continue', 'main'));
  await visitor.focused(heading('Shipping address'));
  await visitor.fillAddress();
  await visitor.click(button('Continue to delivery'));
  await visitor.focused(heading('Delivery'));
  await visitor.click(button('Continue to payment'));
  await visitor.focused(heading('Payment'));
  await visitor.choose(/^Check/);
  await visitor.click(button('Review the order'));
  await visitor.click(button(/^Place order/));
  await visitor.focused(heading('Thank you for your order'));
  await page.back();
  await visitor.click(button('Open your cart'));
  await visitor.see({ css: '*', name: /^Your cart is empty/, within: dialog });
  await expectKeptWhole(visitor);
});

test('going back to a page that was kept whole finds that the session has ended', async ({
  visitor,
  engine,
}) => {
  test.skip(
    engine.engine === 'webkit',
    'Its driver loses a page with an opener policy that is gone back to.',
  );
  const { page } = visitor;
  await comeSignedIn(visitor, shop, 'erik@example.com');
  await goto(visitor, '/account-information');
  await visitor.see(button('Change: Name'));
  await watchReturn(visitor);
  await goto(visitor, '/health');
  // As another tab does that signs out.
  await page.evaluate((key) => localStorage.removeItem(key), storageKey(shop, 'signin_token'));
  await page.back();
  await visitor.see(field('Password'));
  await visitor.gone(button('Change: Name'));
  await expectKeptWhole(visitor);
});
