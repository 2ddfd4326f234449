// What is being bought, beside the steps; folded to one line on a phone.
import { useId, useState } from 'react';
import type { Cart } from '../../cart/cart';
import { CartTotals } from '../../cart/page/CartTotals';
import { recallImage } from '../../cart/images';
import { useText } from '../../locale/use-text';
import { Icon } from '../../ui/icon/Icon';
import { formatMoney } from '../../ui/price/money';
import { Picture } from '../../ui/picture/Picture';
import { useStorefront } from '../../use-storefront';

export interface OrderSummaryProps {
  cart: Cart;
  /** Bought already: everything is known, nothing folds. */
  final?: boolean;
}

export function OrderSummary({ cart, final = false }: OrderSummaryProps) {
  const text = useText();
  const { storage } = useStorefront();
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  return (
    <aside
      className={`checkout-summary${final ? ' checkout-summary-final' : ''}`}
      part="summary"
      aria-labelledby={`${id}-title`}
    >
      <h2 className="checkout-summary-title" id={`${id}-title`}>
        {text('checkout.summary')}
      </h2>
      {!final && (
        <button
          type="button"
          className="checkout-summary-toggle"
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <span>
            {text(isUnfolded ? 'checkout.summaryHide' : 'checkout.summaryShow')}
            <Icon name={isUnfolded ? 'chevron-up' : 'chevron-down'} />
          </span>
          <strong>{formatMoney(cart.grandTotal)}</strong>
        </button>
      )}
      {/* Long ones scroll, and hold nothing that takes the focus. */}
      <div
        className={`checkout-summary-body${isUnfolded ? ' checkout-summary-unfolded' : ''}`}
        id={id}
        tabIndex={final ? undefined : 0}
        role="group"
        aria-label={text('checkout.summary')}
      >
        <ul className="checkout-items">
          {cart.items.map((item) => (
            <li key={item.uid} className="checkout-item">
              <Picture
                src={item.image ?? recallImage(storage, item.sku)}
                alt=""
                sizes="64px"
                widths={[80, 160]}
              />
              <div>
                <span className="checkout-item-name">{item.name}</span>
                <span className="checkout-item-detail">
                  {[
                    ...item.options.map((option) => option.value),
                    text('checkout.quantity', { n: item.quantity }),
                  ].join(' · ')}
                </span>
                {item.problem && <span className="cart-line-error">{item.problem}</span>}
              </div>
              <span className="checkout-item-total">{formatMoney(item.rowTotal)}</span>
            </li>
          ))}
        </ul>
        <CartTotals cart={cart} final={final} />
      </div>
    </aside>
  );
}
