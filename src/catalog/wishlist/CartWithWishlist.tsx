// The cart page with a way to the wishlist on every line: cart code knows nothing of the catalogue.
import { useMemo } from 'react';
import { CartPage, type CartPageProps } from '../../cart/page/CartPage';
import type { ItemEvent } from '../../cart/ecommerce';
import type { LineAction } from '../../cart/lines/CartLine';
import { latePart } from '../../late/late-part';
import { useStorefront } from '../../use-storefront';

export interface CartWithWishlistProps extends Omit<CartPageProps, 'lineAction'> {
  onWishlistItemAdded?: (detail: ItemEvent) => void;
}

const Move = latePart(async () => ({ default: (await import('./MoveToWishlist')).MoveToWishlist }));

export function CartWithWishlist({ onWishlistItemAdded, ...page }: CartWithWishlistProps) {
  const { transport, user } = useStorefront();
  const action = useMemo<LineAction>(
    () => (line) => <Move {...line} onWishlistItemAdded={onWishlistItemAdded} />,
    [onWishlistItemAdded],
  );
  const isOffered =
    user.isSignedIn.value && !transport.capabilities.value.has('Mutation.addProductsToWishlist');
  return <CartPage {...page} lineAction={isOffered ? action : undefined} />;
}
