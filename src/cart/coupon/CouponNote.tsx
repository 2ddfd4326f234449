// What is to be said of a discount code that is of no use to this cart. Loaded when there is one.
import { useEffect } from 'react';
import '../../words/catalogue/cart-coupon';
import { useText } from '../../words/use-text';
import { Sentence } from '../../ui/Sentence';
import { useStorefront } from '../../use-storefront';
import type { Cart } from '../cart';
import { idleCoupon } from './idle-coupon';
import { keepTold } from './lost-coupons';

export interface CouponNoteProps {
  code: string;
  /** That the code is on; without one the backend dropped it. */
  cart?: Cart;
  /** No page after this one says it. */
  isLast?: boolean;
}

const words = { idle: 'cart.couponIdle', free: 'cart.couponFree', lost: 'cart.couponLost' } as const;

/** Nothing where a code is on the cart and takes something off. */
export function CouponNote({ code, cart, isLast = false }: CouponNoteProps) {
  const text = useText();
  const { storage } = useStorefront();
  const what = cart ? idleCoupon(cart, code) : 'lost';
  useEffect(() => {
    if (isLast) keepTold(storage);
  }, [isLast, storage]);
  return (
    what && (
      <p className="coupon-note" role="status">
        <Sentence keep={code}>{text(words[what], { code })}</Sentence>
      </p>
    )
  );
}
