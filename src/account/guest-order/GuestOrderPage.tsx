// Looking up an order that was placed without an account, and the order that was found.
import { useEffect, useState } from 'react';
import '../../words/catalogue/guest-order';
import { useText } from '../../words/use-text';
import { latePart } from '../../late/late-part';
import { useStorefront } from '../../use-storefront';
import { AccessPage } from '../access/AccessPage';
import { GuestOrderForm } from './GuestOrderForm';
import { canLookUp } from './question';
import type { Order } from '../orders/order';

export interface GuestOrderPageProps {
  number?: string;
}

const Found = latePart(async () => ({ default: (await import('./GuestOrderFound')).GuestOrderFound }));

export function GuestOrderPage({ number = '' }: GuestOrderPageProps) {
  const text = useText();
  const storefront = useStorefront();
  const [order, setOrder] = useState<Order>();
  useEffect(() => void storefront.transport.survey(), [storefront]);
  if (order) return <Found order={order} onAnother={() => setOrder(undefined)} />;
  const show = async (found: Order) => {
    await Found.preload();
    setOrder(found);
  };
  return (
    <AccessPage
      title={text('orders.guestTitle')}
      lead={canLookUp(storefront) ? text('orders.guestLead') : undefined}
    >
      <GuestOrderForm number={number} onFound={show} />
    </AccessPage>
  );
}
