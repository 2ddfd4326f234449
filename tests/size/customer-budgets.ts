// The pages of a signed-in customer, opened by their addresses.
import { wholePage, type Budget } from './budget';
import { beSignedIn, startAgain } from './visits';

/** What Diana and Lena have on it: Diana has ordered, and has addresses. */
function customerPage(area: string, path: string, email: string, ready: string, kib = wholePage.kib): Budget {
  return {
    ...wholePage,
    // What all pages of a customer share, and who it is.
    files: wholePage.files + 2,
    kib,
    area,
    async visit(page, site, meter) {
      await beSignedIn(page, site, email);
      await startAgain(page, meter);
      await page.goto(site.shopUrl + path);
      await page.locator(ready).first().waitFor();
      await page.locator('main .skeleton').first().waitFor({ state: 'detached' });
    },
  };
}

const diana = 'diana@example.com';

export const customerBudgets: readonly Budget[] = [
  customerPage('account information', '/account-information', diana, 'main h1'),
  customerPage('address book', '/address-book', diana, 'main h1'),
  customerPage('communications', '/communications', diana, 'main h1'),
  customerPage('order history', '/order-history', diana, 'main [part~="order"]'),
  customerPage('wishlist', '/wishlist', diana, 'main h1', { react: 132.4, preact: 81.8 }),
  customerPage('saved payments', '/saved-payments', diana, 'main h1'),
];
