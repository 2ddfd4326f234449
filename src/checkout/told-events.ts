// Which steps of a purchase analytics has heard of: each once for a cart, also after a reload and with two tabs.
import type { Storefront } from '../storefront';

export interface ToldEvents {
  /** Calls `tell` unless the same was told of this cart within a visit. */
  once(cartId: string, event: string, tell: () => void): void;
}

interface Told {
  cartId: string;
  events: string[];
}

const key = 'toldEvents';
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
  };
}
