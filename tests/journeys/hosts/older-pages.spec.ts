// Pages of an older time: with libraries that extend what every object and array has, with our names, without a doctype.
import { expect, test, type Page } from '@playwright/test';
import { oneOf } from '../../support/whole';
import { ForeignSite } from '../support/foreign-site';
import { runtime } from '../support/runtime';
import { ShopProcess } from '../support/shop-process';

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

const elements = `<airside-mini-cart></airside-mini-cart>
  <div style="width: 320px"><airside-product-card sku="GN-002" add-to-cart></airside-product-card></div>`;

async function open(page: Page, before: string, doctype?: string): Promise<string[]> {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  const loader = `${shop.shopUrl}/${runtime() === 'preact' ? 'embed/' : ''}airside.js`;
  const body = `${before}<script type="module" src="${loader}"></script>${elements}`;
  await page.goto(site.page(body, {}, doctype));
  return said;
}

async function buy(page: Page): Promise<void> {
  await page
    .locator('airside-product-card')
    .getByRole('button', { name: /to cart/i })
    .click();
  const cart = page.locator('airside-mini-cart').getByRole('button', { name: /cart, 1 item/i });
  await cart.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /checkout/i })).toBeVisible();
}

/** A second visit brings its cache along. */
async function visitBefore(page: Page): Promise<void> {
  await open(page, '');
  const names = () => page.evaluate(() => Object.keys(localStorage).join());
  await expect.poll(names).toContain('has_stored_cache');
}

test('every object has a name more, and a function', async ({ page }) => {
  await visitBefore(page);
  const said = await open(
    page,
    `<script>Object.prototype.extra = 'y'; Object.prototype.each = function () {};</script>`,
  );
  await buy(page);
  expect(said).toEqual([]);
});

test('arrays make a text of themselves', oneOf(false), async ({ page }) => {
  const said = await open(
    page,
    `<script>Array.prototype.toJSON = function () { return '[' + this.join() + ']'; };</script>`,
  );
  await buy(page);
  expect(said).toEqual([]);
});

test('a tag of ours is the page’s own already: it stays, and that is said', async ({ page }) => {
  const said = await open(
    page,
    `<script>customElements.define('airside-product-card', class extends HTMLElement {
      connectedCallback() { this.textContent = 'Theirs'; }
    });</script>`,
  );
  await expect(page.locator('airside-mini-cart').getByRole('button')).toBeVisible();
  await expect(page.locator('airside-product-card')).toHaveText('Theirs');
  expect(said).toEqual([expect.stringContaining('<airside-product-card>')]);
});

test('a page without doctype shows what one with it shows', oneOf(false), async ({ page }) => {
  const tags = ['airside-product-card', 'airside-mini-cart'];
  const boxes = async () => {
    await expect(
      page.locator('airside-product-card').getByRole('button', { name: /to cart/i }),
    ).toBeVisible();
    const every = await Promise.all(tags.map((tag) => page.locator(tag).boundingBox()));
    return every.map((box) => [box!.width, box!.height]);
  };
  await open(page, '');
  const standard = await boxes();
  await open(page, '', '');
  expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
  expect(await boxes()).toEqual(standard);
});
