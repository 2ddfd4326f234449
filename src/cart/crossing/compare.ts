// What a cart shows of goods that were to go into it: by comparing it with what it held before. Pure.
import type { CartItem } from '../cart';
import { keyOf, lineOf, type ParcelLine } from './parcel';

/** Pieces by `keyOf`. */
export type Quantities = Readonly<Record<string, number>>;

export interface Compared {
  /** All pieces are there. */
  in: ParcelLine[];
  /** There are as many as before. */
  out: ParcelLine[];
  /** There are fewer than before, or some of the pieces: somebody else had a hand in it. */
  unclear: ParcelLine[];
}

export function quantitiesOf(items: readonly CartItem[]): Quantities {
  const sums = new Map<string, number>();
  for (const line of items.map(lineOf)) sums.set(keyOf(line), (sums.get(keyOf(line)) ?? 0) + line.quantity);
  return Object.fromEntries(sums);
}

export function compare(before: Quantities, now: Quantities, wanted: readonly ParcelLine[]): Compared {
  const compared: Compared = { in: [], out: [], unclear: [] };
  for (const line of wanted) {
    const grown = grownBy(before, now, line);
    compared[grown === 0 ? 'out' : grown >= line.quantity ? 'in' : 'unclear'].push(line);
  }
  return compared;
}

/** What a shopper who says so would have put in besides. */
export function missingOf(before: Quantities, now: Quantities, wanted: readonly ParcelLine[]): ParcelLine[] {
  return wanted.flatMap((line) => {
    const quantity = line.quantity - Math.max(0, grownBy(before, now, line));
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** Whether all of it is in the cart, whoever put it there. */
export const holds = (now: Quantities, lines: readonly ParcelLine[]): boolean =>
  lines.every((line) => piecesOf(now, line) >= line.quantity);

export const piecesIn = (lines: readonly ParcelLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

const grownBy = (before: Quantities, now: Quantities, line: ParcelLine): number =>
  piecesOf(now, line) - piecesOf(before, line);

/** Own names only: a SKU may be called "constructor". */
function piecesOf(quantities: Quantities, line: ParcelLine): number {
  const key = keyOf(line);
  return Object.hasOwn(quantities, key) ? quantities[key]! : 0;
}
