// The areas of the shop, and what each may load until it is usable.
import { drawnPage, wholePage, type Budget } from './budget';
import { contentBudgets } from './content-budgets';
import { customerBudgets } from './customer-budgets';
import { embedBudgets } from './embed-budgets';
import { comeToRest } from './idle';
import * as visits from './visits';

export const budgets: readonly Budget[] = [
  ...embedBudgets,
  {
    ...drawnPage,
    area: 'category page',
    atRest: { kib: { react: 136.2, preact: 134.7 }, press: visits.filterBy },
    visit: visits.openCategory,
  },
  {
    ...drawnPage,
    area: 'search page',
    async visit(page, { shopUrl }) {
      await page.goto(`${shopUrl}/search.html?query=whisky`);
      await page.locator('airside-search-page [part~="price"]').first().waitFor();
    },
  },
  {
    ...drawnPage,
    area: 'brand page',
    kib: { ...drawnPage.kib, react: 131, preact: 80.4 },
    files: drawnPage.files + 1,
    async visit(page, { shopUrl }) {
      await page.goto(`${shopUrl}/brands/glen-tarrow`);
      await page.locator('airside-brand-page [part~="price"]').first().waitFor();
    },
  },
  {
    ...drawnPage,
    area: 'product page',
    // With what turns its pictures.
    atRest: { kib: { react: 131, preact: 129.4 }, press: visits.addOne },
    visit: visits.openProduct,
  },
  {
    ...wholePage,
    area: 'cart page',
    // With what goes well with the cart.
    atRest: { kib: { react: 126.7, preact: 125.1 }, press: visits.takeOneMore },
    async visit(page, site, meter) {
      await visits.buy(page, site);
      await visits.startAgain(page, meter);
      await page.goto(`${site.shopUrl}/cart`);
      await page
        .locator('airside-cart-page')
        .getByRole('link', { name: /checkout/i })
        .waitFor();
    },
  },
  {
    ...wholePage,
    area: 'sign-in page',
    async visit(page, { shopUrl }) {
      await page.goto(`${shopUrl}/sign-in`);
      await page.locator('airside-sign-in input[type="password"]').waitFor();
    },
  },
  {
    ...wholePage,
    area: 'guest order',
    async visit(page, { shopUrl }) {
      await page.goto(`${shopUrl}/guest-order`);
      await page.locator('airside-guest-order').getByLabel('Order number').waitFor();
    },
  },
  ...customerBudgets,
  ...contentBudgets,
  {
    ...wholePage,
    area: 'checkout before the payment provider',
    // With the sheet of its frame, and what takes that over.
    files: 13,
    kib: { react: 138, preact: 87.1 },
    without: /braintree|PaymentForm|Review/,
    async visit(page, site, meter) {
      await visits.buy(page, site);
      await visits.startAgain(page, meter);
      await page.goto(`${site.shopUrl}/checkout`);
      await page.locator('airside-checkout input[type="email"]').waitFor();
    },
  },
  {
    area: 'Braintree, when its form opens',
    kib: { react: 26, preact: 26 },
    // The SDK, and the icons of the form.
    files: 2,
    queries: 4,
    async visit(page, site, meter) {
      // Its hosts are not asked: the SDK alone is measured.
      await page.route(/braintree(gateway|-api)?\.com|paypal\.com/, (route) => route.abort());
      await visits.buy(page, site);
      await page.goto(`${site.shopUrl}/checkout`);
      await visits.fillCheckout(page);
      if ([...meter.files.keys()].some((file) => /braintree/.test(file)))
        throw new Error('Braintree was loaded before its form was opened.');
      meter.restart();
      const sdk = page.waitForResponse(/braintree-sdk/);
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await sdk;
    },
  },
  {
    area: 'a second page inside the shop',
    kib: { react: 12, preact: 12 },
    files: 1,
    queries: 1,
    hasRested: true,
    async visit(page, site, meter) {
      await visits.openCategory(page, site);
      await comeToRest(page, page.locator('airside-footer').getByRole('heading').first());
      meter.restart();
      // A pointer above the product's pictures would bring what turns them.
      await page.locator(visits.productLink).first().press('Enter');
      await page
        .locator('airside-product-page')
        .getByRole('button', { name: /add to cart|choose/i })
        .first()
        .waitFor();
    },
  },
];
