// A bag comes to the shop, or what a page before this one has begun is brought to its end. Comes only where there is something of it.
import type { Storefront } from '../../storefront';
import { signInPath } from '../../routing/sign-in-path';
import { createJournal } from './journal';
import type { Aside } from './aside-record';
import { asideKey, leavingKey } from './keys';
import { finishLeaving, putBack } from './leave';
import { accountMark, bagMark } from './mark';
import { readParcel } from './read-parcel';
import { originOf } from './site-name';
import { takeInAndTell, type WithSites } from './tell-arrival';

/** behaviour 4.7 */
export async function arrive(shop: Storefront & WithSites, letters?: string): Promise<void> {
  const { cart, storage } = shop;
  if (storage.get(leavingKey)) await finishLeaving(shop);
  for (const entry of createJournal(storage).open())
    // On the way back nothing is said: it is in the bag again.
    await (entry.number === storage.get<Aside>(asideKey)?.back
      ? putBack(shop)
      : takeInAndTell(shop, entry, entry.from));
  if (letters === undefined) return;
  if (letters === accountMark) {
    forget();
    askForAccount(shop);
    return;
  }
  const parcel = readParcel(letters);
  if (!parcel) return forget();
  const taken = await takeInAndTell(shop, parcel, originOf(document.referrer, location.origin));
  // What was begun is written down, and gone on with.
  const isBegun = createJournal(storage)
    .open()
    .some(({ number }) => number === parcel.number);
  if (taken.state !== 'lost' || isBegun) forget();
  if (!cart.details.peek()) await cart.loadExisting();
}

/** The cart, or whatever it is, is that of an account; whoever is signed in here has theirs. A page for customers has asked already. */
function askForAccount({ routing, user }: Pick<Storefront, 'routing' | 'user'>): void {
  const path = routing.path.peek() || '/checkout';
  if (!user.isSignedIn.peek() && path !== '/sign-in')
    routing.navigate(signInPath(path + routing.url.peek().search), { replace: true });
}

/** What the page's first script has kept for a reload: it is written down, or there was none. */
function forget(): void {
  try {
    sessionStorage.removeItem(bagMark);
  } catch {
    // Where nothing is kept, nothing is to be forgotten.
  }
}
