// Where an order goes, how, and how it was paid.
import type { ReactNode } from 'react';
import { useText } from '../../words/use-text';
import { useDateLocale } from '../../use-date-locale';
import type { Order, OrderAddress } from './order';

export function OrderFacts({ order }: { order: Order }) {
  const text = useText();
  const locale = useDateLocale();
  const address = ({ name, lines, country, telephone }: OrderAddress) =>
    [name, ...lines, country && countryName(country, locale), telephone].filter(Boolean);
  const facts: [title: string, lines: ReactNode[]][] = [
    [text('orders.shipTo'), order.shippingAddress ? address(order.shippingAddress) : []],
    [text('orders.billTo'), order.billingAddress ? address(order.billingAddress) : []],
    [text('orders.sentBy'), order.shippingMethod ? [order.shippingMethod] : []],
    [text('orders.paidBy'), order.payment.length ? [order.payment.join(' ')] : []],
  ];
  return (
    <div className="order-facts">
      {facts
        .filter(([, lines]) => lines.length > 0)
        .map(([title, lines]) => (
          <section key={title} className="order-fact">
            <h2 className="order-fact-title">{title}</h2>
            {lines.map((line, index) => (
              <p key={index}>
                <bdi>{line}</bdi>
              </p>
            ))}
          </section>
        ))}
    </div>
  );
}

/** The code itself where the browser knows no such country. */
function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
