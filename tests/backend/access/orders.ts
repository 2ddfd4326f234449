// Orders: who changes what.
import { cart, mutation, q } from './rows';

const cancelled = '{ error order { shipping_address { lastname } } }';
export const orders = [
  mutation(
    'reorderItems',
    '- rw - -',
    (w) => `reorderItems(orderNumber: ${q(w.order.number)}) { cart ${cart} }`,
  ),
  mutation(
    'reorderItems of a guest',
    '- - - -',
    (w) => `reorderItems(orderNumber: ${q(w.gita.order.number)}) { cart { id } }`,
  ),
  mutation(
    'cancelOrder',
    '- rw - -',
    (w) => `cancelOrder(input: { order_id: "${w.order.id}", reason: "Other" }) ${cancelled}`,
  ),
  mutation(
    'cancelOrder of a guest',
    '- - - -',
    (w) => `cancelOrder(input: { order_id: "${w.gita.order.id}", reason: "Other" }) ${cancelled}`,
  ),
  mutation(
    'requestGuestOrderCancel',
    '- - - -',
    (w) => `requestGuestOrderCancel(input: { token: ${q(w.order.token)}, reason: "Other" }) ${cancelled}`,
  ),
  mutation(
    'requestGuestOrderCancel of a guest',
    'rw rw rw rw',
    (w) =>
      `requestGuestOrderCancel(input: { token: ${q(w.gita.order.token)}, reason: "Other" }) ${cancelled}`,
  ),
  mutation(
    'confirmCancelOrder',
    '- - - -',
    (w) =>
      `confirmCancelOrder(input: { order_id: "${w.order.id}", confirmation_key: ${q(w.gita.cancellationKey)} }) ${cancelled}`,
  ),
  mutation(
    'confirmCancelOrder of a guest',
    'rw rw rw rw',
    (w) =>
      `confirmCancelOrder(input: { order_id: "${w.gita.order.id}", confirmation_key: ${q(w.gita.cancellationKey)} }) ${cancelled}`,
  ),
  mutation(
    'confirmCancelOrder of a guest, with a wrong key',
    '- - - -',
    (w) =>
      `confirmCancelOrder(input: { order_id: "${w.gita.order.id}", confirmation_key: "x" }) ${cancelled}`,
  ),
];
