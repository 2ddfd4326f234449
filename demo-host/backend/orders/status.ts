// What the states of an order are called.
import type { OrderStatus } from './rows';

export const statusLabels: Record<OrderStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  complete: 'Complete',
  canceled: 'Canceled',
  closed: 'Closed',
  holded: 'On Hold',
};
