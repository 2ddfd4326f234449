// The customer's orders: the list, or the one that the address names (?order=000000012).
import { useEffect } from 'react';
import '../../../words/catalogue/orders';
import { useText } from '../../../words/use-text';
import { latePart } from '../../../late/late-part';
import { Sentence } from '../../../ui/Sentence';
import { useStorefront } from '../../../use-storefront';
import { AccountPage } from '../../AccountPage';
import { OrderList } from './OrderList';
import { ordersPath } from './order-search';
import { OrderShape } from '../OrderShape';

const OrderPage = latePart(
  async () => ({ default: (await import('../OrderPage')).OrderPage }),
  <OrderShape />,
);
const nothing = new URLSearchParams();

export function OrderHistory() {
  const text = useText();
  const { config, routing } = useStorefront();
  // The address of another site's page is not ours to read.
  const query = config.standalone ? routing.url.value.searchParams : nothing;
  const number = query.get('order')?.trim();
  const title = number ? text('orders.order', { number }) : text('orders.title');
  useEffect(() => {
    if (config.standalone) routing.setTitle(title);
  }, [config, routing, title]);
  return (
    // The number in the face of the text: in that of headings its zeros read as letters.
    <AccountPage
      title={text(number ? 'orders.yours' : 'orders.title')}
      lead={number && <Sentence keep={number}>{title}</Sentence>}
      back={number ? { href: routing.href(ordersPath), label: text('orders.all') } : undefined}
      path={ordersPath}
    >
      {number ? <OrderPage key={number} number={number} /> : <OrderList query={query} />}
    </AccountPage>
  );
}
