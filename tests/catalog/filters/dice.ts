/** Small and seeded, so that a failure can be repeated. */
export function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
  return {
    below: (limit: number) => Math.floor(next() * limit),
    of: <T>(things: readonly T[]): T => things[Math.floor(next() * things.length)]!,
  };
}
