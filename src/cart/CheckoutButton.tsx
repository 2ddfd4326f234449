// The way to the checkout, closed while something in the cart cannot be bought.
import '../words/catalogue/cart-lines';
import { useText } from '../words/use-text';
import { Button } from '../ui/Button';
import { useElementId } from '../ui/use-element-id';
import { useStorefront } from '../use-storefront';
import { CartLink } from './crossing/CartLink';

export interface CheckoutButtonProps {
  onClick?: () => void;
}

export function CheckoutButton({ onClick }: CheckoutButtonProps) {
  const text = useText();
  const { cart } = useStorefront();
  const id = useElementId();
  if (!cart.isBlocked.value)
    return (
      <CartLink to="/checkout" size="large" wide onClick={onClick}>
        {text('cart.checkout')}
      </CartLink>
    );
  return (
    <>
      <Button size="large" wide disabled aria-describedby={id}>
        {text('cart.checkout')}
      </Button>
      <p className="cart-blocked" id={id}>
        {text('cart.blockedHint')}
      </p>
    </>
  );
}
