// What elements load on pages of other sites, until they can be used.
import type { Request } from 'playwright';
import type { Budget } from './budget';
import * as visits from './visits';

export const embedBudgets: readonly Budget[] = [
  {
    area: 'loader',
    kib: { react: 2, preact: 2 },
    files: 1,
    queries: 0,
    async visit(page, { foreignUrl }) {
      await page.goto(`${foreignUrl}/?html=nothing`, { waitUntil: 'networkidle' });
    },
  },
  {
    area: 'loader + mini-cart badge',
    kib: { react: 6.5, preact: 6.5 },
    files: 3,
    queries: 1,
    async visit(page, site, meter) {
      // So that there is a count to ask for.
      await visits.haveCart(page, site);
      await visits.startAgain(page, meter);
      await page.goto(`${site.foreignUrl}/?html=<airside-mini-cart></airside-mini-cart>`);
      await page.locator('airside-mini-cart button').waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    area: 'newsletter on a foreign page',
    kib: { react: 76, preact: 25.5 },
    files: 5,
    queries: 0,
    atRest: { kib: { react: 15, preact: 15 } },
    async visit(page, { foreignUrl }) {
      await page.goto(`${foreignUrl}/?html=<airside-newsletter></airside-newsletter>`);
      await page.locator('airside-newsletter').getByRole('button', { name: 'Subscribe' }).waitFor();
    },
  },
  {
    area: 'mini cart, opened, on a foreign page',
    kib: { react: 105.6, preact: 55.1 },
    // Late parts of the panel, and what windows have in common.
    files: 12,
    queries: 2,
    async visit(page, site, meter) {
      await visits.haveCart(page, site);
      await visits.startAgain(page, meter);
      await page.goto(`${site.foreignUrl}/?html=<airside-mini-cart></airside-mini-cart>`);
      await page.locator('airside-mini-cart button').click();
      await page.locator('airside-mini-cart').getByRole('dialog').getByText('empty').waitFor();
    },
  },
  {
    area: 'search box on a foreign page',
    kib: { react: 98, preact: 48 },
    files: 7,
    queries: 0,
    atRest: {
      kib: { react: 52.5, preact: 52.5 },
      async press(page) {
        await page.locator('airside-search-box').getByRole('combobox').fill('whisky');
        await page.locator('airside-search-box').getByRole('option').first().waitFor();
      },
    },
    async visit(page, { foreignUrl }) {
      await page.goto(`${foreignUrl}/?html=<airside-search-box></airside-search-box>`);
      await page.locator('airside-search-box').getByRole('combobox').waitFor();
    },
  },
  {
    area: 'product card on a foreign page',
    kib: { react: 98, preact: 47.5 },
    files: 9,
    queries: 1,
    atRest: {
      kib: { react: 55, preact: 55 },
      async press(page) {
        const isAdding = (request: Request) => /AddProductsToCart/.test(request.postData() ?? '');
        const added = page.waitForRequest(isAdding);
        await page.locator('airside-product-card').getByRole('button').first().click();
        await added;
      },
    },
    async visit(page, { foreignUrl }) {
      await page.goto(
        `${foreignUrl}/?html=<airside-product-card sku=GN-002 add-to-cart></airside-product-card>`,
      );
      await page.locator('airside-product-card').getByRole('button').first().waitFor();
    },
  },
  {
    area: 'bag beside a card on a foreign page',
    kib: { react: 116, preact: 65 },
    files: 13,
    queries: 2,
    atRest: {
      kib: { react: 46, preact: 46 },
      async press(page) {
        await page.locator('airside-mini-cart').getByRole('button').click();
        await page.locator('airside-mini-cart').getByRole('dialog').getByText('Subtotal').waitFor();
      },
    },
    async visit(page, site, meter) {
      await visits.haveCart(page, site, 'GN-002');
      await visits.startAgain(page, meter);
      const tags =
        '<airside-mini-cart></airside-mini-cart><airside-product-card sku=GN-002></airside-product-card>';
      await page.goto(`${site.foreignUrl}/?html=${tags}`);
      await page.locator('airside-product-card').getByRole('link').first().waitFor();
      await page.locator('airside-mini-cart').getByRole('button', { name: '1 item' }).waitFor();
    },
  },
  {
    area: 'product list on a foreign page',
    kib: { react: 97, preact: 46.5 },
    files: 8,
    queries: 1,
    atRest: { kib: { react: 28, preact: 28 } },
    async visit(page, { foreignUrl }) {
      await page.goto(`${foreignUrl}/?html=<airside-product-list search=whisky></airside-product-list>`);
      await page.locator('airside-product-list [part~="price"]').first().waitFor();
    },
  },
];
