// Step 5: a last look, and the one button that costs money.
import { useEffect, useRef, useState, type FormEvent } from 'react';
import '../../locale/en_US/cart-lines';
import { CartTotals } from '../../cart/page/CartTotals';
import { useText } from '../../locale/use-text';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/icon/Icon';
import { lazyPart } from '../../ui/lazy-part';
import { formatMoney } from '../../ui/price/money';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useStorefront } from '../../use-storefront';
import type { PaymentData } from '../payment/provider';
import type { CheckoutState } from '../state';
import { orderMessage } from '../step-message';

const Agreements = lazyPart(async () => ({ default: (await import('./Agreements')).Agreements }));

export interface ReviewProps {
  checkout: CheckoutState;
  pay: () => Promise<PaymentData>;
}

export function Review({ checkout, pay }: ReviewProps) {
  const text = useText();
  const { cart } = useStorefront();
  const details = cart.details.value;
  const busy = checkout.isSubmitting.value;
  const error = checkout.orderError.value;
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) alert.current?.scrollIntoView({ block: 'center' });
  }, [error]);

  useEffect(() => void checkout.loadAgreements(), [checkout]);
  const [refusals, setRefusals] = useState(0);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (cart.isBlocked.value || checkout.isSubmitting.peek()) return;
    await checkout.loadAgreements();
    if (!checkout.hasAgreed()) return setRefusals(refusals + 1);
    await checkout.placeOrder(pay);
    // Something in the cart may have gone out of stock meanwhile: show which.
    if (checkout.orderError.peek()) void cart.load();
  };
  return (
    <form className="checkout-form" onSubmit={(event) => void submit(event)} noValidate>
      <p className="checkout-hint">{text('checkout.reviewHint')}</p>
      {cart.isBlocked.value && <Alert tone="error">{text('cart.blocked')}</Alert>}
      {error && (
        <div ref={alert}>
          <Alert tone="error">
            {orderMessage(error, text)}{' '}
            <Button variant="quiet" size="small" onClick={() => checkout.edit('payment')}>
              {text('checkout.changePayment')}
            </Button>
          </Alert>
        </div>
      )}
      {details && <CartTotals cart={details} final />}
      {checkout.agreements.value.length > 0 && <Agreements checkout={checkout} refusals={refusals} />}
      <Button type="submit" size="large" wide busy={busy} disabled={cart.isBlocked.value}>
        <Icon name="lock" />
        {details
          ? text('checkout.placeOrderAmount', { amount: formatMoney(details.grandTotal) })
          : text('checkout.placeOrder')}
      </Button>
      <VisuallyHidden>
        <span role="status">{busy && text('checkout.placing')}</span>
      </VisuallyHidden>
    </form>
  );
}
