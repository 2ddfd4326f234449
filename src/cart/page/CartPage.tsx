// The cart page: every line, what it adds up to, and the way to the checkout.
import { useEffect, useRef } from 'react';
import '../../words/catalogue/cart-lines';
import '../../words/catalogue/cart-page';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { EmptyState, type EmptyStateProps } from '../../ui/empty-state/EmptyState';
import { Icon } from '../../ui/icon/Icon';
import { latePart } from '../../late/late-part';
import { createPageIdle } from '../../late/page-idle';
import { Skeleton } from '../../ui/Skeleton';
import { useStorefront } from '../../use-storefront';
import type { LineAction } from '../lines/CartLine';
import { CartLines } from '../lines/CartLines';
import type { CartFootProps } from './CartFoot';
import { CartTotals, type CartTotalsProps } from './CartTotals';
import { CheckoutButton } from '../CheckoutButton';
import { AccountNote } from '../crossing/AccountNote';
import { asideOf } from '../crossing/aside-record';
import { SetAside } from '../crossing/late-set-aside';
import { Coupon } from '../coupon/Coupon';
import { LostCoupons } from '../coupon/CouponNotes';
import { EstimateShipping } from './EstimateShipping';
import { cartEvent } from '../cart-event';
import { AccountCart } from '../end/AccountCart';
import type { CartEndedProps } from '../end/CartEnded';
import { useCartEnd } from '../end/use-cart-end';
import type { CartEvent, ItemEvent } from '../ecommerce';
import { useCart } from '../use-cart';
import { useEmptiedFocus } from '../lines/use-emptied-focus';

const CartEnded = latePart<CartEndedProps>(
  async () => ({ default: (await import('../end/CartEnded')).CartEnded }),
  <Skeleton lines={6} />,
);

const CartFoot = latePart<CartFootProps>(async () => ({ default: (await import('./CartFoot')).CartFoot }));

const PartialCart = latePart(async () => ({ default: (await import('../partial/PartialCart')).PartialCart }));

export interface CartPageProps {
  onCartViewed?: (detail: CartEvent) => void;
  onItemAdded?: (detail: ItemEvent) => void;
  onItemRemoved?: (detail: ItemEvent) => void;
  /** What can be done with a line besides removing it. */
  lineAction?: LineAction;
}

export function CartPage({ onCartViewed, onItemAdded, onItemRemoved, lineAction }: CartPageProps) {
  const text = useText();
  const { config, storage, feature } = useStorefront();
  const aside = asideOf(storage);
  const isIdle = feature(createPageIdle).value;
  const cart = useCart();
  const end = useCartEnd();
  const details = cart.details.value;
  const heading = useEmptiedFocus<HTMLHeadingElement>(!!details && cart.isEmpty.value);
  const viewed = useRef(false);
  const way = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!details || viewed.current) return;
    viewed.current = true;
    onCartViewed?.(cartEvent(details));
  }, [details, onCartViewed]);

  const isEmpty = cart.isEmpty.value;
  const failed = !details && !cart.isLoading.value && (cart.detailsError.value ?? cart.getCartError.value);
  const isComing = isEmpty && (cart.isAwaited.value || (!end && !failed && !details && cart.hasCart.value));
  // Says so in its own title.
  const isBare = isEmpty && !isComing && !end && !failed && !aside;
  return (
    <div className="cart-page" part="page">
      {!isBare && (
        <header className="cart-head">
          <h1 ref={heading} tabIndex={-1}>
            {text('cart.heading')}
          </h1>
          {!isEmpty && <Count />}
        </header>
      )}
      {aside && !isEmpty && <SetAside aside={aside} isSmall />}
      {isComing ? (
        <CartShape label={text('cart.loading')} />
      ) : end && isEmpty ? (
        <CartEnded end={end} path="/cart" />
      ) : failed ? (
        <EmptyState
          icon="alert"
          title={text('cart.errorTitle')}
          message={text('cart.errorMessage')}
          action={<Button onClick={() => void cart.load()}>{text('cart.retry')}</Button>}
        />
      ) : aside && isEmpty ? (
        <SetAside aside={aside} />
      ) : !details || isEmpty ? (
        <NothingYet titleRef={heading} />
      ) : (
        <div className="cart-columns">
          <CartLines onAdded={onItemAdded} onRemoved={onItemRemoved} action={lineAction} />
          <div className="cart-summary">
            {details.isPartial && <PartialCart />}
            <Totals cart={details} />
            <LostCoupons isLast />
            <div className="cart-way" ref={way}>
              <CheckoutButton />
            </div>
            <AccountNote />
            <p className="cart-assurance">
              <Icon name="lock" />
              <span>{text('cart.assurance')}</span>
            </p>
            <Coupon />
            {!details.shipping && <EstimateShipping />}
          </div>
        </div>
      )}
      {isIdle && config.standalone && details && !isEmpty && <Foot cart={details} of={way} />}
    </div>
  );
}

// What a press changes before its answer stands by itself: the page is not drawn anew for it.

function Count() {
  const text = useText();
  const { cart } = useStorefront();
  return <p>{text('cart.count', { n: cart.count.value ?? 0 })}</p>;
}

const Totals = (props: Pick<CartTotalsProps, 'cart'>) => (
  <CartTotals {...props} isPending={useStorefront().cart.isChanging.value} />
);

const Foot = (props: Omit<CartFootProps, 'isPending'>) => (
  <CartFoot {...props} isPending={useStorefront().cart.isChanging.value} />
);

function NothingYet({ titleRef }: Pick<EmptyStateProps, 'titleRef'>) {
  const text = useText();
  const { routing } = useStorefront();
  return (
    <EmptyState
      icon="bag"
      level={1}
      titleRef={titleRef}
      title={text('cart.emptyTitle')}
      message={text('cart.emptyMessage')}
      action={
        <>
          <Button href={routing.href('/')}>{text('cart.continueShopping')}</Button>
          <AccountCart path="/cart" />
        </>
      }
    />
  );
}

function CartShape({ label }: { label: string }) {
  return (
    <div className="cart-columns" role="status" aria-label={label}>
      <Skeleton lines={8} />
      <Skeleton lines={5} />
    </div>
  );
}
