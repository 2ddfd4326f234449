// The confirmation mail of an order.
import type { PricedCart } from '../cart/pricing';
import type { NewMail } from '../outbox/mails';
import type { OrderRow } from './rows';

export function orderMail(order: OrderRow, priced: PricedCart): NewMail {
  const money = (cents: number) => `${(cents / 100).toFixed(2)} ${order.currency}`;
  const lines = priced.lines.map(
    ({ row, product, variant, total }) =>
      `${row.quantity} × ${(variant ?? product).name}: ${money(total.cents)}`,
  );
  const sums = [
    `Subtotal: ${money(order.subtotal_cents)}`,
    ...(order.discount_cents > 0 ? [`Discount: -${money(order.discount_cents)}`] : []),
    `Shipping: ${money(order.shipping_cents)}`,
    `Total: ${money(order.grand_total_cents)}`,
  ];
  return {
    to: order.email,
    subject: `Your order ${order.number}`,
    body: [`Thank you for your order ${order.number}.`, '', ...lines, '', ...sums].join('\n'),
  };
}
