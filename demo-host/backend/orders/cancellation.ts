// Buyers cancel their orders themselves: a customer at once, a guest with a key from a mail. Off unless the shop allows it.
import { createHash, randomBytes } from 'node:crypto';
import { decodeUid, encodeUid } from '../cart/uid';
import type { Context } from '../context';
import { requireCustomer } from '../customer/require-customer';
import { one, run, transaction } from '../database';
import { inputError, noSuchEntity } from '../errors';
import { letter } from '../outbox/letter';
import { sendMail } from '../outbox/mails';
import { allowsCancellation, isCancellable } from './actions';
import { documentsOf } from './documents';
import { cancelOrder, commentOnOrder, refundOrder } from './lifecycle';
import { orderState } from './order-state';
import { canCancel, canRefund } from './rules';
import { findOrder, findOrderByToken, orderAddress, type OrderRow } from './rows';
import { orderView } from './view';

const errors = {
  UNAUTHORISED: 'Current user is not authorized to cancel this order',
  ORDER_NOT_FOUND: "The entity that was requested doesn't exist. Verify the entity and try again.",
  ORDER_CANCELLATION_DISABLED: 'Order cancellation is not enabled for requested store.',
  INVALID_ORDER_STATUS: 'Order already closed, complete, cancelled or on hold',
  PARTIAL_ORDER_ITEM_SHIPPED: 'Order with one or more items shipped cannot be cancelled',
} as const;

const keyLength = 40;
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

function refusal(context: Context, code: keyof typeof errors, order?: OrderRow) {
  const message = errors[code];
  return { error: message, errorV2: { code, message }, order: order ? orderView(context, order) : null };
}

const accepted = (context: Context, order: OrderRow) => ({
  error: null,
  errorV2: null,
  order: orderView(context, findOrder(context.db, order.id) ?? order),
});

function required(input: Record<string, string>): void {
  for (const [field, value] of Object.entries(input))
    if (value === '') throw inputError(`Required parameter "${field}" is missing or incorrect.`);
}

/** Undefined when nothing is in the way. */
function obstacle(context: Context, order: OrderRow) {
  if (!allowsCancellation(context)) return refusal(context, 'ORDER_CANCELLATION_DISABLED');
  if (!isCancellable(order)) return refusal(context, 'INVALID_ORDER_STATUS', order);
  const shipments = documentsOf(context.db, order.id, 'shipment');
  return shipments.length > 0 ? refusal(context, 'PARTIAL_ORDER_ITEM_SHIPPED', order) : undefined;
}

/** `id` as GraphQL answers it, or the number behind it. */
const orderOf = ({ db }: Context, id: string) =>
  findOrder(db, Number(/^\d+$/.test(id) ? id : decodeUid(id)) || 0);

// What is paid is given back, and never left the house; what is not paid yet is called off.
function cancel(context: Context, order: OrderRow, reason: string): void {
  transaction(context.db, () => {
    const isPaid = canRefund(orderState(context, order.id));
    if (isPaid) refundOrder(context, order.id, { returnsToStock: true });
    if (!isPaid || canCancel(orderState(context, order.id))) cancelOrder(context, order.id);
    commentOnOrder(context, order.id, reason);
    const subject = `Order ${order.number} was cancelled`;
    sendMail(context, { to: order.email, subject, body: `${subject}: ${reason}` });
  });
}

function cancelOwn(_: unknown, { input }: { input: { order_id: string; reason: string } }, context: Context) {
  const customer = requireCustomer(context);
  required({ order_id: input.order_id, reason: input.reason });
  const order = orderOf(context, input.order_id);
  if (!order) return refusal(context, 'ORDER_NOT_FOUND');
  if (order.customer_id !== customer.id) return refusal(context, 'UNAUTHORISED');
  const refused = obstacle(context, order);
  if (refused) return refused;
  cancel(context, order, input.reason);
  return accepted(context, order);
}

function requestAsGuest(
  _: unknown,
  { input }: { input: { token: string; reason: string } },
  context: Context,
) {
  required({ token: input.token, reason: input.reason });
  const { db } = context;
  const order = findOrderByToken(db, input.token);
  if (order?.customer_id !== null)
    throw noSuchEntity("We couldn't locate an order with the information provided.");
  const refused = obstacle(context, order);
  if (refused) return refused;
  const key = randomBytes(keyLength / 2).toString('hex');
  transaction(db, () => {
    run(
      db,
      'INSERT OR REPLACE INTO order_cancellation_request (order_id, key_hash, reason) VALUES (?, ?, ?)',
      order.id,
      hashOf(key),
      input.reason,
    );
    askToConfirm(context, order, key);
    commentOnOrder(context, order.id, 'Order cancellation confirmation key was sent via email.');
  });
  return accepted(context, order);
}

/** The names in the link's query are those that Magento puts there. */
function askToConfirm(context: Context, { id, number, email }: OrderRow, key: string): void {
  const query = new URLSearchParams({ number, order_id: encodeUid(id), confirmation_key: key });
  sendMail(context, {
    to: email,
    subject: `Confirm that order ${number} is cancelled`,
    body: letter(
      context,
      orderAddress(context.db, id, 'billing')?.firstname ?? '',
      `Somebody, most likely you, asked to cancel order ${number}. Confirm it here:`,
      `${context.baseUrl}/guest-order?${query.toString()}`,
      'If you did not ask for it, you need not do anything.',
    ),
  });
}

function confirmAsGuest(
  _: unknown,
  { input }: { input: { order_id: string; confirmation_key: string } },
  context: Context,
) {
  required({ order_id: input.order_id, confirmation_key: input.confirmation_key });
  const order = orderOf(context, input.order_id);
  if (!order) return refusal(context, 'ORDER_NOT_FOUND');
  if (order.customer_id !== null) return refusal(context, 'UNAUTHORISED');
  const refused = obstacle(context, order);
  if (refused) return refused;
  const request = one<{ reason: string }>(
    context.db,
    'SELECT reason FROM order_cancellation_request WHERE order_id = ? AND key_hash = ?',
    order.id,
    hashOf(input.confirmation_key),
  );
  if (!request) throw inputError('The order cancellation could not be confirmed.');
  cancel(context, order, request.reason);
  return accepted(context, order);
}

export const cancellationMutations = {
  cancelOrder: cancelOwn,
  requestGuestOrderCancel: requestAsGuest,
  confirmCancelOrder: confirmAsGuest,
};
