// One of the customer's orders, with what can be done with it.
import { useState } from 'react';
import '../../words/catalogue/order';
import { useText } from '../../words/use-text';
import { useLive } from '../../catalog/use-live';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { latePart } from '../../late/late-part';
import { Sentence } from '../../ui/Sentence';
import { useLostFocus } from '../../ui/use-lost-focus';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import { createOrder } from './order-source';
import { ordersPath } from './history/order-search';
import { OrderShape } from './OrderShape';
import { OrderView } from './OrderView';
import { Reorder } from './Reorder';
import { orderStyles } from './order-styles';

const CancelOrder = latePart(async () => ({ default: (await import('./CancelOrder')).CancelOrder }));

export function OrderPage({ number }: { number: string }) {
  useStyles(orderStyles);
  const text = useText();
  const { routing } = useStorefront();
  const source = useLive((storefront) => createOrder(storefront, number), number).value;
  const [isCanceled, setCanceled] = useState(false);
  const answer = source?.data.value;
  const order = answer?.order;
  // The button that was pressed goes with the answer.
  const said = useLostFocus<HTMLDivElement>(isCanceled && !order?.canCancel);
  const hasFailed = source?.error.value;
  const trouble = hasFailed ? 'orders.orderFailedTitle' : answer && 'orders.missingTitle';

  return (
    <>
      <div role="status" ref={said} tabIndex={-1}>
        {isCanceled && (
          <Alert tone="success">
            <Sentence keep={number}>{text('orders.cancelDone', { number })}</Sentence>
          </Alert>
        )}
      </div>
      {order ? (
        <OrderView
          order={order}
          actions={
            <>
              {order.canReorder && <Reorder order={order} />}
              {order.canCancel && (
                <CancelOrder
                  order={order}
                  onCanceled={() => {
                    setCanceled(true);
                    source?.reload();
                  }}
                />
              )}
            </>
          }
        />
      ) : trouble ? (
        <EmptyState
          icon={hasFailed ? 'alert' : 'search'}
          title={text(trouble)}
          message={
            <Sentence keep={number}>
              {hasFailed ? text('orders.failed') : text('orders.missing', { number })}
            </Sentence>
          }
          action={
            hasFailed ? (
              <Button onClick={() => source?.reload()}>{text('orders.retry')}</Button>
            ) : (
              <Button href={routing.href(ordersPath)}>{text('orders.all')}</Button>
            )
          }
        />
      ) : (
        <OrderShape />
      )}
    </>
  );
}
