// Where the page was scrolled to, per history entry; and how far to scroll and what to focus after a change of screen.
import { findDeep } from './find-deep';

/** Long enough for content that comes from cache, short enough not to surprise someone who has begun to read. */
const patience = 3000;

export interface ScrollMemory {
  /** From now on the position belongs to this history entry. */
  enter(key: string): void;
  positionOf(key: string): number;
  dispose(): void;
}

const storageKey = 'airside.scroll';

export function createScrollMemory(page: Window): ScrollMemory {
  const positions = new Map<string, number>(read(page));
  let current = '';
  const onScroll = (): void => void positions.set(current, page.scrollY);
  const onHide = (): void => {
    try {
      page.sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
    } catch {
      // Without storage a reload starts at the top.
    }
  };
  page.history.scrollRestoration = 'manual';
  page.addEventListener('scroll', onScroll, { passive: true });
  page.addEventListener('pagehide', onHide);
  return {
    enter: (key) => void (current = key),
    positionOf: (key) => positions.get(key) ?? 0,
    dispose() {
      page.removeEventListener('scroll', onScroll);
      page.removeEventListener('pagehide', onHide);
      page.history.scrollRestoration = 'auto';
    },
  };
}

function read(page: Window): [string, number][] {
  try {
    return JSON.parse(page.sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

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
