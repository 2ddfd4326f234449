// When the shop's own code hears keys: a press on a button and what is typed are kept for it, an arrow key is not.
import { expect, type Page } from '@playwright/test';

/** The footer is taken over when the page has come to rest. */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('[data-served]:not(airside-footer)')).toHaveCount(0);
}
