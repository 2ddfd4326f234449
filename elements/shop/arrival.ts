// How far to scroll and what to focus after a change of screen.
import { findDeep } from './find-deep';

/** Long enough for content that comes from cache, short enough not to surprise someone who has begun to read. */
const patience = 3000;

/** Scrolls to `top` as soon as the page is long enough for it; stops when the shopper scrolls, or after a while. */
export function scrollWhenTall(page: Window, top: number, signal: AbortSignal): void {
  const until = performance.now() + patience;
  const stop = new AbortController();
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    page.addEventListener(type, () => stop.abort(), {
      once: true,
      passive: true,
      signal: AbortSignal.any([signal, stop.signal]),
    });
  const step = (): void => {
    if (signal.aborted || stop.signal.aborted) return;
    page.scrollTo({ top, behavior: 'instant' });
    const arrived = Math.abs(page.scrollY - top) < 2;
    if (arrived || performance.now() > until) stop.abort();
    else page.requestAnimationFrame(step);
  };
  step();
}

/** The first h1 below `root`, through shadow roots, once there is one. */
export async function headingIn(root: Element, signal: AbortSignal): Promise<HTMLElement | undefined> {
  const until = performance.now() + patience;
  while (!signal.aborted && performance.now() < until) {
    const heading = findDeep(root, 'h1');
    if (heading?.textContent?.trim()) return heading;
    await new Promise((done) => setTimeout(done, 50));
  }
  return undefined;
}
