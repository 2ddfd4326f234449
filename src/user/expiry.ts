// Ends a session whose time ran out while no page was open (SPEC 4.4).
import type { BrowserStorage } from '../storage/browser-storage';
import { isExpired, tokenKey } from './token';

/** What an expired session leaves behind: names, mail addresses, errors, and a cart that guests may not read. */
const leftovers = ['firstName', 'lastName', 'email', 'cartError', 'guestEmail', 'cartId', 'cartCount'];
const cookies = ['group', 'username'];

/** To be called before anything reads the token. */
export function endExpiredSession(storage: BrowserStorage, now = Date.now()): void {
  if (!isExpired(storage.record(tokenKey), now)) return;
  storage.remove(tokenKey);
  clearLeftovers(storage);
}

export function clearLeftovers(storage: BrowserStorage): void {
  leftovers.forEach((key) => storage.remove(key));
  if (globalThis.document) {
    for (const name of cookies) document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  }
}
