// What a page does when it is idle, held back and let go.
import type { Locator, Page } from 'playwright';

/**
 * Holds back what waits for an idle page: how fast this machine is must not change what is measured.
 * As text, since what compiles this file puts names into functions that the page would not know.
 */
export const holdIdleCallbacks = `
  const held = [];
  let isHolding = true;
  const run = (callback) => callback({ didTimeout: false, timeRemaining: () => 50 });
  window.requestIdleCallback = (callback) => (isHolding ? held.push(callback) : setTimeout(run, 0, callback));
  window.cancelIdleCallback = () => undefined;
  window.comeToRest = () => {
    isHolding = false;
    held.splice(0).forEach(run);
  };
  window.holdAgain = () => {
    isHolding = true;
  };
`;

/** Lets the page load what it loads when it is idle, and waits for that: for `last` first. What comes after is held back again. */
export async function comeToRest(page: Page, last?: Locator): Promise<void> {
  // The page looks for a quiet moment after a while only.
  await page.waitForTimeout(2500);
  await page.evaluate('comeToRest()');
  await last?.waitFor();
  while (await asksAgain(page));
  await page.evaluate('holdAgain()');
}

/** What rests anew waits for a while, too. A busy machine takes its time from one request to the next: quiet is where the page has nothing left to do either. */
async function asksAgain(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('request', { timeout: 2500 }).then(
    () => true,
    () => false,
  );
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  return asked;
}
