// What was bought, line by line.
import type { CartItem } from '../../cart/cart';
import { recallImage } from '../../cart/images';
import { useText } from '../../words/use-text';
import { Amount } from '../../ui/price/Amount';
import { Picture } from '../../ui/picture/Picture';
import { useStorefront } from '../../use-storefront';

export function BoughtItems({ items }: { items: readonly CartItem[] }) {
  const text = useText();
  const { storage } = useStorefront();
  return (
    <ul className="checkout-items">
      {items.map((item) => (
        <li key={item.uid} className="checkout-item">
          <Picture
            src={item.image ?? recallImage(storage, item.sku)}
            alt=""
            sizes="64px"
            widths={[80, 160]}
          />
          <div>
            {item.brand && <span className="cart-line-brand">{item.brand}</span>}
            <span className="checkout-item-name">{item.name}</span>
            <span className="checkout-item-detail">
              {[
                ...item.options.map((option) => option.value),
                text('checkout.quantity', { n: item.quantity }),
              ].join(' · ')}
            </span>
          </div>
          <Amount className="checkout-item-total" money={item.rowTotal} />
        </li>
      ))}
    </ul>
  );
}
