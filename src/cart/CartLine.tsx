// One line of the cart: picture, name, choice, price, quantity and remove.
import { useEffect, useRef, useState } from 'react';
import '../locale/en_US/cart-lines';
import { useText } from '../locale/use-text';
import { formatMoney } from '../ui/money';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import { QuantityStepper } from '../ui/QuantityStepper';
import { useStorefront } from '../use-storefront';
import type { CartItem } from './cart';
import { recallImage } from './images';

export interface CartLineProps {
  item: CartItem;
  onQuantity: (quantity: number) => Promise<boolean>;
  onRemove: () => void;
  /** The change or removal of this line is on its way. */
  busy?: boolean;
}

/** Clicks in quick succession are one request. */
const pause = 350;

export function CartLine({ item, onQuantity, onRemove, busy }: CartLineProps) {
  const text = useText();
  const { routing, storage } = useStorefront();
  const [wanted, setWanted] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (quantity: number) => {
    setWanted(quantity);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Shown at once, corrected by the answer.
      void onQuantity(quantity).finally(() => setWanted((now) => (now === quantity ? undefined : now)));
    }, pause);
  };
  const name = item.options.length
    ? `${item.name}, ${item.options.map((option) => option.value).join(', ')}`
    : item.name;
  const href = item.urlPath ? routing.href(`/${item.urlPath}`) : undefined;
  const quantity = wanted ?? item.quantity;

  return (
    <li className={`cart-line${item.problem ? ' cart-line-problem' : ''}`} part="line" data-sku={item.sku}>
      <a className="cart-line-picture" href={href} tabIndex={-1} aria-hidden="true">
        <Picture
          src={item.image ?? recallImage(storage, item.sku)}
          alt=""
          sizes="112px"
          widths={[80, 160, 320]}
        />
      </a>
      <div className="cart-line-what">
        {href ? (
          <a className="cart-line-name" href={href}>
            {item.name}
          </a>
        ) : (
          <span className="cart-line-name">{item.name}</span>
        )}
        {item.options.map((option) => (
          <span key={option.label} className="cart-line-option">
            {option.label}: {option.value}
          </span>
        ))}
        {item.quantity > 1 && (
          <span className="cart-line-option">{text('cart.each', { price: formatMoney(item.price) })}</span>
        )}
        {item.problem && (
          <span className="cart-line-error">
            <Icon name="alert" />
            {item.problem}
          </span>
        )}
      </div>
      <div className="cart-line-quantity">
        <QuantityStepper
          label={text('cart.quantityOf', { name })}
          value={quantity}
          max={item.maxQuantity}
          size="small"
          onChange={change}
        />
        <button
          type="button"
          className="cart-line-remove"
          aria-label={text('cart.removeNamed', { name })}
          aria-busy={busy || undefined}
          onClick={() => !busy && onRemove()}
        >
          {text('cart.remove')}
        </button>
      </div>
      <div className="cart-line-total" aria-busy={wanted !== undefined || undefined}>
        {formatMoney(
          wanted === undefined ? item.rowTotal : { ...item.price, value: item.price.value * wanted },
        )}
      </div>
    </li>
  );
}
