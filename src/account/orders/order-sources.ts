// Orders as they are asked for: a page of the customer's own, and one of them.
import type { Storefront } from '../../storefront';
import { liveQuery, type Resource } from '../../transport/resource';
import { CustomerOrderDocument, OrderHistoryDocument, parseHistory, parseOrder, type OrderPage } from './api';
import { present } from '../../catalog/product-api';
import type { Order } from './order';
import { filterOf, type OrderSearch } from './order-search';

const pageSize = 10;

/** Newest first; `page` from 1. Idle without a session. */
export const createOrderHistory = (
  { transport, user }: Storefront,
  search: OrderSearch,
  page: number,
): Resource<OrderPage> =>
  liveQuery(
    transport,
    OrderHistoryDocument,
    () => (user.isSignedIn.value ? { ...filterOf(search), page, pageSize } : undefined),
    parseHistory,
    { policy: 'cache-and-network' },
  );

/** `order` is undefined where it is not one of the customer's. */
export const createOrder = (
  { transport, user }: Storefront,
  number: string,
): Resource<{ order: Order | undefined }> =>
  liveQuery(
    transport,
    CustomerOrderDocument,
    () => (user.isSignedIn.value ? { number } : undefined),
    ({ customer }) => {
      const [answer] = present(customer?.orders?.items);
      return { order: answer && parseOrder(answer, true) };
    },
    { policy: 'cache-and-network' },
  );
