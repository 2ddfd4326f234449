// The lines of the cart with what can go wrong in them; used by the mini cart and the cart page.
import { useEffect, useRef, useState } from 'react';
import '../locale/en_US/cart-lines';
import { useText } from '../locale/use-text';
import { shopperMessage } from '../transport/errors';
import { Alert } from '../ui/Alert';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { useStorefront } from '../use-storefront';
import { asNewItem, type CartItem } from './cart';
import { CartLine } from './CartLine';
import { useCartChanges } from './use-cart-changes';

export interface CartLinesProps {
  onRemoved?: (item: CartItem) => void;
}

export function CartLines({ onRemoved }: CartLinesProps) {
  const text = useText();
  const { toasts } = useStorefront();
  const cart = useCartChanges();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const refocus = useRef<number>(undefined);
  const items = cart.details.value?.items ?? [];

  // The pressed button goes away with its line: focus moves to the line that takes its place.
  useEffect(() => {
    if (refocus.current === undefined) return;
    const lines = list.current?.querySelectorAll<HTMLElement>('.cart-line-remove') ?? [];
    (lines[Math.min(refocus.current, lines.length - 1)] ?? list.current)?.focus();
    refocus.current = undefined;
  }, [items.length]);

  const remove = async (item: CartItem, index: number) => {
    setLeaving((now) => new Set(now).add(item.uid));
    refocus.current = index;
    const done = await cart.removeItem(item.uid);
    setLeaving((now) => new Set([...now].filter((uid) => uid !== item.uid)));
    if (!done) {
      refocus.current = undefined;
      return;
    }
    onRemoved?.(item);
    toasts.addToast({
      type: 'info',
      message: text('cart.removed', { name: item.name }),
      timeout: 8000,
      id: `cart-removed-${item.sku}`,
      actionText: text('cart.undo'),
      onAction: () => void cart.addItem(asNewItem(item)),
    });
  };
  const change = async (item: CartItem, quantity: number) => {
    const done = await cart.updateItem(item.uid, quantity);
    if (done) setSaid(text('cart.updated'));
    return done;
  };

  const failure = cart.updateItemError.value
    ? shopperMessage(cart.updateItemError.value, text('cart.updateFailed'))
    : cart.removeItemError.value
      ? shopperMessage(cart.removeItemError.value, text('cart.removeFailed'))
      : undefined;
  return (
    <div className="cart-lines">
      {failure && <Alert tone="error">{failure}</Alert>}
      {cart.isBlocked.value && <Alert tone="error">{text('cart.blocked')}</Alert>}
      <ul className="cart-list" ref={list} tabIndex={-1}>
        {items.map((item, index) => (
          <CartLine
            key={item.uid}
            item={item}
            busy={leaving.has(item.uid)}
            onQuantity={(quantity) => change(item, quantity)}
            onRemove={() => void remove(item, index)}
          />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
