// An order with everything that is known of it: for its signed-in buyer, and for a guest.
import type { ReactNode } from 'react';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { useStyles } from '../../ui/use-styles';
import type { Order } from './order';
import { OrderDate } from './OrderDate';
import { OrderDocuments } from './OrderDocuments';
import { OrderFacts } from './OrderFacts';
import { OrderLine } from './OrderLine';
import { OrderState } from './OrderState';
import { OrderTotals } from './OrderTotals';
import { orderStyles } from './order-styles';

export interface OrderViewProps {
  order: Order;
  /** In front of "Print". */
  actions?: ReactNode;
}

export function OrderView({ order, actions }: OrderViewProps) {
  useStyles(orderStyles);
  const text = useText();
  return (
    <div className="order" part="order">
      <div className="order-head">
        <p className="order-placed">
          <OrderDate date={order.placed} />
          <OrderState status={order.status} />
        </p>
        <div className="order-actions">
          {actions}
          <Button variant="quiet" size="small" onClick={() => window.print()}>
            {text('orders.print')}
          </Button>
        </div>
      </div>
      <div className="order-columns">
        <section className="order-part">
          <h2 className="order-part-title">{text('orders.items')}</h2>
          <ul className="order-lines">
            {order.items.map((item) => (
              <OrderLine key={item.id} item={item} />
            ))}
          </ul>
        </section>
        <OrderTotals order={order} />
        <div className="order-more">
          <OrderDocuments order={order} />
          <OrderFacts order={order} />
        </div>
      </div>
    </div>
  );
}
