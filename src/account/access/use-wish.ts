// The wish that a heart on a page of another site has sent along to the sign-in (behaviour 4.8).
import { useEffect } from 'react';
import { late } from '../../late/late';
import { wishParameter } from '../../routing/sign-in-path';
import { useStorefront } from '../../use-storefront';

const hearts = late(() => import('../../catalog/wishlist/state'));

export function useWish(): void {
  const { config, feature, routing } = useStorefront();
  const sku = config.standalone ? routing.url.value.searchParams.get(wishParameter) : null;
  useEffect(() => {
    if (sku)
      hearts().then(
        ({ createWishlist }) => feature(createWishlist).grant(sku),
        () => undefined,
      );
  }, [sku, feature]);
}
