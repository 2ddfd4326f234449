// What in the cart stands in the way of the order, and the ways to mend it on the spot. Loaded with the review.
import '../../words/catalogue/checkout-review';
import { useEffect, useState } from 'react';
import type { CartItem } from '../../cart/cart';
import { CartLink } from '../../cart/crossing/CartLink';
import { itemEvent } from '../../cart/cart-event';
import type { ItemEvent } from '../../cart/ecommerce';
import { linesInSight, useRemoval } from '../../cart/lines/use-removal';
import { fetchStockLeft } from '../../cart/stock/api';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { useLostFocus } from '../../ui/use-lost-focus';
import { useStorefront } from '../../use-storefront';

export interface CartProblemsProps {
  /** Why the order was refused, or that it would be. */
  lead: string;
  onItemAdded?: (detail: ItemEvent) => void;
  onItemRemoved?: (detail: ItemEvent) => void;
}

export function CartProblems({ lead, onItemAdded, onItemRemoved }: CartProblemsProps) {
  const text = useText();
  const { cart, transport } = useStorefront();
  const { remove } = useRemoval({ onAdded: onItemAdded, onRemoved: onItemRemoved });
  const [left, setLeft] = useState<ReadonlyMap<string, number>>(new Map());
  const [changing, setChanging] = useState<string>();
  const details = cart.details.value;
  const bad = linesInSight(cart).filter(({ problem }) => problem);
  const isCountable = bad.some(({ isOutOfStock }) => !isOutOfStock);

  useEffect(() => {
    if (!isCountable) return;
    let isOver = false;
    cart
      .withCart((id) => fetchStockLeft(transport, id))
      // Without it fewer can be chosen beside.
      .then(
        (found) => !isOver && found && setLeft(found),
        () => undefined,
      );
    return () => void (isOver = true);
  }, [cart, transport, isCountable, details]);
  // The pressed button goes with its line; not on to the next one, which a second press must not meet.
  const list = useLostFocus<HTMLUListElement>(bad.length);

  const use = async (item: CartItem, quantity: number) => {
    setChanging(item.uid);
    if (await cart.updateItem(item.uid, quantity)) onItemRemoved?.(itemEvent(item, item.quantity - quantity));
    setChanging(undefined);
  };
  return (
    <Alert tone="error">
      <p>{lead}</p>
      {details?.problem && <p>{details.problem}</p>}
      <ul className="checkout-problems" ref={list} tabIndex={-1}>
        {bad.map((item) => {
          const { uid, problem, isOutOfStock, quantity } = item;
          const name = [item.name, ...item.options.map(({ value }) => value)].join(', ');
          const n = isOutOfStock ? 0 : (left.get(uid) ?? 0);
          const isLess = n > 0 && n < quantity;
          return (
            <li key={uid}>
              <strong>{name}</strong>
              <span>{isLess ? text('checkout.onlyLeft', { n }) : problem}</span>
              <span className="checkout-actions">
                {isLess && (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={text('checkout.useInsteadOf', { n, name })}
                    busy={changing === uid}
                    onClick={() => void use(item, n)}
                  >
                    {text('checkout.useInstead', { n })}
                  </Button>
                )}
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={text('cart.removeNamed', { name })}
                  onClick={() => void remove(item)}
                >
                  {text('cart.remove')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      <CartLink to="/cart" variant="quiet" size="small">
        {text('checkout.editCart')}
      </CartLink>
    </Alert>
  );
}
