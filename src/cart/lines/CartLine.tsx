// One line of the cart: picture, name, choice, price, quantity and remove.
import { memo, type ComponentType } from 'react';
import '../../words/catalogue/cart-lines';
import { useText } from '../../words/use-text';
import { variantPath } from '../../routing/variant-parameter';
import { formatMoney } from '../../ui/price/money';
import { Icon } from '../../ui/icon/Icon';
import { Picture } from '../../ui/picture/Picture';
import { QuantityStepper } from '../../ui/form/QuantityStepper';
import { useStorefront } from '../../use-storefront';
import type { CartItem } from '../cart';
import { recallImage } from '../images';
import { LineTotal } from './LineTotal';

export interface CartLineProps {
  item: CartItem;
  /** Wanted, and not in the cart yet. */
  wanted?: number;
  onQuantity: (item: CartItem, quantity: number) => Promise<void>;
  onRemove: (item: CartItem) => Promise<void>;
  /** Out of the cart without a word; false when it is still there. */
  onTakeOut: (item: CartItem) => Promise<boolean>;
  action?: LineAction;
}

/** What an element offers beside "Remove"; `onTakeOut` takes the line out of the cart without a word. */
export type LineAction = ComponentType<{ item: CartItem; onTakeOut: () => Promise<boolean> }>;

/** Drawn again only when its own line changes: a cart may have hundreds. */
export const CartLine = memo(function CartLine(props: CartLineProps) {
  const { item, wanted, onQuantity, onRemove, onTakeOut, action: Action } = props;
  const text = useText();
  const { routing, storage } = useStorefront();
  const name = item.options.length
    ? `${item.name}, ${item.options.map((option) => option.value).join(', ')}`
    : item.name;
  const href = item.urlPath
    ? routing.href(variantPath(`/${item.urlPath}`, item.parentSku && item.sku))
    : undefined;
  const isGone = item.problem !== undefined && item.isOutOfStock;
  const quantity = wanted ?? item.quantity;

  return (
    <li className={`cart-line${item.problem ? ' cart-line-problem' : ''}`} part="line" data-sku={item.sku}>
      <a className="cart-line-picture" href={href} tabIndex={-1} aria-hidden="true">
        <Picture
          src={item.image ?? recallImage(storage, item.sku)}
          alt=""
          sizes="120px"
          widths={[80, 160, 320]}
        />
      </a>
      <div className="cart-line-what">
        {item.brand && <span className="cart-line-brand">{item.brand}</span>}
        {href ? (
          <a className="cart-line-name" href={href}>
            {item.name}
          </a>
        ) : (
          <span className="cart-line-name">{item.name}</span>
        )}
        {item.options.map((option) => (
          <span key={option.label} className="cart-line-option">
            {`${option.label}: ${option.value}`}
          </span>
        ))}
        {quantity > 1 && !isGone && (
          <span className="cart-line-option" translate="no">
            {text('cart.each', { price: formatMoney(item.price) })}
          </span>
        )}
        {item.problem && (
          <span className="cart-line-error">
            <Icon name="alert" />
            <span>{item.problem}</span>
          </span>
        )}
      </div>
      <div className="cart-line-quantity">
        {!isGone && (
          <QuantityStepper
            label={text('cart.quantityOf', { name })}
            value={quantity}
            max={item.maxQuantity}
            size="small"
            onChange={(wish) => void onQuantity(item, wish)}
          />
        )}
        <div className="cart-line-tools">
          <button
            type="button"
            className="cart-line-remove"
            aria-label={text('cart.removeNamed', { name })}
            onClick={() => void onRemove(item)}
          >
            {text('cart.remove')}
          </button>
          {Action && <Action item={item} onTakeOut={() => onTakeOut(item)} />}
        </div>
      </div>
      {!isGone && <LineTotal item={item} isPending={wanted !== undefined} />}
    </li>
  );
});
