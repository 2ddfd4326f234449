// Repeatable choices: the same text always gives the same numbers, so a product looks the same after every restart.

/** FNV-1a, then mixed so that near texts give far numbers. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  value ^= value >>> 12;
  return value >>> 0;
}

/** One of the options, decided by the seed. */
export function pick<T>(options: readonly T[], seed: string): T {
  const chosen = options[hash(seed) % options.length];
  if (chosen === undefined) throw new Error('Nothing to pick from.');
  return chosen;
}

/** A number from low to high, decided by the seed. */
export function between(low: number, high: number, seed: string): number {
  return low + (hash(seed) / 0xffffffff) * (high - low);
}
