// Texts of discount codes: to enter one, and what one does.
import { addWords } from '../known';

export const cartCoupon = {
  coupon: 'Discount code',
  couponApply: 'Apply',
  couponApplied: 'Code {code} is applied.',
  couponFailed: 'This code could not be applied. Try again.',
  couponIdle: 'Code {code} is on your cart, but takes nothing off your items at the moment.',
  couponFree: 'Code {code} is on your cart. It takes nothing off your items; delivery is free.',
  couponLost:
    'Code {code} is no longer on your cart. A code can end, or hold only for some items, addresses or accounts.',
} as const;

addWords({ cart: cartCoupon });
