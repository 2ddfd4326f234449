// An order as its rules see it, and moving it to another status.
import type { Context } from '../context';
import { one, run } from '../database';
import { sqlTime } from '../sql-time';
import { statusAfterWork, type OrderState } from './rules';
import { findOrder, orderLines, type OrderStatus } from './rows';

export class OrderActionRefused extends Error {
  override name = 'OrderActionRefused';
}

export type At = Pick<Context, 'db' | 'now'>;

export function orderState({ db }: Pick<At, 'db'>, orderId: number): OrderState {
  const order = findOrder(db, orderId);
  if (!order) throw new OrderActionRefused(`There is no order with id ${orderId}.`);
  const paid = one<{ cents: number }>(
    db,
    `SELECT total(CASE WHEN kind = 'invoice' THEN cents ELSE -cents END) AS cents FROM (
       SELECT kind, shipping_cents + (SELECT total(total_cents - discount_cents + tax_cents) FROM sales_document_line line
         WHERE line.kind = document.kind AND line.document_id = document.id) AS cents
       FROM sales_document document WHERE order_id = ? AND kind <> 'shipment')`,
    orderId,
  );
  return { order, lines: orderLines(db, orderId), paidCents: paid?.cents ?? 0 };
}

export function setStatus({ db, now }: At, orderId: number, status: OrderStatus): void {
  run(
    db,
    'UPDATE sales_order SET status = ?, status_changed_at = ? WHERE id = ? AND status <> ?',
    status,
    sqlTime(now),
    orderId,
    status,
  );
}

/** After an invoice, a shipment or a credit memo. */
export function worked(at: At, orderId: number): void {
  const { order } = orderState(at, orderId);
  if (order.status === 'pending') setStatus(at, orderId, 'processing');
  setStatus(at, orderId, statusAfterWork(orderState(at, orderId)));
}
