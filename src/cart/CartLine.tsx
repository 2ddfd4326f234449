// One line of the cart: picture, name, choice, price, quantity and remove.
import { useEffect, type ReactNode } from 'react';
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
  /** Wanted, and not in the cart yet. */
  wanted?: number;
  onQuantity: (quantity: number) => void;
  /** The shopper turns to something else: what is wanted need not wait for more clicks. */
  onLeave: () => void;
  onRemove: () => void;
  /** The removal of this line is on its way. */
  busy?: boolean;
  /** What else can be done with the line. */
  children?: ReactNode;
}

export function CartLine({ item, wanted, onQuantity, onLeave, onRemove, busy, children }: CartLineProps) {
  const text = useText();
  const { routing, storage } = useStorefront();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the line goes away
  useEffect(() => () => onLeave(), []);
  const name = item.options.length
    ? `${item.name}, ${item.options.map((option) => option.value).join(', ')}`
    : item.name;
  const href = item.urlPath ? routing.href(`/${item.urlPath}`) : undefined;
  const isGone = item.problem !== undefined && item.isOutOfStock;
  const quantity = wanted ?? item.quantity;
  const total = wanted === undefined ? item.rowTotal : { ...item.price, value: item.price.value * wanted };

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
        {quantity > 1 && !isGone && (
          <span className="cart-line-option">{text('cart.each', { price: formatMoney(item.price) })}</span>
        )}
        {item.problem && (
          <span className="cart-line-error">
            <Icon name="alert" />
            {item.problem}
          </span>
        )}
      </div>
      <div
        className="cart-line-quantity"
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onLeave()}
      >
        {!isGone && (
          <QuantityStepper
            label={text('cart.quantityOf', { name })}
            value={quantity}
            max={item.maxQuantity}
            size="small"
            onChange={onQuantity}
          />
        )}
        <div className="cart-line-tools">
          <button
            type="button"
            className="cart-line-remove"
            aria-label={text('cart.removeNamed', { name })}
            aria-busy={busy || undefined}
            onClick={() => !busy && onRemove()}
          >
            {text('cart.remove')}
          </button>
          {children}
        </div>
      </div>
      {!isGone && (
        <div className="cart-line-total" aria-busy={wanted !== undefined || undefined}>
          {formatMoney(total)}
        </div>
      )}
    </li>
  );
}
