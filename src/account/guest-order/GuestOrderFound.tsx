// A guest's order that was found, in place of the form.
import { useEffect, useRef } from 'react';
import '../../words/catalogue/order';
import '../../words/catalogue/orders';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { Sentence } from '../../ui/Sentence';
import { useStyles } from '../../ui/use-styles';
import { accountPageStyles } from '../styles';
import type { Order } from '../orders/order';
import { OrderView } from '../orders/OrderView';

export interface GuestOrderFoundProps {
  order: Order;
  onAnother: () => void;
}

export function GuestOrderFound({ order, onAnother }: GuestOrderFoundProps) {
  useStyles(accountPageStyles);
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form has gone, and the pressed button with it.
  useEffect(() => heading.current?.focus(), []);
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
      <OrderView
        order={order}
        actions={
          <Button variant="quiet" size="small" onClick={onAnother}>
            {text('orders.another')}
          </Button>
        }
      />
    </div>
  );
}
