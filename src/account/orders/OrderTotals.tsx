// What an order comes to, in the currency it was placed in.
import type { ReactNode } from 'react';
import { useText } from '../../words/use-text';
import { Amount } from '../../ui/price/Amount';
import type { Money } from '../../ui/price/money';
import type { Order } from './order';

export function OrderTotals({ order }: { order: Order }) {
  const text = useText();
  const { subtotal, discounts, shipping, tax, total } = order;
  const rows: [label: string, amount: ReactNode][] = [];
  const add = (label: string, amount: Money | undefined, words?: string) => {
    if (amount) rows.push([label, words ?? <Amount money={amount} />]);
  };
  add(text('orders.subtotal'), subtotal);
  // Magento tells what was taken off as a positive amount.
  for (const { label, amount } of discounts)
    add(label || text('orders.discount'), { ...amount, value: -Math.abs(amount.value) });
  add(text('orders.shipping'), shipping, shipping?.value === 0 ? text('orders.free') : undefined);
  if (tax?.value) add(text('orders.tax'), tax);
  return (
    <section className="order-totals" part="totals">
      <h2 className="order-part-title">{text('orders.summary')}</h2>
      <dl className="order-sums">
        {rows.map(([label, amount]) => (
          <div key={label} className="order-sum">
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        {total && (
          <div className="order-sum order-sum-total">
            <dt>{text('orders.total')}</dt>
            <dd>
              <Amount money={total} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
