// Looking up an order that was placed without an account, and the order that was found.
import { useEffect, useRef, useState } from 'react';
import '../../locale/en_US/orders';
import { useText } from '../../locale/use-text';
import { Button } from '../../ui/Button';
import { useStyles } from '../../ui/use-styles';
import { AccessPage } from '../access/AccessPage';
import { accountPageStyles } from '../styles';
import { GuestOrderForm } from './GuestOrderForm';
import type { Order } from './order';
import { OrderView } from './OrderView';

export interface GuestOrderPageProps {
  number?: string;
}

export function GuestOrderPage({ number = '' }: GuestOrderPageProps) {
  useStyles(accountPageStyles);
  const text = useText();
  const [order, setOrder] = useState<Order>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form goes, and the pressed button with it.
  useEffect(() => {
    if (order) heading.current?.focus();
  }, [order]);

  if (!order)
    return (
      <AccessPage title={text('orders.guestTitle')} lead={text('orders.guestLead')}>
        <GuestOrderForm number={number} onFound={setOrder} />
      </AccessPage>
    );
  return (
    <div className="account-page" part="page">
      <header className="account-page-head">
        <h1 className="account-page-title" tabIndex={-1} ref={heading}>
          {text('orders.yours')}
        </h1>
        <p className="account-page-lead">{text('orders.order', { number: order.number })}</p>
      </header>
      <OrderView
        order={order}
        actions={
          <Button variant="quiet" size="small" onClick={() => setOrder(undefined)}>
            {text('orders.another')}
          </Button>
        }
      />
    </div>
  );
}
