// What an administrator does with an order. Each function is one transaction and throws OrderActionRefused when Magento
// would not allow it either.
import { reserve, takeOut } from '../catalog/stock';
import { run, transaction } from '../database';
import { sqlTime } from '../sql-time';
import { insertComment, insertTrack, type Track } from './documents';
import { choose, shippingOn, write, type Pieces } from './draft';
import { OrderActionRefused, orderState, setStatus, worked, type At } from './order-state';
import {
  canCancel,
  canHold,
  canInvoice,
  canRefund,
  canShip,
  isShipped,
  toCancel,
  toInvoice,
  toRefund,
  toShip,
  type OrderState,
} from './rules';
import type { OrderLineRow, OrderStatus } from './rows';

interface WorkOptions {
  /** Default: everything that is left. */
  pieces?: Pieces;
  /** Shown to the customer with the document. */
  comment?: string;
}

/** Invoices pieces as paid; the first invoice has all the shipping. Answers its id. */
export function invoiceOrder(at: At, orderId: number, { pieces, comment }: WorkOptions = {}): number {
  return transaction(at.db, () => {
    const state = orderState(at, orderId);
    if (!canInvoice(state))
      throw new OrderActionRefused('The order does not allow an invoice to be created.');
    const { order } = state;
    const before = shippingOn(at, orderId, 'invoice');
    const id = write(at, orderId, {
      kind: 'invoice',
      chosen: choose(state.lines, pieces, toInvoice),
      done: (line) => line.invoiced,
      shipping: { cents: order.shipping_cents - before.cents, base: order.base_shipping_cents - before.base },
      ...(comment !== undefined && { comment }),
    });
    worked(at, orderId);
    return id;
  });
}

/** Sends pieces: they leave the stock for good. Answers the shipment's id. */
export function shipOrder(
  at: At,
  orderId: number,
  { pieces, comment, tracks = [] }: WorkOptions & { tracks?: readonly Track[] } = {},
): number {
  return transaction(at.db, () => {
    const state = orderState(at, orderId);
    if (!canShip(state)) throw new OrderActionRefused('The order does not allow a shipment to be created.');
    const chosen = choose(state.lines.filter(isShipped), pieces, toShip);
    for (const { line, quantity } of chosen)
      if (!takeOut(at.db, line.product_id, quantity))
        throw new OrderActionRefused('Not all of your products are available in the requested quantity.');
    const id = write(at, orderId, {
      kind: 'shipment',
      chosen,
      done: (line) => line.shipped,
      ...(comment !== undefined && { comment }),
    });
    for (const track of tracks) insertTrack(at.db, id, track);
    worked(at, orderId);
    return id;
  });
}

interface RefundOptions extends WorkOptions {
  /** How much of the shipping is given back, in base cents. Default: all that is left. */
  baseShippingCents?: number;
  /** Whether the pieces can be sold again; by default they cannot. */
  returnsToStock?: boolean;
}

/** Gives money back for invoiced pieces. Answers the credit memo's id. */
export function refundOrder(
  at: At,
  orderId: number,
  { pieces, comment, baseShippingCents, returnsToStock = false }: RefundOptions = {},
): number {
  return transaction(at.db, () => {
    const state = orderState(at, orderId);
    const { order } = state;
    if (!canRefund(state)) throw new OrderActionRefused("We can't create creditmemo for the order.");
    const chosen = choose(state.lines, pieces, toRefund);
    const invoiced = shippingOn(at, orderId, 'invoice');
    const refunded = shippingOn(at, orderId, 'credit_memo');
    const left = { cents: invoiced.cents - refunded.cents, base: invoiced.base - refunded.base };
    const base = baseShippingCents ?? left.base;
    if (base < 0 || base > left.base)
      throw new OrderActionRefused(
        `Maximum shipping amount allowed to refund is: ${(left.base / 100).toFixed(2)}`,
      );
    const cents =
      base === left.base ? left.cents : Math.round((order.shipping_cents * base) / order.base_shipping_cents);
    const id = write(at, orderId, {
      kind: 'credit_memo',
      chosen,
      done: (line) => line.refunded,
      shipping: { cents, base },
      ...(comment !== undefined && { comment }),
    });
    if (returnsToStock) for (const { line, quantity } of chosen) putBack(at, line, quantity);
    worked(at, orderId);
    return id;
  });
}

// Pieces that never left are only no longer set aside; the others come back on the shelf.
function putBack({ db }: At, line: OrderLineRow, quantity: number): void {
  const unsent = Math.min(quantity, toShip(line));
  reserve(db, line.product_id, -unsent);
  if (quantity > unsent)
    run(
      db,
      'UPDATE stock SET quantity = quantity + ? WHERE product_id = ?',
      quantity - unsent,
      line.product_id,
    );
}

/** Cancels what is neither invoiced nor sent, and can be sold again from now on. */
export function cancelOrder(at: At, orderId: number): void {
  transaction(at.db, () => {
    const state = orderState(at, orderId);
    if (!canCancel(state)) throw new OrderActionRefused('We cannot cancel this order.');
    for (const line of state.lines) {
      const quantity = toCancel(line);
      run(at.db, 'UPDATE sales_order_line SET canceled = canceled + ? WHERE id = ?', quantity, line.id);
      reserve(at.db, line.product_id, -quantity);
    }
    setStatus(at, orderId, statusAfterCancel(state));
  });
}

// An order of which something is paid goes on with that; it is only canceled when nothing is.
function statusAfterCancel({ lines }: OrderState): OrderStatus {
  const paid = lines.filter((line) => toRefund(line) > 0);
  if (paid.some((line) => toShip(line) > toCancel(line))) return 'processing';
  return paid.length > 0 ? 'complete' : 'canceled';
}

export function holdOrder(at: At, orderId: number): void {
  transaction(at.db, () => {
    if (!canHold(orderState(at, orderId))) throw new OrderActionRefused('A hold action is not available.');
    run(at.db, 'UPDATE sales_order SET held_status = status WHERE id = ?', orderId);
    setStatus(at, orderId, 'holded');
  });
}

export function releaseOrder(at: At, orderId: number): void {
  transaction(at.db, () => {
    const { order } = orderState(at, orderId);
    if (order.status !== 'holded' || order.held_status === null)
      throw new OrderActionRefused('You cannot remove the hold.');
    setStatus(at, orderId, order.held_status);
    run(at.db, 'UPDATE sales_order SET held_status = NULL WHERE id = ?', orderId);
  });
}

export function commentOnOrder(at: At, orderId: number, message: string): void {
  transaction(at.db, () => {
    orderState(at, orderId);
    insertComment(at.db, { order_id: orderId, message, created_at: sqlTime(at.now) });
  });
}
