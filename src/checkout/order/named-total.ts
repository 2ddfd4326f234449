// The total that the button named: nobody pays another one, also where a change of the cart was still on its way.
import type { Storefront } from '../../storefront';
import { formatMoney, type Money } from '../../ui/price/money';
import { CheckoutError } from '../step-message';
import { whenDone } from '../when-done';

/** ms; a change that takes longer is not heard of any more. */
const patience = 10_000;

/** Waits for the changes of the cart that were pressed before. */
export const whenUnchanged = ({ isChanging }: Storefront['cart']): Promise<void> =>
  Promise.race([whenDone(isChanging), new Promise<void>((late) => setTimeout(late, patience))]);

/** But for how a computer adds. An amount in another currency is another one. */
export const isSameTotal = (one: Money, other: Money): boolean =>
  one.currency === other.currency && Math.abs(one.value - other.value) < 0.005;

/** Rejects with CheckoutError where the total is another than `named`, or nobody knows. */
export async function refuseOtherTotal(
  { cart, text }: Pick<Storefront, 'cart' | 'text'>,
  named: Money | undefined,
): Promise<void> {
  await whenUnchanged(cart);
  if (cart.isChanging.peek()) throw new CheckoutError(text('checkout.notReached'));
  const now = cart.details.peek()?.grandTotal;
  if (now && named && !isSameTotal(now, named))
    throw new CheckoutError(text('checkout.totalChanged', { total: formatMoney(now) }));
}
