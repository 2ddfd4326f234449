// The elements' events as GA4's: for a tag manager's dataLayer, or for gtag.js.
import { followShop, type Following } from './follow-shop';

export interface DataLayerOptions extends Pick<Following, 'consent'> {
  /** The page has gtag.js and no tag manager: commands in place of messages. */
  gtag?: boolean;
}

/** Pushes to window.dataLayer until what it returns is called. */
export function connectDataLayer({ consent, gtag = false }: DataLayerOptions): () => void {
  const layer = ((globalThis as unknown as { dataLayer?: unknown[] }).dataLayer ??= []);
  const push = (event: string, parameters: object): void => {
    if (gtag) layer.push(asArguments('event', event, parameters));
    else layer.push({ event, ...parameters });
  };
  const commerce = (event: string, ecommerce: object): void => {
    if (gtag) return push(event, ecommerce);
    // What an earlier event left would be taken for this one's.
    layer.push({ ecommerce: null });
    push(event, { ecommerce });
  };
  const items =
    (event: string) =>
    ({ currency, value, items: bought }: { currency: string; value: number; items: object[] }) =>
      commerce(event, { currency, value, items: bought });
  const whole = (event: string) => (detail: object) => commerce(event, detail);
  return followShop(
    { consent, name: 'ga4' },
    {
      'airside-list-viewed': whole('view_item_list'),
      'airside-item-selected': whole('select_item'),
      'airside-product-viewed': items('view_item'),
      'airside-item-added': items('add_to_cart'),
      'airside-item-removed': items('remove_from_cart'),
      'airside-wishlist-item-added': items('add_to_wishlist'),
      'airside-cart-viewed': whole('view_cart'),
      'airside-checkout-begun': whole('begin_checkout'),
      'airside-shipping-info-added': whole('add_shipping_info'),
      'airside-payment-info-added': whole('add_payment_info'),
      'airside-order-placed': whole('purchase'),
      'airside-searched': ({ query }) => push('search', { search_term: query }),
      'airside-search-viewed': ({ query }) => push('view_search_results', { search_term: query }),
      'airside-signed-in': ({ method }) => push('login', { method }),
      'airside-account-created': ({ method }) => push('sign_up', { method }),
      'airside-newsletter-subscribed': () => push('generate_lead', { lead_source: 'newsletter' }),
      'airside-contact-sent': () => push('generate_lead', { lead_source: 'contact' }),
    },
  );
}

/** gtag.js takes `arguments` for a command, an array for data. */
function asArguments(..._command: unknown[]): IArguments {
  // eslint-disable-next-line prefer-rest-params -- gtag.js tells a command by its class, which no array has
  return arguments;
}
