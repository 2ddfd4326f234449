// What is being bought, to be changed beside the steps; folded to one line on a phone.
import { useState } from 'react';
import type { Cart } from '../../cart/cart';
import type { ItemEvent } from '../../cart/ecommerce';
import { Coupon } from '../../cart/coupon/Coupon';
import { LostCoupons } from '../../cart/coupon/CouponNotes';
import { CartLines } from '../../cart/lines/CartLines';
import { CartTotals } from '../../cart/page/CartTotals';
import { latePart } from '../../late/late-part';
import { useText } from '../../words/use-text';
import { Icon } from '../../ui/icon/Icon';
import { Amount } from '../../ui/price/Amount';
import { useElementId } from '../../ui/use-element-id';
import { useStorefront } from '../../use-storefront';
import { BoughtItems } from './BoughtItems';

const PartialCart = latePart(async () => ({
  default: (await import('../../cart/partial/PartialCart')).PartialCart,
}));

export interface OrderSummaryProps {
  cart: Cart;
  /** Bought already: everything is known, nothing folds or can be changed. */
  final?: boolean;
  onItemAdded?: (detail: ItemEvent) => void;
  onItemRemoved?: (detail: ItemEvent) => void;
}

export function OrderSummary({ cart, final = false, onItemAdded, onItemRemoved }: OrderSummaryProps) {
  const text = useText();
  const isPending = useStorefront().cart.isChanging.value && !final;
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useElementId();
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
            <span>{text(isUnfolded ? 'checkout.summaryHide' : 'checkout.summaryShow')}</span>
            <Icon name={isUnfolded ? 'chevron-up' : 'chevron-down'} />
          </span>
          <strong aria-busy={isPending || undefined}>
            <Amount money={cart.grandTotal} />
          </strong>
        </button>
      )}
      {/* Seen where the rest is folded, too. */}
      {!final && <LostCoupons isLast />}
      <div
        className={`checkout-summary-body${isUnfolded ? ' checkout-summary-unfolded' : ''}`}
        id={id}
        role="group"
        aria-label={text('checkout.summary')}
      >
        {final ? (
          <BoughtItems items={cart.items} />
        ) : (
          <CartLines onAdded={onItemAdded} onRemoved={onItemRemoved} isBlockTold />
        )}
        {cart.isPartial && !final && <PartialCart />}
        <CartTotals
          cart={cart}
          final={final}
          isPending={isPending}
          shippingLater={text('checkout.shippingLater')}
        />
        {!final && <Coupon />}
      </div>
    </aside>
  );
}
