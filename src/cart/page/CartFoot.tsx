// The foot of a phone's cart once its button is out of sight: what it comes to, and the way to the checkout.
import type { RefObject } from 'react';
import '../../words/catalogue/cart-lines';
import { Amount } from '../../ui/price/Amount';
import { PageFoot } from '../../ui/page-foot/PageFoot';
import { useText } from '../../words/use-text';
import type { Cart } from '../cart';
import { CheckoutButton } from '../CheckoutButton';

export interface CartFootProps {
  cart: Cart;
  isPending: boolean;
  /** Where the button stands. */
  of: RefObject<HTMLElement | null>;
}

export function CartFoot({ cart, isPending, of }: CartFootProps) {
  const text = useText();
  const label = text(cart.shipping ? 'cart.total' : 'cart.estimatedTotal');
  return (
    <PageFoot of={of} label={label} part="cart-foot">
      <p className="cart-foot-total">
        <span>{label}</span>
        <strong aria-busy={isPending || undefined}>
          <Amount money={cart.grandTotal} />
        </strong>
      </p>
      <div className="cart-foot-way">
        <CheckoutButton />
      </div>
    </PageFoot>
  );
}
