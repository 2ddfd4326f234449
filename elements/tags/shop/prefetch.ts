// Fetches what a link leads to when the shopper seems about to follow it: its code when they rest on it, its data when they press.
import { prefetchScreen, productQuestion } from '../../../src/catalog/results/prefetch';
import { isFrugal } from '../../../src/late/frugal';
import type { Storefront } from '../../../src/storefront';
import { page } from '../../kit/page';
import { findDeep } from './find-deep';

/** Whoever only passes over a link does not rest on it that long. */
const rest = 80;

/** What the cards in `main` lead to is there before one is pressed. */
export function expectProduct(main: Element): void {
  if (isFrugal() || !findDeep(main, '.card-link')) return;
  void Promise.all([page().load('airside-product-page'), productQuestion()]).catch(() => undefined);
}

/** The answer stops it. */
export function prefetchOnIntent(
  storefront: Storefront,
  fetchData: typeof prefetchScreen = prefetchScreen,
): () => void {
  const stop = new AbortController();
  const coded = new Set<string>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  let restingOn: string | undefined;

  const meet = (href: string, isPressed: boolean): void => {
    if (!isPressed && coded.has(href)) return;
    coded.add(href);
    void storefront.routing.prefetch(href).then((screen) => {
      if (!screen || stop.signal.aborted) return;
      if (page().has(screen.tag))
        page()
          .load(screen.tag)
          .catch(() => undefined);
      if (isPressed) void fetchData(storefront, screen, new URL(href));
    });
  };
  const listen = (type: string, isPressed: boolean): void =>
    document.addEventListener(
      type,
      (event) => {
        const href = linkOf(event);
        if (href === restingOn && !isPressed) return;
        restingOn = href;
        clearTimeout(resting);
        if (!href || isFrugal()) return;
        if (isPressed) meet(href, true);
        else resting = setTimeout(() => meet(href, false), rest);
      },
      { signal: stop.signal, passive: true },
    );
  // Not mouseover and focusin: out of one link into the next of the same shadow root, they are not seen out here.
  listen('mousemove', false);
  listen('keyup', false);
  listen('touchstart', true);
  listen('mousedown', true);
  return () => {
    stop.abort();
    clearTimeout(resting);
  };
}

/** composedPath, because a link inside a shadow root is not the event's target out here. */
function linkOf(event: Event): string | undefined {
  const link = event.composedPath().find((node) => (node as Partial<Element>).localName === 'a');
  return link instanceof HTMLAnchorElement && !link.target && !link.download
    ? link.href || undefined
    : undefined;
}
