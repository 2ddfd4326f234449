// What may be done with an order, and which status it has after it, as Magento decides (Sales/Model/Order.php).
import type { OrderLineRow, OrderRow, OrderStatus } from './rows';

/** An order with what its rules look at. */
export interface OrderState {
  order: OrderRow;
  lines: OrderLineRow[];
  /** Invoiced and not refunded, in cents of the order's currency. */
  paidCents: number;
}

export const toInvoice = (line: OrderLineRow) => line.quantity - line.invoiced - line.canceled;
export const toShip = (line: OrderLineRow) =>
  Math.max(0, line.quantity - Math.max(line.shipped, line.refunded) - line.canceled);
export const toRefund = (line: OrderLineRow) => line.invoiced - line.refunded;
export const toCancel = (line: OrderLineRow) => Math.min(toInvoice(line), toShip(line));

export const isShipped = (line: OrderLineRow) => line.product_type !== 'virtual';
const isOneOf = (status: OrderStatus, ...statuses: OrderStatus[]) => statuses.includes(status);

export const canInvoice = ({ order, lines }: OrderState) =>
  !isOneOf(order.status, 'holded', 'canceled', 'complete', 'closed') &&
  lines.some((line) => toInvoice(line) > 0);

export const canShip = ({ order, lines }: OrderState) =>
  !isOneOf(order.status, 'holded', 'canceled') && lines.some((line) => isShipped(line) && toShip(line) > 0);

export const canRefund = ({ order, paidCents }: OrderState) =>
  !isOneOf(order.status, 'holded', 'canceled', 'closed') && paidCents > 0;

export const canCancel = canInvoice;

export const canHold = ({ order }: OrderState) =>
  !isOneOf(order.status, 'holded', 'canceled', 'complete', 'closed');

const sum = (lines: OrderLineRow[], of: (line: OrderLineRow) => number) =>
  lines.reduce((total, line) => total + of(line), 0);

// What is not refunded has been shipped, though line by line something may seem to be left.
function isRestShipped({ lines }: OrderState): boolean {
  const shipped = sum(lines, (line) => line.shipped);
  return (
    shipped > 0 &&
    sum(lines, (line) => line.quantity) <= shipped + sum(lines.filter(isShipped), (line) => line.refunded)
  );
}

/** Where an order that is being worked on stands: it completes when all is paid and sent, and closes when all is given back. */
export function statusAfterWork(state: OrderState): OrderStatus {
  const { status } = state.order;
  if (isOneOf(status, 'holded', 'canceled') || canInvoice(state)) return status;
  if (isOneOf(status, 'processing', 'complete') && !canRefund(state) && !canShip(state)) return 'closed';
  if (status === 'processing' && (!canShip(state) || isRestShipped(state))) return 'complete';
  return status;
}

/** In Magento's words (Sales/Model/Order/Item.php, getStatusId). */
export function lineStatus(line: OrderLineRow): string {
  const { quantity, canceled, invoiced, shipped, refunded } = line;
  const kept = quantity - canceled - refunded;
  if (!invoiced && !shipped && !refunded && !canceled) return 'Ordered';
  if (shipped && invoiced && kept === shipped) return 'Shipped';
  if (invoiced && !shipped && kept === invoiced) return 'Invoiced';
  if (refunded === quantity) return 'Refunded';
  if (canceled === quantity) return 'Canceled';
  return Math.max(shipped, invoiced) < kept ? 'Partial' : 'Mixed';
}
