// Cancelling one's own order, signed in.
import { useStorefront } from '../../use-storefront';
import { CancelDialog } from './CancelDialog';
import { cancelOrder } from './changes-api';
import type { Order } from './order';

export interface CancelOrderProps {
  order: Order;
  onCanceled: () => void;
}

export function CancelOrder({ order, onCanceled }: CancelOrderProps) {
  const storefront = useStorefront();
  return (
    <CancelDialog
      order={order}
      cancel={(reason) => cancelOrder(storefront, order, reason)}
      onDone={onCanceled}
    />
  );
}
