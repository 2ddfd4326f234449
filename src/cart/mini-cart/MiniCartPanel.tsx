// What is inside the mini cart's drawer: lines, subtotal and the two ways on.
import '../../words/catalogue/cart-lines';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { Amount } from '../../ui/price/Amount';
import type { Money } from '../../ui/price/money';
import { Skeleton } from '../../ui/Skeleton';
import { useAfterPaint } from '../../ui/use-after-paint';
import { useStorefront } from '../../use-storefront';
import type { ItemEvent } from '../ecommerce';
import { CartLines } from '../lines/CartLines';
import { CheckoutButton } from '../CheckoutButton';
import { AccountNote } from '../crossing/AccountNote';
import { asideOf } from '../crossing/aside-record';
import { CartLink } from '../crossing/CartLink';
import { IdleCoupons, LostCoupons } from '../coupon/CouponNotes';
import { SetAside } from '../crossing/late-set-aside';
import { useEmptiedFocus } from '../lines/use-emptied-focus';

export interface MiniCartPanelProps {
  open: boolean;
  onAdded?: (detail: ItemEvent) => void;
  onRemoved?: (detail: ItemEvent) => void;
  /** A link was followed: the drawer has nothing more to say. */
  onLeave: () => void;
}

export function MiniCartPanel({ open, onAdded, onRemoved, onLeave }: MiniCartPanelProps) {
  const text = useText();
  const { cart, storage } = useStorefront();
  const aside = asideOf(storage);
  const isComing = cart.isAwaited.value && cart.isEmpty.value;
  const details = cart.details.value;
  const empty = useEmptiedFocus<HTMLDivElement>(!!details && cart.isEmpty.value);
  if (isComing || (!details && cart.hasCart.value)) {
    if (!isComing && !cart.isLoading.value && (cart.detailsError.value ?? cart.getCartError.value))
      return (
        <EmptyState
          icon="alert"
          level={3}
          title={text('cart.errorTitle')}
          message={text('cart.errorMessage')}
          action={<Button onClick={() => void cart.load()}>{text('cart.retry')}</Button>}
        />
      );
    return (
      <div className="mini-cart-loading" role="status" aria-label={text('cart.loading')}>
        <Skeleton lines={3} />
        <Skeleton lines={3} />
      </div>
    );
  }
  if (!details || cart.isEmpty.value)
    return (
      <div ref={empty} tabIndex={-1} className="mini-cart-empty">
        {aside ? (
          <SetAside aside={aside} level={3} onLeave={onLeave} />
        ) : (
          <EmptyState
            icon="bag"
            level={3}
            title={text('cart.emptyTitle')}
            message={text('cart.emptyMessage')}
            action={
              <Button variant="secondary" onClick={onLeave}>
                {text('cart.continueShopping')}
              </Button>
            }
          />
        )}
      </div>
    );
  return (
    <div className="mini-cart-panel">
      {aside && <SetAside aside={aside} isSmall onLeave={onLeave} />}
      <CartLines onAdded={onAdded} onRemoved={onRemoved} isResting={!open} />
      <div className="mini-cart-foot">
        <Subtotal money={details.subtotal} isResting={!open} />
        <IdleCoupons cart={details} />
        <LostCoupons />
        <CheckoutButton onClick={onLeave} />
        <CartLink to="/cart" variant="secondary" wide onClick={onLeave}>
          {text('cart.viewCart')}
        </CartLink>
        <AccountNote />
      </div>
    </div>
  );
}

/** By itself: what is pressed elsewhere is seen there first, and here once somebody looks. */
function Subtotal({ money, isResting }: { money: Money; isResting: boolean }) {
  const text = useText();
  const { cart } = useStorefront();
  const n = useAfterPaint(cart.count.value ?? 0, isResting);
  const isBusy = useAfterPaint(cart.isChanging.value, isResting);
  return (
    <p className="mini-cart-subtotal">
      <span>{`${text('cart.subtotal')} · ${text('cart.count', { n })}`}</span>
      <strong aria-busy={isBusy || undefined}>
        <Amount money={money} />
      </strong>
      <span className="mini-cart-later">{`${text('cart.shipping')}: ${text('cart.shippingLater')}`}</span>
    </p>
  );
}
