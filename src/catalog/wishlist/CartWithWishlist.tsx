// The cart page with a way to the wishlist on every line; below it what a guest has saved, and what goes well with it all. Cart code
// knows nothing of the catalogue.
import { useEffect, useMemo } from 'react';
import { CartPage, type CartPageProps } from '../../cart/page/CartPage';
import type { ItemEvent } from '../../cart/ecommerce';
import type { LineAction } from '../../cart/lines/CartLine';
import { beforePress } from '../../late/before-press';
import { latePart } from '../../late/late-part';
import { createPageIdle } from '../../late/page-idle';
import { savedKey } from './saved-record';
import { useLostFocus } from '../../ui/use-lost-focus';
import { useStorefront } from '../../use-storefront';
import type { SavedItemsProps } from './SavedItems';
import { lineSaving, SaveForLater } from './SaveForLater';

export interface CartWithWishlistProps extends Omit<CartPageProps, 'lineAction'> {
  onWishlistItemAdded?: (detail: ItemEvent) => void;
}

const Move = latePart(async () => ({ default: (await import('./MoveToWishlist')).MoveToWishlist }));
const Saved = latePart<SavedItemsProps>(async () => ({ default: (await import('./SavedItems')).SavedItems }));
const Pairings = latePart(async () => ({
  default: (await import('../pairings/CartPairings')).CartPairings,
}));

export function CartWithWishlist({ onWishlistItemAdded, ...page }: CartWithWishlistProps) {
  const { cart, config, feature, storage, transport, user } = useStorefront();
  const isSignedIn = user.isSignedIn.value;
  const isMore = feature(createPageIdle).value && config.standalone;
  const hasLines = !!cart.details.value?.items.length;
  const hasSaved = !!storage.signal<readonly unknown[]>(savedKey).value?.length;
  const isOffered =
    (isSignedIn || config.standalone) && !transport.capabilities.value.has('Mutation.addProductsToWishlist');
  // Once the last of it is off.
  const place = useLostFocus<HTMLDivElement>(hasSaved || undefined);
  const action = useMemo<LineAction>(() => {
    const Action = isSignedIn ? Move : SaveForLater;
    return (line) => <Action {...line} onWishlistItemAdded={onWishlistItemAdded} />;
  }, [isSignedIn, onWishlistItemAdded]);
  const isSaving = isOffered && !isSignedIn;
  useEffect(
    () => (isSaving ? beforePress(() => void lineSaving().catch(() => undefined)) : undefined),
    [isSaving],
  );
  return (
    <>
      <CartPage {...page} lineAction={isOffered ? action : undefined} />
      {isMore && (
        <div className="saved-place" ref={place} tabIndex={-1}>
          {hasSaved && <Saved onItemAdded={page.onItemAdded} />}
        </div>
      )}
      {isMore && hasLines && <Pairings />}
    </>
  );
}
