// A list of products as a shopper has it in the end: of a long one the beginning is drawn at once, and shapes hold the places of
// the others.
import { expect, type Locator, type Page } from '@playwright/test';

/** Nothing stands in for a product any more, and nothing is about to be replaced. */
export async function wholeList(place: Locator): Promise<void> {
  await expect(place.getByRole('article').first()).toBeVisible();
  await expect(place.locator('[data-served], .card-shape, .product-grid[aria-busy=true]')).toHaveCount(0);
}

/** What is drawn by now, for `expect.poll`. */
export const names = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();

/** What the page has, to be compared with later. */
export async function allNames(page: Page): Promise<string[]> {
  await wholeList(page.getByRole('main'));
  return names(page);
}
