// What the cart adds up to.
import '../../words/catalogue/cart-lines';
import { useText } from '../../words/use-text';
import { Amount } from '../../ui/price/Amount';
import type { Cart } from '../cart';
import { savedBy } from '../saved';

export interface CartTotalsProps {
  cart: Cart;
  /** The amount is final: shipping and tax are known. */
  final?: boolean;
  /** Being updated. */
  isPending?: boolean;
  /** What is said of shipping that is not known; absent: that the checkout will tell. */
  shippingLater?: string;
}

export function CartTotals({ cart, final = false, isPending, shippingLater }: CartTotalsProps) {
  const text = useText();
  const { shipping, isPartial } = cart;
  const untold = shipping ? text('cart.shippingFree') : (shippingLater ?? text('cart.shippingLater'));
  // Rates are named for the shop's books ("US-CA-*-Rate 1"): one line says what they come to.
  const [tax] = cart.taxes;
  const saved = savedBy(cart);
  return (
    <dl className="cart-totals" part="totals" aria-busy={isPending || undefined}>
      <div>
        <dt>{text('cart.subtotal')}</dt>
        <dd>
          <Amount money={cart.subtotal} />
        </dd>
      </div>
      {cart.discounts.map((discount) => (
        <div key={discount.label} className="cart-totals-discount">
          <dt>{discount.label || text('cart.discount')}</dt>
          <dd>
            <Amount money={{ ...discount.amount, value: -Math.abs(discount.amount.value) }} />
          </dd>
        </div>
      ))}
      {/* It may be in the total all the same. */}
      {(shipping || !isPartial) && (
        <div>
          <dt>{text('cart.shipping')}</dt>
          <dd className={shipping ? undefined : 'cart-totals-later'}>
            {shipping?.value ? <Amount money={shipping} /> : untold}
          </dd>
        </div>
      )}
      {tax && (
        <div>
          <dt>{text(cart.isTaxIncluded ? 'cart.taxIncluded' : 'cart.tax')}</dt>
          <dd>
            <Amount
              money={{
                ...tax.amount,
                value: cart.taxes.reduce((sum, { amount }) => sum + amount.value, 0),
              }}
            />
          </dd>
        </div>
      )}
      <div className="cart-totals-grand">
        <dt>{text(final || shipping ? 'cart.total' : 'cart.estimatedTotal')}</dt>
        <dd>
          <Amount money={cart.grandTotal} />
        </dd>
      </div>
      {saved && (
        <div className="cart-totals-saved">
          <dt>{text('cart.saved')}</dt>
          <dd>
            <Amount money={saved} />
          </dd>
        </div>
      )}
    </dl>
  );
}
