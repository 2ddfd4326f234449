// The lines of the cart with what can go wrong in them; used by the mini cart, the cart page and the checkout.
import { useCallback, useRef, useState } from 'react';
import '../../words/catalogue/cart-lines';
import { useText } from '../../words/use-text';
import { shopperMessage } from '../../transport/errors';
import { Alert } from '../../ui/alert/Alert';
import { formatMoney } from '../../ui/price/money';
import { useAfterPaint } from '../../ui/use-after-paint';
import { useSlices } from '../../ui/use-slices';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useStorefront } from '../../use-storefront';
import { lineKey, type CartItem } from '../cart';
import { itemEvent } from '../cart-event';
import { tooMany } from '../stock/too-many';
import type { ItemEvent } from '../ecommerce';
import { CartLine, type LineAction } from './CartLine';
import { useCartChanges } from '../change/use-cart-changes';
import { linesInSight, useRemoval } from './use-removal';
import { createWantedQuantities } from '../change/wanted-quantities';

export interface CartLinesProps {
  /** Pieces went in: more of a line, or one that was put back. */
  onAdded?: (detail: ItemEvent) => void;
  onRemoved?: (detail: ItemEvent) => void;
  action?: LineAction;
  /** What cannot be bought is told of elsewhere: here by its lines alone. */
  isBlockTold?: boolean;
  /** Not to be seen yet: its beginning is drawn, what the cart has and no wish; the rest when it is seen. */
  isResting?: boolean;
}

/** As many as a screen shows. */
const firstLines = 10;

export function CartLines({
  onAdded,
  onRemoved,
  action,
  isBlockTold = false,
  isResting = false,
}: CartLinesProps) {
  const text = useText();
  const { feature } = useStorefront();
  const cart = useCartChanges();
  const wishes = feature(createWantedQuantities);
  const [said, setSaid] = useState('');
  const changing = useRef(new Set<string>());
  const known = useAfterPaint(cart.details.value, isResting)?.items ?? [];
  const inSight = isResting ? known : linesInSight(cart);
  const { remove, takeOut, list } = useRemoval({ onAdded, onRemoved, length: inSight.length });
  const drawn = useSlices({ total: inSight.length, first: firstLines, isSeen: !isResting });

  const change = useCallback(
    async (item: CartItem, quantity: number): Promise<void> => {
      const key = lineKey(item);
      const isDone = wishes.want(item, quantity);
      if (changing.current.has(key)) return;
      changing.current.add(key);
      cart.beginEditItem(item.uid);
      const done = await isDone;
      changing.current.delete(key);
      cart.endEditItem();
      const now = cart.details.peek();
      const line = now?.items.find((other) => lineKey(other) === key);
      if (!done || !now || !line) return;
      const { name, quantity: n } = line;
      if (n > item.quantity) onAdded?.(itemEvent(line, n - item.quantity));
      if (n < item.quantity) onRemoved?.(itemEvent(line, item.quantity - n));
      // eslint-disable-next-line airside/untranslated -- Heard, and seen nowhere.
      setSaid(text('cart.updated', { name, n, subtotal: formatMoney(now.subtotal) }));
    },
    [cart, wishes, text, onAdded, onRemoved],
  );

  const notChanged = cart.updateItemError.value;
  const notRemoved = cart.removeItemError.value;
  const failure = notChanged
    ? tooMany.test(notChanged.message)
      ? text('cart.fewer')
      : shopperMessage(notChanged, text('cart.updateFailed'))
    : notRemoved && shopperMessage(notRemoved, text('cart.removeFailed'));
  return (
    <div className="cart-lines">
      {failure && <Alert tone="error">{failure}</Alert>}
      {cart.isBlocked.value && !isBlockTold && (
        <Alert tone="error">{cart.details.value?.problem ?? text('cart.blocked')}</Alert>
      )}
      <ul className="cart-list" ref={list} tabIndex={-1}>
        {inSight.slice(0, drawn).map((item) => (
          <CartLine
            key={lineKey(item)}
            item={item}
            wanted={isResting ? undefined : cart.wantedOf(item)}
            onQuantity={change}
            onRemove={remove}
            onTakeOut={takeOut}
            action={action}
          />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
