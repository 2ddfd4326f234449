// The document of the order history and what is read from its answers; with api the only file here that knows the backend's words.
import type { OrderHistoryQuery } from '../../../graphql/generated/account-orders-history';
import { present } from '../../../graphql/loose';
import { parseTime } from '../../../words/dates';
import { money } from '../amount';
import type { OrderSummary } from '../order';

export { OrderHistoryDocument } from '../../../graphql/generated/account-orders-history';

export interface OrderPage {
  orders: readonly OrderSummary[];
  /** How many there are on all pages. */
  count: number;
  pages: number;
}

export function parseHistory({ customer }: OrderHistoryQuery): OrderPage {
  const orders = customer?.orders;
  return {
    orders: present(orders?.items).map((order) => ({
      number: order.number,
      placed: parseTime(order.order_date),
      status: order.status,
      total: money(order.total?.grand_total),
      items: present(order.items).map((item) => ({
        name: item.product_name ?? item.product_sku,
        quantity: item.quantity_ordered ?? 0,
      })),
    })),
    count: orders?.total_count ?? 0,
    pages: orders?.page_info?.total_pages ?? 1,
  };
}
