// Fetches code of the build, and again where it did not come.
import { tellOfMissingChunk } from './missing-chunk';

/** How often the code of an address did not come. */
const failures = new Map<string, number>();

type Load = (address: string) => Promise<unknown>;
/* v8 ignore next */
const native: Load = (address) => import(/* @vite-ignore */ address);

/**
 * import() of a file beside the chunk at `from`; what stands for every import() of the build (build/bare-imports.ts).
 * Chromium and Firefox keep the failure of a module for the life of the page, by its whole address: under another
 * fragment it is asked for again, and caches still know it. An import map knows it no longer, so what a page pins there
 * to its bytes stays failed. Tried twice at once, as the first failure may be one that is remembered.
 */
export function importChunk(file: string, from: string, load = native): Promise<unknown> {
  const { href } = new URL(file, from);
  const attempt = async (): Promise<unknown> => {
    const failed = failures.get(href) ?? 0;
    try {
      return await load(failed && !isPinned(file) ? `${href}#${failed}` : href);
    } catch (error) {
      failures.set(href, failed + 1);
      throw error;
    }
  };
  return attempt()
    .catch(attempt)
    .catch((error: unknown) => tellOfMissingChunk(naming(href, error)));
}

/** WebKit does not say which module did not come; whoever hears of it asks the server for it (shop/missing-chunk.ts). */
function naming(href: string, error: unknown): unknown {
  return error instanceof Error && !error.message.includes('://')
    ? new TypeError(`${error.message} ${href}`, { cause: error })
    : error;
}

/** To its bytes, by an import map of the page; the name of a file stands in no other. */
function isPinned(file: string): boolean {
  return [...document.scripts].some(
    ({ type, textContent }) => type === 'importmap' && textContent.includes(file.slice(2)),
  );
}
