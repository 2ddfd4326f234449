// One line of an order: what it was, what it cost, and how far it has come.
import { useText } from '../../words/use-text';
import { Amount } from '../../ui/price/Amount';
import { formatMoney } from '../../ui/price/money';
import { Picture } from '../../ui/picture/Picture';
import { Sentence } from '../../ui/Sentence';
import { useStorefront } from '../../use-storefront';
import { lineTotal, type OrderItem } from './order';

export function OrderLine({ item }: { item: OrderItem }) {
  const text = useText();
  const { routing } = useStorefront();
  const { ordered, shipped, canceled, refunded } = item;
  const price = formatMoney(item.price);
  const fates = [
    shipped > 0 &&
      (shipped < ordered
        ? text('orders.shippedSome', { n: shipped, all: ordered })
        : text('orders.shippedAll')),
    canceled > 0 && text('orders.canceled', { n: canceled }),
    refunded > 0 && text('orders.refunded', { n: refunded }),
  ].filter(Boolean);
  return (
    <li className="order-line" part="line">
      <span className="order-line-picture">
        <Picture src={item.image} alt="" sizes="80px" widths={[80, 160, 320]} />
      </span>
      <div className="order-line-what">
        {item.path ? (
          <a className="order-line-name" href={routing.href(`/${item.path}`)}>
            {item.name}
          </a>
        ) : (
          <span className="order-line-name">{item.name}</span>
        )}
        {item.options.map(({ label, value }) => (
          <span key={label} className="order-line-fact">
            {`${label}: ${value}`}
          </span>
        ))}
        <span className="order-line-fact">
          <Sentence keep={price}>
            {[
              text('orders.quantity', { n: ordered }),
              ...(ordered > 1 ? [text('orders.each', { price })] : []),
            ].join(' · ')}
          </Sentence>
        </span>
        {fates.length > 0 && <span className="order-line-fate">{fates.join(' · ')}</span>}
      </div>
      <Amount className="order-line-total" money={lineTotal(item)} />
    </li>
  );
}
