// From an amount in the asker's currency back to base-currency cents: which prices are shown as at least, or at most, that much.
import type { Context } from '../../context';

/** Farther than any price or any amount that a filter names in earnest. */
const limit = 1e12;

/** The lowest cents that are not shown as less than `amount`; conversion rounds, so there is no dividing by the rate. */
export function centsShownFrom({ rate }: Pick<Context, 'rate'>, amount: number): number {
  let [low, high] = [-limit, limit];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (rate(middle) >= amount) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The highest cents that are not shown as more than `amount`, in whole cents of the asker's currency. */
export function centsShownUpTo(context: Pick<Context, 'rate'>, amount: number): number {
  return centsShownFrom(context, Math.round(amount * 100 + 1) / 100) - 1;
}
