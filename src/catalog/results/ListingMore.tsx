// What stands below a listing whose pages are put together: how far one has come, and the way to more.
import { useEffect, useRef, type MouseEvent } from 'react';
import '../../words/catalogue/catalog';
import '../../words/catalogue/listing-more';
import '../../words/catalogue/pagination';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import { changeListing, listingHref } from '../listing/listing-address';
import type { ListedPage, Listing } from '../listing/listing-contract';
import { mostTogether } from '../listing/listing-url';
import { batchesOf } from './batches';
import css from './listing-more.css?inline';

const styles: readonly string[] = [css];
/** ms that a card may take until it is drawn (use-slices.ts). */
const patience = 3000;

interface Pressed {
  /** Products that stood there. */
  count: number;
  byKey: boolean;
}

export function ListingMore({ listing, result }: { listing: Listing; result: ListedPage }) {
  useStyles(styles);
  const text = useText();
  const storefront = useStorefront();
  const batches = batchesOf(storefront, listing);
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef<Pressed>(undefined);
  const shown = result.products.length + (listing.appended.value?.products.length ?? 0);
  const through = Math.min(listing.state.value.through ?? 1, result.pages);
  const error = batches.error.value;

  useEffect(() => batches.begin(), [batches]);
  useEffect(() => {
    const { count, byKey } = pressed.current ?? { count: shown, byKey: false };
    if (shown <= count || !frame.current) return;
    pressed.current = undefined;
    focusCard(frame.current, count, byKey);
  }, [shown]);

  const onPress = (event: MouseEvent) => {
    pressed.current = { count: shown, byKey: event.detail === 0 };
    if (error) batches.retry();
    // One place in the history, however far one comes: back leads to where one came from.
    else changeListing(storefront, listing, { through: through + 1 }, { replace: true });
  };
  const isOver = through >= mostTogether;
  return (
    <div className="listing-more" ref={frame}>
      <p className="listing-count" role="status">
        {text('catalog.showing', { shown, n: result.total })}
      </p>
      {error && <Alert tone="error">{text('catalog.moreError')}</Alert>}
      {through < result.pages || error ? (
        isOver && !error ? (
          <Button variant="secondary" href={listingHref(storefront, listing, { page: through + 1 })}>
            {text('ui.nextPage')}
          </Button>
        ) : (
          <Button variant="secondary" busy={batches.isPending.value} onClick={onPress}>
            {text(error ? 'catalog.retry' : 'catalog.loadMore')}
          </Button>
        )
      ) : null}
    </div>
  );
}

/** Who has gone elsewhere in the meantime stays there. */
function focusCard(frame: HTMLElement, index: number, scrolls: boolean): void {
  const root = frame.getRootNode() as ShadowRoot | Document;
  const until = performance.now() + patience;
  const step = (): void => {
    const { activeElement } = root;
    if (activeElement && activeElement !== document.body && !frame.contains(activeElement)) return;
    const card = frame.parentElement?.parentElement?.querySelectorAll('.product-grid > li')[index];
    const link = card?.querySelector('a');
    if (link) link.focus({ preventScroll: !scrolls });
    else if (frame.isConnected && performance.now() < until) requestAnimationFrame(step);
  };
  step();
}
