// What is to be said of the cart's discount codes beside its totals: which are gone and, where they are not listed, which take nothing off.
import { useEffect } from 'react';
import { latePart } from '../../late/late-part';
import { useStorefront } from '../../use-storefront';
import type { Cart } from '../cart';
import type { CouponNoteProps } from './CouponNote';
import { idleCoupon } from './idle-coupon';
import { createLostCoupons } from './lost-state';

export const CouponNote = latePart<CouponNoteProps>(async () => ({
  default: (await import('./CouponNote')).CouponNote,
}));

export function IdleCoupons({ cart }: { cart: Cart }) {
  return cart.coupons.map((code) => {
    const what = idleCoupon(cart, code);
    return what && <CouponNote key={code} code={code} what={what} />;
  });
}

/** `isLast`: where it is seen here, no later page says it again. */
export function LostCoupons({ isLast = false }: { isLast?: boolean }) {
  const { codes, tell } = useStorefront().feature(createLostCoupons);
  const lost = codes.value;
  useEffect(() => {
    if (isLast && lost.length) tell();
  }, [isLast, lost, tell]);
  return lost.map((code) => <CouponNote key={code} code={code} what="lost" />);
}
