// The cart in the header: a trigger with the count (behaviour 2.4). The drawer that it opens is loaded when it seems to be wanted.
import '../../words/catalogue/mini-cart';
import { useEffect, useImperativeHandle, useRef, useState, type ComponentProps, type Ref } from 'react';
import { useEnclosed } from '../../routing/use-enclosed';
import { whenIdle } from '../../late/when-idle';
import { useText } from '../../words/use-text';
import { Icon } from '../../ui/icon/Icon';
import { latePart } from '../../late/late-part';
import { useNextPress } from '../../late/use-next-press';
import { openModals } from '../../ui/dialog/open-modals';
import { useElementId } from '../../ui/use-element-id';
import { useStorefront } from '../../use-storefront';
import type { CartState } from '../cart-state';
import type { ItemEvent } from '../ecommerce';

export interface MiniCartMethods {
  /** Resolves when the drawer is on its way in; one that is open stays. */
  open(): Promise<void>;
  close(): Promise<void>;
}

export interface MiniCartEvents {
  onOpened(detail: { count: number }): void;
  onClosed(): void;
  onItemAdded(detail: ItemEvent): void;
  onItemRemoved(detail: ItemEvent): void;
}

export interface MiniCartProps extends Partial<MiniCartEvents> {
  /** Opens the drawer when something was added. */
  openOnAdd?: boolean;
  expose?: Ref<MiniCartMethods>;
}

const Drawer = latePart(async () => ({ default: (await import('./MiniCartDrawer')).MiniCartDrawer }));

/** behaviour 2.4: hidden on /checkout, where the checkout itself is the first to read the cart. */
export function MiniCart(props: MiniCartProps) {
  return useEnclosed() ? null : <Bag {...props} />;
}

function Bag({ openOnAdd = false, onOpened, onClosed, onItemAdded, onItemRemoved, expose }: MiniCartProps) {
  const { app, cart, routing } = useStorefront();
  const { pathname } = routing.url.value;
  // One overlay per page: the app's drawer slot says which mini cart, if any, is open.
  const name = `cart${useElementId()}`;
  const open = app.drawer.value === name;
  // Drawn before the first press, once it is known what is in it; it stays, so that it can slide out.
  const isAtHand = useNextPress(Drawer);
  const [isDrawn, setDrawn] = useState(false);
  if (!isDrawn && (open || (isAtHand && (cart.details.value || !cart.hasCart.value)))) setDrawn(true);

  const setOpen = (wanted: boolean) => {
    if (wanted === (app.drawer.peek() === name)) return;
    if (wanted) {
      app.toggleDrawer(name);
      onOpened?.({ count: cart.count.peek() ?? 0 });
      void cart.loadExisting();
    } else {
      app.closeDrawer();
      onClosed?.();
    }
  };

  useImperativeHandle(expose, () => ({
    open: async () => setOpen(true),
    close: async () => setOpen(false),
  }));

  useReading(cart, open);
  const prepare = () => {
    void Drawer.preload();
    void cart.loadExisting();
  };

  const added = cart.lastAdded.value?.serial;
  const seen = useRef(added);
  // A window in which something was chosen closes first; a drawer that is open already shows what was added.
  const isInTheWay = !app.drawer.value && openModals.value.length > 0;
  useEffect(() => {
    if (added === seen.current || isInTheWay) return;
    seen.current = added;
    if (openOnAdd && added !== undefined && !app.drawer.peek()) setOpen(true);
  });
  // A link was followed, or Back; and the drawer slot must not stay taken when this mini cart goes away.
  useEffect(
    () => () => {
      if (app.drawer.peek() === name) app.closeDrawer();
    },
    [app, name, pathname],
  );

  return (
    <>
      <Trigger
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      />
      {isDrawn && (
        <Drawer open={open} onClose={() => setOpen(false)} onAdded={onItemAdded} onRemoved={onItemRemoved} />
      )}
    </>
  );
}

/** By itself: what is pressed elsewhere changes its count, and not the drawer. */
function Trigger(props: ComponentProps<'button'>) {
  const text = useText();
  const badge = useStorefront().cart.badge.value;
  return (
    <button
      {...props}
      type="button"
      className="mini-cart-trigger"
      part="trigger"
      aria-haspopup="dialog"
      aria-label={badge ? text('cart.openCount', { n: badge }) : text('cart.open')}
    >
      <Icon name="bag" />
      {badge && (
        // A new key replays the motion whenever the number changes.
        <span key={badge} className="mini-cart-badge" part="badge" aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}

function useReading(cart: CartState, open: boolean): void {
  // The last known count stands at once: the fetch on load of behaviour 4.1, and its check, need not hold the page up.
  useEffect(() => whenIdle(() => void cart.loadExisting()), [cart]);
  // What was counted as the first item in it may not have gone in.
  const isDue = open && !cart.isChanging.value;
  useEffect(() => {
    if (isDue) void cart.loadExisting();
  }, [cart, isDue]);
}
