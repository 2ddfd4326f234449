// What an administrator did to orders between the recorded requests.
import { all, one, type Database } from '../../../demo-host/backend/database';
import {
  cancelOrder,
  commentOnOrder,
  holdOrder,
  invoiceOrder,
  refundOrder,
  shipOrder,
} from '../../../demo-host/backend/orders/lifecycle';
import type { Deed } from '../../recordings/recordings';

/** As sent to Magento's REST, but for the item ids: `(the FD-001 line)`. */
interface Data {
  items?: { order_item_id: string; qty: number }[];
  tracks?: { track_number: string; title: string; carrier_code: string }[];
  comment?: { comment: string };
  arguments?: { shipping_amount: number };
  statusHistory?: { comment: string };
}

type At = { db: Database; now: Date };

function pieces({ db }: At, orderId: number, { items }: Data): { pieces?: Record<number, number> } {
  if (!items) return {};
  const lines = all<{ id: number; sku: string }>(
    db,
    'SELECT id, sku FROM sales_order_line WHERE order_id = ?',
    orderId,
  );
  const idOf = (name: string) => lines.find(({ sku }) => name.includes(sku))?.id ?? 0;
  return { pieces: Object.fromEntries(items.map((item) => [idOf(item.order_item_id), item.qty])) };
}

const commentOf = ({ comment }: Data) => (comment ? { comment: comment.comment } : {});

const actions: Record<string, (at: At, orderId: number, data: Data) => unknown> = {
  order_invoice: (at, id, data) => invoiceOrder(at, id, { ...pieces(at, id, data), ...commentOf(data) }),
  order_ship: (at, id, data) =>
    shipOrder(at, id, {
      ...pieces(at, id, data),
      ...commentOf(data),
      tracks: (data.tracks ?? []).map(({ carrier_code: carrier, title, track_number: number }) => ({
        carrier,
        title,
        number,
      })),
    }),
  order_refund: (at, id, data) =>
    refundOrder(at, id, {
      ...pieces(at, id, data),
      ...commentOf(data),
      ...(data.arguments && { baseShippingCents: Math.round(data.arguments.shipping_amount * 100) }),
    }),
  order_cancel: (at, id) => cancelOrder(at, id),
  order_hold: (at, id) => holdOrder(at, id),
  order_comments: (at, id, { statusHistory }) => commentOnOrder(at, id, statusHistory?.comment ?? ''),
};

export function administer(db: Database, now: Date, step: Deed): void {
  const action = actions[step.do];
  if (!action) throw new Error(`unknown step ${step.do}`);
  const order = one<{ id: number }>(db, 'SELECT id FROM sales_order WHERE number = ?', String(step['order']));
  if (!order) throw new Error(`there is no order ${String(step['order'])}`);
  action({ db, now }, order.id, (step['data'] ?? {}) as unknown as Data);
}
