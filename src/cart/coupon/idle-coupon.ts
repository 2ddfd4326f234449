// A code that is on the cart and takes nothing off is no success. Pure.
import type { Cart } from '../cart';

/** free: so is delivery, which the code may be for. */
export type IdleCoupon = 'idle' | 'free';

/**
 * undefined: the code takes something off, or no answer says that it does not (a discount of which the backend does not say
 * whose it is, a cart that was read in part). A code for free delivery has no discount at all (recording `mixed/shipfree-coupon`).
 */
export function idleCoupon(cart: Cart, code: string): IdleCoupon | undefined {
  const { discounts, grandTotal, isPartial, shipping } = cart;
  const mayBeIts = ({ amount, coupon }: Cart['discounts'][number]) =>
    amount.value !== 0 && (coupon === undefined || isSameCode(code, coupon));
  if (isPartial || Number.isNaN(grandTotal.value) || discounts.some(mayBeIts)) return undefined;
  return shipping?.value === 0 ? 'free' : 'idle';
}

/** Backends tell a code as it was typed, or as it is written. */
export function isSameCode(one: string, other: string | null): boolean {
  return one.toLowerCase() === other?.toLowerCase();
}
