// Hears what the elements of a page tell, and passes on what a visitor has agreed to have counted. No React, no loader.
import type {
  AccountCreated,
  CartChanged,
  CartEvent,
  ItemEvent,
  ItemListEvent,
  NewsletterSubscribed,
  PaymentInfoEvent,
  PurchaseEvent,
  Searched,
  SearchViewed,
  SessionChanged,
  ShippingInfoEvent,
  SignedIn,
} from '../kit/event-details';

/** What analytics hears of; the rest of the elements' events is of no interest to it. */
export interface ShopEvents {
  'airside-list-viewed': ItemListEvent;
  'airside-item-selected': ItemListEvent;
  'airside-product-viewed': ItemEvent;
  'airside-item-added': ItemEvent;
  'airside-item-removed': ItemEvent;
  'airside-wishlist-item-added': ItemEvent;
  'airside-cart-viewed': CartEvent;
  'airside-checkout-begun': CartEvent;
  'airside-shipping-info-added': ShippingInfoEvent;
  'airside-payment-info-added': PaymentInfoEvent;
  'airside-order-placed': PurchaseEvent;
  'airside-searched': Searched;
  'airside-search-viewed': SearchViewed;
  'airside-signed-in': SignedIn;
  'airside-account-created': AccountCreated;
  'airside-newsletter-subscribed': NewsletterSubscribed;
  'airside-contact-sent': null;
  'airside-cart-changed': CartChanged;
  'airside-session-changed': SessionChanged;
}

export type Tellers = { [Type in keyof ShopEvents]?: (detail: ShopEvents[Type]) => void };

export interface Following {
  /**
   * Asked at every event, so that it may be withdrawn. What happens before a yes is not told later.
   * true: whoever loads this has the consent already.
   */
  consent: true | (() => boolean);
  /** Where orders are remembered that were told: one is told once, however often its receipt is loaded. */
  name: string;
}

/** Until what it returns is called. */
export function followShop({ consent, name }: Following, tellers: Tellers): () => void {
  const key = `airside.told.${name}`;
  const told = new Set(remembered(key));
  const hear = ({ type, detail }: CustomEvent<unknown>): void => {
    if (consent !== true && !consent()) return;
    if (type === 'airside-order-placed') {
      const { transaction_id } = detail as PurchaseEvent;
      if (told.has(transaction_id)) return;
      told.add(transaction_id);
      remember(key, [...told].slice(-20));
    }
    (tellers[type as keyof ShopEvents] as ((detail: unknown) => void) | undefined)?.(detail);
  };
  const types = Object.keys(tellers);
  for (const type of types) document.addEventListener(type, hear as EventListener);
  return () => types.forEach((type) => document.removeEventListener(type, hear as EventListener));
}

function remembered(key: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as string[];
  } catch {
    // No storage here: then this page alone tells an order once.
    return [];
  }
}

function remember(key: string, ids: string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // As above.
  }
}
