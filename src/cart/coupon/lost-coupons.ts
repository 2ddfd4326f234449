// Codes that were on the cart and are not any more, though nobody took them away: a backend drops what does not hold, without a word.
import { effect, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { BrowserStorage } from '../../storage/browser-storage';
import { declareShapes } from '../../storage/shapes';
import type { Cart } from '../cart';
import { isSameCode } from './idle-coupon';

/** What is known of the codes of one cart, over a reload too. */
export interface CouponRecord {
  cartId: string;
  /** On it when it was shown last. */
  codes: string[];
  /** Dropped since, and not told yet. */
  lost: string[];
}

/** Storage key of it. */
export const couponsKey = 'cartCoupons';
declareShapes({ [couponsKey]: { cartId: 'string', codes: ['string'], lost: ['string'] } });

/** To be called once, with the cart that is shown. What could be read in part alone proves nothing. */
export function followCoupons(details: ReadonlySignal<Cart | undefined>, storage: BrowserStorage): void {
  effect(() => {
    const cart = details.value;
    if (cart && !cart.isPartial && !Number.isNaN(cart.grandTotal.value))
      untracked(() => compare(cart, storage));
  });
}

function compare({ id, coupons }: Cart, storage: BrowserStorage): void {
  const known = knownOf(id, storage);
  if (!known && coupons.length === 0) return;
  const isGone = (code: string) => !coupons.some((present) => isSameCode(code, present));
  const lost = new Set([...(known?.lost ?? []), ...(known?.codes ?? [])].filter(isGone));
  keep({ cartId: id, codes: coupons, lost: [...lost] }, storage);
}

/** The code that was on a cart when it was shown last, or is to be told as lost. */
export function lastCoupon(cartId: string, storage: BrowserStorage): string | undefined {
  const known = knownOf(cartId, storage);
  return known && [...known.codes, ...known.lost][0];
}

/** Puts a code down as on the cart: one that was accepted, or that of a cart that was merged into it. */
export function expectCoupon(cartId: string, code: string, storage: BrowserStorage): void {
  const { codes, lost } = knownOf(cartId, storage) ?? { codes: [], lost: [] };
  keep({ cartId, codes: [...codes, code], lost }, storage);
}

/** Before the shopper changes codes, and after taking one away: what goes then is not lost. */
export function forgetCoupons(storage: BrowserStorage): void {
  storage.remove(couponsKey);
}

const knownOf = (cartId: string, storage: BrowserStorage): CouponRecord | undefined => {
  const known = storage.get<CouponRecord>(couponsKey);
  return known?.cartId === cartId ? known : undefined;
};

export function keep(record: CouponRecord, storage: BrowserStorage): void {
  if (JSON.stringify(storage.get(couponsKey)) !== JSON.stringify(record)) storage.set(couponsKey, record);
}
