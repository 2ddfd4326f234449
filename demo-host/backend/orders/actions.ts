// What the buyer may do with an order: buy it again, and cancel it where the shop allows that.
import type { Context } from '../context';
import { settingFlag } from '../settings';
import type { OrderRow } from './rows';

/** What a buyer may choose from, as Magento ships. */
export const cancellationReasons = [
  'The item(s) are no longer needed',
  'The order was placed by mistake',
  'Item(s) not arriving within the expected timeframe',
  'Found a better price elsewhere',
  'Other',
] as const;

const isFinished = ({ status }: OrderRow) =>
  status === 'closed' || status === 'canceled' || status === 'holded' || status === 'complete';

export const allowsCancellation = ({ db }: Context) => settingFlag(db, 'sales/cancellation/enabled');

/** Shipments are looked at apart from this: Magento offers the action and then refuses it. */
export const isCancellable = (order: OrderRow): boolean => !isFinished(order);

export function isReorderable({ db }: Context, order: OrderRow): boolean {
  return order.status !== 'holded' && settingFlag(db, 'sales/reorder/allow');
}

export function availableActions(context: Context, order: OrderRow): ('REORDER' | 'CANCEL')[] {
  return [
    ...(order.customer_id !== null && isReorderable(context, order) ? (['REORDER'] as const) : []),
    ...(allowsCancellation(context) && isCancellable(order) ? (['CANCEL'] as const) : []),
  ];
}
