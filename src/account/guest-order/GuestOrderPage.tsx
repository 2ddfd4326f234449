// Looking up an order that was placed without an account, and the order that was found.
import { useEffect, useState } from 'react';
import '../../words/catalogue/guest-order';
import { useText } from '../../words/use-text';
import { latePart } from '../../late/late-part';
import { useStorefront } from '../../use-storefront';
import { AccessPage } from '../access/AccessPage';
import { GuestOrderForm } from './GuestOrderForm';
import { forgetQuestion } from './kept-question';
import { canLookUp, type GuestOrder } from './question';

export interface GuestOrderPageProps {
  number?: string;
  // Of the link in a mail by which an order is canceled.
  orderId?: string;
  confirmationKey?: string;
}

const Found = latePart(async () => ({ default: (await import('./GuestOrderFound')).GuestOrderFound }));
const ConfirmCancel = latePart(async () => ({ default: (await import('./ConfirmCancel')).ConfirmCancel }));

export function GuestOrderPage({ number = '', orderId, confirmationKey }: GuestOrderPageProps) {
  const text = useText();
  const storefront = useStorefront();
  const [order, setOrder] = useState<GuestOrder>();
  const [isAgain, setAgain] = useState(false);
  useEffect(() => void storefront.transport.survey(), [storefront]);
  // Whoever signs out here leaves nothing in sight; what is kept in the tab went with the session.
  useEffect(() => storefront.user.onSignOut(() => setOrder(undefined)), [storefront]);
  if (orderId && confirmationKey)
    return <ConfirmCancel orderId={orderId} confirmationKey={confirmationKey} />;
  const another = () => {
    forgetQuestion();
    setAgain(true);
    setOrder(undefined);
  };
  if (order) return <Found order={order} onAnother={another} />;
  const show = async (found: GuestOrder) => {
    await Found.preload();
    setOrder(found);
  };
  return (
    <AccessPage
      title={text('orders.guestTitle')}
      lead={canLookUp(storefront) ? text('orders.guestLead') : undefined}
    >
      <GuestOrderForm number={number} isAgain={isAgain} onFound={show} />
    </AccessPage>
  );
}
