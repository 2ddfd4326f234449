// How a submenu lays out its entries (behaviour 2.4).

/** Entries of one column (behaviour 9). */
const columnLength = 10;

/** By position; entries of the same position stay as they came. */
export function byPosition<T extends { position: number }>(entries: readonly T[]): T[] {
  return [...entries].sort((a, b) => a.position - b.position);
}

/** Columns of ten, in the order of position. */
export function menuColumns<T extends { position: number }>(
  entries: readonly T[],
  length = columnLength,
): T[][] {
  const sorted = byPosition(entries);
  return Array.from({ length: Math.ceil(sorted.length / length) }, (_, column) =>
    sorted.slice(column * length, (column + 1) * length),
  );
}
