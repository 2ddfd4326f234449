// A page of the customer's orders, newest first, with a way to look for some of them.
import { useText } from '../../../words/use-text';
import { useLive } from '../../../catalog/use-live';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/empty-state/EmptyState';
import { latePart } from '../../../late/late-part';
import { Icon } from '../../../ui/icon/Icon';
import { Skeleton } from '../../../ui/Skeleton';
import { useLostFocus } from '../../../ui/use-lost-focus';
import { useMedia } from '../../../ui/use-media';
import { useStyles } from '../../../ui/use-styles';
import { useStorefront } from '../../../use-storefront';
import { OrderRow } from './OrderRow';
import { OrderSearchForm } from './OrderSearchForm';
import {
  isAsked,
  ordersPath,
  readPage,
  readSearch,
  searchPath,
  type OrderSearch as Search,
} from './order-search';
import { createOrderHistory } from './history-source';
import { orderListStyles } from './list-styles';

const phone = '(width < 720px)';
const room = <div className="order-search-room" />;
const OrderPages = latePart(async () => ({ default: (await import('../OrderPages')).OrderPages }));

export function OrderList({ query }: { query: URLSearchParams }) {
  useStyles(orderListStyles);
  const text = useText();
  const { routing } = useStorefront();
  const search = readSearch(query);
  const page = readPage(query);
  const key = searchPath(search, page);
  const source = useLive((storefront) => createOrderHistory(storefront, search, page), key).value;
  const answer = source?.data.value;
  // A search draws its form anew, and a page that is awaited has no links to others.
  const count = useLostFocus<HTMLParagraphElement>(source);
  const asked = isAsked(search);
  const hasFailed = !answer?.count && source?.error.value;

  if (answer?.count === 0 && !asked && !hasFailed)
    return (
      <EmptyState
        icon="bag"
        title={text('orders.noneTitle')}
        message={text('orders.none')}
        action={<Button href={routing.href('/')}>{text('orders.shop')}</Button>}
      />
    );
  return (
    <>
      {hasFailed ? null : answer || asked ? (
        <OrderSearch key={searchPath(search)} search={search} isAsked={asked} />
      ) : (
        room
      )}
      <p className="orders-count" role="status" ref={count} tabIndex={-1}>
        {!hasFailed && answer && text(asked ? 'orders.found' : 'orders.count', { n: answer.count })}
      </p>
      {hasFailed ? (
        <EmptyState
          icon="alert"
          title={text('orders.failedTitle')}
          message={text('orders.failed')}
          action={<Button onClick={source.reload}>{text('orders.retry')}</Button>}
        />
      ) : !answer ? (
        <div className="orders" role="status" aria-label={text('orders.loading')}>
          {[1, 2, 3].map((shape) => (
            <div key={shape} className="order-row">
              <Skeleton lines={3} />
            </div>
          ))}
        </div>
      ) : answer.count === 0 ? (
        <EmptyState
          icon="search"
          title={text('orders.nothingFoundTitle')}
          message={text('orders.nothingFound')}
          action={
            <Button variant="secondary" href={routing.href(ordersPath)}>
              {text('orders.clear')}
            </Button>
          }
        />
      ) : (
        <ul className="orders" part="orders">
          {answer.orders.map((order) => (
            <OrderRow key={order.number} order={order} />
          ))}
        </ul>
      )}
      {answer && answer.pages > 1 && (
        <OrderPages page={page} pages={answer.pages} href={(to) => routing.href(searchPath(search, to))} />
      )}
    </>
  );
}

/**
 * On a phone the orders come first: what looks for some of them is folded until it is wanted. The form is the same wherever
 * the width changes, as it does when a phone is turned, and so is what was typed.
 */
function OrderSearch({ search, isAsked: asked }: { search: Search; isAsked: boolean }) {
  const text = useText();
  const isPhone = useMedia(phone);
  return (
    <details className="order-search-fold" open={asked || !isPhone}>
      <summary hidden={!isPhone}>
        <span>{text('orders.search')}</span>
        <Icon name="chevron-down" />
      </summary>
      <OrderSearchForm search={search} />
    </details>
  );
}
