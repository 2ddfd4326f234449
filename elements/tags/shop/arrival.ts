// How far to scroll and what to focus after a change of screen.
import { findDeep } from './find-deep';
import { isWaiting } from './is-waiting';

/** How long what stands may still grow without surprising someone who has begun to read. */
const patience = 3000;
/** ms that a place has to hold: at first it may be the screen before that is long enough. */
const firm = 300;

/** The answer says whether `main` stands already as long as somebody needs to begin to read. */
function watchReading(main: Element): () => boolean {
  let until = performance.now() + patience;
  return () => {
    const now = performance.now();
    if (isWaiting(main)) until = now + patience;
    return now > until;
  };
}

/** Scrolls to `top` once `main` is long enough for it, however late that is; stops when the shopper scrolls, or reads. */
export function scrollWhenTall(page: Window, main: Element, top: number, signal: AbortSignal): void {
  const isRead = watchReading(main);
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort(), { once: true, signal: stop.signal });
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    page.addEventListener(type, () => stop.abort(), {
      // What is typed into a field stays in its element.
      capture: true,
      once: true,
      passive: true,
      signal: stop.signal,
    });
  let arrived: number | undefined;
  // What comes in place of a shape above may be higher.
  const holds = (time: number) => time > firm && (time > patience || !isWaiting(main));
  const step = (): void => {
    if (signal.aborted || stop.signal.aborted) return;
    page.scrollTo({ top, behavior: 'instant' });
    const now = performance.now();
    arrived = Math.abs(page.scrollY - top) < 2 ? (arrived ?? now) : undefined;
    if (arrived === undefined ? isRead() : holds(now - arrived)) stop.abort();
    else page.requestAnimationFrame(step);
  };
  step();
}

/** The first h1 below `main`, through shadow roots, once there is one. */
export async function headingIn(main: Element, signal: AbortSignal): Promise<HTMLElement | undefined> {
  const isRead = watchReading(main);
  while (!signal.aborted && !isRead()) {
    const heading = findDeep(main, 'h1');
    if (heading?.textContent?.trim()) return heading;
    await new Promise((done) => setTimeout(done, 50));
  }
  return undefined;
}
