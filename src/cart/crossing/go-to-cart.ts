// The way to the cart where it is no link: as a press on a CartLink.
import type { Storefront } from '../../storefront';
import { isElsewhere } from './elsewhere';

export function goToCart(shop: Storefront): void {
  const href = shop.routing.href('/cart');
  if (!isElsewhere(href, shop.config.standalone)) return shop.routing.navigate('/cart');
  import('./watch-press').then(
    ({ goAcross }) => goAcross(href, shop),
    () => shop.routing.leave(href),
  );
}
