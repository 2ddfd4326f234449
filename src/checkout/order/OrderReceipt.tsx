// The order stands: its number, what happens now, and the offer of an account (behaviour 2.1).
import '../../words/catalogue/checkout-receipt';
import { useEffect, useRef } from 'react';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/icon/Icon';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import { AddressLines } from '../address/AddressLines';
import { BillTo } from './BillTo';
import { NextSteps } from './NextSteps';
import { OrderSummary } from './OrderSummary';
import type { Receipt } from './receipt';
import receiptCss from './receipt.css?inline';

const styles = [receiptCss];

export interface OrderReceiptProps {
  receipt: Receipt;
  /** Back to the checkout, where there is something in the next cart. */
  onGoOn?: () => void;
}

export function OrderReceipt({ receipt, onGoOn }: OrderReceiptProps) {
  useStyles(styles);
  const text = useText();
  const { routing, transport, user } = useStorefront();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { order, shipping_address: address, email } = receipt;
  const number = order.number && encodeURIComponent(order.number);
  const orderPath = user.isSignedIn.value
    ? `/order-history${number ? `?order=${number}` : ''}`
    : number && transport.has('Query.guestOrder') && `/guest-order?number=${number}`;
  const person = new URLSearchParams({ email, firstName: address.firstname, lastName: address.lastname });
  return (
    <div className="checkout-receipt" part="receipt">
      <div className="checkout-receipt-main">
        <span className="checkout-receipt-mark">
          <Icon name="check" />
        </span>
        <h1 className="checkout-title" tabIndex={-1} ref={heading}>
          {text('checkout.receiptTitle')}
        </h1>
        {order.number ? (
          <p className="checkout-receipt-number">
            <span>{text('checkout.receiptNumber')}</span>{' '}
            <strong data-order-number translate="no">
              {order.number}
            </strong>
          </p>
        ) : (
          <p>{text('checkout.receiptNoNumber')}</p>
        )}
        {email && <p className="checkout-hint">{text('checkout.receiptEmail', { email })}</p>}
        <ReceiptFacts receipt={receipt} />
        <NextSteps />
        {onGoOn && (
          <Alert tone="info">
            <span>{text('checkout.receiptMoreInCart')}</span>{' '}
            <Button variant="quiet" size="small" onClick={onGoOn}>
              {text('checkout.receiptGoOn')}
            </Button>
          </Alert>
        )}
        <div className="checkout-actions checkout-on-screen">
          {orderPath && (
            <Button href={routing.href(orderPath)} size="large">
              {text(order.number ? 'checkout.viewOrder' : 'checkout.viewOrders')}
            </Button>
          )}
          <Button href={routing.href('/')} variant="secondary" size="large">
            {text('checkout.continueShopping')}
          </Button>
          <Button variant="quiet" size="large" onClick={() => print()}>
            {text('checkout.print')}
          </Button>
        </div>
        {!user.isSignedIn.value && (
          <section className="checkout-account checkout-on-screen">
            <h2>{text('checkout.createAccountTitle')}</h2>
            <p>{text('checkout.createAccountMessage')}</p>
            <Button href={routing.href(`/create-account?${person.toString()}`)}>
              {text('checkout.createAccount')}
            </Button>
          </section>
        )}
      </div>
      <OrderSummary cart={receipt.cart} final />
    </div>
  );
}

function ReceiptFacts({ receipt }: Pick<OrderReceiptProps, 'receipt'>) {
  const text = useText();
  return (
    <dl className="checkout-facts">
      <div>
        <dt>{text('checkout.shipTo')}</dt>
        <dd>
          <AddressLines address={receipt.shipping_address} />
        </dd>
      </div>
      {receipt.billing_address && <BillTo address={receipt.billing_address} />}
      <div>
        <dt>{text('checkout.sendBy')}</dt>
        <dd>{receipt.shippingTitle}</dd>
      </div>
      <div>
        <dt>{text('checkout.payBy')}</dt>
        <dd>{receipt.paymentDescription}</dd>
      </div>
    </dl>
  );
}
