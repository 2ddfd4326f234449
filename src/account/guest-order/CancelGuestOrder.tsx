// Cancelling an order without an account: a mail to the order's address has the link that does it.
import '../../words/catalogue/guest-cancel';
import { useText } from '../../words/use-text';
import { useStorefront } from '../../use-storefront';
import { CancelDialog } from '../orders/CancelDialog';
import { requestCancel } from './cancel-api';
import type { GuestOrder } from './question';

export interface CancelGuestOrderProps {
  order: GuestOrder;
  onRequested: () => void;
}

export function CancelGuestOrder({ order, onRequested }: CancelGuestOrderProps) {
  const text = useText();
  const storefront = useStorefront();
  return (
    <CancelDialog
      order={order}
      note={text('orders.cancelByMail')}
      cancel={(reason) => requestCancel(storefront, order.token ?? '', reason)}
      onDone={onRequested}
    />
  );
}
