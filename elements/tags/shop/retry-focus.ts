// Where the focus goes when "Try again" of a page, which had it, has gone with what it stood in, pressed or not (the page asks again
// by itself, too): to the heading of what has come.
import { focused, isFocusLost } from '../../../src/ui/use-lost-focus';
import { headingIn } from './arrival';
import { findDeep } from './find-deep';

/** ms in which what the page itself gives the focus to has it. */
const first = 100;

/** The answer stops it. */
export function keepFocusOfRetry(main: Element): () => void {
  const stop = new AbortController();
  let watching: MutationObserver | undefined;
  const watch = (): void => {
    const button = focused();
    if (!button?.closest('.empty-state')) return;
    const before = findDeep(main, 'h1');
    watching?.disconnect();
    const goes = (watching = new MutationObserver(() => {
      if (button.isConnected) return;
      goes.disconnect();
      setTimeout(() => void focusHeading(main, before, stop.signal), first);
    }));
    for (const root of [main, button.getRootNode()]) goes.observe(root, { childList: true, subtree: true });
  };
  watch();
  main.addEventListener('focusin', watch, { signal: stop.signal });
  stop.signal.addEventListener('abort', () => watching?.disconnect());
  return () => stop.abort();
}

/** Only for who has not gone elsewhere, and never up a page that stood there `before`. */
async function focusHeading(
  main: Element,
  before: HTMLElement | undefined,
  signal: AbortSignal,
): Promise<void> {
  const heading = isFocusLost() && (await headingIn(main, signal));
  if (!heading || !isFocusLost()) return;
  const { top, bottom } = heading.getBoundingClientRect();
  const isInSight = top >= 0 && bottom <= innerHeight;
  if (heading === before && !isInSight) return;
  heading.tabIndex = -1;
  heading.style.setProperty('outline', 'none', 'important');
  heading.focus({ preventScroll: isInSight });
}
