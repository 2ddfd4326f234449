// Codes that were on the cart and are not any more, though nobody took them away: a backend drops what does not hold, without a word.
// Loaded with the first code.
import { effect, untracked, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { BrowserStorage } from '../../storage/browser-storage';
import { declareShapes } from '../../storage/shapes';
import { couponsKey, type Cart } from '../cart';
import { isSameCode } from './idle-coupon';

/** What is known of the codes of one cart, over a reload too. */
interface CouponRecord {
  cartId: string;
  /** On it when it was shown last. */
  codes: string[];
  /** Dropped since, and not told yet. */
  lost: string[];
}

declareShapes({ [couponsKey]: { cartId: 'string', codes: ['string'], lost: ['string'] } });

export interface FollowedCart {
  /** That is shown. */
  details: ReadonlySignal<Cart | undefined>;
  storage: BrowserStorage;
  /** Set to the codes that are not on it any more; those that were told stay as long as the page. */
  lost: Signal<readonly string[]>;
}

/** To be called once. What could be read in part alone proves nothing. */
export function followCoupons({ details, storage, lost }: FollowedCart): void {
  const record = storage.signal<CouponRecord>(couponsKey);
  let seen: CouponRecord | undefined;
  effect(() => {
    const cart = details.value;
    if (cart && !cart.isPartial && !Number.isNaN(cart.grandTotal.value))
      untracked(() => compare(cart, storage));
  });
  effect(() => {
    if (!record.value || record.value.lost.length) seen = record.value;
    const cart = details.value;
    const codes = cart && seen?.cartId === cart.id ? seen.lost.filter(isGoneFrom(cart)) : [];
    if (codes.length || lost.peek().length) lost.value = codes;
  });
}

const isGoneFrom =
  ({ coupons }: Cart) =>
  (code: string): boolean =>
    !coupons.some((present) => isSameCode(code, present));

function compare(cart: Cart, storage: BrowserStorage): void {
  const known = knownOf(cart.id, storage);
  if (!known && cart.coupons.length === 0) return;
  const lost = new Set([...(known?.lost ?? []), ...(known?.codes ?? [])].filter(isGoneFrom(cart)));
  keep({ cartId: cart.id, codes: cart.coupons, lost: [...lost] }, storage);
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

/** The lost ones have been told: no page after this one does. */
export function keepTold(storage: BrowserStorage): void {
  const known = storage.get<CouponRecord>(couponsKey);
  if (known?.lost.length) keep({ ...known, lost: [] }, storage);
}

function knownOf(cartId: string, storage: BrowserStorage): CouponRecord | undefined {
  const known = storage.get<CouponRecord>(couponsKey);
  return known?.cartId === cartId ? known : undefined;
}

function keep(record: CouponRecord, storage: BrowserStorage): void {
  if (JSON.stringify(storage.get(couponsKey)) !== JSON.stringify(record)) storage.set(couponsKey, record);
}
