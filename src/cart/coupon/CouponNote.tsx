// What is to be said of a discount code that is of no use to this cart. Loaded when there is one.
import '../../words/catalogue/cart-coupon';
import { useText } from '../../words/use-text';
import { Sentence } from '../../ui/Sentence';
import type { IdleCoupon } from './idle-coupon';

export interface CouponNoteProps {
  code: string;
  /** lost: dropped by the backend. */
  what: IdleCoupon | 'lost';
}

const words = { idle: 'cart.couponIdle', free: 'cart.couponFree', lost: 'cart.couponLost' } as const;

export function CouponNote({ code, what }: CouponNoteProps) {
  const text = useText();
  return (
    <p className="coupon-note" role="status">
      <Sentence keep={code}>{text(words[what], { code })}</Sentence>
    </p>
  );
}
