// The ways of a shopper without a mouse.
import { expect, type Locator, type Page } from '@playwright/test';

/** Presses `key` until the focus is there. */
export async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element.matches(':focus') && element.ownerDocument.hasFocus()))
      return;
    await page.keyboard.press(key);
  }
  throw new Error(`80 times ${key} did not reach ${String(target)}`);
}
