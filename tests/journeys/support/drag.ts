// A finger on the glass.
import type { Page } from '@playwright/test';

/** Goes so many px from a point of the window. */
export async function drag(page: Page, { x, y }: { x: number; y: number }, { right = 0, down = 0 }) {
  const session = await page.context().newCDPSession(page);
  for (const share of [0, 0.1, 0.25, 0.5, 0.75, 1])
    await session.send('Input.dispatchTouchEvent', {
      type: share ? 'touchMove' : 'touchStart',
      touchPoints: [{ x: x + right * share, y: y + down * share }],
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
