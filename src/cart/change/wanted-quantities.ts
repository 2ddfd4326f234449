// Sends the quantities that a shopper wants: the first at once, those that come while it is under way as one after it.
import type { Storefront } from '../../storefront';
import { afterPaint } from '../../ui/after-paint';
import { lineKey, type CartItem } from '../cart';

export interface WantedQuantities {
  /** Shows the wish and sends it. Answers, for all wishes of a line at once, whether the cart has the last of them. */
  want(line: CartItem, quantity: number): Promise<boolean>;
}

interface Wish {
  quantity: number;
  takeBack(): void;
  isDone: Promise<boolean>;
}

/** State of a Storefront, for `feature`: elements that show the same line show the same wish. */
export function createWantedQuantities({ cart }: Storefront): WantedQuantities {
  const wishes = new Map<string, Wish>();

  async function send(key: string, wish: Wish): Promise<boolean> {
    await new Promise<void>(afterPaint);
    let isDone: boolean;
    let sent: number;
    do {
      sent = wish.quantity;
      // By its key: a configurable line has another uid after each change.
      const line = cart.details.peek()?.items.find((item) => lineKey(item) === key);
      isDone = line?.quantity === sent || (!!line && (await cart.updateItem(line.uid, sent)));
    } while (wish.quantity !== sent);
    wishes.delete(key);
    wish.takeBack();
    return isDone;
  }

  return {
    want(line, quantity) {
      const key = lineKey(line);
      const known = wishes.get(key);
      const takeBack = cart.want(line, quantity);
      if (known) {
        known.takeBack();
        Object.assign(known, { quantity, takeBack });
        return known.isDone;
      }
      const wish: Wish = { quantity, takeBack, isDone: Promise.resolve(false) };
      wishes.set(key, wish);
      return (wish.isDone = send(key, wish));
    },
  };
}
