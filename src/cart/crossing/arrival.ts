// A bag comes to the shop, or what a page before this one has begun is brought to its end. Comes only where there is something of it.
import type { Storefront } from '../../storefront';
import { signInPath } from '../../routing/sign-in-path';
import { createJournal } from './journal';
import { leavingKey } from './keys';
import { finishLeaving } from './leave';
import { accountMark } from './mark';
import { readParcel } from './read-parcel';
import { originOf } from './site-name';
import { takeInAndTell } from './tell-arrival';

export interface Arrived {
  /** What stood in the address behind the mark. */
  letters?: string;
  /** Where the browser says that it came from. */
  referrer: string;
  /** The bag is written down, or there was none: the page may forget it. */
  forget(): void;
}

/** behaviour 4.7 */
export async function arrive(shop: Storefront, { letters, referrer, forget }: Arrived): Promise<void> {
  const { cart, routing, storage, user } = shop;
  if (storage.get(leavingKey)) await finishLeaving(shop);
  for (const entry of createJournal(storage).open()) await takeInAndTell(shop, entry, entry.from);
  if (letters === undefined) return;
  if (letters === accountMark) {
    forget();
    // The cart is that of an account; whoever is signed in here has theirs.
    if (!user.isSignedIn.peek())
      routing.navigate(signInPath(routing.path.peek() || '/checkout'), { replace: true });
    return;
  }
  const parcel = readParcel(letters);
  if (!parcel) return forget();
  const taken = await takeInAndTell(shop, parcel, originOf(referrer, location.origin));
  // What was begun is written down, and gone on with.
  const isBegun = createJournal(storage)
    .open()
    .some(({ number }) => number === parcel.number);
  if (taken.state !== 'lost' || isBegun) forget();
  if (!cart.details.peek()) await cart.loadExisting();
}
