// A discount code that is on the cart: that it is applied, or that it takes nothing off. Loaded with the first one.
import '../../words/catalogue/cart-coupon';
import { useText } from '../../words/use-text';
import { Sentence } from '../../ui/Sentence';
import type { Cart } from '../cart';
import { CouponNote } from './CouponNote';
import { idleCoupon } from './idle-coupon';

export interface AppliedCouponProps {
  cart: Cart;
  code: string;
}

export function AppliedCoupon({ cart, code }: AppliedCouponProps) {
  const text = useText();
  if (idleCoupon(cart, code)) return <CouponNote cart={cart} code={code} />;
  return <Sentence keep={code}>{text('cart.couponApplied', { code })}</Sentence>;
}
