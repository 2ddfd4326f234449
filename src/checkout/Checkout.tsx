// The checkout: one page of numbered steps that open in order, beside a summary of the order.
import '../words/catalogue/checkout';
import { useEffect, useRef } from 'react';
import type { Cart } from '../cart/cart';
import { CartLink } from '../cart/crossing/CartLink';
import { cartEvent } from '../cart/cart-event';
import { AccountCart } from '../cart/end/AccountCart';
import type { CartEndedProps } from '../cart/end/CartEnded';
import { useCartEnd } from '../cart/end/use-cart-end';
import type {
  CartEvent,
  ItemEvent,
  PaymentInfoEvent,
  PurchaseEvent,
  ShippingInfoEvent,
} from '../cart/ecommerce';
import { useCart } from '../cart/use-cart';
import { useCartChanges } from '../cart/change/use-cart-changes';
import { useEmptiedFocus } from '../cart/lines/use-emptied-focus';
import { useText } from '../words/use-text';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/empty-state/EmptyState';
import { Icon } from '../ui/icon/Icon';
import { latePart } from '../late/late-part';
import { Skeleton } from '../ui/Skeleton';
import { useStorefront } from '../use-storefront';
import { CheckoutSteps } from './CheckoutSteps';
import type { SignInPart } from './GuestEmail';
import type { OrderReceiptProps } from './order/OrderReceipt';
import { OrderSummary } from './order/OrderSummary';
import type { OrderUnclearProps } from './order/OrderUnclear';
import { purchaseEvent } from './order/receipt';
import { createCheckout, type CheckoutState } from './state';
import { createToldEvents } from './order/told-events';
import { useReturnedFocus } from './use-returned-focus';

const CartEnded = latePart<CartEndedProps>(
  async () => ({ default: (await import('../cart/end/CartEnded')).CartEnded }),
  <Skeleton lines={6} />,
);
const OrderReceipt = latePart<OrderReceiptProps>(
  async () => ({ default: (await import('./order/OrderReceipt')).OrderReceipt }),
  <Skeleton lines={6} />,
);
const OrderUnclear = latePart<OrderUnclearProps>(
  async () => ({ default: (await import('./order/OrderUnclear')).OrderUnclear }),
  <Skeleton lines={6} />,
);

export interface CheckoutProps {
  /** How a guest signs in without leaving the page. */
  SignIn: SignInPart;
  /** GA4 begin_checkout. */
  onCheckoutBegun?: (detail: CartEvent) => void;
  /** GA4 add_shipping_info. */
  onShippingInfoAdded?: (detail: ShippingInfoEvent) => void;
  /** GA4 add_payment_info; the kind of payment only. */
  onPaymentInfoAdded?: (detail: PaymentInfoEvent) => void;
  /** GA4 purchase; once per order. */
  onOrderPlaced?: (detail: PurchaseEvent) => void;
  onItemAdded?: (detail: ItemEvent) => void;
  onItemRemoved?: (detail: ItemEvent) => void;
}

export function Checkout(props: CheckoutProps) {
  const text = useText();
  const { feature, user } = useStorefront();
  const checkout = feature(createCheckout);
  useEffect(() => checkout.begin(), [checkout]);
  // What a customer had sent when the session ended is theirs to hear of when they are back.
  const isSignedIn = user.isSignedIn.value;
  useEffect(() => void checkout.settle(), [checkout, isSignedIn]);
  // An order that was under way when the page went comes before its cart, which may be closed by now.
  return checkout.hasBegun.value && !checkout.isSettling.value ? (
    <BegunCheckout {...props} checkout={checkout} />
  ) : (
    <div className="checkout" part="page">
      <CheckoutShape label={text('checkout.loading')} />
    </div>
  );
}

interface BegunCheckoutProps extends CheckoutProps {
  checkout: CheckoutState;
}

function BegunCheckout(props: BegunCheckoutProps) {
  const { checkout, SignIn, onCheckoutBegun, onOrderPlaced } = props;
  const text = useText();
  const storefront = useStorefront();
  const cart = useCart();
  useCartChanges();

  const isSignedIn = storefront.user.isSignedIn.value;
  const details = cart.details.value;
  const receipt = checkout.receipt.value;
  const isEmpty = cart.isEmpty.value;
  const end = useCartEnd();
  const isUnclear = checkout.isUnclear.value;
  const isSameCart = details?.id === checkout.unclearCart.value;
  const isBought = receipt !== undefined && (isEmpty || checkout.isReceiptNew.value);
  // A cart that was found to be over leaves the shopper at the foot of a page that is gone.
  const title = useEmptiedFocus<HTMLHeadingElement>(!!details && isEmpty && !receipt);
  // What had the focus is gone: the receipt, the sign-in after which the cart is back, the question that is answered.
  const isAside = isBought || isUnclear || (isEmpty && !!end);
  const wasAside = useRef(isAside);
  const columns = useReturnedFocus<HTMLDivElement>(!!details && !isEmpty, title);
  useEffect(() => {
    if (wasAside.current && !isAside) title.current?.focus();
    wasAside.current = isAside;
  }, [isAside, title]);
  const told = storefront.feature(createToldEvents);
  useEffect(() => {
    if (!details || isEmpty || isBought) return;
    told.once(details.id, 'begin_checkout', () => onCheckoutBegun?.(cartEvent(details)));
  }, [told, details, isEmpty, isBought, onCheckoutBegun]);
  // Also of an order that turned out to stand after a reload.
  useEffect(() => {
    if (receipt) told.purchaseOnce(receipt.cart.id, () => onOrderPlaced?.(purchaseEvent(receipt)));
  }, [told, receipt, onOrderPlaced]);
  // What is said when the answer comes, or is lost, must be here before it: the shop may be out of reach then.
  const isReviewed = checkout.step.value === 'review';
  useEffect(() => {
    if (isReviewed) for (const part of [OrderReceipt, OrderUnclear, CartEnded]) void part.preload();
  }, [isReviewed]);
  // What shipping costs is in the currency that it was asked in.
  const currency = details?.grandTotal.currency;
  const comesTo = details && `${details.grandTotal.value} ${details.totalQuantity}`;
  // Another one after a sign-in, which knows nothing of what was entered.
  const cartId = details?.id;
  useEffect(() => {
    if (cartId && currency && !isEmpty && !isUnclear) void checkout.resume().then(checkout.fillIn);
  }, [checkout, cartId, currency, isEmpty, isUnclear, isSignedIn]);
  useEffect(() => {
    if (comesTo && !isUnclear) void checkout.renewOffers();
  }, [checkout, comesTo, isUnclear]);

  if (isBought)
    return (
      <div className="checkout" part="page">
        <OrderReceipt receipt={receipt} onGoOn={isEmpty ? undefined : checkout.begin} />
      </div>
    );
  const failed = !details && !cart.isLoading.value && (cart.detailsError.value ?? cart.getCartError.value);
  return (
    <div className="checkout" part="page">
      <header className="checkout-head">
        <CartLink to="/cart" plain="checkout-back">
          <Icon name="arrow-left" />
          <span>{text('checkout.back')}</span>
        </CartLink>
        <h1 className="checkout-title" ref={title} tabIndex={-1}>
          {text('checkout.title')}
        </h1>
      </header>
      {isUnclear && (
        <OrderUnclear checkout={checkout} onGoOn={isEmpty || isSameCart ? undefined : checkout.leaveOpen} />
      )}
      {details && !isEmpty ? (
        // Card fields that are taken out of the page forget what was entered.
        <div className="checkout-columns" ref={columns} hidden={isUnclear}>
          <CheckoutColumns {...props} cart={details} />
        </div>
      ) : isUnclear ? null : end && !cart.isAwaited.value ? (
        <CartEnded end={end} SignIn={SignIn} path="/checkout" />
      ) : failed ? (
        <CheckoutFailed onRetry={() => void cart.load()} />
      ) : !cart.isAwaited.value && (details || !cart.hasCart.value) ? (
        <CheckoutEmpty />
      ) : (
        <CheckoutShape label={text('checkout.loading')} />
      )}
    </div>
  );
}

/** The steps, and the summary beside them. */
function CheckoutColumns({
  checkout,
  cart,
  SignIn,
  onShippingInfoAdded,
  onPaymentInfoAdded,
  onItemAdded,
  onItemRemoved,
}: BegunCheckoutProps & { cart: Cart }) {
  const told = useStorefront().feature(createToldEvents);
  return (
    <>
      <CheckoutSteps
        checkout={checkout}
        SignIn={SignIn}
        onItemAdded={onItemAdded}
        onItemRemoved={onItemRemoved}
        onShippingInfoAdded={(shipping_tier) =>
          told.once(cart.id, `add_shipping_info ${shipping_tier}`, () =>
            onShippingInfoAdded?.({ ...cartEvent(cart), shipping_tier }),
          )
        }
        onPaymentInfoAdded={(payment_type) =>
          told.once(cart.id, `add_payment_info ${payment_type}`, () =>
            onPaymentInfoAdded?.({ ...cartEvent(cart), payment_type }),
          )
        }
      />
      <OrderSummary cart={cart} onItemAdded={onItemAdded} onItemRemoved={onItemRemoved} />
    </>
  );
}

function CheckoutFailed({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <EmptyState
      icon="alert"
      title={text('checkout.errorTitle')}
      message={text('checkout.errorMessage')}
      action={<Button onClick={onRetry}>{text('checkout.retry')}</Button>}
    />
  );
}

function CheckoutEmpty() {
  const text = useText();
  const { routing } = useStorefront();
  return (
    <EmptyState
      icon="bag"
      title={text('checkout.emptyTitle')}
      message={text('checkout.emptyMessage')}
      action={
        <>
          <Button href={routing.href('/')}>{text('checkout.continueShopping')}</Button>
          <AccountCart path="/checkout" />
        </>
      }
    />
  );
}

function CheckoutShape({ label }: { label: string }) {
  return (
    <div className="checkout-columns" role="status" aria-label={label}>
      <Skeleton lines={10} />
      <Skeleton lines={6} />
    </div>
  );
}
