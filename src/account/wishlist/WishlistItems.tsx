// The items of a list, and what is done with all of them at once.
import { useRef, useState } from 'react';
import { useText } from '../../words/use-text';
import { useEmptiedFocus } from '../../cart/lines/use-emptied-focus';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { focused, isFocusLost } from '../../ui/use-lost-focus';
import { useStorefront } from '../../use-storefront';
import type { WishlistPageState } from './state';
import { useWishlistActions, type WishlistEvents } from './use-wishlist-actions';
import { availabilityOf, type WishlistItem } from './wishlist-item';
import { WishlistRow } from './WishlistRow';

export interface WishlistItemsProps extends WishlistEvents {
  wishlist: WishlistPageState;
  items: readonly WishlistItem[];
}

export function WishlistItems({ wishlist, items, ...events }: WishlistItemsProps) {
  const text = useText();
  const { routing } = useStorefront();
  const list = useRef<HTMLUListElement>(null);
  const actions = useWishlistActions(wishlist, events, list);
  const [hasFailed, setFailed] = useState(false);
  const place = useEmptiedFocus<HTMLDivElement>(items.length === 0);
  const all = Math.max(wishlist.list.value?.count ?? 0, items.length);
  const hasMore = wishlist.hasMore.value;

  const showMore = () => {
    setFailed(false);
    const last = items.length;
    const pressed = focused();
    wishlist.showMore().then(
      // Unless the shopper has gone elsewhere meanwhile.
      () => (isFocusLost() || focused() === pressed) && actions.focusRow(last),
      () => setFailed(true),
    );
  };
  return (
    <div ref={place} tabIndex={-1} className="wishes">
      {items.length === 0 && !hasMore ? (
        <EmptyState
          icon="heart"
          title={text('wishlist.emptyTitle')}
          message={text('wishlist.empty')}
          action={<Button href={routing.href('/')}>{text('wishlist.shop')}</Button>}
        />
      ) : (
        <>
          <div className="wish-head">
            <p className="wish-count" role="status">
              {text('wishlist.count', { n: all })}
            </p>
            {items.filter((item) => availabilityOf(item) === 'buyable').length > 1 && (
              <Button
                variant="secondary"
                size="small"
                busy={wishlist.isMoving.value}
                onClick={() => void actions.moveAll()}
              >
                {text('wishlist.allToCart')}
              </Button>
            )}
          </div>
          <ul className="wish-items" part="items" ref={list}>
            {items.map((item) => (
              <WishlistRow key={item.id} item={item} wishlist={wishlist} actions={actions} />
            ))}
          </ul>
          {hasFailed && <Alert tone="error">{text('wishlist.moreFailed')}</Alert>}
          {hasMore && (
            <div className="wish-more">
              <p className="wish-count">{text('wishlist.shown', { n: items.length, all })}</p>
              <Button variant="secondary" busy={wishlist.isLoadingMore.value} onClick={showMore}>
                {text('wishlist.more')}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
