// What is to be said of the cart's discount codes beside its totals: which are gone and, where they are not listed, which take nothing off.
import { latePart } from '../../late/late-part';
import { useStorefront } from '../../use-storefront';
import type { Cart } from '../cart';
import type { CouponNoteProps } from './CouponNote';

const CouponNote = latePart<CouponNoteProps>(async () => ({
  default: (await import('./CouponNote')).CouponNote,
}));

export const IdleCoupons = ({ cart }: { cart: Cart }) =>
  cart.coupons.map((code) => <CouponNote key={code} code={code} cart={cart} />);

/** `isLast`: where it is seen here, no later page says it again. */
export function LostCoupons({ isLast = false }: { isLast?: boolean }) {
  const { cart } = useStorefront();
  return cart.lostCoupons.value.map((code) => <CouponNote key={code} code={code} isLast={isLast} />);
}
