// How a submenu lays out its entries (behaviour 2.4).
import { byPosition } from '../../catalog/menu/menu-tree';

/** Entries of one column (behaviour 9). */
const columnLength = 10;

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
