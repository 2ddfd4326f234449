// The ways of a shopper without a mouse.
import { expect, type Locator, type Page } from '@playwright/test';

/** More than once round the longest page: what comes late may take the focus back to the start. */
const mostPresses = 200;

/** Presses `key` until the focus is there. */
export async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await target.evaluate((element) => element.matches(':focus') && element.ownerDocument.hasFocus()))
      return;
    await page.keyboard.press(key);
  }
  throw new Error(`${mostPresses} times ${key} did not reach ${String(target)}`);
}
