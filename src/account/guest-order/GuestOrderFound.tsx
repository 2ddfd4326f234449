// A guest's order that was found, in place of the form.
import { useEffect, useRef, useState } from 'react';
import { latePart } from '../../late/late-part';
import '../../words/catalogue/guest-cancel';
import '../../words/catalogue/order';
import '../../words/catalogue/orders';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { Sentence } from '../../ui/Sentence';
import { isFocusLost } from '../../ui/use-lost-focus';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import { accountPageStyles } from '../styles';
import { OrderView } from '../orders/OrderView';
import { canCancel, type GuestOrder } from './question';

const CancelGuestOrder = latePart(async () => ({
  default: (await import('./CancelGuestOrder')).CancelGuestOrder,
}));

export interface GuestOrderFoundProps {
  order: GuestOrder;
  onAnother: () => void;
}

/** @useSignals Whether the backend has a way for guests is told by canCancel. */
export function GuestOrderFound({ order, onAnother }: GuestOrderFoundProps) {
  useStyles(accountPageStyles);
  const text = useText();
  const storefront = useStorefront();
  const [isAsked, setAsked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form has gone, and the pressed button with it, unless the shopper has left it before.
  useEffect(() => {
    if (isFocusLost()) heading.current?.focus();
  }, []);
  return (
    <div className="account-page" part="page">
      <header className="account-page-head">
        <h1 className="account-page-title" tabIndex={-1} ref={heading}>
          {text('orders.yours')}
        </h1>
        <p className="account-page-lead">
          <Sentence keep={order.number}>{text('orders.order', { number: order.number })}</Sentence>
        </p>
      </header>
      <div role="status">{isAsked && <Alert tone="success">{text('orders.cancelAsked')}</Alert>}</div>
      <OrderView
        order={order}
        actions={
          <>
            {canCancel(storefront, order) && (
              <CancelGuestOrder order={order} onRequested={() => setAsked(true)} />
            )}
            <Button variant="quiet" size="small" onClick={onAnother}>
              {text('orders.another')}
            </Button>
          </>
        }
      />
    </div>
  );
}
