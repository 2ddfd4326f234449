// Tells a page in what state its shop is: cart and session, when they are known, when they change, and to whoever asks later.
import { effect, untracked } from '@preact/signals-core';
import { cartEvent } from '../../src/cart/cart-event';
import { quantityOf } from '../../src/cart/cart';
import type { Storefront } from '../../src/storefront';
import type { CartChanged, SessionChanged } from './event-details';

const telling = new WeakSet<Storefront>();

/** From `place` (the document, or the <airside-store> whose shop it is) until the Storefront is disposed. */
export function tellState(storefront: Storefront, place: EventTarget, isAsked: boolean): void {
  if (telling.has(storefront)) return;
  telling.add(storefront);
  const cart = teller<CartChanged>(place, 'airside-cart-changed');
  const session = teller<SessionChanged>(place, 'airside-session-changed');
  const ask = (): void => {
    if (!storefront.cart.details.peek()) void storefront.cart.loadExisting();
  };
  const again = (): void => {
    ask();
    cart.again();
    session.again();
  };
  document.addEventListener('airside-state-requested', again);
  const stops = [
    () => document.removeEventListener('airside-state-requested', again),
    effect(() => session.tell({ isSignedIn: storefront.user.isSignedIn.value })),
    effect(() => {
      const known = cartOf(storefront);
      if (known) cart.tell(known);
    }),
  ];
  if (isAsked) ask();
  storefront.onDispose(() => stops.forEach((stop) => stop()));
}

/** undefined until it is known; nobody's cart is empty. */
function cartOf({ cart }: Storefront): CartChanged | undefined {
  const details = cart.details.value;
  if (details) return { count: quantityOf(details), ...cartEvent(details) };
  return cart.hasCart.value ? undefined : { count: 0, currency: 'USD', value: 0, items: [] };
}

/** Tells nothing twice in a row, unless it is asked to. */
function teller<Detail>(place: EventTarget, type: string) {
  let last: Detail | undefined;
  const again = (): void => {
    if (last) place.dispatchEvent(new CustomEvent(type, { detail: last, bubbles: true, composed: true }));
  };
  return {
    again,
    tell(detail: Detail): void {
      if (JSON.stringify(detail) === JSON.stringify(last)) return;
      last = detail;
      // What listeners read is no business of the effect.
      untracked(again);
    },
  };
}
