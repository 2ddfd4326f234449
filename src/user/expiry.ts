// What a session leaves in the browser, and the end of one whose time ran out while no page was open (behaviour 4.4).
import type { BrowserStorage } from '../storage/browser-storage';
import { secondsLeft, tokenKey } from './token';

/**
 * signed-out: the shopper, or the shop, ended it; expired: its time or the backend did; elsewhere: another tab did.
 * refused: as expired, but known only from the cart, which is replaced without a word to `onExpired`.
 */
export type SessionEnd = 'signed-out' | 'expired' | 'refused' | 'elsewhere';

/** What the checkout keeps of one order, without what was only typed. */
export const checkoutKeys = [
  'billing_address',
  'shipping_address',
  'shippingMethod',
  'paymentMethod',
  'availableShippingMethods',
  'guestEmail',
] as const;
/** Storage key: why there is no cart any more, where its owner would look for it. */
export const cartEndKey = 'cartEnd';
/** Storage key: what had been chosen when the session ran out; it waits for its owner. */
export const chosenKey = 'checkoutChosen';
export interface Chosen {
  owner: string;
  values: Record<string, unknown>;
}
/** Names, mail addresses, errors, and a cart that guests may not read, with pictures of what was in it. */
const leftovers = [
  'firstName',
  'lastName',
  'email',
  'cartError',
  'cartId',
  'cartCount',
  'cartCoupons',
  'imagesBySku',
  'checkoutReceipt',
];
/** What somebody looked at, wished for or bought, and an account that they made. */
const traces = [
  'recentlyViewed',
  'recent_searches',
  'savedItems',
  'cartRescue',
  'toldEvents',
  'toldPurchase',
  'checkoutAttempt',
  'lastShippingMethod',
  'awaitedConfirmation',
];
/** What somebody was typing. */
const typedKeys = ['checkoutDraft', 'addressDraft', 'detailsDraft'] as const;
export type TypedKey = (typeof typedKeys)[number];
const cookies = ['group', 'username'];
/** In the tab: what was asked for the order of a guest. */
export const guestOrderKey = 'airside_guest_order';

/** To be called in every tab: each has what was asked in it. */
export function clearTab(): void {
  try {
    for (const name of cookies) document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
    sessionStorage.removeItem(guestOrderKey);
  } catch {
    // A sandboxed frame may have neither, and a server has no document.
  }
}

/** To be called before anything reads the token. true when a session was ended. */
export function endExpiredSession(storage: BrowserStorage, now = Date.now()): boolean {
  if (secondsLeft(storage.record(tokenKey), now) >= 0) return false;
  tellEnd(storage, 'expired');
  storage.remove(tokenKey);
  clearLeftovers(storage, 'expired');
  clearTab();
  return true;
}

/** To be called while the session still has its cart. */
export function tellEnd(storage: BrowserStorage, why: SessionEnd): void {
  if (storage.get('cartCount') === 0) storage.remove(cartEndKey);
  else storage.set(cartEndKey, { why }, 1800);
}

export function clearLeftovers(storage: BrowserStorage, why: SessionEnd): void {
  const owner = storage.get<string>('email');
  const values = Object.fromEntries(checkoutKeys.map((key) => [key, storage.get(key)]));
  [...leftovers, ...checkoutKeys].forEach((key) => storage.remove(key));
  // When the time ran out, it waits for their return; so does an order whose answer was still awaited.
  if (why === 'signed-out') [...typedKeys, ...traces, chosenKey].forEach((key) => storage.remove(key));
  else if (owner && values.shipping_address) storage.set(chosenKey, { owner, values }, 3600);
}
