// behaviour 4.2: a code that is on the cart and takes nothing off is no success, where that is proven.
import { describe, expect, it } from 'vitest';
import { parseCart } from '../../../src/cart/parse-cart';
import { idleCoupon } from '../../../src/cart/coupon/idle-coupon';
import type { Cart } from '../../../src/cart/cart';
import { rawCart } from '../fake-shop';

const usd = (value: number) => ({ value, currency: 'USD' as const });
type Raw = Parameters<typeof parseCart>[0];

/** A cart as a backend answers it. */
function cartWith(discounts: object[] | null, shipping?: number, more: Partial<Cart> = {}): Cart {
  const { cart } = rawCart('cart-1', [], shipping);
  const raw = { ...cart, applied_coupons: [{ code: 'SAVE10' }], prices: { ...cart.prices, discounts } };
  return { ...parseCart(raw as unknown as Raw, [], { onLines: false, inSubtotal: false }), ...more };
}
const of = (coupon?: object | null, value = 5) => ({ label: 'Discount', amount: usd(value), coupon });

describe('takes nothing off', () => {
  it.each<[string, Cart, string]>([
    ['no discount at all', cartWith(null), 'idle'],
    ['an empty list (recording `mixed/shipfree-coupon`)', cartWith([]), 'idle'],
    ['a discount of nothing', cartWith([of(undefined, 0)]), 'idle'],
    ['a discount of a rule without a code', cartWith([of(null)]), 'idle'],
    ['a discount of another code', cartWith([of({ code: 'OTHER' })]), 'idle'],
    ['delivery is paid', cartWith([], 5), 'idle'],
    ['delivery is free, which the code may be for', cartWith([], 0), 'free'],
  ])('%s', (_, cart, what) => expect(idleCoupon(cart, 'SAVE10')).toBe(what));
});

describe('does, or nobody says that it does not', () => {
  it.each<[string, Cart]>([
    ['its discount, however it is written', cartWith([of(null), of({ code: 'save10' })])],
    ['a discount of which the backend does not say whose it is', cartWith([of()])],
    ['an amount that was not told', cartWith([of(undefined, NaN)])],
    ['a cart that was read in part', cartWith(null, 5, { isPartial: true })],
    ['a total that was not told', cartWith(null, 5, { grandTotal: { value: NaN, currency: 'USD' } })],
  ])('%s', (_, cart) => expect(idleCoupon(cart, 'SAVE10')).toBeUndefined());
});
