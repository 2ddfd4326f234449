// Whether a shop that is walked in for long keeps what it should let go: from a category to a product and back, in one page.
import type { Browser } from 'playwright';
import { heapOf } from './heap';
import { comeToRest, onVisit } from './visit';

const navigations = 200;
/** Until then pages fill what they keep for good: each of the products has been there once. */
const products = 10;
const settled = 2 * products;

export interface Soak {
  /** Of the heap after the last navigation to that when all were there once. */
  ratio: number;
  /** Bytes. */
  perNavigation: number;
}

export async function soak(browser: Browser, categoryUrl: string): Promise<Soak> {
  return onVisit(browser, { isSlow: false }, async (visit) => {
    const { page, session } = visit;
    await page.goto(categoryUrl);
    const cards = page.locator('airside-category-page .card-name');
    const product = page.locator('airside-product-page .button-primary').first();
    await cards.first().waitFor();
    let first = 0;
    for (let done = 2; done <= navigations; done += 2) {
      await cards.nth((done / 2) % products).click();
      await product.waitFor();
      await page.goBack({ waitUntil: 'commit' });
      await cards.first().waitFor();
      if (done !== settled && done !== navigations) continue;
      await comeToRest(visit);
      if (done === settled) first = await heapOf(session);
    }
    const last = await heapOf(session);
    return { ratio: last / first, perNavigation: (last - first) / (navigations - settled) };
  });
}
