// What many loads come to: medians, and ratios of what was measured in the same round.
import { median } from '../median';

/** What one load was measured at, by name. */
export type Numbers = Readonly<Record<string, number | undefined>>;

export interface Spread {
  median: number;
  least: number;
  most: number;
}

/** undefined where nothing was measured. */
export function spreadOf(values: readonly (number | undefined)[]): Spread | undefined {
  const known = values.filter((value) => value !== undefined);
  if (known.length === 0) return undefined;
  return { median: median(known), least: Math.min(...known), most: Math.max(...known) };
}

export const spreadIn = (rounds: readonly Numbers[], name: string): Spread | undefined =>
  spreadOf(rounds.map((round) => round[name]));

/** Of each round's own ratio: what the machine does from one round to the next cancels out. */
export function ratioTo(
  rounds: readonly Numbers[],
  name: string,
  bases: readonly (number | undefined)[],
): Spread | undefined {
  return spreadOf(
    rounds.map((round, at) => {
      const [value, base] = [round[name], bases[at]];
      return value === undefined || !base ? undefined : value / base;
    }),
  );
}

/** In turns forwards and backwards, so that none always follows the same one. */
export const orderIn = <T>(round: number, targets: readonly T[]): readonly T[] =>
  round % 2 ? targets.toReversed() : targets;
