// The cart page: every line, what it adds up to, and the way to the checkout.
import { useEffect, useRef } from 'react';
import '../locale/en_US/cart-lines';
import { useText } from '../locale/use-text';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Icon } from '../ui/Icon';
import { Skeleton } from '../ui/Skeleton';
import { useStorefront } from '../use-storefront';
import { CartLines } from './CartLines';
import { CartTotals } from './CartTotals';
import { Coupon } from './Coupon';
import { cartEvent, type CartEvent } from './cart-event';
import { useCart } from './use-cart';

export interface CartPageProps {
  onCartViewed?: (detail: CartEvent) => void;
  onItemRemoved?: (detail: { sku: string; quantity: number; name: string }) => void;
}

export function CartPage({ onCartViewed, onItemRemoved }: CartPageProps) {
  const text = useText();
  const { routing } = useStorefront();
  const cart = useCart();
  const details = cart.details.value;
  const viewed = useRef(false);
  useEffect(() => {
    if (!details || viewed.current) return;
    viewed.current = true;
    onCartViewed?.(cartEvent(details));
  }, [details, onCartViewed]);

  const failed = !details && !cart.isLoading.value && (cart.detailsError.value ?? cart.getCartError.value);
  return (
    <div className="cart-page" part="page">
      <header className="cart-head">
        <h1 className="cart-title">{text('cart.heading')}</h1>
        {details && !cart.isEmpty.value && <p>{text('cart.count', { n: cart.count.value ?? 0 })}</p>}
      </header>
      {failed ? (
        <EmptyState
          icon="alert"
          title={text('cart.errorTitle')}
          message={text('cart.errorMessage')}
          action={<Button onClick={() => void cart.load()}>{text('cart.retry')}</Button>}
        />
      ) : !details && cart.hasCart.value ? (
        <div className="cart-columns" role="status" aria-label={text('cart.loading')}>
          <Skeleton lines={8} />
          <Skeleton lines={5} />
        </div>
      ) : !details || cart.isEmpty.value ? (
        <EmptyState
          icon="bag"
          title={text('cart.emptyTitle')}
          message={text('cart.emptyMessage')}
          action={<Button href={routing.href('/')}>{text('cart.continueShopping')}</Button>}
        />
      ) : (
        <div className="cart-columns">
          <CartLines onRemoved={({ sku, quantity, name }) => onItemRemoved?.({ sku, quantity, name })} />
          <aside className="cart-summary" aria-busy={cart.isUpdatingItem.value || undefined}>
            <CartTotals cart={details} />
            <Coupon />
            {cart.isBlocked.value ? (
              <Button size="large" wide disabled aria-describedby="cart-blocked">
                {text('cart.checkout')}
              </Button>
            ) : (
              <Button href={routing.href('/checkout')} size="large" wide>
                {text('cart.checkout')}
              </Button>
            )}
            {cart.isBlocked.value && (
              <p className="cart-blocked" id="cart-blocked">
                {text('cart.blocked')}
              </p>
            )}
            <p className="cart-assurance">
              <Icon name="lock" />
              {text('cart.assurance')}
            </p>
          </aside>
        </div>
      )}
    </div>
  );
}
