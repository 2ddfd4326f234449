// What the shop needs once the first screen stands, in one chunk: for what a page that stands may come to.
import { askAssurances } from '../../../src/catalog/results/prefetch';
import { isFrugal } from '../../../src/late/frugal';
import { watchSaved } from '../../../src/catalog/wishlist/watch-saved';
import type { Storefront } from '../../../src/storefront';
import { scrollBelowHeader } from './below-header';
import { reloadForMissingChunk } from './missing-chunk';
import { livesOffline } from './offline';
import { expectProduct, prefetchOnIntent } from './prefetch';
import { keepFocusOfRetry } from './retry-focus';
import { tellSlowness } from './slowness';
import { tellStrayErrors } from './stray-errors';
import { watchFrames } from './transition';
import { watchSession } from './watch-session';
import { leadOnFromNothing } from './ways-on';

export { headingIn, scrollWhenTall } from './arrival';
export { inTransition } from './transition';

/** Until `signal` says that the shop is gone. */
export function watch(shop: Element, main: Element, storefront: Storefront, signal: AbortSignal): void {
  scrollBelowHeader(shop);
  expectProduct(main);
  if (!isFrugal()) void askAssurances(storefront).catch(() => undefined);
  for (const stop of [
    prefetchOnIntent(storefront),
    watchFrames(),
    keepFocusOfRetry(main),
    reloadForMissingChunk(),
    watchSession(shop, storefront),
    watchSaved(storefront),
    leadOnFromNothing(shop, main, storefront),
    livesOffline(storefront),
    tellStrayErrors(storefront),
    tellSlowness(main, storefront),
  ])
    signal.addEventListener('abort', stop);
}
