// Repeatable chance: the same seed makes the same choices, so a failure can be made again.

export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
  /** True this often, 0 to 1. */
  chance(share: number): boolean;
  pick<T>(options: readonly T[]): T;
}

/** mulberry32 */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: <T>(options: readonly T[]) => {
      if (options.length === 0) throw new Error('nothing to pick from');
      return options[below(options.length)] as T;
    },
  };
}

/** The same for every run, so that a failure can be made again; others by `FUZZ_SEED=… npx vitest run …`. */
export const freshSeed = (): number => Number(process.env['FUZZ_SEED'] ?? 20261121);
