// How a submenu lays out its entries (behaviour 2.4).
import { byPosition } from '../../catalog/menu/menu-tree';

/** Lines of one column (behaviour 9). */
const columnLength = 10;

interface Entry {
  position: number;
  /** Each has a line below it. */
  children?: readonly unknown[];
}

/** Columns of ten lines, in the order of position; an entry stays together with those below it. */
export function menuColumns<T extends Entry>(entries: readonly T[], length = columnLength): T[][] {
  const columns: T[][] = [];
  let lines = length;
  for (const entry of byPosition(entries)) {
    const own = 1 + (entry.children?.length ?? 0);
    if (lines + own > length) {
      columns.push([]);
      lines = 0;
    }
    columns.at(-1)?.push(entry);
    lines += own;
  }
  return columns;
}
