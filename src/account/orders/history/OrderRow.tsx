// One order in the list. The whole row leads to it.
import { useText } from '../../../words/use-text';
import { Icon } from '../../../ui/icon/Icon';
import { Amount } from '../../../ui/price/Amount';
import { Sentence } from '../../../ui/Sentence';
import { useStorefront } from '../../../use-storefront';
import type { OrderSummary } from '../order';
import { OrderDate } from '../OrderDate';
import { OrderState } from '../OrderState';
import { orderPath } from './order-search';

/** Names that a row has room for. */
const most = 2;

export function OrderRow({ order }: { order: OrderSummary }) {
  const text = useText();
  const { routing } = useStorefront();
  const names = order.items
    .slice(0, most)
    .map(({ name, quantity: n }) => (n > 1 ? text('orders.pieces', { n, name }) : name))
    .join(', ');
  const more = order.items.length - most;
  return (
    <li className="order-row" part="order">
      <div className="order-row-what">
        <a className="order-row-number" href={routing.href(orderPath(order.number))}>
          <Sentence keep={order.number}>{text('orders.order', { number: order.number })}</Sentence>
        </a>
        <p className="order-row-items">{more > 0 ? text('orders.andMore', { names, n: more }) : names}</p>
      </div>
      <p className="order-row-date">
        <OrderDate date={order.placed} />
      </p>
      <p className="order-row-status">
        <OrderState status={order.status} />
      </p>
      <p className="order-row-total">{order.total && <Amount money={order.total} />}</p>
      <Icon name="chevron-right" className="order-row-mark" />
    </li>
  );
}
