// Which steps of a purchase analytics has heard of: each once for a cart, also after a reload and with two tabs.
import type { Storefront } from '../../storefront';

export interface ToldEvents {
  /** Calls `tell` unless the same was told of this cart within a visit. */
  once(cartId: string, event: string, tell: () => void): void;
  /** Calls `tell` unless it was told that this cart was bought, however long ago. */
  purchaseOnce(cartId: string, tell: () => void): void;
}

interface Told {
  cartId: string;
  events: string[];
}

const key = 'toldEvents';
const purchaseKey = 'toldPurchase';
/** Seconds; as long as GA4 takes for one visit. */
const visit = 30 * 60;

/** State of a Storefront, for `feature`. */
export function createToldEvents({ storage }: Storefront): ToldEvents {
  return {
    once(cartId, event, tell) {
      const known = storage.get<Told>(key);
      const events = known?.cartId === cartId ? known.events : [];
      if (events.includes(event)) return;
      storage.set(key, { cartId, events: [...events, event] } satisfies Told, visit);
      tell();
    },
    purchaseOnce(cartId, tell) {
      if (storage.get(purchaseKey) === cartId) return;
      storage.set(purchaseKey, cartId);
      tell();
    },
  };
}
