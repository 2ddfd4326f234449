// What a session leaves in the browser, and the end of one whose time ran out while no page was open (SPEC 4.4).
import type { BrowserStorage } from '../storage/browser-storage';
import { secondsLeft, tokenKey } from './token';

/** signed-out: the shopper, or the shop, ended it; expired: its time or the backend did; elsewhere: another tab did. */
export type SessionEnd = 'signed-out' | 'expired' | 'elsewhere';

/** What the checkout keeps of one order, without what was only typed. */
export const checkoutKeys = [
  'billing_address',
  'shipping_address',
  'shippingMethod',
  'paymentMethod',
  'availableShippingMethods',
  'guestEmail',
] as const;
/** Names, mail addresses, errors, and a cart that guests may not read. */
const leftovers = ['firstName', 'lastName', 'email', 'cartError', 'cartId', 'cartCount', 'checkoutReceipt'];
/** What somebody was typing. */
const typedKeys = ['checkoutDraft', 'addressDraft', 'detailsDraft'] as const;
export type TypedKey = (typeof typedKeys)[number];
const cookies = ['group', 'username'];

/** To be called before anything reads the token. true when a session was ended. */
export function endExpiredSession(storage: BrowserStorage, now = Date.now()): boolean {
  if (secondsLeft(storage.record(tokenKey), now) >= 0) return false;
  storage.remove(tokenKey);
  clearLeftovers(storage, 'expired');
  return true;
}

export function clearLeftovers(storage: BrowserStorage, why: SessionEnd): void {
  [...leftovers, ...checkoutKeys].forEach((key) => storage.remove(key));
  // When the time ran out, it waits for their return; so does an order whose answer was still awaited.
  if (why !== 'expired') [...typedKeys, 'checkoutAttempt'].forEach((key) => storage.remove(key));
  try {
    for (const name of cookies) document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  } catch {
    // A sandboxed frame may have none, and a server has no document.
  }
}
