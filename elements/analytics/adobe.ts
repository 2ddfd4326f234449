// The elements' events for the Adobe Client Data Layer: events with Adobe Commerce's names, and cart, product, order and session as state.
import { followShop, type Following, type ShopEvents } from './follow-shop';

export type AdobeOptions = Pick<Following, 'consent'>;

/** Pushes to window.adobeDataLayer until what it returns is called. */
export function connectAdobeDataLayer({ consent }: AdobeOptions): () => void {
  const layer = ((globalThis as unknown as { adobeDataLayer?: unknown[] }).adobeDataLayer ??= []);
  /** The layer merges into what it has; without this a line that is gone would stay. */
  const state = (name: string, value: unknown): void =>
    void layer.push({ [name]: undefined }, { [name]: value });
  const event = <Type extends keyof ShopEvents>(name: string, known?: string) => {
    return (detail: ShopEvents[Type]): void => {
      if (known) state(known, detail);
      layer.push({ event: name, ...(detail ? { eventInfo: detail } : {}) });
    };
  };
  const stop = followShop(
    { consent, name: 'adobe' },
    {
      'airside-list-viewed': event('list-view'),
      'airside-item-selected': event('list-item-click'),
      'airside-product-viewed': event('product-page-view', 'product'),
      'airside-item-added': event('add-to-cart'),
      'airside-item-removed': event('remove-from-cart'),
      'airside-wishlist-item-added': event('add-to-wishlist'),
      'airside-cart-viewed': event('shopping-cart-view'),
      'airside-checkout-begun': event('initiate-checkout'),
      'airside-shipping-info-added': event('add-shipping-info'),
      'airside-payment-info-added': event('add-payment-info'),
      'airside-order-placed': event('place-order', 'order'),
      'airside-searched': event('search-request-sent'),
      'airside-search-viewed': event('search-results-view'),
      'airside-signed-in': event('sign-in'),
      'airside-account-created': event('create-account'),
      'airside-newsletter-subscribed': event('newsletter-subscribe'),
      'airside-contact-sent': event('contact-send'),
      'airside-cart-changed': (cart) => state('cart', cart),
      'airside-session-changed': (session) => state('session', session),
    },
  );
  document.dispatchEvent(new Event('airside-state-requested'));
  return stop;
}
