// The quantities that a shopper wants and the backend does not have yet: shown at once, clicks in quick succession sent as one.
import { signal } from '@preact/signals-core';
import type { Storefront } from '../storefront';
import { lineKey, type CartItem } from './cart';

export interface WantedQuantities {
  /** undefined: what the cart says. A signal's value: whoever reads it follows it. */
  of(line: CartItem): number | undefined;
  /** Sent when the clicks pause. Answers, for all wishes of a line at once, whether the cart has the last of them. */
  want(line: CartItem, quantity: number): Promise<boolean>;
  /** Sends at once what still waits for a pause: the shopper turns to something else. */
  send(line: CartItem): void;
}

interface Wish {
  quantity: number;
  isSending: boolean;
  timer?: ReturnType<typeof setTimeout>;
  isDone: Promise<boolean>;
  settle(isDone: boolean): void;
}

/** ms without a click. */
const pause = 350;

/** State of a Storefront, for `feature`: elements that show the same line show the same wish. */
export function createWantedQuantities({ cart, onDispose }: Storefront): WantedQuantities {
  const wishes = new Map<string, Wish>();
  const shown = signal<ReadonlyMap<string, number>>(new Map());
  const show = () => {
    shown.value = new Map([...wishes].map(([key, { quantity }]) => [key, quantity]));
  };
  onDispose(() => wishes.forEach(({ timer }) => clearTimeout(timer)));

  function begin(key: string): Wish {
    let settle: Wish['settle'] = () => undefined;
    const isDone = new Promise<boolean>((resolve) => (settle = resolve));
    const wish: Wish = { quantity: 0, isSending: false, isDone, settle };
    wishes.set(key, wish);
    return wish;
  }

  async function send(key: string): Promise<void> {
    const wish = wishes.get(key);
    if (!wish || wish.isSending) return;
    wish.isSending = true;
    let isDone: boolean;
    let sent: number;
    do {
      clearTimeout(wish.timer);
      sent = wish.quantity;
      // By its key: a configurable line has another uid after each change.
      const line = cart.details.peek()?.items.find((item) => lineKey(item) === key);
      isDone = line?.quantity === sent || (!!line && (await cart.updateItem(line.uid, sent)));
    } while (isDone && wish.quantity !== sent);
    wishes.delete(key);
    show();
    wish.settle(isDone);
  }

  return {
    of: (line) => shown.value.get(lineKey(line)),
    want(line, quantity) {
      const key = lineKey(line);
      const wish = wishes.get(key) ?? begin(key);
      wish.quantity = quantity;
      clearTimeout(wish.timer);
      wish.timer = setTimeout(() => void send(key), pause);
      show();
      return wish.isDone;
    },
    send: (line) => void send(lineKey(line)),
  };
}
