// Errors of our own code that no component catches, in an event's handler or a promise, told as any unexpected one (behaviour 8).
import { page } from '../../kit/page';
import type { Storefront } from '../../../src/storefront';

const browserWords = /dynamically imported module|Failed to fetch|NetworkError|Load failed/i;

/** The answer stops it. Other scripts' errors, what was given up, and the network's are not ours to tell. */
export function tellStrayErrors({ app }: Storefront): () => void {
  const script = page().script?.src;
  const ours = script ? new URL('.', script).href : location.origin;
  const stop = new AbortController();
  const tell = (error: unknown): void => {
    if (!(error instanceof Error) || error.name === 'AbortError') return;
    if (browserWords.test(error.message) || !error.stack?.includes(ours)) return;
    app.reportError(error, 'airside-shop');
  };
  window.addEventListener('error', ({ error }) => tell(error), stop);
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason), stop);
  return () => stop.abort();
}
