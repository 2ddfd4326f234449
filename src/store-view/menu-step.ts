// Which item of a menu a key leads to.

/** Index of the item to go to from the one at `at`; undefined where the key means nothing here. */
export function menuStep(key: string, at: number, names: readonly string[]): number | undefined {
  const count = names.length;
  if (!count) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (Math.max(at, 0) + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return undefined;
  // The next item that begins with the letter, round the end.
  const starts = (name: string) => name.toLowerCase().startsWith(key.toLowerCase());
  const order = names.map((_, step) => (Math.max(at, 0) + 1 + step) % count);
  return order.find((index) => starts(names[index] ?? ''));
}
