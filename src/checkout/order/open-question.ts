// An order that nobody has answered for: asks what became of it, ever less often, until that is known.
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';

export interface OpenQuestion {
  /** Nobody knows whether the order was placed: the page says so. */
  readonly isUnclear: ReadonlySignal<boolean>;
  /** Id of the cart that was sent. */
  readonly unclearCart: ReadonlySignal<string | undefined>;
  readonly isAsking: ReadonlySignal<boolean>;
  /** ms since 1970; when the last answer came, or did not. */
  readonly askedAt: ReadonlySignal<number>;
  /** Never rejects. A call while one runs is the same call. */
  askAgain(): Promise<void>;
  /** Asks by itself until it is known, or the function that it answers is called. */
  keepAsking(): () => void;
  /** The shopper goes on, with another cart. */
  leaveOpen(): void;
}

/** ms. */
const first = 2000;
const longest = 60_000;

/** `ask` answers the id of the cart of which it is still not known. */
export function createOpenQuestion(ask: () => Promise<string | undefined>) {
  const unclearCart = signal<string | undefined>(undefined);
  const isUnclear = computed(() => unclearCart.value !== undefined);
  const isAsking = signal(false);
  const askedAt = signal(Date.now());
  let asking: Promise<void> | undefined;

  const askAgain = () => {
    isAsking.value = true;
    return (asking ??= ask()
      .then(
        (cartId) => void (unclearCart.value = cartId),
        () => undefined,
      )
      .finally(() => {
        asking = undefined;
        isAsking.value = false;
        askedAt.value = Date.now();
      }));
  };

  return {
    isUnclear,
    unclearCart,
    isAsking,
    askedAt,
    askAgain,
    keepAsking() {
      let timer: ReturnType<typeof setTimeout>;
      let isLeft = false;
      const askIn = (pause: number) => {
        timer = setTimeout(() => {
          void askAgain().then(() => {
            if (!isLeft && isUnclear.peek()) askIn(Math.min(pause * 2, longest));
          });
        }, pause);
      };
      askIn(first);
      return () => {
        isLeft = true;
        clearTimeout(timer);
      };
    },
    leaveOpen: () => void (unclearCart.value = undefined),
  };
}
