// What became of a cart that is not there any more, kept for the pages that would call it empty.
import type { BrowserStorage } from '../../storage/browser-storage';
import { cartEndKey } from '../../user/expiry';

export interface CartEnd {
  /**
   * signed-out: its owner did; expired, refused: the session ended by itself. over: nobody says by what; closed: without an
   * order; ordered: by one, but not from here. emptied: what was in it left by itself.
   */
  why: 'signed-out' | 'expired' | 'refused' | 'over' | 'closed' | 'ordered' | 'emptied';
  /** What was in it, where that is known. */
  names?: string[];
  /** An order was asked for, and refused: nothing was charged. */
  isNotOrdered?: boolean;
  /** Of the order that it became. */
  number?: string;
}

/** Seconds. */
const halfAnHour = 30 * 60;

export function tellCartEnd(storage: BrowserStorage, end: CartEnd): void {
  storage.set(cartEndKey, end, halfAnHour);
}

export function forgetCartEnd(storage: BrowserStorage): void {
  if (storage.get(cartEndKey)) storage.remove(cartEndKey);
}

export function knownCartEnd(storage: BrowserStorage): CartEnd | undefined {
  return storage.get<CartEnd>(cartEndKey);
}

/** The cart itself waits on the backend for its owner. */
export function isOfSession({ why }: CartEnd): boolean {
  return why === 'signed-out' || why === 'expired' || why === 'refused';
}
