// Texts of discount codes that are of no use to the cart.
import { addWords } from '../known';

export const cartCoupon = {
  couponIdle: 'Code {code} is on your cart, but takes nothing off your items at the moment.',
  couponFree: 'Code {code} is on your cart. It takes nothing off your items; delivery is free.',
  couponLost:
    'Code {code} is no longer on your cart. A code can end, or hold only for some items, addresses or accounts.',
} as const;

addWords({ cart: cartCoupon });
