// The cart in the header: a trigger with the count, and a drawer with the lines (SPEC 2.4).
import { useEffect, useId, useRef } from 'react';
import { useText } from '../locale/use-text';
import { Drawer } from '../ui/Drawer';
import { Icon } from '../ui/Icon';
import { useStorefront } from '../use-storefront';
import type { CartItem } from './cart';
import { MiniCartPanel } from './MiniCartPanel';
import { useCart } from './use-cart';

export interface MiniCartProps {
  /** Opens the drawer when something was added. */
  openOnAdd?: boolean;
  onOpened?: (detail: { count: number }) => void;
  onClosed?: () => void;
  onItemRemoved?: (detail: { sku: string; quantity: number; name: string }) => void;
}

export function MiniCart({ openOnAdd = false, onOpened, onClosed, onItemRemoved }: MiniCartProps) {
  const text = useText();
  const { app, routing, config } = useStorefront();
  const cart = useCart();
  // One overlay per page: the app's drawer slot says which mini cart, if any, is open.
  const name = `cart${useId()}`;
  const open = app.drawer.value === name;
  const count = cart.count.value ?? 0;
  const badge = cart.badge.value;

  const setOpen = (wanted: boolean) => {
    if (wanted === (app.drawer.peek() === name)) return;
    if (wanted) {
      app.toggleDrawer(name);
      onOpened?.({ count: cart.count.peek() ?? 0 });
      void cart.load();
    } else {
      app.closeDrawer();
      onClosed?.();
    }
  };

  const added = cart.lastAdded.value?.serial;
  const seen = useRef(added);
  useEffect(() => {
    if (added === seen.current) return;
    seen.current = added;
    if (openOnAdd && added !== undefined) setOpen(true);
  });
  // The drawer slot must not stay taken when this mini cart goes away.
  useEffect(
    () => () => {
      if (app.drawer.peek() === name) app.closeDrawer();
    },
    [app, name],
  );

  const isCheckout =
    config.standalone && routing.url.value.pathname === new URL('checkout', config.shopUrl).pathname;
  if (isCheckout) return null;
  const removed = (item: CartItem) =>
    onItemRemoved?.({ sku: item.sku, quantity: item.quantity, name: item.name });
  return (
    <>
      <button
        type="button"
        className="mini-cart-trigger"
        part="trigger"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={badge ? text('cart.openCount', { n: count }) : text('cart.open')}
        onClick={() => setOpen(true)}
      >
        <Icon name="bag" />
        {badge && (
          // A new key replays the motion whenever the number changes.
          <span key={badge} className="mini-cart-badge" part="badge" aria-hidden="true">
            {badge}
          </span>
        )}
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} side="end" label={text('cart.title')}>
        <MiniCartPanel onRemoved={removed} onLeave={() => setOpen(false)} />
      </Drawer>
    </>
  );
}
