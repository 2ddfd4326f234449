// What moves on a page by itself.
import type { Page } from '@playwright/test';

/** From the next page on. The answer tells what has moved on the page so far, and how far. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[]) {
        // Chromium has an icon come from the corner that was laid out twice before it was painted; none stands there.
        // Its place is told in fractions of a pixel.
        const isUnseen =
          sources.length > 0 &&
          sources.every(({ previousRect: { x, y, width, height } }) =>
            [x, y, width - 24, height - 24].every((difference) => Math.abs(difference) < 1),
          );
        // A word that is cut where a piece of HTML ends moves what stands behind it along its line.
        const isWordCut =
          value < 0.0001 &&
          sources.every(
            ({ previousRect, currentRect }) =>
              previousRect.y === currentRect.y && previousRect.height === currentRect.height,
          );
        if (hadRecentInput || isUnseen || isWordCut) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
            [x, y, width, height].map(Math.round).join(),
          );
          const text = node instanceof Element ? node.outerHTML : node?.textContent;
          return `${from} to ${to}: ${(text ?? '').slice(0, 80)}`;
        });
        shifts.push(`${value} at ${Math.round(startTime)} ms: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
