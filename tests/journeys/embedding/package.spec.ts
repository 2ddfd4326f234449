// An app that has the npm package in its bundle, up to a receipt; and a page with such an app and the loader: one copy of the shop
// has the page.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { loaderOf } from '../../../demo-host/runtimes';
import { install, run } from '../../package/installed';
import { oneOf } from '../../support/whole';
import { walkCheckout } from '../support/checkout-walk';
import { checkoutLink, openBag, toast } from '../support/crossing';
import { ForeignSite } from '../support/foreign-site';
import { expectInCart, expectProven } from '../support/in-cart';
import { ordersOf, skusOf } from '../support/orders';
import { runtime } from '../support/runtime';
import { guest } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';

let shop: ShopProcess;
let site: ForeignSite;
let folder: string;
/** The app's script tag. */
let app: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'airside-bundle-'));
  await install(folder);
  await run('vite/bin/vite.js', ['build', '--logLevel', 'warn'], join(folder, 'plain'));
  const entry = readdirSync(join(folder, 'plain/dist/assets')).find((name) => /^index-.*\.js$/.test(name));
  app = `<script type="module" src="/assets/${entry}"></script>`;
  site = await ForeignSite.start();
  shop = await ShopProcess.start({ options: ['--embed-origin', site.url] });
});
test.afterAll(async () => {
  await shop?.dispose();
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

const tags = `<airside-mini-cart></airside-mini-cart>
  <airside-add-to-cart sku="WH-002"></airside-add-to-cart>
  <my-price sku="WH-002"></my-price>
  <p id="added"></p>`;
/** Not in the bundle. */
const card = '<airside-product-card sku="GN-002" add-to-cart></airside-product-card>';
const loader = () => `<script type="module" src="${shop.shopUrl}${loaderOf(runtime())}"></script>`;

/** The files of an app's build, on the site. */
async function serve(page: Page, name: string): Promise<void> {
  await page.route(`${site.url}/assets/**`, (route) => {
    const file = new URL(route.request().url()).pathname.split('/').pop()!;
    const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };
    const body = readFileSync(join(folder, name, 'dist/assets', file));
    return route.fulfill({ body, contentType: types[file.split('.').pop()!] ?? 'text/plain' });
  });
}

async function expectOrder(page: Page): Promise<void> {
  const before = ordersOf(shop).length;
  const { end } = await walkCheckout(page, { email: guest.Email, pay: 'check' });
  expect(end).toBe('receipt');
  const orders = ordersOf(shop);
  expect(orders).toHaveLength(before + 1);
  expect(skusOf(shop, orders.at(-1)!)).toMatchObject([{ sku: 'WH-002', quantity: 1 }]);
}

/** What the console says is collected in `said`, what the backend is asked in `asked`. */
async function open(page: Page, ...parts: string[]): Promise<{ said: string[]; asked: string[] }> {
  const said: string[] = [];
  const asked: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().includes('/graphql') && request.method() !== 'OPTIONS')
      asked.push(decodeURIComponent(request.url()) + (request.postData() ?? ''));
  });
  await serve(page, 'plain');
  await page.goto(`${site.page(parts.join('\n'))}?endpoint=${shop.shopUrl}/graphql`);
  return { said, asked };
}

const bag = (page: Page, name: RegExp) => page.locator('airside-mini-cart').getByRole('button', { name });
const add = (page: Page, tag: string) =>
  page
    .locator(tag)
    .getByRole('button', { name: /^Add .*to cart|^Add to cart/ })
    .click();
const standsBack = /^airside \S+ .*stands back for \S+/;

/** How often each was asked; what says the same in the same words is the same. */
function repeated(asked: readonly string[]): string[] {
  return asked.filter((text, index) => asked.indexOf(text) !== index);
}

test(
  'the loader first: it has every element, and the app hears what they do',
  oneOf(false),
  async ({ page }) => {
    const { said, asked } = await open(page, loader(), app, tags, card);
    await add(page, 'airside-product-card');
    await expect(bag(page, /1 item/)).toBeVisible();
    await expect(page).toHaveTitle('1 in the cart');
    await add(page, 'airside-add-to-cart');
    await expect(bag(page, /2 items/)).toBeVisible();
    await expect(page).toHaveTitle('2 in the cart');
    await expect(page.locator('#added')).toHaveText('1 × GN-0021 × WH-002');
    await bag(page, /2 items/).click();
    await page
      .getByRole('button', { name: /^remove/i })
      .first()
      .click();
    await expect(page).toHaveTitle('1 in the cart');
    await expectProven(page, 1);
    // An own tag of the app is drawn by the app's copy.
    await expect(page.locator('my-price').getByText('$').first()).toBeVisible();
    expect(said).toEqual([expect.stringMatching(standsBack)]);

    asked.length = 0;
    await page.reload();
    await expect(page).toHaveTitle('1 in the cart');
    await expect(bag(page, /1 item/)).toBeVisible();
    await expect(page.locator('my-price').getByText('$').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((text) => /\bcart\s*\(\s*cart_id/.test(text))).toHaveLength(1);
    expect(repeated(asked)).toEqual([]);
  },
);

test('the app first: the loader stands back', oneOf(false), async ({ page }) => {
  const { said, asked } = await open(page, app, loader(), tags, card);
  await add(page, 'airside-add-to-cart');
  await expect(bag(page, /1 item/)).toBeVisible();
  await expect(page).toHaveTitle('1 in the cart');
  await expectProven(page, 1);
  expect(said).toEqual([expect.stringMatching(standsBack)]);
  expect(await page.locator('airside-product-card:defined').count()).toBe(0);

  asked.length = 0;
  await page.reload();
  await expect(page).toHaveTitle('1 in the cart');
  await expect(bag(page, /1 item/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((text) => /\bcart\s*\(\s*cart_id/.test(text))).toHaveLength(1);
  expect(repeated(asked)).toEqual([]);
});

test('the app alone: what is in its bag is bought at the shop', async ({ page }) => {
  const { said } = await open(page, app, tags);
  await add(page, 'airside-add-to-cart');
  await expectInCart(page, 1);
  await openBag(page);
  expect(said).toEqual([]);
  await checkoutLink(page).click();
  await expect(page).toHaveURL(`${shop.shopUrl}/checkout`);
  await expect(toast(page)).toContainText('is in your cart.');
  await expectOrder(page);
});

test('an app that is the whole shop sells to a receipt', oneOf(false), async ({ page }) => {
  test.setTimeout(300_000);
  await run('vite/bin/vite.js', ['build', '--logLevel', 'warn'], join(folder, 'shop'));
  const body = readFileSync(join(folder, 'shop/dist/index.html'), 'utf8');
  const bottle = site.file('/glen-tarrow-12-year-old-sherry-cask.html', body);
  const checkout = site.file('/checkout', body);
  await serve(page, 'shop');
  await page.goto(`${bottle}?endpoint=${shop.shopUrl}/graphql`);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expectInCart(page, 1);
  await openBag(page);
  await checkoutLink(page).click();
  await expect(page).toHaveURL(checkout);
  await expectOrder(page);
});
