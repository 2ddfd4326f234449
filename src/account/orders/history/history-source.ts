// A page of the customer's own orders.
import type { Storefront } from '../../../storefront';
import { liveQuery, type Resource } from '../../../transport/resource';
import { OrderHistoryDocument, parseHistory, type OrderPage } from './api';
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
