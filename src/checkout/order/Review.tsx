// Step 5: a last look, and the one button that costs money.
import '../../words/catalogue/checkout-review';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import '../../words/catalogue/cart-lines';
import type { Cart } from '../../cart/cart';
import type { ItemEvent } from '../../cart/ecommerce';
import { CartLink } from '../../cart/crossing/CartLink';
import { CartTotals } from '../../cart/page/CartTotals';
import type { Text } from '../../words/text';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/icon/Icon';
import { latePart } from '../../late/late-part';
import { formatMoney } from '../../ui/price/money';
import { Sentence } from '../../ui/Sentence';
import { useLostFocus } from '../../ui/use-lost-focus';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useStorefront } from '../../use-storefront';
import type { PaymentData } from '../payment/provider';
import type { BillingAddress } from '../saved';
import type { CheckoutState } from '../state';
import { isDeclined, orderMessage } from '../step-message';
import { BillTo } from './BillTo';
import { BoughtItems } from './BoughtItems';
import { orderFault, type OrderFault } from './order-fault';

const Agreements = latePart(async () => ({ default: (await import('./agreements/Agreements')).Agreements }));
const CartProblems = latePart(async () => ({ default: (await import('./CartProblems')).CartProblems }));

export interface ReviewProps {
  checkout: CheckoutState;
  pay: () => Promise<PaymentData>;
  onItemAdded?: (detail: ItemEvent) => void;
  onItemRemoved?: (detail: ItemEvent) => void;
}

export function Review({ checkout, pay, onItemAdded, onItemRemoved }: ReviewProps) {
  const text = useText();
  const { cart } = useStorefront();
  const details = cart.details.value;
  const amount = details && formatMoney(details.grandTotal);
  const busy = checkout.isSubmitting.value;
  const isBlocked = cart.isBlocked.value;
  const error = checkout.orderError.value;
  const fault = error && orderFault(error);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) alert.current?.scrollIntoView({ block: 'center' });
  }, [error]);
  // What was in the way is gone, and the button that was pressed for that with it.
  const form = useLostFocus<HTMLFormElement>(isBlocked);

  useEffect(() => void checkout.loadAgreements(), [checkout]);
  useEffect(() => void CartProblems.preload(), []);
  const [refusals, setRefusals] = useState(0);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (checkout.isSubmitting.peek()) return;
    if (cart.isBlocked.value) return alert.current?.scrollIntoView({ block: 'center' });
    await checkout.loadAgreements();
    if (!checkout.hasAgreed()) return setRefusals(refusals + 1);
    await checkout.placeOrder(pay);
    // Something in the cart may have gone out of stock meanwhile: show which.
    if (checkout.orderError.peek() && !checkout.isUnclear.peek()) void cart.load();
  };
  const message = error && refusalOf(error, checkout, text);
  const hint = checkout.isFilledIn.value ? 'checkout.reviewFilledIn' : 'checkout.reviewHint';
  return (
    <form
      className="checkout-form"
      onSubmit={(event) => void submit(event)}
      ref={form}
      tabIndex={-1}
      aria-label={text('checkout.review')}
      noValidate
    >
      <p className="checkout-hint">{text(hint)}</p>
      {(isBlocked || message) && (
        <div ref={alert}>
          {isBlocked ? (
            <CartProblems
              lead={message ?? text('checkout.stockBlocked')}
              onItemAdded={onItemAdded}
              onItemRemoved={onItemRemoved}
            />
          ) : (
            <OrderRefusal message={message} fault={fault} onEditPayment={() => checkout.edit('payment')} />
          )}
        </div>
      )}
      <OtherBill address={checkout.billingAddress.value} />
      {details && <Bought cart={details} isPending={cart.isChanging.value} />}
      {checkout.agreements.value.length > 0 && <Agreements checkout={checkout} refusals={refusals} />}
      {/* Not `disabled`: that would throw the focus away. */}
      <Button
        type="submit"
        variant={fault === 'payment' ? 'secondary' : 'primary'}
        size="large"
        wide
        busy={busy}
        aria-disabled={isBlocked || undefined}
      >
        <Icon name="lock" />
        {amount ? (
          <Sentence keep={amount}>{text('checkout.placeOrderAmount', { amount })}</Sentence>
        ) : (
          <span>{text('checkout.placeOrder')}</span>
        )}
      </Button>
      <VisuallyHidden>
        <span role="status">{busy && text('checkout.placing')}</span>
      </VisuallyHidden>
    </form>
  );
}

function OtherBill({ address }: { address: BillingAddress | undefined }) {
  return address && !address.sameAsShippingAddress ? (
    <dl className="checkout-facts">
      <BillTo address={address} />
    </dl>
  ) : null;
}

/** Wide, the summary beside it shows the same. */
function Bought({ cart, isPending }: { cart: Cart; isPending: boolean }) {
  return (
    <>
      <BoughtItems items={cart.items} />
      <CartTotals cart={cart} final isPending={isPending} />
    </>
  );
}

function refusalOf(error: Error, checkout: CheckoutState, text: Text): string {
  if (orderFault(error) === 'stock') return text('checkout.stockRefused');
  const payment = checkout.paymentData.value?.description;
  return isDeclined(error) && payment
    ? text('checkout.declinedNamed', { payment })
    : orderMessage(error, text);
}

interface OrderRefusalProps {
  message: string | undefined;
  fault: OrderFault | undefined;
  onEditPayment: () => void;
}

/** Why the order was not taken, and the way to what mends it. */
function OrderRefusal({ message, fault, onEditPayment }: OrderRefusalProps) {
  const text = useText();
  return (
    <Alert tone="error">
      <span>{message}</span>{' '}
      {fault === 'payment' && (
        <Button size="small" onClick={onEditPayment}>
          {text('checkout.payAnotherWay')}
        </Button>
      )}
      {fault === 'stock' && (
        <CartLink to="/cart" variant="quiet" size="small">
          {text('checkout.editCart')}
        </CartLink>
      )}
    </Alert>
  );
}
