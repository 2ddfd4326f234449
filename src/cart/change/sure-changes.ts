// Changes of which it is known whether they were made: where the answer leaves it open, the cart is read and compared.
import { mayBeDone, hasAnswered } from '../../transport/may-be-done';
import type { Cart } from '../cart';
import type { CartSource } from '../cart-source';
import type { Answer, CartChanges } from './api';

/** Adding is left to put-in.ts, which knows what was there before. */
export function createSureChanges(
  api: CartChanges,
  { fetchDetails }: Pick<CartSource, 'fetchDetails'>,
): CartChanges {
  const sure = (change: Promise<Answer>, isMade: (cart: Cart) => boolean): Promise<Answer> =>
    change.catch(async (error: unknown) => {
      if (!mayBeDone(error)) throw error;
      const now = await fetchDetails().catch(() => undefined);
      if (now ? isMade(now) : hasAnswered(error)) return undefined;
      throw error;
    });
  return {
    ...api,
    update: (cartId, uid, quantity, known) =>
      sure(api.update(cartId, uid, quantity, known), ({ items }) =>
        items.some((line) => line.uid === uid && line.quantity === quantity),
      ),
    remove: (cartId, uid) =>
      sure(api.remove(cartId, uid), ({ items }) => !items.some((line) => line.uid === uid)),
    applyCoupon: (cartId, code) =>
      sure(api.applyCoupon(cartId, code), ({ coupons }) =>
        coupons.some((applied) => applied.toLowerCase() === code.toLowerCase()),
      ),
    removeCoupon: (cartId) => sure(api.removeCoupon(cartId), ({ coupons }) => !coupons.length),
  };
}
