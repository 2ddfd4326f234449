// The signed-in shopper's wishlist: looked through, changed, and put into the cart (behaviour 2.1).
import { useEffect } from 'react';
import '../../words/catalogue/wishlist-page';
import { useText } from '../../words/use-text';
import { useLive } from '../../catalog/use-live';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { latePart } from '../../late/late-part';
import { Skeleton } from '../../ui/Skeleton';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import { AccountPage } from '../AccountPage';
import { createWishlistPage } from './state';
import { wishlistPageStyles } from './styles';
import type { WishlistEvents } from './use-wishlist-actions';
import { WishlistItems } from './WishlistItems';

const Lists = latePart(async () => ({ default: (await import('./WishlistNavigation')).WishlistNavigation }));

const wishlistPath = '/wishlist';

export function WishlistPage(events: WishlistEvents) {
  useStyles(wishlistPageStyles);
  const text = useText();
  const { config, routing, transport } = useStorefront();
  const listId = (config.standalone && routing.url.value.searchParams.get('list')) || '';
  const wishlist = useLive((storefront) => createWishlistPage(storefront, listId), listId).value;
  const title = wishlist?.list.value?.name || text('wishlist.title');
  useEffect(() => {
    if (config.standalone) routing.setTitle(title);
  }, [config, routing, title]);

  // Magento has lists switched off by a setting, too, and says so by an error.
  const isOff =
    !transport.has('Customer.wishlists') ||
    /configuration is .*disabled/.test(wishlist?.error.value?.message ?? '');
  const items = wishlist?.items.value;
  return (
    <AccountPage title={title} path={wishlistPath}>
      {wishlist && (wishlist.lists.value?.length ?? 0) > 1 && <Lists wishlist={wishlist} />}
      {isOff ? (
        <EmptyState icon="heart" title={text('wishlist.offTitle')} message={text('wishlist.off')} />
      ) : wishlist?.error.value ? (
        <EmptyState
          icon="alert"
          title={text('wishlist.errorTitle')}
          message={text('wishlist.error')}
          action={<Button onClick={wishlist.reload}>{text('wishlist.retry')}</Button>}
        />
      ) : wishlist && items ? (
        <WishlistItems wishlist={wishlist} items={items} {...events} />
      ) : (
        <div role="status" aria-label={text('wishlist.loading')}>
          {[1, 2, 3].map((shape) => (
            <div key={shape} className="wish">
              <span className="wish-picture">
                <Skeleton ratio={0.8} />
              </span>
              <Skeleton lines={3} />
            </div>
          ))}
        </div>
      )}
    </AccountPage>
  );
}
