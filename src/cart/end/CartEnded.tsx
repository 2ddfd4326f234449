// What happened to the cart: what is known of it, signing in where that brings it back, and the ways on.
import '../../words/catalogue/cart-end';
import { useEffect, useRef, type ComponentType } from 'react';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/icon/Icon';
import { Sentence } from '../../ui/Sentence';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import { CartLink } from '../crossing/CartLink';
import { isOfSession, type CartEnd } from './cart-end';
import styles from './cart-ended.css?inline';

export interface CartEndedProps {
  end: CartEnd;
  /** Signs in without leaving the page; where absent a link leads to the sign-in, and back. */
  SignIn?: ComponentType<{ email: string }>;
  /** Path to come back to. */
  path: string;
}

const sheets = [styles];

const words = {
  'signed-out': ['cart.signedOutTitle', 'cart.signedOutMessage'],
  expired: ['cart.expiredTitle', 'cart.expiredMessage'],
  refused: ['cart.expiredTitle', 'cart.expiredMessage'],
  over: ['cart.overTitle', 'cart.overMessage'],
  closed: ['cart.closedTitle', 'cart.closedMessage'],
  ordered: ['cart.orderedTitle', 'cart.orderedMessage'],
  emptied: ['cart.emptiedTitle', 'cart.emptiedMessage'],
} as const;

export function CartEnded({ end, SignIn, path }: CartEndedProps) {
  useStyles(sheets);
  const text = useText();
  const { routing, storage, user } = useStorefront();
  const { isNotOrdered, names, number, why } = end;
  const [title, message] = words[why];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const root = heading.current?.getRootNode() as Document | ShadowRoot | undefined;
    // What had the focus went with the cart.
    if (!root?.activeElement || root.activeElement === document.body) heading.current?.focus();
  }, []);
  const waits = isOfSession(end);
  // A session that ended by itself keeps what it has sent and not been answered for: where there is none, nothing was sent.
  const wasNothingSent =
    waits && why !== 'signed-out' && path === '/checkout' && !storage.get('checkoutAttempt');
  const orders =
    why === 'ordered' && number ? `/order-history?order=${encodeURIComponent(number)}` : '/order-history';
  return (
    <section className="empty-state cart-ended" part="empty-state">
      <Icon name={waits ? 'user' : 'bag'} />
      <h2 className="empty-state-title" ref={heading} tabIndex={-1}>
        {text(title)}
      </h2>
      <p className="empty-state-message">{text(message)}</p>
      {number && (
        <p>
          <strong>
            <Sentence keep={number}>{text('cart.orderedNumber', { number })}</Sentence>
          </strong>
        </p>
      )}
      {(isNotOrdered || wasNothingSent) && <p>{text('cart.endedNotOrdered')}</p>}
      {names && names.length > 0 && (
        <p className="empty-state-message">{text('cart.endedNames', { names: names.join(', ') })}</p>
      )}
      {waits && SignIn && (
        <div className="cart-ended-sign-in">
          <SignIn email="" />
        </div>
      )}
      <div className="cart-ended-ways">
        {waits && !SignIn && (
          <Button href={routing.href(`/sign-in?origin=${encodeURIComponent(path)}`)}>
            {text('cart.endedSignIn')}
          </Button>
        )}
        {!waits && user.isSignedIn.value && why !== 'emptied' && (
          <Button href={routing.href(orders)}>{text('cart.endedOrders')}</Button>
        )}
        {path !== '/cart' && (
          <CartLink to="/cart" variant="secondary">
            {text('cart.endedCart')}
          </CartLink>
        )}
        <Button variant="secondary" href={routing.href('/')}>
          {text('cart.endedShop')}
        </Button>
      </div>
    </section>
  );
}
