// Which option is active after a key. Pure.

/** Arrows lead through all of them and, between last and first, to none (-1). undefined: the key is the field's. */
export function optionAfter(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  if (active === -1) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
