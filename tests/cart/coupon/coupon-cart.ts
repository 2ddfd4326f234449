// A cart that behaves, with codes on it that its backend may drop.
import { behavingCart, rawCart, withCoupons, type Answers, type RawLine } from '../fake-shop';

type Cart = ReturnType<typeof rawCart>['cart'];

/** `now`: the codes that are on the cart and what they take off, to be changed as by the backend. */
export function couponCart(initial: RawLine[]) {
  const { answers, lines } = behavingCart(initial);
  const now = { codes: [] as string[], off: 0 };
  const told = (cart: Cart) => withCoupons(cart, now.codes, now.off);
  for (const [name, answer] of Object.entries(answers)) {
    if (name === 'CreateCart' || name === 'CheckUserIsAuthed') continue;
    answers[name] = (variables, body) => {
      const [[key, value] = ['', {}]] = Object.entries(answer(variables, body) as Record<string, object>);
      if (key === 'cart') return { cart: told(value as Cart) };
      return { [key]: { ...value, cart: told((value as { cart: Cart }).cart) } };
    };
  }
  const changed = (id: unknown) => ({ cart: told(rawCart(String(id), lines()).cart) });
  const all: Answers = {
    ...answers,
    ApplyCoupon: ({ cartId, couponCode }) => {
      Object.assign(now, { codes: [String(couponCode)], off: 1 });
      return { applyCouponToCart: changed(cartId) };
    },
    RemoveCoupon: ({ cartId }) => {
      Object.assign(now, { codes: [], off: 0 });
      return { removeCouponFromCart: changed(cartId) };
    },
  };
  return { answers: all, now, drop: () => void Object.assign(now, { codes: [], off: 0 }) };
}
