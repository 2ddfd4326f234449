// What a page of another site has set aside for the shop, as it is kept there.
import type { BrowserStorage } from '../../storage/browser-storage';
import { asideKey } from './keys';
import type { Parcel } from './parcel';

/** What is at the shop, or on its way there. */
export interface Aside extends Parcel {
  /** Number of the way back. */
  back: string;
}

/** What is to leave the cart. */
export interface Leaving {
  cartId: string;
  lines: { uid: string; quantity: number }[];
}

/** As a signal's value. */
export const asideOf = (storage: BrowserStorage): Aside | undefined => storage.signal<Aside>(asideKey).value;
