// What the shopper did to the cart and no answer has told of yet: shown at once, confirmed by the answer or taken back.
import { signal, type ReadonlySignal } from '@preact/signals-core';
import { lineKey, type Cart, type CartItem } from '../cart';

export interface Wish {
  /** Of the line; 0 where it is to go. Without a line: to be put in. */
  pieces: number;
  line?: string;
  /** The backend has it; the cart that is shown does not yet. */
  isIn?: boolean;
}

export interface Pending {
  readonly wishes: ReadonlySignal<readonly Wish[]>;
  begin(pieces: number, line?: CartItem): Wish;
  end(gone: readonly Wish[]): void;
  /** Those that a cart has in it which is read from now on. */
  accepted(): readonly Wish[];
  /** Pieces wanted of a line; undefined: as many as it has. A signal's value. */
  wantedOf(line: CartItem): number | undefined;
  /** `proven`: the number that an answer told, where no details are known. */
  countOf(details: Cart | undefined, proven: number | undefined): number | undefined;
}

export function createPending(): Pending {
  const wishes = signal<readonly Wish[]>([]);
  /** The last wins. */
  const wantedOf = (line: CartItem) => wishes.value.findLast((wish) => wish.line === lineKey(line))?.pieces;
  return {
    wishes,
    wantedOf,
    begin(pieces, line) {
      const wish = { pieces, line: line && lineKey(line) };
      wishes.value = [...wishes.peek(), wish];
      return wish;
    },
    end(gone) {
      wishes.value = wishes.peek().filter((wish) => !gone.includes(wish));
    },
    accepted: () => wishes.peek().filter(({ isIn }) => isIn),
    countOf(details, proven) {
      const count = wishes.value.reduce((sum, { pieces, line }) => (line ? sum : sum + pieces), 0);
      return details
        ? details.items.reduce((sum, line) => sum + (wantedOf(line) ?? line.quantity), count)
        : count
          ? (proven ?? 0) + count
          : proven;
    },
  };
}
