// The stars below a product's picture lead to its reviews, in a real browser.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ProductPage } from '../../../src/catalog/product-page/ProductPage';
import { fakeStorefront } from '../fake-storefront';
import { rum } from '../rum';
import { show, tidy } from '../show';

beforeEach(() => page.viewport(360, 780));
afterEach(tidy);

it('leads to where the reviews begin, however high they are, and takes the focus there', async () => {
  const { storefront } = fakeStorefront(() => ({
    products: { items: [{ ...rum, rating_summary: 90, review_count: 12 }] },
  }));
  const shadow = show(storefront, <ProductPage sku="RUM" />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const more = shadow.querySelector<HTMLElement>('.product-more')!;
  more.style.minHeight = '3000px';
  await userEvent.click(page.getByRole('button', { name: /^Rated 4.5/ }));
  expect(shadow.activeElement).toBe(more);
  expect(more.getBoundingClientRect().top).toBeCloseTo(0, 0);
});
